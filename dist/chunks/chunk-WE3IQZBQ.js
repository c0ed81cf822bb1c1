import {
  EMPTY_TALLY,
  TOOL_NOTE_PREFIX,
  agentName,
  agentNameCell,
  displayName,
  filesWithoutMemory,
  foldCustomCall,
  renderAgentResults,
  renderAgentsAtWork,
  renderToolUse,
  shownAgents,
  stateText,
  tallyToolCall,
  totalTokens,
  workingTime
} from "./chunk-USETC6I6.js";
import {
  cell,
  code,
  codeBlock,
  collapsible,
  commentUrl,
  createOutbound,
  firstThatFits,
  inline,
  joinNames,
  limitedTable,
  linesLabel,
  link,
  list,
  paragraphs,
  repositoryUrl,
  section,
  trimBlankLines
} from "./chunk-TDOGVDBM.js";
import {
  renderMarker
} from "./chunk-77SNCVCP.js";
import {
  CHECK_FILES
} from "./chunk-SXQO2GA5.js";
import {
  lacksPullRequest
} from "./chunk-CNRU7EYU.js";
import {
  nonceOf
} from "./chunk-XAKR566N.js";
import {
  count,
  duration,
  firstOf,
  plural
} from "./chunk-BSQV4ART.js";
import {
  shortHash
} from "./chunk-PO4G3B7X.js";
import {
  fieldsOf,
  readJson
} from "./chunk-DZISDMIS.js";
import {
  capitalise,
  firstParagraph,
  firstSentence,
  oneLine
} from "./chunk-6GCJ4LC6.js";
import {
  NO_CHECKS,
  foldCheck,
  isFailing
} from "./chunk-7TLDPTJE.js";
import {
  COORDINATOR,
  addAgentRow,
  changeAgentRow
} from "./chunk-UXQFGFHB.js";
import {
  askedWords
} from "./chunk-WOQ4ALLD.js";
import {
  headOf
} from "./chunk-ZBRHI66Z.js";
import {
  attempt,
  describe
} from "./chunk-EHNRAOD3.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/publish/render/outcome-text.ts
init_define_RUNTIME_PACKAGES();

// src/publish/render/headline/fallback-step.ts
init_define_RUNTIME_PACKAGES();
function renderFallbackStep({ facts }, { branch }, { wanted, bundle }) {
  if (bundle !== void 0) {
    return paragraphs([
      bundle.isUploadFailed === true ? notUploadedText(facts) : `To bring it in, ${rerunText(facts, bundle)}run this in a clone of the repository:`,
      codeBlock(bundleCommands(facts.runId, branch, bundle), "sh")
    ]);
  }
  const comparison = repositoryUrl(facts, "compare", `${wanted}...${branch}`);
  return `${link("Merge it by hand", comparison)} into ${code(wanted)}, or ask again.`;
}
function rerunText({ runUrl }, { isArtifact }) {
  return isArtifact ? `${link("re-run the job", runUrl)} once the branch can be pushed, or ` : "";
}
function notUploadedText({ runUrl }) {
  return `The file could not be uploaded. If it is not among ${link("the run's artifacts", runUrl)}, it exists only on the runner. A GitHub-hosted runner is gone by now: ask again. On a runner of your own, run this in a clone of the repository:`;
}
function bundleCommands(runId, branch, { file, place, isArtifact }) {
  const ref = shellWord(`refs/heads/${branch}`);
  const download = `gh run download ${runId} --name ${place} --dir ${place}`;
  return [
    ...isArtifact ? [download] : [],
    "git fetch origin",
    `git fetch ${shellWord(`${place}/${file}`)} ${ref}:${ref}`,
    `git push origin ${ref}`
  ].join("\n");
}
function shellWord(text) {
  return /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

// src/publish/render/headline/news-detail.ts
init_define_RUNTIME_PACKAGES();
var MAX_REASON = 300;
function placeOf({ facts }, work) {
  const { pullRequest, branch, fallback } = work;
  if (pullRequest !== void 0) return link(`#${pullRequest.number}`, pullRequest.url);
  if (fallback?.bundle !== void 0) return bundlePlace(facts, fallback.bundle);
  return `the branch ${link(code(branch), repositoryUrl(facts, "tree", branch))}`;
}
function bundlePlace({ runUrl }, { file, place, isArtifact }) {
  const where = isArtifact ? `the artifact ${link(code(place), runUrl)}` : `the folder ${code(place)}`;
  return `the file ${code(file)} in ${where}`;
}
function detailOf(parts) {
  const said = parts.filter((part) => part !== void 0);
  return said.length === 0 ? {} : { detail: said.join(" \xB7 ") };
}
function keptText({ context, outcome }) {
  const work = "work" in outcome ? outcome.work : void 0;
  return work && `${placeOf(context, work)} ${keptWords(work)}`;
}
function answerLink({ transcript }) {
  return transcript.notice && link("answer it here", transcript.notice);
}
function withAnswerLink(text, input) {
  const answer = answerLink(input);
  return answer === void 0 ? text : `${text}, ${answer}`;
}
function fallbackText({ context }, work, { wanted, reason }) {
  const why = inline(withoutStop(reason), MAX_REASON, context.safe);
  return `${code(wanted)} could not be pushed (${why}), so it is kept ${work.fallback?.bundle === void 0 ? "on" : "in"} ${placeOf(context, work)}`;
}
function keptWords({ pullRequest }) {
  return pullRequest?.isDraft === true ? "is a draft with what was finished" : "has what was finished";
}
function failureDetail(reason, input) {
  const work = "work" in input.outcome ? input.outcome.work : void 0;
  if (work?.fallback !== void 0) return detailOf([fallbackText(input, work, work.fallback)]);
  return detailOf([reasonDetail(reason, input.context).detail, keptText(input)]);
}
function reasonDetail(reason, { safe }) {
  return isShortReason(reason) ? { detail: inline(withoutStop(reason), MAX_REASON, safe) } : {};
}
function withoutStop(reason) {
  return reason.trim().replace(/(?<!\.)\.$/, "");
}
function isShortReason(reason) {
  const text = reason.trim();
  return text !== "" && text.length <= MAX_REASON && !text.includes("\n");
}
function readiness(context, outcome) {
  const work = outcome.kind === "answered" || !("work" in outcome) ? void 0 : outcome.work;
  if (work === void 0) return "Answered";
  if (work.pullRequest === void 0) return `The work is on ${placeOf(context, work)}`;
  return `${placeOf(context, work)} is ${work.pullRequest.isDraft === true ? "a draft" : "ready"}`;
}

// src/publish/render/long-text.ts
init_define_RUNTIME_PACKAGES();
function renderLongText({ facts, safe }, text, max) {
  const whole = text.trim();
  if (whole.length <= max) return trimBlankLines(safe(whole));
  const kept = headOf(whole, max);
  const missing = plural(whole.length - kept.length, "character");
  const notice = `*Cut here, ${missing} left out; more is in ${link("the run", facts.runUrl)}.*`;
  return `${trimBlankLines(safe(`${kept} \u2026`))}

${notice}`;
}

// src/publish/render/outcome-text.ts
var LIMIT_INPUTS = {
  timeout: "timeout-minutes",
  tokens: "max-tokens",
  "tool-calls": "max-tool-calls",
  cancelled: void 0,
  interrupted: void 0
};
function workOfOutcome(outcome) {
  return "work" in outcome ? outcome.work : void 0;
}
function renderOutcome(context, outcome, max) {
  switch (outcome.kind) {
    case "changed":
    case "answered":
    case "asked":
      return renderLongText(context, outcome.answer, max);
    case "limited":
      return "";
    case "failed":
      return renderLongText(context, failedText(outcome), max);
    default:
      return isShortReason(outcome.reason) ? "" : renderLongText(context, outcome.reason, max);
  }
}
function failedText({ reason, answer = "" }) {
  const parts = [isShortReason(reason) ? "" : reason, answer];
  return parts.filter((part) => part.trim() !== "").join("\n\n");
}
function renderNextStep(context, outcome) {
  const phrase = code(context.facts.phrase);
  const opening = openingText(
    context,
    outcome.kind === "answered" ? outcome.memory : workOfOutcome(outcome)
  );
  switch (outcome.kind) {
    case "limited":
      return paragraphs([limitText(outcome.limit, phrase), opening]);
    case "failed":
      return paragraphs([failureStepText(context, outcome, phrase), opening]);
    default:
      return opening;
  }
}
function openingText({ facts, safe }, work) {
  if (work?.compareUrl === void 0 || work.pullRequest !== void 0) return void 0;
  const { compareUrl, notOpened } = work;
  if (notOpened !== void 0) {
    const why = inline(notOpened, 300, safe);
    return `The pull request could not be opened: ${why}. ${link("Open it yourself", compareUrl)}.`;
  }
  const setting = link("the setting", repositoryUrl(facts, "settings/actions"));
  return `${link("Open the pull request", compareUrl)} yourself. Actions may not open one here unless ${setting} *Allow GitHub Actions to create and approve pull requests* is on.`;
}
function limitText(limit, phrase) {
  const input = LIMIT_INPUTS[limit];
  const raise = input === void 0 ? "" : ` The input ${code(input)} sets the limit; \`.squad/config.json\` may set it lower.`;
  return `To continue, ask ${phrase} again.${raise}`;
}
function failureStepText(context, { hint, work }, phrase) {
  const { facts, safe } = context;
  const advice = hint === void 0 || hint.trim() === "" ? void 0 : inline(hint, 500, safe);
  if (work?.fallback !== void 0) {
    return paragraphs([renderFallbackStep(context, work, work.fallback), advice]);
  }
  if (advice !== void 0) return advice;
  return `Look at ${link("the log of the run", facts.runUrl)}, then ask ${phrase} again.`;
}

// src/run/finish/notify-people.ts
init_define_RUNTIME_PACKAGES();

// src/publish/comment-once.ts
init_define_RUNTIME_PACKAGES();
var LISTED_MS = 2e3;
async function commentOnce(thread, body, { github, clock, time, find, onSecond }) {
  const first = await attempt(github.createComment(thread, body));
  if (first.kind === "done") return first.value;
  await attempt(clock.sleep(LISTED_MS, time.over));
  if (time.over.aborted) throw first.error;
  const { items } = await github.listComments(thread, void 0);
  const found = await find(items);
  if (found !== void 0) return found;
  onSecond?.();
  return github.createComment(thread, body);
}

// src/publish/replies/notice.ts
init_define_RUNTIME_PACKAGES();

// src/publish/render/headline/news.ts
init_define_RUNTIME_PACKAGES();

// src/run-log/unfinished.ts
init_define_RUNTIME_PACKAGES();
function unfinishedAgents(agents) {
  return agents.filter((row) => isCutShort(row) && !agents.some((other) => finishes(other, row)));
}
function isCutShort({ state }) {
  return state === "failed" || state === "stopped";
}
function finishes(later, row) {
  if (later.state !== "done" && later.state !== "idle") return false;
  const { endedAt = row.lastActiveAt } = row;
  if (later.session === COORDINATOR || later.lastActiveAt < endedAt) return false;
  const hasItsFiles = row.files.length > 0 && row.files.every((path) => later.files.includes(path));
  const isNextTry = later.agent === row.agent && later.startedAt >= endedAt;
  return isNextTry || later.task === row.task || hasItsFiles;
}

// src/publish/render/check-words.ts
init_define_RUNTIME_PACKAGES();
var MAX_NAMED = 2;
function failingText({ safe }, { rows }) {
  return countedText(rows.filter(isFailing), safe, { one: "fails", many: "fail" });
}
function otherResults({ safe }, { rows, base }) {
  const of = (wanted) => rows.filter(({ result }) => result === wanted);
  const passed = countedText(of("passed"), safe, { one: "passed", many: "passed" });
  const where = `on ${inline(base, 60, safe)} as well`;
  const onBase = countedText(of("failed-on-base"), safe, {
    one: `fails ${where}`,
    many: `fail ${where}`
  });
  return [passed, onBase].filter((text) => text !== void 0);
}
function countedText(rows, safe, { one, many }) {
  if (rows.length === 0) return void 0;
  if (rows.length > MAX_NAMED) return `${plural(rows.length, "check")} ${many}`;
  const names = rows.map(({ name }) => inline(name, 60, safe)).join(" and ");
  return `${names} ${rows.length === 1 ? one : many}`;
}

// src/publish/render/question.ts
init_define_RUNTIME_PACKAGES();
var MAX_QUESTION_LENGTH = 4e3;
var MAX_CALLS = 3;
var MAX_CALL_LENGTH = 800;
var MAX_OPTIONS = 9;
function renderQuestion(context, question, max) {
  return renderLongText(context, question, max).replace(/^/gm, "> ");
}
function readQuestion(board) {
  const lines = board.split("\n");
  const start = lines.findIndex(isQuoted);
  if (start === -1) return void 0;
  const length = lines.slice(start).findIndex((line) => !isQuoted(line));
  const quoted = lines.slice(start, length === -1 ? void 0 : start + length);
  const text = quoted.map((line) => line.replace(/^> ?/, "")).join("\n");
  return text.trim().slice(-MAX_QUESTION_LENGTH).trim() || void 0;
}
function isQuoted(line) {
  return line.startsWith(">");
}
function renderWanted(context, transcript, outcome) {
  const { phrase } = context.facts;
  const question = outcome?.kind === "asked" ? outcome.question : "";
  const calls = transcript.escalations.filter(({ text }) => !question.includes(text.trim()));
  return paragraphs([
    ...question === "" ? [] : [renderQuestion(context, question, MAX_QUESTION_LENGTH), replyHint(question, phrase)],
    ...calls.slice(0, MAX_CALLS).map((call2) => renderCall(context, transcript, call2, isNamed(calls, outcome))),
    calls.length > MAX_CALLS ? `And ${calls.length - MAX_CALLS} more.` : void 0,
    calls.length > 0 ? replyHint(calls.length === 1 ? calls[0]?.text ?? "" : "", phrase) : ""
  ]);
}
function renderWantedOnBoard(context, transcript, outcome) {
  const wanted = renderWanted(context, transcript, outcome);
  return wanted === "" || transcript.notice === void 0 ? wanted : collapsible(outcome?.kind === "asked" ? "The question" : "The call for help", wanted);
}
function isNamed(calls, outcome) {
  const isFinished = outcome?.kind === "changed" || outcome?.kind === "answered";
  return isFinished && calls.length === 1 && calls[0]?.kind === "escalation";
}
function renderCall(context, transcript, { kind, from, text }, isNamedAbove) {
  const quoted = renderQuestion(context, text, MAX_CALL_LENGTH);
  if (isNamedAbove) return quoted;
  const verb = kind === "question" ? "asks" : "needs help";
  return `**${agentName(context, transcript, from)} ${verb}:**

${quoted}`;
}
function replyHint(question, phrase) {
  const options = Array.from(
    { length: countOptions(question) },
    (_, at) => code(`${phrase} ${at + 1}`)
  );
  if (options.length < 2) return `Reply in a comment that begins with ${code(phrase)}.`;
  return `Reply ${options.slice(0, -1).join(", ")} or ${options.at(-1)}, or in your own words after ${code(phrase)}.`;
}
function countOptions(question) {
  const found = question.matchAll(
    /\((?<one>[1-9])\)|^[ \t]{0,8}(?<item>[1-9])[.)][ \t]|\boption (?<option>[1-9])\b|\bor (?<other>[2-9])\b/gim
  );
  const numbers = new Set(
    [...found].flatMap(({ groups = {} }) => Object.values(groups)).map(Number)
  );
  const missing = Array.from({ length: MAX_OPTIONS }, (_, at) => at + 1).find(
    (option) => !numbers.has(option)
  );
  return (missing ?? MAX_OPTIONS + 1) - 1;
}
function askerNames(context, transcript) {
  const asking = transcript.escalations.filter(({ kind }) => kind === "question");
  const names = [...new Set(asking.map(({ from }) => agentName(context, transcript, from)))];
  return names.length === 0 ? "The squad" : joinNames(names);
}

// src/publish/render/shared-parts.ts
init_define_RUNTIME_PACKAGES();
function renderNotes({ safe }, { notes, left }, max) {
  const items = [...notes, ...left.map((file) => `Left out: ${file}`)];
  if (items.length === 0) return void 0;
  const lines = list(
    items.map((item) => inline(item, 300, safe)),
    max
  );
  return items.length > 3 ? collapsible(`${count(items.length)} notes`, lines) : `**Worth knowing**

${lines}`;
}
function renderRefused(context, transcript, max) {
  const lines = [
    ...refusedLines(context, transcript),
    ...transcript.left.map((line) => {
      const [path = "", ...reason] = line.split(": ");
      return refusalLine(context, path, reason.join(": "));
    })
  ];
  return lines.length === 0 ? void 0 : `**Refused**

${list(lines, max)}`;
}
function refusedLines(context, transcript) {
  const { refused, left } = transcript;
  const unsaid = refused.filter(({ path }) => !left.some((line) => line.startsWith(`${path}: `)));
  return unsaid.map(({ session, path, reason }) => {
    const name = agentName(context, transcript, session);
    return `${refusalLine(context, path, reason)} (${name})`;
  });
}
function refusalLine({ safe }, path, reason) {
  const told = reason.startsWith(`${path}: `) ? reason.slice(path.length + 2) : reason;
  const why = inline(told, 200, safe);
  const what = path.trim() === "" ? "A path without a name" : inline(code(path), 220, safe);
  return `${what}${why === "" ? "" : `: ${why}`}`;
}
function cutShortText({ safe }, rows) {
  const names = [...new Set(rows.map(({ name }) => inline(name, 40, safe)))];
  const stopped = names.length === 1 ? "was stopped" : "were stopped";
  return `${joinNames(names)} ${rows[0]?.state === "failed" ? "failed" : stopped}`;
}

// src/publish/render/headline/conflicts.ts
init_define_RUNTIME_PACKAGES();

// src/publish/reviews/review-summary.ts
init_define_RUNTIME_PACKAGES();

// src/coordinator/reviews/standing-findings.ts
init_define_RUNTIME_PACKAGES();
function standingReviews(notes) {
  return notes.flatMap((note, at) => {
    const later = notes.slice(at + 1).filter(({ reviewer }) => reviewer === note.reviewer);
    if (note.findings.length === 0) return later.some((one) => overlap(one, note)) ? [] : [note];
    const revised = new Set(note.revised);
    const kept = note.findings.flatMap(
      (finding, place) => later.some((one) => looksAgain(one, note, finding.path)) ? [] : [{ finding, isRevised: revised.has(place) }]
    );
    if (kept.length === 0) return [];
    const places = kept.flatMap(({ isRevised: isRevised2 }, place) => isRevised2 ? [place] : []);
    return [{ ...note, findings: kept.map(({ finding }) => finding), revised: places }];
  });
}
function standingLocks(locks, notes) {
  return locks.filter((lock) => {
    const { path } = lock;
    const last = notes.findLast(
      (note) => speaksFor(note, lock) && (settlesFile(note, path) || rejectedFiles(note).includes(path))
    );
    return last === void 0 || !settlesFile(last, path);
  });
}
function speaksFor({ reviewer }, { by, isSelfRevised = false }) {
  return reviewer === by || isSelfRevised;
}
function settlesFile(review, path) {
  if (review.verdict === "none" || !covers(review.files, path)) return false;
  return !rejectedFiles(review).some((file) => file === path || path.startsWith(`${file}/`));
}
function rejectedFiles({ verdict, findings, files }) {
  if (verdict !== "changes-requested") return [];
  if (findings.length === 0) return files;
  const grave = findings.filter(({ severity }) => severity !== "nit");
  return [...new Set(grave.map(({ path }) => toRepositoryPath(path, files)))];
}
function standingFindings(notes, paths) {
  return standingReviews(notes).filter(({ verdict }) => verdict === "changes-requested").flatMap(({ findings, reviewer }) => findings.map((one) => ({ ...one, reviewer }))).filter(({ path }) => covers(paths, path));
}
function toRepositoryPath(path, known) {
  if (known.includes(path)) return path;
  const alike = known.filter((one) => one.endsWith(`/${path}`) || path.endsWith(`/${one}`));
  const [only = path, ...others] = new Set(alike);
  return others.length === 0 ? only : path;
}
function covers(files, path) {
  if (files.length === 0) return true;
  const known = toRepositoryPath(path, files);
  return files.some((file) => known === file || known.startsWith(`${file}/`));
}
function looksAgain(later, earlier, path) {
  if (covers(later.files, path)) return true;
  return !covers(earlier.files, path) && overlap(later, earlier);
}
function overlap(later, earlier) {
  if (later.files.length === 0 || earlier.files.length === 0) return true;
  return earlier.files.some((path) => covers(later.files, path));
}

// src/publish/reviews/review-progress.ts
init_define_RUNTIME_PACKAGES();
function reviewProgress(reviews) {
  const standing = standingReviews(reviews);
  return [...new Set(standing.map(({ reviewer }) => reviewer))].map((reviewer) => {
    const own = standing.filter((note) => note.reviewer === reviewer);
    const all = reviews.filter((note) => note.reviewer === reviewer);
    const findings = own.flatMap(
      (note) => note.findings.map((one, at) => ({ ...one, isChanged: note.revised?.includes(at) === true }))
    );
    const verdict = worstVerdict(own);
    return {
      reviewer,
      verdict,
      isOpen: verdict === "changes-requested",
      files: [...new Set(own.flatMap(({ files }) => files))],
      findings,
      changed: findings.filter(({ isChanged }) => isChanged).length,
      lookedAgain: all.some(
        (note, at) => at > 0 && all.slice(0, at).some((it) => sharesFile(it, note))
      )
    };
  });
}
function settledReviews(reviews) {
  const standing = standingReviews(reviews);
  const keyOf = ({ path, text }) => `${path}\0${text}`;
  const asked = new Set(standing.flatMap(({ findings }) => findings.map(keyOf)));
  return reviews.flatMap((note) => {
    if (note.verdict !== "changes-requested") return [];
    const settled = note.findings.flatMap(
      (finding, at) => asked.has(keyOf(finding)) ? [] : [{ ...finding, isChanged: note.revised?.includes(at) === true }]
    );
    return settled.length === 0 ? [] : [{ note, findings: settled }];
  });
}
function askedText(findings, changed) {
  if (findings === 0) return "asked for changes";
  const asked = `asked for ${plural(findings, "change")}`;
  if (changed === 0) return asked;
  const whose = findings === 1 ? "its lines" : `the lines of ${changed === findings ? "all" : changed}`;
  return `${asked} (${whose} have changed since)`;
}
function worstVerdict(standing) {
  const isRejected = standing.some(({ verdict }) => verdict === "changes-requested");
  return isRejected ? "changes-requested" : standing.at(-1)?.verdict ?? "none";
}
function sharesFile(one, other) {
  const isAll = one.files.length === 0 || other.files.length === 0;
  return isAll || one.files.some((path) => other.files.includes(path));
}

// src/publish/reviews/review-summary.ts
var MAX_PATHS = 3;
var MAX_FINDINGS = 12;
var VERDICT_TEXTS = {
  approved: "approved",
  none: "gave no verdict"
};
function renderReviews(context, transcript, max) {
  const lines = [
    ...transcript.reviews.map((review) => reviewLine(context, transcript, review)),
    ...groupLocks(standingLocks(transcript.locks, transcript.reviews), transcript).map(
      (locks) => lockLine(context, transcript, locks)
    )
  ];
  if (lines.length === 0) return "";
  const items = list(lines, max);
  return `**Reviews**

${items}`;
}
function reviewLine(context, transcript, review) {
  const name = (id) => agentName(context, transcript, id);
  const { reviewer, requestedBy, files, verdict, findings } = review;
  const what = files.length > 0 ? `reviewed ${pathList(files)}` : "reviewed the work";
  const found = findings.length > 0 ? plural(findings.length, "finding") : "no findings";
  const said = verdict === "changes-requested" ? rejectionText(review, transcript, name) : `${VERDICT_TEXTS[verdict]}, ${found}`;
  return `**${name(reviewer)}** ${what} for ${name(requestedBy)}: ${said}.`;
}
function rejectionText(review, { reviews }, name) {
  const { findings, revised = [], reviser, handoff } = review;
  const asked = askedText(findings.length, 0);
  if (!standingReviews(reviews).some((one) => one.handoff === handoff)) return asked;
  if (revised.length > 0) {
    return `${askedText(findings.length, revised.length)}, nobody looked again`;
  }
  return reviser === void 0 ? asked : `${asked}; ${name(reviser)} should revise it`;
}
function groupLocks(locks, transcript) {
  const groups = /* @__PURE__ */ new Map();
  for (const lock of locks) {
    const { agent, by, reviser } = lock;
    const key = JSON.stringify([agent, by, reviser, isRevised(lock, transcript)]);
    const known = groups.get(key);
    groups.set(key, known === void 0 ? [lock] : [...known, lock]);
  }
  return [...groups.values()];
}
function isRevised({ reviser, path }, { agents }) {
  return agents.some(({ agent, files }) => agent === reviser && files.includes(path));
}
function lockLine(context, transcript, locks) {
  const [lock] = locks;
  const { agent, by, reviser } = lock;
  const name = (id) => agentName(context, transcript, id);
  const who = reviser === void 0 ? `Someone other than ${name(agent)}` : name(reviser);
  const did = isRevised(lock, transcript) ? "revised" : "should revise";
  const what = pathList(locks.map((lock2) => lock2.path));
  return `${who} ${did} ${what}: ${name(by)} requested changes to ${name(agent)}'s version.`;
}
function pathList(all) {
  const shown2 = all.slice(0, MAX_PATHS).map(code);
  const missing = all.length - shown2.length;
  if (missing > 0) return `${shown2.join(", ")} and ${count(missing)} more`;
  return joinNames(shown2);
}
function renderOpenFindings(context, { reviews }, max) {
  const open = reviewProgress(reviews).filter(({ isOpen }) => isOpen);
  const found = open.flatMap(({ findings }) => findings);
  const standing = found.filter(({ isChanged }) => !isChanged);
  if (standing.length === 0) return void 0;
  const lines = standing.map((finding) => findingLine(context, finding));
  return `**What the review found**

${list(lines, Math.min(max, MAX_FINDINGS))}`;
}
function findingLine({ safe }, finding) {
  const { path, line, endLine = line, text, severity } = finding;
  const weight = severity === void 0 ? "" : `${severity}, `;
  return `${weight}${linesLabel({ path, line, endLine })}: ${inline(text, 300, safe)}`;
}

// src/publish/render/headline/conflicts.ts
var MAX_NAMED2 = 2;
function setAsideText(context, transcript) {
  const lines = transcript.conflicts.flatMap(({ session, files, keptOn, isBundled }) => {
    if (keptOn === void 0) return [];
    const branch = link(code(keptOn), repositoryUrl(context.facts, "tree", keptOn));
    const place = isBundled ? `in the run's bundle as ${code(keptOn)}` : `on ${branch}`;
    const name = agentName(context, transcript, session);
    return [`${name}'s change to ${pathList(files)} conflicted and is kept ${place}`];
  });
  if (lines.length === 0) return void 0;
  const more = lines.length - MAX_NAMED2;
  const rest = more > 0 ? [`${more} more ${more === 1 ? "is" : "are"} set aside`] : [];
  return [...lines.slice(0, MAX_NAMED2), ...rest].join("; ");
}
function renderResolved(context, transcript, max) {
  const resolved = transcript.conflicts.filter((one) => isResolved(one, transcript));
  return list(
    resolved.map(({ session, files, others }) => {
      const name = (id) => agentName(context, transcript, id);
      const by = joinNames([...new Set(others.map(name))]);
      return `**${name(session)}** resolved a conflict${by === "" ? "" : ` with ${by}`} in ${pathList(files)}.`;
    }),
    max
  );
}
function isResolved({ session, keptOn }, { agents }) {
  const row = agents.find((agent) => agent.session === session);
  return keptOn === void 0 && (row?.state === "done" || row?.state === "idle");
}

// src/publish/render/headline/review-news.ts
init_define_RUNTIME_PACKAGES();
function reviewNews({ context, transcript, outcome }) {
  const progress = reviewProgress(transcript.reviews).filter(({ isOpen }) => isOpen);
  const work = "work" in outcome ? outcome.work : void 0;
  const open = [
    ...progress.map((one) => progressText(one, context, transcript)),
    ...(work?.earlierReviews ?? []).map((one) => earlierText(one, context, transcript))
  ];
  if (open.length === 0) return void 0;
  const are = open.length === 1 ? "one review is open" : `${open.length} reviews are open`;
  return {
    mark: "\u26A0\uFE0F",
    title: `${readiness(context, outcome)}, and ${are}`,
    beside: are,
    detail: open.join("; ")
  };
}
function earlierText({ reviewer, files }, context, transcript) {
  const where = files.length === 0 ? "" : ` in ${pathList(files)}`;
  return `${agentName(context, transcript, reviewer)}'s request for changes${where} still stands`;
}
function progressText({ reviewer, findings, changed, lookedAgain }, context, transcript) {
  const name = agentName(context, transcript, reviewer);
  if (!lookedAgain) return `${name} ${askedText(findings.length, changed)}, nobody looked again`;
  const what = findings.length === 0 ? "changes" : plural(findings.length, "change");
  return `${name} looked again and asks for ${what}`;
}

// src/publish/render/headline/undone.ts
init_define_RUNTIME_PACKAGES();
var MAX_LENGTH = 300;
function undoneDetail(context, { undone }) {
  const whole = wholeText(undone);
  const shown2 = isShortReason(whole) ? whole : oneLine(firstSentence(whole), MAX_LENGTH);
  return reasonDetail(shown2, context);
}
function renderUndone(context, transcript) {
  const { undone } = transcript;
  const isTold = undone.length === 0 || isShortReason(wholeText(undone));
  return isTold ? void 0 : `**Not done**

${list(undoneItems(context, transcript))}`;
}
function undoneItems({ safe }, { undone }) {
  return undone.map((part) => inline(capitalise(part), 600, safe));
}
function unfoundedText({ safe }, { unfounded }) {
  if (unfounded.length === 0) return void 0;
  return inline([...new Set(unfounded)].join(", and "), MAX_LENGTH, safe);
}
function renderUnfounded(context, transcript) {
  const fact = unfoundedText(context, transcript);
  return fact && `\u26A0\uFE0F **In fact ${fact}**, whatever the text below says.`;
}
function wholeText(undone) {
  return undone.map((part) => `${capitalise(part.trim()).replace(/\.{1,3}$/, "")}.`).join(" ");
}

// src/publish/render/headline/news.ts
function renderNews(context, transcript, outcome) {
  return joinNews(newsOf(context, transcript, outcome), []);
}
function joinNews({ mark, title, detail }, parts) {
  const rest = [...detail === void 0 ? [] : [detail], ...parts].join(" \xB7 ");
  return `${mark} **${title}**${rest === "" ? "" : `: ${rest}`}`;
}
function newsOf(context, transcript, outcome) {
  if (outcome === void 0) return { mark: "\u23F3", title: "Working on it" };
  const input = { context, transcript, outcome };
  switch (outcome.kind) {
    case "changed":
    case "answered":
    case "asked":
      return worstNews(input) ?? doneNews(input);
    case "declined":
      return { mark: "\u{1F6AB}", title: "Declined", ...reasonDetail(outcome.reason, context) };
    case "nothing-to-do":
      return { mark: "\u2705", title: "Nothing to change", ...reasonDetail(outcome.reason, context) };
    case "limited":
      return {
        mark: "\u23F8",
        title: limitTitle(outcome),
        ...detailOf([keptText(input) ?? lostText(outcome), setAsideText(context, transcript)])
      };
    case "failed":
      return {
        mark: "\u274C",
        title: failureTitle(outcome.work),
        ...failureDetail(outcome.reason, input)
      };
  }
}
function worstNews(input) {
  const [worst, ...others] = [
    failingNews(input),
    setAsideNews(input),
    questionNews(input),
    stuckNews(input),
    undoneNews(input),
    unfoundedNews(input),
    brokenNews(input),
    reviewNews(input)
  ].filter((news) => news !== void 0);
  if (worst === void 0) return void 0;
  const { mark, title, detail } = worst;
  return { mark, title, ...detailOf([detail, ...others.map(({ beside }) => beside)]) };
}
function stuckNews(input) {
  const { context, transcript } = input;
  const calls = transcript.escalations.filter(({ kind }) => kind === "escalation");
  if (calls.length === 0) return void 0;
  const names = [...new Set(calls.map(({ from }) => agentName(context, transcript, from)))];
  const needs = `${joinNames(names)} ${names.length === 1 ? "needs" : "need"} a decision`;
  return {
    mark: "\u{1F64B}",
    title: `Stuck: ${needs}`,
    beside: withAnswerLink(needs, input),
    ...detailOf([keptText(input), answerLink(input)])
  };
}
function questionNews(input) {
  if (input.outcome.kind !== "asked") return void 0;
  const title = questionTitle(input);
  return {
    mark: "\u{1F64B}",
    title,
    beside: withAnswerLink(title, input),
    ...detailOf([keptText(input), answerLink(input)])
  };
}
function failingNews({ context, transcript, outcome }) {
  const failing = failingText(context, transcript.checks);
  const work = "work" in outcome ? outcome.work : void 0;
  if (failing === void 0 || work === void 0) return void 0;
  const isDraft = work.pullRequest?.isDraft === true;
  return {
    mark: "\u274C",
    title: `${placeOf(context, work)}${isDraft ? " is a draft" : ""}: ${failing}`,
    beside: failing
  };
}
function setAsideNews({ context, transcript, outcome }) {
  const beside = setAsideText(context, transcript);
  if (beside === void 0) return void 0;
  const isPublished = "work" in outcome && outcome.work !== void 0;
  const title = isPublished ? `${readiness(context, outcome)}, but part of the work is missing` : "A change is set aside";
  return { mark: "\u26A0\uFE0F", title, detail: beside, beside };
}
function undoneNews({ context, transcript, outcome }) {
  if (transcript.undone.length === 0) return void 0;
  const work = "work" in outcome ? outcome.work : void 0;
  const { detail } = undoneDetail(context, transcript);
  const told = detailOf([detail]);
  const beside = ["part of it is not done", ...detail === void 0 ? [] : [detail]].join(": ");
  if (work === void 0) return { mark: "\u{1F6AB}", title: "Not done", beside, ...told };
  const isDraft = work.pullRequest?.isDraft === true;
  const title = `${readiness(context, outcome)}${isDraft ? ":" : ", but"} part of it is not done`;
  return { mark: "\u26A0\uFE0F", title, beside, ...told };
}
function unfoundedNews({ context, transcript, outcome }) {
  const fact = unfoundedText(context, transcript);
  if (fact === void 0) return void 0;
  const title = `${readiness(context, outcome)}, but ${fact}`;
  return { mark: "\u26A0\uFE0F", title, beside: fact, detail: "an answer says otherwise" };
}
function brokenNews({ context, transcript, outcome }) {
  const setAside = transcript.conflicts.filter(({ keptOn }) => keptOn !== void 0);
  const told = /* @__PURE__ */ new Set(["coordinator", ...setAside.map(({ session }) => session)]);
  const broken = unfinishedAgents(transcript.agents).filter(({ session }) => !told.has(session));
  const failed = broken.filter(({ state }) => state === "failed");
  const stopped = broken.filter(({ state }) => state !== "failed");
  const [first] = [...failed, ...stopped];
  if (first === void 0) return void 0;
  const groups = [failed, stopped].filter((rows) => rows.length > 0);
  const said = groups.map((rows) => cutShortText(context, rows)).join(" and ");
  return {
    mark: "\u26A0\uFE0F",
    title: `${readiness(context, outcome)}, but ${said}`,
    beside: said,
    ...reasonDetail(first.answer, context)
  };
}
function doneNews({ context, outcome }) {
  if (outcome.kind !== "changed") return { mark: "\u{1F4AC}", title: "Answered" };
  const { pullRequest } = outcome.work;
  if (pullRequest === void 0) return { mark: "\u2705", title: readiness(context, outcome) };
  const how = pullRequest.isDraft === true ? "is a draft, ready" : "is ready";
  return { mark: "\u2705", title: `${placeOf(context, outcome.work)} ${how} for your review` };
}
function questionTitle({ context, transcript }) {
  const names = askerNames(context, transcript);
  const asking = transcript.escalations.filter(({ kind }) => kind === "question").length;
  return asking > 1 ? `${asking} questions for you` : `${names} has a question`;
}
function failureTitle(work) {
  if (work?.fallback === void 0) return "The run failed";
  const { isMemory, bundle } = work.fallback;
  const what = isMemory ? "What the squad learnt" : "The work";
  return `${what} is ${bundle === void 0 ? "on a branch of its own" : "not on GitHub yet"}`;
}
function lostText({ limit }) {
  return limit === "interrupted" ? "nothing was finished" : void 0;
}
function limitTitle({ limit, amount }) {
  if (amount !== void 0) return `Stopped at the limit of ${amount}`;
  if (limit === "interrupted") return "The run was interrupted";
  return limit === "cancelled" ? "The run was cancelled" : "Stopped at a limit";
}

// src/publish/replies/notice.ts
var LONG_RUN_MS = 5 * 6e4;
var MAX_TRIGGER_ID = 200;
function callsForNotice(outcome, { escalations, undone, startedAt }, now) {
  if (outcome.kind === "declined") return false;
  const isWanted = ["asked", "failed"].includes(outcome.kind) || escalations.length > 0 || undone.length > 0;
  return isWanted || now - startedAt > LONG_RUN_MS;
}
function renderNotice(context, transcript, { outcome, people, boardUrl }) {
  const called = people.map((name) => `@${name}`).join(" ");
  const wanted = renderWanted(context, transcript, outcome);
  return paragraphs([
    `${noticeMarker(context.facts.triggerId)}
${called} ${firstWords(context, transcript, outcome)}`,
    wanted,
    wanted === "" ? renderNextStep(context, outcome) : void 0,
    link("The board", boardUrl)
  ]);
}
function firstWords(context, transcript, outcome) {
  if (outcome.kind !== "asked" || outcome.work !== void 0) {
    return renderNews(context, transcript, outcome);
  }
  const asked = transcript.escalations.filter(({ kind }) => kind === "question").length;
  return asked > 1 ? `**${asked} questions before I go on**` : "**1 question before I go on**";
}
function isNotice(body) {
  return body.startsWith(MARKER_START);
}
function isNoticeFor(body, triggerId) {
  return body.startsWith(noticeMarker(triggerId));
}
function calledIn(body) {
  const [, line = ""] = body.split("\n", 2);
  const [called = ""] = /^(?:@[\w./-]+ )*/.exec(line) ?? [];
  return called.split(" ").flatMap((name) => name === "" ? [] : [name.slice(1)]);
}
var MARKER_START = "<!-- squad-action:notice ";
function noticeMarker(triggerId) {
  const id = triggerId.slice(0, MAX_TRIGGER_ID).replace(/[^\w./-]/g, "-");
  return `${MARKER_START}trigger=${id} -->`;
}

// src/run/finish/notify-people.ts
async function notifyPeople(outcome, context, others = []) {
  const { transcript, renderContext } = context;
  const read = transcript.read();
  const isCalled = read.notice !== void 0 || hasNotice(context);
  if (isCalled || !callsForNotice(outcome, read, renderContext().facts.now)) return;
  const people = [.../* @__PURE__ */ new Set([...askerOf(context), ...others])];
  if (people.length === 0) return;
  await transcript.noteFailure("Nobody could be notified.", call(outcome, people, context));
}
async function renewNotice(outcome, context) {
  const { transcript, comments, outbound, ports } = context;
  const earlier = findNotice(comments.items, context);
  if (earlier === void 0 || outcome.kind === "declined") return;
  const people = calledIn(earlier.body);
  const renewing = async () => {
    const text = outbound.seal(noticeText(outcome, people, context));
    await ports.github.updateComment(earlier.id, text);
  };
  await transcript.noteFailure(
    "The comment that notified people still describes an earlier attempt.",
    renewing()
  );
}
function hasNotice(context) {
  return findNotice(context.comments.items, context) !== void 0;
}
function findNotice(comments, { board, request }) {
  return comments.find(
    ({ author, body }) => author?.login === board.login && isNoticeFor(body, request.id)
  );
}
function askerOf({ request: { author }, inputs }) {
  const isPerson = author.type === "User" && /^[A-Za-z0-9][A-Za-z0-9-]{0,38}$/.test(author.login);
  const isPhrase = `@${author.login}`.toLowerCase() === inputs.triggerPhrase.toLowerCase();
  return isPerson && !isPhrase ? [author.login] : [];
}
async function call(outcome, people, run) {
  const { transcript, outbound, ports, request } = run;
  const notice = noticeText(outcome, people, run);
  const find = async (comments) => findNotice(comments, run);
  const once = { ...ports, find };
  const { url } = await commentOnce(request.thread.number, outbound.seal(notice), once);
  transcript.emit({ kind: "notice", url });
}
function noticeText(outcome, people, { transcript, renderContext, board }) {
  const context = renderContext();
  const boardUrl = commentUrl(context.facts, board.commentId);
  return renderNotice(context, transcript.read(), { outcome, people, boardUrl });
}

// src/publish/render/job-summary.ts
init_define_RUNTIME_PACKAGES();

// src/publish/render/checks.ts
init_define_RUNTIME_PACKAGES();

// src/publish/render/claims.ts
init_define_RUNTIME_PACKAGES();

// src/run-log/command-run.ts
init_define_RUNTIME_PACKAGES();
var MAX_COMMANDS = 200;
function foldCommandRun(commands, event) {
  if (event.tool !== "bash") return commands;
  const { session, callId } = event;
  if (event.kind === "tool.start") {
    const command = commandOf(event.input);
    if (command === void 0) return commands;
    return [...forgetOldest(commands), { session, callId, command, exitCode: void 0 }];
  }
  const exitCode = event.kind === "tool.complete" ? exitCodeOf(event.output ?? "") : void 0;
  const isCall = (one) => one.session === session && one.callId === callId;
  return commands.map((one) => isCall(one) ? { ...one, exitCode } : one);
}
function forgetOldest(commands) {
  if (commands.length < MAX_COMMANDS) return commands;
  const oldest = commands.findIndex(({ command }) => !runsTests(command));
  return commands.toSpliced(Math.max(oldest, 0), 1);
}
function commandOf(input) {
  const read = readJson(input);
  if (read.kind !== "value") return cutCommandOf(input);
  const command = fieldsOf(read.value)?.get("command");
  return typeof command === "string" ? command : void 0;
}
var BEGINNING = '{"command":"';
var ESCAPED = {
  "\\n": "\n",
  "\\t": " ",
  '\\"': '"',
  "\\\\": "\\"
};
function cutCommandOf(input) {
  if (!input.startsWith(BEGINNING)) return void 0;
  const text = input.slice(BEGINNING.length).replace(/","[a-z]{1,20}":[^\\]{0,300}\}?$/i, "").replace(/\\[nt"\\]/g, (sequence) => ESCAPED[sequence] ?? sequence);
  return text === "" ? void 0 : text;
}
function shortCommand(command, max) {
  const lines = statementsOf(command);
  const whole = lines.join("; ");
  if (whole.length <= max) return oneLine(whole);
  const [first = ""] = lines;
  const last = lines.length > 1 ? lines.at(-1) ?? "" : "";
  const shown2 = testIn(lines) ?? last;
  if (shown2 === "" || first.startsWith(shown2)) return oneLine(first, max);
  const half = Math.floor((max - 3) / 2);
  return `${oneLine(first, half)} \u2026 ${oneLine(shown2, half)}`;
}
function runsTests(command) {
  return testIn(statementsOf(command)) !== void 0;
}
var TESTING = /\b(?:tests?|pytest|unittest|jest|vitest|mocha|tox|rspec|phpunit|ctest|check|verify)\b/i;
var NO_RUN = /^\s*(?:cat|ls|cd|sed|head|tail|e?grep|rg|find|wc|diff|echo|printf|git|cp|mv|rm|mkdir|touch|chmod|less|stat|tree|which)\b|\s--(?:check|version)\b/;
var INSTALLS = /^(?:sudo |python[\d.]* -m )?(?:npm|pnpm|yarn|bun|pip[\d.]*|pipx|uv|poetry|apt|apt-get|apk|brew|gem|cargo|composer) (?:(?!run\b|exec\b|\S*[jt]est)\S+ ){0,3}(?:install|add|i)(?!\S)/;
var BUILDS_IMAGE = /^(?:docker|podman) (?:\S+ )?build\b(?!.* --target\b)/;
function testIn(lines) {
  return lines.flatMap((line) => line.split(/;|&&|\|\|/)).map((statement) => statement.trim()).findLast(isTest);
}
function isTest(statement) {
  return TESTING.test(statement) && ![NO_RUN, INSTALLS, BUILDS_IMAGE].some((pattern) => pattern.test(statement));
}
var QUOTED = /'[^']*'|"(?:[^"\\]|\\.)*"/g;
var JOINT = /(&&|\|\||\|&?|[;\n]|(?<![<>&])&(?![&>]))/;
var SAME_AS = { "|&": "|", "\n": ";" };
function failsWithItsTests(command) {
  const parts = splitStatements(command);
  const statements = parts.filter((_, at) => at % 2 === 0);
  const operators = parts.filter((_, at) => at % 2 === 1).map((one) => SAME_AS[one] ?? one);
  const endsAtFailure = /(?:^|[;&\n]) *set -\w*e/.test(command);
  const failsInPipes = /\bpipefail\b/.test(command);
  return statements.every((statement, at) => {
    const after = operators.slice(at);
    const isReported = passesFailureOn(failsInPipes ? afterPipes(after) : after, endsAtFailure);
    return isReported || !isTest(statement.trim());
  });
}
function splitStatements(command) {
  return statementsOf(command.replaceAll("\\\n", " ")).join("\n").replace(QUOTED, (quoted) => quoted.replace(/[|&;\n]/g, " ")).replace(/;$/, "").split(JOINT);
}
function afterPipes(operators) {
  const end = operators.findIndex((one) => one !== "|");
  return end === -1 ? [] : operators.slice(end);
}
function passesFailureOn(after, endsAtFailure) {
  const [first] = after;
  if (first === ";") return endsAtFailure;
  const passing = first === "|" ? ["|"] : ["&&", "|"];
  return after.every((one) => passing.includes(one));
}
function statementsOf(command) {
  const lines = command.split("\n").filter((line) => line.trim() !== "");
  let end;
  const statements = lines.filter((line) => {
    if (end !== void 0) {
      if (line.trim() === end) end = void 0;
      return false;
    }
    end = /<<-?\s?["']?(\w{1,40})/.exec(line)?.[1];
    return !/^\s*set -[^;&|]*$/.test(line);
  });
  return end === void 0 ? statements : lines;
}
function exitCodeOf(output) {
  const digits = /^\{"exitCode":(-?\d{1,5})/.exec(output)?.[1];
  return digits === void 0 ? void 0 : Number(digits);
}

// src/publish/render/claims.ts
var CLAIM = /\btests? (?:(?:all|now|still|suites?|are|is|have) ){0,3}(?:pass|passes|passed|passing|green)\b/i;
var RUN = /\b(?:i|we) (?:have run|ran) (?:all )?(?:the |its )?(?:whole |full |unit )?tests?\b/i;
var DENIAL = /\b(?:not|never|cannot|can't|couldn't|if|once|when|whether|should|until|expected?)\b/i;
var NO_TESTS = /\b(?:lint|eslint|biome|prettier|fmt|format|tsc|types?|typecheck|build|compile|vet|clippy)\b/i;
var MAX_SHOWN = 2;
function renderClaims(context, transcript) {
  const passing = claimers(context, transcript, claimsSuccess);
  if (passing !== void 0 && !isShown(transcript)) {
    const failing = failingText(context, transcript.checks) ?? failedRunText(context, transcript);
    const fact = failing === void 0 ? ". No check of this run confirms it" : `, but ${failing}`;
    return `\u26A0\uFE0F ${passing} that tests pass${fact}.`;
  }
  const running = claimers(context, transcript, claimsRun);
  const isRun = transcript.checks.rows.some(({ result }) => result !== "not-run");
  if (running === void 0 || isRun || lastTestRuns(transcript.commands).length > 0) {
    return void 0;
  }
  return `\u26A0\uFE0F ${running} that tests were run, but no tests ran.`;
}
function claimers({ safe }, { agents }, claims) {
  const claiming = agents.filter(({ answer }) => answer.split(/[.!?\n]/).some(claims));
  const names = [...new Set(claiming.map(({ name }) => inline(name, 40, safe)))];
  if (names.length === 0) return void 0;
  const verb = names.length > 1 ? "say" : "says";
  return `${joinNames(names).replace(/^Coordinator\b/, "The coordinator")} ${verb}`;
}
function claimsRun(sentence) {
  return RUN.test(sentence) && !DENIAL.test(sentence);
}
function claimsSuccess(sentence) {
  return CLAIM.test(sentence) && !DENIAL.test(sentence);
}
function isShown({ checks, commands }) {
  const tests = checks.rows.filter((row) => isTest2(row));
  if (tests.some(({ result }) => result === "failed" || result === "timed-out")) return false;
  if (tests.some(({ result }) => result === "passed")) return true;
  const own = lastTestRuns(commands);
  const isShownBy = ({ command }) => failsWithItsTests(command);
  return own.some(isShownBy) && own.every(({ exitCode }) => exitCode === 0);
}
function isTest2({ name, command }) {
  return runsTests(name) || runsTests(command) || !NO_TESTS.test(`${name} ${command}`);
}
function lastTestRuns(commands) {
  const tests = commands.filter(({ command }) => runsTests(command));
  return tests.filter(
    (one, at) => !tests.slice(at + 1).some((later) => later.command === one.command)
  );
}
function ownRunFacts(context, transcript) {
  return lastTestRuns(transcript.commands).slice(-MAX_SHOWN).map(({ session, command, exitCode }) => {
    const hides = exitCode === 0 && !failsWithItsTests(command);
    const code2 = `exit ${exitCode}${hides ? ", whatever the tests said" : ""}`;
    const end = exitCode === void 0 ? "did not end" : code2;
    return `${agentName(context, transcript, session)} ran ${shown(context, command)}: ${end}`;
  });
}
function failedRunText(context, { commands }) {
  const failed = lastTestRuns(commands).findLast(({ exitCode: exitCode2 }) => exitCode2 !== 0);
  if (failed === void 0) return void 0;
  const { exitCode } = failed;
  const end = exitCode === void 0 ? "did not end" : `ended with exit code ${exitCode}`;
  return `${shown(context, failed.command)} ${end}`;
}
function shown({ safe }, command) {
  return inline(`\`${shortCommand(command, 80).replaceAll("`", "'")}\``, 90, safe);
}

// src/publish/render/checks.ts
var MAX_OUTPUTS = 5;
var FAILING_MARK = "\u274C";
var BEFORE_OTHERS = "\u23F8 Other people's commits were added to this work after its checks: nothing was run on the combined result";
var MARKS = {
  passed: "\u2705",
  failed: FAILING_MARK,
  "timed-out": FAILING_MARK,
  "failed-on-base": "\u26A0\uFE0F",
  "not-run": "\u23F8"
};
function renderChecks(context, transcript, maxLines) {
  const { rows, base, isBeforeOthers } = transcript.checks;
  const ran = rows.some(({ result }) => result !== "not-run");
  return paragraphs([
    list([
      ...rows.map((row) => rowText(context, row, base)),
      ...isBeforeOthers === true ? [BEFORE_OTHERS] : []
    ]),
    ...rows.filter(hasOutput).slice(0, MAX_OUTPUTS).map((row) => outputOf(context, row, maxLines)),
    ran ? changedChecksText(transcript) : notRunText(context, transcript.checks),
    renderClaims(context, transcript),
    ...ran ? [] : [ownRunsText(context, transcript)]
  ]);
}
var BOARD_LINES = 8;
function renderFailures(context, { checks }) {
  const failing = checks.rows.find(isFailing);
  if (failing !== void 0) return lastLinesOf(context, failing);
  const unran = checks.rows.find(({ result }) => result === "not-run");
  return unran === void 0 ? void 0 : rowText(context, unran, checks.base);
}
function lastLinesOf(context, failing) {
  const output = outputOf(context, failing, BOARD_LINES);
  return output && `${inline(failing.name, 60, context.safe)}, the last lines:

${output}`;
}
function rowText({ safe }, row, base) {
  const { name, command, seconds, result } = row;
  const shown2 = name === command ? code(name) : `**${inline(name, 60, safe)}**, ${code(command)}`;
  const after = result === "not-run" || seconds < 1 ? "" : `, ${seconds} s`;
  return `${MARKS[result]} ${shown2}: ${resultText(row, inline(base, 60, safe), safe)}${after}`;
}
function resultText({ result, lines }, base, safe) {
  switch (result) {
    case "passed":
      return "passed";
    case "failed":
      return "failed";
    case "timed-out":
      return "timed out";
    case "failed-on-base":
      return `failed; it fails on ${base} as well`;
    case "not-run":
      return `not run, because ${inline(lines.join(" "), 300, safe)}`;
  }
}
function hasOutput({ result }) {
  return result !== "passed" && result !== "not-run";
}
function outputOf({ safe }, row, max) {
  const { lines, name } = row;
  if (lines.length === 0) return void 0;
  const fence = safe(codeBlock(lines.slice(-max).join("\n"), "text")).trim();
  return isFailing(row) ? fence : collapsible(`What ${foldTitle(name)} printed`, fence);
}
function foldTitle(text) {
  return text.replace(/[^A-Za-z0-9 ._/:-]/g, "?").slice(0, 60);
}
function changedChecksText({ agents }) {
  const changed = new Set(agents.flatMap(({ files }) => files));
  const paths = SCRIPT_FILES.filter((path) => changed.has(path));
  if (paths.length === 0) return void 0;
  return `\u26A0\uFE0F These changes touch ${paths.map(code).join(" and ")}, which may define what a check runs.`;
}
var SCRIPT_FILES = [CHECK_FILES.node, CHECK_FILES.python, CHECK_FILES.make];
function notRunText({ safe }, { rows, off }) {
  if (rows.length > 0) return "Nothing was run on these changes.";
  const why = off ?? "the run ended before its checks";
  return `Nothing was run on these changes, because ${inline(why, 300, safe)}.`;
}
function ownRunsText(context, transcript) {
  const facts = ownRunFacts(context, transcript);
  return facts.length === 0 ? void 0 : `${facts.join("; ")}.`;
}

// src/publish/render/handoff-list.ts
init_define_RUNTIME_PACKAGES();
var OPEN_ROWS = 10;
var TYPE_TEXTS = /* @__PURE__ */ new Map([
  ["implementation-request", "task"],
  ["information-share", "information"],
  ["escalation", "call for help"],
  ["completion-notice", "report"]
]);
var REFUSAL_TEXTS = /* @__PURE__ */ new Map([
  ["E_AGENT_NOT_FOUND", "no such agent"],
  ["E_AGENT_INACTIVE", "not at work in this run"],
  ["E_AGENT_BUSY", "has too much to do"],
  ["E_POOL_FULL", "too many agents at work"],
  ["E_A2A_CAPABILITY", "not for that agent"],
  ["E_A2A_CIRCULAR", "goes round in circles"],
  ["E_A2A_DISABLED", "may not hand work over"],
  ["E_A2A_DUPLICATE", "the same handoff is already under way"],
  ["E_A2A_HOPS", "handed on too many times"],
  ["E_A2A_LOCKED", "nobody may revise these files"],
  ["E_A2A_PERSON", "agents can't assign work to people"],
  ["E_A2A_RATE", "too many messages in a minute"],
  ["E_A2A_SELF", "asked itself"],
  ["E_A2A_MODEL", "that model is not allowed"],
  ["E_CONFLICT", "conflicts with a colleague's work"]
]);
var VERDICT_TEXTS2 = {
  approved: "approved",
  "changes-requested": "asked for changes",
  none: "reviewed"
};
var TELLING_TYPES = /* @__PURE__ */ new Set(["information-share", "completion-notice"]);
function handoffCountText(rows) {
  const told = rows.filter(({ type }) => TELLING_TYPES.has(type)).length;
  const handed = rows.length - told;
  const parts = [
    ...handed > 0 || told === 0 ? [plural(handed, "handoff")] : [],
    ...told > 0 ? [plural(told, "message")] : []
  ];
  return parts.join(", ");
}
function handoffTypeText(transcript, { type, redirectedFrom, priority }) {
  const kind = TYPE_TEXTS.get(type) ?? type.replace(/[-_]/g, " ");
  const words = priority === "urgent" ? `urgent ${kind}` : kind;
  return redirectedFrom === void 0 ? words : `${words} meant for ${displayName(transcript, redirectedFrom)}`;
}
function handoffReasonText({ code: code2, reason }) {
  const known = REFUSAL_TEXTS.get(code2 ?? "");
  if (known !== void 0) return known;
  if (code2 === "E_TOOL_INVALID_ARGS") return argumentText(reason ?? "");
  const [first = ""] = oneLine(reason ?? "", 500).split(/[.!?](?: |$)/);
  return first.replace(/^E_[A-Z0-9_]+: ?/, "");
}
function argumentText(reason) {
  const name = /^(?:E_[A-Z_]{1,40}: )?([A-Za-z]{1,40})(?=:| is required)/.exec(reason)?.[1];
  return name === void 0 ? "the call could not be understood" : `the argument ${name} was wrong`;
}
function handoffStatusText(handoff, finished, who) {
  const { status } = handoff;
  if (status === "answered") return answerText(handoff, who);
  if (status === "sent") return finished ? "no answer" : "at work";
  if (status === "late") return "answered too late";
  const why = status === "refused" || status === "failed" ? handoffReasonText(handoff) : "";
  return why === "" ? status : `${status}: ${why}`;
}
function answerText({ id, to, type, reason }, { agents, reviews }) {
  if (reason !== void 0) return reason;
  const review = reviews.findLast(({ handoff }) => handoff === id);
  if (review !== void 0) return VERDICT_TEXTS2[review.verdict];
  const own = agents.filter(({ agent, session }) => [agent, session].includes(to));
  const isSilent = own.every(({ answer, files }) => answer.trim() === "" && files.length === 0);
  if (own.length > 0 && isSilent) return "ended without an answer";
  return type === "implementation-request" ? "done" : "answered";
}
function renderHandoffs(handoffs) {
  const { transcript, finished, max } = handoffs;
  const rows = transcript.handoffs;
  if (rows.length === 0) return "";
  const lines = rows.slice(0, max).map((row) => handoffLine(handoffs, row));
  const items = list([...lines, ...rows.slice(max).map(() => "")], max);
  const title = [handoffCountText(rows), ...problemCounts(rows, finished)].join(", ");
  return `**${title}**

${items}`;
}
function handoffLine({ context, transcript, finished }, handoff) {
  const words = (text, max) => inline(text, max, context.safe);
  const [from, to] = [handoff.from, handoff.to].map((id) => words(displayName(transcript, id), 40));
  const type = words(handoffTypeText(transcript, handoff), 60);
  const statusText = words(handoffStatusText(handoff, finished, transcript), 140);
  return `**${from} \u2192 ${to}** (${type}, ${statusText}): ${words(firstParagraph(handoff.task), 120)}`;
}
function problemCounts(rows, finished) {
  const countWith = (status) => rows.filter((row) => row.status === status).length;
  const amounts = [
    [countWith("refused"), "refused"],
    [countWith("failed"), "failed"],
    [countWith("late"), "answered too late"],
    [finished ? countWith("sent") : 0, "without an answer"]
  ];
  return amounts.filter(([amount]) => amount > 0).map(([n, words]) => `${count(n)} ${words}`);
}
function renderMessages(handoffs) {
  const { transcript, max } = handoffs;
  const all = transcript.handoffs;
  if (all.length === 0) return "";
  const head = ["From", "To", "Type", "Message", "What became of it"];
  const messages = limitedTable(head, all, max, (row) => messageCells(handoffs, row));
  const isLong = all.length > OPEN_ROWS;
  return paragraphs([
    messageStatsLine(transcript),
    isLong ? collapsible(plural(all.length, "message"), messages) : messages
  ]);
}
function messageCells({ context, transcript }, handoff) {
  const words = (text, max) => cell(text, max, context.safe);
  const { from, to, task } = handoff;
  return [
    words(displayName(transcript, from), 40),
    words(displayName(transcript, to), 40),
    words(handoffTypeText(transcript, handoff), 60),
    words(firstParagraph(task), 80),
    words(handoffStatusText(handoff, true, transcript), 140)
  ];
}
function messageStatsLine({ handoffs, actor }) {
  const answered = handoffs.filter(({ status }) => status === "answered").length;
  const byOthers = /* @__PURE__ */ new Set(["coordinator", "checks", actor]);
  const byAgents = handoffs.filter(({ from }) => !byOthers.has(from)).length;
  const longest = handoffs.reduce(
    (max, { sentAt, endedAt = sentAt }) => Math.max(max, endedAt - sentAt),
    0
  );
  const what = [
    plural(handoffs.length, "message"),
    `${count(answered)} answered`,
    ...problemCounts(handoffs, true)
  ].join(", ");
  const share = Math.round(100 * byAgents / Math.max(1, handoffs.length));
  const parts = [
    what,
    ...byAgents === 0 ? [] : [`${share}% started by agents`],
    ...longest < 1e3 ? [] : [`the longest took ${duration(longest)}`]
  ];
  return `${parts.join("; ")}.`;
}

// src/publish/render/headline/headline.ts
init_define_RUNTIME_PACKAGES();
function renderHeadline(context, transcript, outcome, watch = transcript.page ?? context.facts.runUrl) {
  const { facts, safe } = context;
  const spent = totalTokens(transcript.agents);
  const parts = [
    ...outcome === void 0 ? [] : workFacts({ context, transcript, outcome }),
    duration(facts.now - transcript.startedAt),
    ...spent === 0 ? [] : [plural(spent, "token")],
    `for ${link(inline(facts.actor, 40, safe), facts.commentUrl)}`,
    ...watch === "" ? [] : [link("watch the run", watch)]
  ];
  return joinNews(newsOf(context, transcript, outcome), parts);
}
function workFacts({ context, transcript, outcome }) {
  return [
    ...sizeFacts(transcript, outcome),
    ...counted(transcript.decisions.length, "decision"),
    ...learningFacts({ context, transcript, outcome }),
    ...checkFacts({ context, transcript, outcome })
  ];
}
function sizeFacts(transcript, outcome) {
  const work = "work" in outcome ? outcome.work : void 0;
  if (work === void 0) return [];
  const { size } = work;
  if (size === void 0) {
    const files2 = transcript.agents.flatMap((agent) => filesWithoutMemory(transcript, agent));
    return counted(new Set(files2).size, "file");
  }
  const { files, added, removed, isPartial } = size;
  if (files === 0) return [];
  const amount = `${plural(files, "file")}, +${count(added)} \u2212${count(removed)}`;
  return [isPartial === true ? `this run changed ${amount}` : amount];
}
function learningFacts({ context, transcript, outcome }) {
  const { learnings } = transcript;
  const memory = outcome.kind === "answered" ? outcome.memory : void 0;
  const words = counted(learnings.length, "learning");
  if (memory === void 0) return words;
  return [`${words[0] ?? "memory"} in ${placeOf(context, memory)}`];
}
function checkFacts({ context, transcript, outcome }) {
  const { checks } = transcript;
  const byAgents = transcript.agents.some(({ files }) => files.length > 0);
  const isWork = byAgents && "work" in outcome && outcome.work !== void 0;
  const isTitle = outcome.kind === "changed" || outcome.kind === "asked" && outcome.work;
  const failing = isTitle ? void 0 : failingText(context, checks);
  const results = [...failing === void 0 ? [] : [failing], ...otherResults(context, checks)];
  const ran = checks.rows.some(({ result }) => result !== "not-run");
  if (!isWork || ran) return results;
  const own = ownRunFacts(context, transcript);
  return own.length > 0 ? own : ["no check ran"];
}
function counted(amount, noun) {
  return amount === 0 ? [] : [plural(amount, noun)];
}

// src/publish/render/what-was-given.ts
init_define_RUNTIME_PACKAGES();
var MOST_PARTS = 40;
function renderWhatWasGiven(context, agents, max) {
  const told = agents.filter(({ given }) => given.length > 0);
  return told.slice(0, max).map((agent) => renderSession(context, agent)).join("\n\n");
}
function renderSession({ safe }, { name, session, given }) {
  const sum = given.reduce((total, { bytes }) => total + bytes, 0);
  const plain = name.replace(/[^\p{L}\p{N} ._-]/gu, "").slice(0, 60);
  const who = session.includes("-") ? `${plain} (${session})` : plain;
  const rest = session === COORDINATOR ? "" : ", without the file tools";
  const rows = limitedTable(["Part", "Bytes"], given, MOST_PARTS, ({ part, bytes }) => [
    cell(part, 60, safe),
    bytes.toLocaleString("en")
  ]);
  return collapsible(`What ${who} was given: ${sum.toLocaleString("en")} bytes${rest}`, rows);
}

// src/publish/render/job-summary.ts
var TARGET_LENGTH = 6e4;
var LIMIT_STEPS = [
  { rows: 300, outcomeText: 2e4 },
  { rows: 60, outcomeText: 1e4 },
  { rows: 8, outcomeText: 800 }
];
var SUMMARY_LINES = 30;
function renderSummary(context, transcript, outcome, { boardUrl, reply }) {
  const header = renderHeadline(context, transcript, outcome, transcript.page ?? "");
  const summary = { context, transcript, outcome };
  const words = (max) => boardUrl === void 0 ? [renderNextStep(context, outcome), reply ?? renderOutcome(context, outcome, max)] : [`What happened, and what you need to do: ${link("the board", boardUrl)}.`];
  return firstThatFits(TARGET_LENGTH, [
    ...LIMIT_STEPS.map(
      (limits) => () => paragraphs([header, ...words(limits.outcomeText), ...summaryParts(summary, limits)])
    ),
    () => header
  ]);
}
function summaryParts(summary, limits) {
  const { context, transcript, outcome } = summary;
  const isTold = workOfOutcome(outcome)?.pullRequest !== void 0;
  const { agents, decisions, learnings } = transcript;
  const notes = transcript.notes.filter((note) => !note.startsWith(TOOL_NOTE_PREFIX));
  const words = (text) => inline(text, 300, context.safe);
  const by = (agent) => agentName(context, transcript, agent);
  const decided = decisions.map(
    (one) => `${words(one.title)} (${by(one.agent)}, ${code(one.path)})`
  );
  const learnt = learnings.map((one) => `${words(one.learning)} (${by(one.agent)})`);
  return [
    section("Checks", hasWork(transcript) ? renderChecks(context, transcript, SUMMARY_LINES) : ""),
    renderReviews(context, transcript, limits.rows),
    section("Messages", renderMessages({ context, transcript, max: limits.rows })),
    section("Agents", agents.length > 0 ? renderAgentTable(context, agents, limits.rows) : ""),
    renderWhatWasGiven(context, agents, limits.rows),
    section("Custom tools", renderToolUse(context, transcript, limits.rows)),
    section("Files changed", list(filesOf(context, transcript), limits.rows)),
    ...isTold ? [] : [section("Decisions", list(decided, limits.rows))],
    ...isTold ? [] : [section("Learnings", list(learnt, limits.rows))],
    renderRefused(context, transcript, limits.rows),
    renderNotes(context, { ...transcript, notes, left: [] }, limits.rows)
  ];
}
function hasWork({ checks }) {
  return checks.rows.length > 0 || checks.off !== void 0;
}
function renderAgentTable(context, agents, max) {
  const head = ["Agent", "State", "Time", "Tokens in", "out", "Tool calls", "Model"];
  const rows = limitedTable(head, agents, max, (agent) => agentCells(context, agent));
  return paragraphs([rows, `${count(totalTokens(agents))} tokens in all.`]);
}
function agentCells({ facts, safe }, agent) {
  return [
    agentNameCell(agent, safe),
    stateText(agent, true),
    duration(workingTime(agent, facts.now)),
    count(agent.inputTokens),
    count(agent.outputTokens),
    count(agent.toolCalls),
    cell(agent.model ?? "", 40, safe)
  ];
}
function filesOf(context, transcript) {
  const agents = transcript.agents.map((agent) => {
    return { ...agent, files: filesWithoutMemory(transcript, agent) };
  });
  const all = new Set(transcript.agents.flatMap(({ files }) => files)).size;
  const items = changedFileLines(context, { ...transcript, agents });
  const memory = all - items.length;
  return memory === 0 ? items : [...items, `${plural(memory, "file")} of the team's memory`];
}
function changedFileLines({ safe }, { agents }) {
  const authors = /* @__PURE__ */ new Map();
  for (const { name, files } of agents) {
    for (const file of files) authors.set(file, (authors.get(file) ?? /* @__PURE__ */ new Set()).add(name));
  }
  return [...authors].map(([file, names]) => {
    const by = [...names].toSorted((one, other) => one < other ? -1 : 1);
    return `${code(file)} by ${by.map((name) => inline(name, 40, safe)).join(", ")}`;
  });
}

// src/publish/fold-doubles.ts
init_define_RUNTIME_PACKAGES();
function answeredElsewhere(context, boardId) {
  return `This request is answered in ${link("another comment", commentUrl(context.facts, boardId))}.`;
}
async function foldDoubles(doubles, boardId, { ports, renderContext, outbound }) {
  if (doubles.length === 0) return;
  const text = answeredElsewhere(renderContext(), boardId);
  for (const { comment } of doubles) {
    await attempt(async () => ports.github.updateComment(comment.id, outbound.seal(text)));
  }
}

// src/publish/render/board.ts
init_define_RUNTIME_PACKAGES();

// src/publish/render/sequence-diagram.ts
init_define_RUNTIME_PACKAGES();
var LABEL_WIDTH = 40;
var TARGET_LENGTH2 = 45e3;
function renderSequence(transcript, arrows = 400) {
  const messages = collectMessages(transcript);
  if (messages.length === 0) return void 0;
  const arrowLimits = [arrows, 150, 60, 30].filter((max) => max <= arrows);
  return firstThatFits(
    TARGET_LENGTH2,
    arrowLimits.map((max) => () => renderDiagram(messages, max))
  );
}
function renderDiagram(messages, max) {
  const shown2 = messages.slice(0, max);
  const people = [...new Set(shown2.flatMap(({ from, to }) => [from, to]))];
  const ids = new Map(people.map((name, at) => [name, `P${at + 1}`]));
  const lines = [
    "sequenceDiagram",
    ...people.map((name) => `participant ${ids.get(name)} as ${mermaidLabel(name, 24)}`),
    ...shown2.map((one) => `${ids.get(one.from)}${one.arrow}${ids.get(one.to)}: ${arrowText(one)}`),
    ...moreNote(messages.length - shown2.length)
  ];
  return `\`\`\`mermaid
${lines.join("\n  ")}
\`\`\``;
}
function moreNote(missing) {
  return missing > 0 ? [`Note over P1: and ${plural(missing, "message")} more`] : [];
}
function collectMessages(transcript) {
  const messages = [
    ...requestMessages(transcript),
    ...transcript.handoffs.flatMap((handoff) => handoffMessages(transcript, handoff))
  ];
  return messages.sort((a, b) => a.at - b.at);
}
function requestMessages(transcript) {
  const { agents, handoffs } = transcript;
  const routed = new Set(handoffs.map(({ to }) => to));
  const others = agents.filter(({ agent, session }) => !routed.has(agent) && !routed.has(session));
  return others.map(({ session, task, requestedBy, startedAt }) => ({
    at: startedAt,
    from: session === COORDINATOR ? transcript.actor : displayName(transcript, requestedBy),
    to: displayName(transcript, session),
    arrow: "->>",
    text: wrapText(task || transcript.request)
  }));
}
function handoffMessages(transcript, handoff) {
  const { status, sentAt, endedAt } = handoff;
  const [from, to] = [displayName(transcript, handoff.from), displayName(transcript, handoff.to)];
  const asked = { at: sentAt, from, to };
  const back = { at: endedAt ?? sentAt, from: to, to: from };
  const statusText = handoffStatusText(handoff, true, transcript);
  switch (status) {
    case "refused":
      return [
        {
          ...asked,
          arrow: "-x",
          text: [handoff.task, `(${oneLine(statusText, LABEL_WIDTH - 2)})`]
        }
      ];
    case "delivered":
    case "unread":
      return [{ ...asked, arrow: "-)", text: taskText(transcript, handoff) }];
    case "sent":
      return [{ ...asked, arrow: "->>", text: taskText(transcript, handoff) }];
    default:
      return [
        { ...asked, arrow: "->>", text: taskText(transcript, handoff) },
        { ...back, arrow: status === "answered" ? "-->>" : "--x", text: wrapText(statusText) }
      ];
  }
}
function taskText(transcript, { task, redirectedFrom }) {
  if (redirectedFrom === void 0) return wrapText(task);
  return [task, `(for ${oneLine(displayName(transcript, redirectedFrom), LABEL_WIDTH - 6)})`];
}
function wrapText(text) {
  const line = oneLine(text, 2 * LABEL_WIDTH);
  const end = line.length > LABEL_WIDTH ? line.lastIndexOf(" ", LABEL_WIDTH) : 0;
  return end > 0 ? [line.slice(0, end), line.slice(end + 1)] : [line];
}
function arrowText({ text }) {
  return text.map((line) => mermaidLabel(line, LABEL_WIDTH)).join("<br/>");
}
function mermaidLabel(text, max) {
  const line = oneLine(text, max).replace(/[^\p{L}\p{M}\p{N} .,/…`'"()?!=+*_|[\]~:-]|--|-$/gu, characterReference).replace(/^(?:no)?wrap(?=:)/i, firstAsReference);
  return line.replace(/\bend\b/gi, firstAsReference) || "\u2026";
}
function firstAsReference(word) {
  return characterReference(word.slice(0, 1)) + word.slice(1);
}
function characterReference(letters) {
  return Array.from(letters, (letter) => `#${letter.codePointAt(0)};`).join("");
}

// src/publish/render/board.ts
var TARGET_LENGTH3 = 4e4;
var LIMIT_STEPS2 = [
  { rows: 100, outcomeText: 8e3, arrows: 300 },
  { rows: 100, outcomeText: 8e3, arrows: 60 },
  { rows: 100, outcomeText: 8e3, arrows: 0 },
  { rows: 30, outcomeText: 3e3, arrows: 0 },
  { rows: 8, outcomeText: 800, arrows: 0 }
];
function renderBoard(context, transcript, outcome) {
  const board = { context, transcript, outcome };
  const top = `${contentMarker(board)}
${renderHeadline(context, transcript, outcome)}`;
  return firstThatFits(TARGET_LENGTH3, [
    ...LIMIT_STEPS2.map((limits) => () => paragraphs([top, ...boardParts(board, limits)])),
    () => paragraphs([top, "The rest is too long to show here."])
  ]);
}
function contentMarker({ context, outcome }) {
  return renderMarker({
    triggerId: context.facts.triggerId,
    runId: context.facts.runId,
    state: stateOf(outcome),
    outcome: outcome?.kind,
    branch: outcome && workOfOutcome(outcome)?.branch,
    asker: context.facts.actor
  });
}
var GOES_ON = /* @__PURE__ */ new Set(["cancelled", "interrupted"]);
function stateOf(outcome) {
  if (outcome === void 0) return "working";
  const isCutOff = outcome.kind === "limited" && GOES_ON.has(outcome.limit);
  return isCutOff || lacksPullRequest(outcome) ? "stopped" : "done";
}
function boardParts(board, limits) {
  const { context, transcript, outcome } = board;
  const max = limits.rows;
  if (outcome === void 0) {
    return [
      renderWantedOnBoard(context, transcript, outcome),
      renderAgentsAtWork(context, transcript, max),
      renderNotes(context, transcript, max)
    ];
  }
  return [
    renderWantedOnBoard(context, transcript, outcome),
    renderUndone(context, transcript),
    renderFailures(context, transcript),
    renderNextStep(context, outcome),
    renderOutcome(context, outcome, limits.outcomeText),
    renderClaims(context, transcript),
    renderOpenFindings(context, transcript, max),
    renderRefused(context, transcript, max),
    renderNotes(context, { ...transcript, left: [] }, max),
    renderHowTheyWorked(board, limits)
  ];
}
var MANY_AGENTS = 4;
function hasCycle({ handoffs }) {
  const asked = handoffs.filter(({ status }) => status !== "refused");
  return asked.some(({ from, to }) => asked.some((back) => back.from === to && back.to === from));
}
function renderHowTheyWorked({ context, transcript, outcome }, { rows, arrows }) {
  const agents = new Set(shownAgents(transcript).map(({ agent }) => agent)).size;
  const handoffs = transcript.handoffs.length;
  if (agents < 2 && handoffs < 2) return void 0;
  const said = outcome !== void 0 && "answer" in outcome ? outcome.answer : "";
  const title = [plural(agents, "agent"), handoffCountText(transcript.handoffs)].join(", ");
  const exchange = [
    renderHandoffs({ context, transcript, finished: true, max: rows }),
    arrows > 0 && (agents >= MANY_AGENTS || hasCycle(transcript)) ? renderSequence(transcript, arrows) : void 0
  ];
  return collapsible(
    `How they worked: ${title}`,
    paragraphs([
      renderAgentResults(context, transcript, { max: rows, said }),
      renderResolved(context, transcript, rows),
      renderReviews(context, transcript, rows),
      ...handoffs < 2 ? [] : exchange
    ])
  );
}

// src/run-log/transcript.ts
init_define_RUNTIME_PACKAGES();

// src/run-log/conflict-row.ts
init_define_RUNTIME_PACKAGES();
function addConflictRow(rows, { session, files, keptOn, isBundled }, agents) {
  const others = agents.filter(
    (agent) => agent.session !== session && agent.files.some((path) => files.includes(path))
  );
  const isOpen = (one) => one.session === session && one.keptOn === void 0;
  const names = others.map((agent) => agent.session);
  const row = { session, files, others: names, keptOn, isBundled };
  return [...keptOn === void 0 ? rows : rows.filter((one) => !isOpen(one)), row];
}

// src/run-log/memory-note.ts
init_define_RUNTIME_PACKAGES();
function withNote(notes, note) {
  const { replaces } = note;
  const withdrawn = typeof replaces === "object" ? replaces.path : replaces;
  return [...notes.filter(({ path }) => path !== withdrawn), note];
}

// src/run-log/refused-write.ts
init_define_RUNTIME_PACKAGES();
function addRefusedWrite(refused, { access, session, path, reason }) {
  const isKnown = refused.some((one) => one.path === path);
  return access === "read" || isKnown ? refused : [...refused, { session, path, reason }];
}

// src/run-log/review-note.ts
init_define_RUNTIME_PACKAGES();
var SEVERITIES = ["blocker", "major", "minor", "nit"];
function hashOfLines(lines) {
  return shortHash(lines.map((line) => line.replace(/\r$/, "")).join("\n"));
}
function foldReview(reviews, event) {
  if (event.kind === "review") return [...reviews, event.note];
  const { handoff, places: revised } = event;
  return reviews.map((note) => note.handoff === handoff ? { ...note, revised } : note);
}

// src/run-log/transcript.ts
function openTranscript(now) {
  const listeners = [];
  let transcript = emptyTranscript(now());
  const emit = (event) => {
    const timed = { ...event, at: now() };
    transcript = foldEvent(transcript, timed);
    for (const listen of listeners) listen(timed);
  };
  const note = (text) => emit({ kind: "note", text });
  const lose = (text) => emit({ kind: "note", text, isLoss: true });
  return {
    emit,
    note,
    lose,
    async noteFailure(what, work) {
      const ended = await attempt(work);
      if (ended.kind === "done") return ended.value;
      note(`${what} ${describe(ended.error).message}`);
      return void 0;
    },
    listen: (listener) => void listeners.push(listener),
    read: () => transcript
  };
}
function emptyTranscript(startedAt) {
  return {
    request: "",
    actor: "",
    startedAt,
    names: /* @__PURE__ */ new Map(),
    agents: [],
    handoffs: [],
    decisions: [],
    learnings: [],
    reviews: [],
    locks: [],
    conflicts: [],
    escalations: [],
    tools: [],
    toolDiagnostics: [],
    toolCalls: EMPTY_TALLY,
    customCalls: [],
    checks: NO_CHECKS,
    commands: [],
    refused: [],
    notice: void 0,
    page: void 0,
    notes: [],
    losses: [],
    undone: [],
    unfounded: [],
    left: []
  };
}
function foldEvent(transcript, event) {
  switch (event.kind) {
    case "run.started":
      return { ...transcript, request: event.request, actor: event.actor, startedAt: event.at };
    case "team":
      return { ...transcript, names: new Map(Object.entries(event.names)) };
    case "agent.queued":
    case "agent.spawned":
      return { ...transcript, agents: addAgentRow(transcript.agents, event) };
    case "handoff":
      return foldHandoff(transcript, event);
    case "decision":
      return { ...transcript, decisions: withNote(transcript.decisions, event.note) };
    case "learning":
      return { ...transcript, learnings: withNote(transcript.learnings, event.note) };
    case "review":
    case "review.revised":
      return { ...transcript, reviews: foldReview(transcript.reviews, event) };
    case "lock":
      return { ...transcript, locks: [...transcript.locks, event.note] };
    case "appeal":
      return { ...transcript, escalations: [...transcript.escalations, event.note] };
    case "tools":
      return { ...transcript, tools: event.tools, toolDiagnostics: event.diagnostics };
    case "tool.start":
    case "tool.complete":
    case "tool.failed":
      return foldAgent(foldTool(transcript, event), event);
    case "check":
    case "checks.off":
      return { ...transcript, checks: foldCheck(transcript.checks, event) };
    case "note":
      return foldNote(transcript, event);
    case "commit":
      return foldAgent({ ...transcript, left: [...transcript.left, ...event.left] }, event);
    default:
      return foldOther(transcript, event);
  }
}
function foldNote(transcript, { text, isLoss, about }) {
  if (about !== void 0) return { ...transcript, [about]: [...transcript[about], text] };
  const losses = isLoss ? [...transcript.losses, text] : transcript.losses;
  return { ...transcript, notes: [...transcript.notes, text], losses };
}
function foldOther(transcript, event) {
  switch (event.kind) {
    case "file.denied":
      return { ...transcript, refused: addRefusedWrite(transcript.refused, event) };
    case "notice":
      return { ...transcript, notice: event.url };
    case "page":
      return { ...transcript, page: event.url };
    case "conflict": {
      const conflicts = addConflictRow(transcript.conflicts, event, transcript.agents);
      return foldAgent({ ...transcript, conflicts }, event);
    }
    case "limit":
    case "effect":
    case "run.ended":
      return transcript;
    default:
      return foldAgent(transcript, event);
  }
}
function foldTool(transcript, event) {
  const { toolCalls, customCalls, tools, commands } = transcript;
  return {
    ...transcript,
    commands: foldCommandRun(commands, event),
    toolCalls: tallyToolCall(toolCalls, event),
    customCalls: foldCustomCall(customCalls, event, tools)
  };
}
var WITHOUT_END = /* @__PURE__ */ new Set(["sent", "delivered", "unread"]);
function foldHandoff(transcript, event) {
  const { kind: _kind, at, ...facts } = event;
  const known = transcript.handoffs.find((row2) => row2.id === event.id);
  if (known?.endedAt !== void 0) return transcript;
  const isOpen = WITHOUT_END.has(event.status);
  const row = { ...facts, sentAt: known?.sentAt ?? at, endedAt: isOpen ? void 0 : at };
  const handoffs = known === void 0 ? [...transcript.handoffs, row] : transcript.handoffs.map((other) => other === known ? row : other);
  return { ...transcript, handoffs };
}
function foldAgent(transcript, event) {
  return { ...transcript, agents: changeAgentRow(transcript.agents, event) };
}

// src/run/start/run-context.ts
init_define_RUNTIME_PACKAGES();

// src/run-log/lines/log-line.ts
init_define_RUNTIME_PACKAGES();

// src/run-log/lines/act-words.ts
init_define_RUNTIME_PACKAGES();

// src/run-log/lines/question-line.ts
init_define_RUNTIME_PACKAGES();
var QUESTION = /^[\s>#*_-]*QUESTION:[*_]*/;
var isQuestionLine = (line) => QUESTION.test(line);
function findQuestion(answer) {
  const lines = answer.split("\n");
  const at = lines.findLastIndex(isQuestionLine);
  const question = at === -1 ? "" : lines.slice(at).join("\n").replace(QUESTION, "").trim();
  return question === "" ? void 0 : { above: lines.slice(0, at).join("\n"), question };
}

// src/run-log/lines/act-words.ts
var ACTS = {
  "run.started": "asks:",
  "agent.failed": "failed:",
  "agent.stopped": "was stopped:",
  "agent.resumed": "goes on",
  appeal: "asks people:",
  decision: "decides:",
  learning: "learns:",
  "checks.off": "none ran:",
  limit: "stops:",
  notice: "notifies people:",
  "run.ended": "ends:"
};
function actText(kind, about = "") {
  return `${ACTS[kind]} ${about}`;
}
function answerText2(answer) {
  const asked = findQuestion(answer);
  if (asked !== void 0) return `asks: ${firstParagraph(asked.question)}`;
  const said = firstParagraph(answer);
  return said === "" ? "ends without an answer" : `is done: ${said}`;
}
function commandText(input) {
  return `runs ${shortCommand(commandOf(input) ?? "", MAX_COMMAND) || "a command"}`;
}
var MAX_COMMAND = 100;
function deniedText({ access, path, reason }) {
  const why = reason.startsWith(`${path}: `) ? reason.slice(path.length + 2) : reason;
  return `may not ${access} ${path.trim() || "an unnamed path"}: ${why}`;
}
function reviewText(verdict, findings) {
  const amount = findings === 0 ? "no findings" : plural(findings, "finding");
  const said = verdict === "none" ? "no verdict" : verdict.replaceAll("-", " ");
  const given = said === "" ? [] : [said];
  return `reviews: ${[...given, amount].join(", ")}`;
}
var RESULTS = /* @__PURE__ */ new Map([
  ["failed-on-base", "failed with and without this work"],
  ["timed-out", "timed out"],
  ["not-run", "was not run"]
]);
function checkText(name, result) {
  return `${name} ${RESULTS.get(result) ?? result}`;
}
function conflictText(keptOn) {
  return keptOn ? `keeps its work on ${keptOn}: conflict` : "resolves a conflict";
}
var MAX_PATHS2 = 3;
function pathsText(paths) {
  return firstOf(paths, MAX_PATHS2, (path) => path);
}
var EFFECTS = {
  push: "pushes",
  "pull-request": "opens pull request",
  ready: "marks ready for review:",
  review: "posts a review on",
  reviewers: "asks for a review by",
  "review-reply": "replies in"
};
function effectText(effect, detail) {
  const short = detail.replace(/\b([0-9a-f]{7})[0-9a-f]{33}\b/g, "$1");
  return `${Object.hasOwn(EFFECTS, effect) ? EFFECTS[effect] : effect} ${short}`;
}

// src/run-log/lines/log-calls.ts
init_define_RUNTIME_PACKAGES();
var FILE_STEP = /^(?:reads|writes|edits|searches for|looks for(?! a colleague))(?: |$)/;
var COMMAND_STEP = /^uses bash(?: |$)/;
var NOTHING = { words: void 0 };
function createCallWords() {
  const state = { steps: /* @__PURE__ */ new Map(), calls: /* @__PURE__ */ new Map(), denied: /* @__PURE__ */ new Set() };
  return (event) => {
    switch (event.kind) {
      case "agent.step":
        if (COMMAND_STEP.test(event.step)) return NOTHING;
        if (!FILE_STEP.test(event.step)) return void 0;
        state.steps.set(event.session, event.step);
        return NOTHING;
      case "file.denied":
        state.denied.add(`${event.session} ${event.access} ${event.path}`);
        return void 0;
      case "tool.start":
        noteStart(event, state);
        return NOTHING;
      case "tool.complete":
      case "tool.failed":
        return { words: endWords(event, state) };
      default:
        return void 0;
    }
  };
}
function noteStart({ session, callId, tool, input }, { steps, calls }) {
  const isCommand = tool === "bash";
  const words = isCommand ? commandText(input) : steps.get(session);
  if (!isCommand) steps.delete(session);
  if (words !== void 0) calls.set(`${session} ${callId}`, words);
}
function endWords(event, { calls, denied }) {
  const words = calls.get(`${event.session} ${event.callId}`);
  if (words === void 0) return void 0;
  if (event.kind === "tool.complete") return words + exitText(event.output);
  const access = words.startsWith("reads ") ? "read" : "write";
  const path = words.slice(words.indexOf(" ") + 1);
  return denied.delete(`${event.session} ${access} ${path}`) ? void 0 : `${words} (failed)`;
}
function exitText(output) {
  const code2 = exitCodeOf(output ?? "");
  return code2 === void 0 ? "" : `: exit ${code2}`;
}

// src/run-log/lines/log-work.ts
init_define_RUNTIME_PACKAGES();
function createWorkWords() {
  const state = { memory: /* @__PURE__ */ new Set(), authors: /* @__PURE__ */ new Map(), resolving: /* @__PURE__ */ new Set() };
  return (event, nameOf) => {
    switch (event.kind) {
      case "decision":
      case "learning":
        state.memory.add(event.note.path);
        return void 0;
      case "conflict":
        return { words: collisionText(event, state, nameOf) };
      case "commit":
        return { words: event.files.length === 0 ? void 0 : commitText(event, state) };
      default:
        return void 0;
    }
  };
}
function collisionText({ session, files, keptOn }, { authors, resolving }, nameOf) {
  const others = new Set(files.flatMap((path) => [...authors.get(path) ?? []]));
  others.delete(session);
  const names = [...new Set([...others].map(nameOf))].join(" and ") || "colleagues";
  if (keptOn === void 0) resolving.add(session);
  else resolving.delete(session);
  return `${conflictText(keptOn)} with ${names} in ${pathsText(files)}`;
}
function commitText({ session, subject, files }, { memory, authors, resolving }) {
  for (const path of files) authors.set(path, (authors.get(path) ?? /* @__PURE__ */ new Set()).add(session));
  const ordered = [...files].sort((a, b) => Number(memory.has(a)) - Number(memory.has(b)));
  return `${resolving.delete(session) ? "resolves the conflict and " : ""}commits ${pathsText(ordered)}${subject ? `: ${subject}` : ""}`;
}

// src/run-log/lines/log-line.ts
var MAX_LINE = 160;
function createLogLines(startedAt) {
  const readAct = createActs();
  return (event) => {
    const act = readAct(event);
    if (act === void 0) return void 0;
    const [who, what, details] = act;
    const time = timeText(event.at - startedAt);
    const text = `${time}  ${oneLine(who, 20).padEnd(12)} ${oneLine(what, MAX_LINE)}`.trimEnd();
    return details === void 0 ? { text } : { text, details };
  };
}
function createActs() {
  const names = /* @__PURE__ */ new Map([["coordinator", "Coordinator"]]);
  const before = /* @__PURE__ */ new Set();
  const wordsOfCall = createCallWords();
  const wordsOfWork = createWorkWords();
  const nameOf = (id) => names.get(id) ?? (id || "nobody");
  return (event) => {
    learnNames(names, event);
    if (isToldBefore(before, event)) return void 0;
    const told = wordsOfCall(event) ?? wordsOfWork(event, nameOf);
    return told === void 0 ? actOf(event, nameOf) : toldAct(event, told.words, nameOf);
  };
}
function learnNames(names, event) {
  if (event.kind === "agent.spawned") names.set(event.session, event.name);
  if (event.kind !== "team") return;
  for (const [slug, name] of Object.entries(event.names)) names.set(slug, name);
}
function isToldBefore(told, event) {
  if (event.kind === "agent.idle") told.add(event.session);
  if (event.kind === "agent.resumed") told.delete(event.session);
  if (event.kind === "agent.finished") return told.has(event.session);
  if (event.kind !== "handoff" || event.status !== "sent" && event.status !== "delivered") {
    return false;
  }
  const isTold = told.has(`message ${event.id}`);
  told.add(`message ${event.id}`);
  return isTold;
}
function timeText(ms) {
  return `${(Math.max(0, ms) / 1e3).toFixed(1).padStart(6)} s`;
}
var TOLD_STEPS = /^(?:hands work to|records a decision|notes a learning|records a review|resolves a conflict)/;
function toldAct(event, words, nameOf) {
  return words === void 0 || !("session" in event) ? void 0 : [nameOf(event.session), words];
}
function actOf(event, nameOf) {
  return agentAct(event, nameOf) ?? wordAct(event, nameOf) ?? effectAct(event);
}
function agentAct(event, nameOf) {
  switch (event.kind) {
    case "agent.spawned":
      return [event.name, "starts"];
    case "agent.step":
      return TOLD_STEPS.test(event.step) ? void 0 : [nameOf(event.session), event.step];
    case "agent.resumed":
      return [nameOf(event.session), actText(event.kind)];
    case "agent.idle":
    case "agent.finished":
      return [nameOf(event.session), answerText2(event.answer)];
    case "agent.failed":
    case "agent.stopped":
      return [nameOf(event.session), actText(event.kind, event.reason)];
    default:
      return void 0;
  }
}
function wordAct(event, nameOf) {
  switch (event.kind) {
    case "run.started":
      return [event.actor, actText(event.kind, event.request)];
    case "file.denied":
      return [nameOf(event.session), deniedText(event)];
    case "handoff":
      return handoffAct(event, nameOf);
    case "decision":
      return [nameOf(event.note.agent), actText(event.kind, event.note.title)];
    case "learning":
      return [nameOf(event.note.agent), actText(event.kind, event.note.learning)];
    case "review":
      return reviewAct(event.note, nameOf);
    case "appeal":
      return [nameOf(event.note.from), actText(event.kind, event.note.text)];
    default:
      return void 0;
  }
}
function reviewAct({ reviewer, verdict, findings }, nameOf) {
  return [nameOf(reviewer), reviewText(verdict, findings.length)];
}
function effectAct(event) {
  switch (event.kind) {
    case "check":
      return checkAct(event);
    case "checks.off":
      return ["checks", actText(event.kind, event.reason)];
    case "note":
      return [event.about === "undone" ? "not done" : "note", event.text];
    case "limit":
      return ["squad", actText(event.kind, event.reason)];
    case "notice":
      return ["squad", actText(event.kind, event.url)];
    case "effect":
      return ["squad", effectText(event.effect, event.detail)];
    case "run.ended":
      return ["squad", actText(event.kind, event.outcome)];
    default:
      return void 0;
  }
}
function handoffAct(event, nameOf) {
  const { from, to, task, status, reason, priority } = event;
  if (status === "sent" || status === "delivered") {
    const urgent = priority === "urgent" ? " (urgent)" : "";
    const words = `\u2192 ${nameOf(to)}${urgent}: ${firstParagraph(task)}`;
    return PEOPLE.test(to) ? void 0 : [nameOf(from), words];
  }
  const why = reason === void 0 ? "" : `: ${reason}`;
  return status === "answered" ? void 0 : [nameOf(from), `\u2192 ${nameOf(to)} ${status}${why}`];
}
var PEOPLE = /^(?:user|human|person|people)$/i;
function checkAct({ name, result, seconds, lines }) {
  const took = result === "not-run" || seconds < 1 ? "" : `, ${seconds} s`;
  return ["checks", checkText(name, result) + took, lines.length === 0 ? void 0 : lines];
}

// src/run/start/run-context.ts
function openInitialContext(args) {
  const { request, inputs, ports, job } = args;
  const { command, thread, repository, text, url } = request;
  const { serverUrl, runId } = job;
  const transcript = openTranscript(() => ports.clock.now());
  transcript.listen(ports.record);
  const lineOf = createLogLines(transcript.read().startedAt);
  transcript.listen((event) => writeLine(ports.log, lineOf(event)));
  const outbound = createOutbound({
    holdsSecret: ports.holdsSecret,
    phrase: inputs.triggerPhrase,
    serverUrl
  });
  const shownRepository = `${repository.owner}/${repository.name}`;
  transcript.emit({
    kind: "run.started",
    request: askedWords(command),
    actor: request.author.login,
    trigger: request.id,
    asked: text,
    repository: shownRepository,
    url,
    thread: thread.number
  });
  return {
    ...args,
    transcript,
    outbound,
    nonce: nonceOf(ports.randomBytes(8)),
    renderContext: () => ({
      safe: outbound.safe,
      facts: {
        runUrl: `${serverUrl}/${shownRepository}/actions/runs/${runId}`,
        runId,
        serverUrl,
        repository: shownRepository,
        thread: { number: thread.number, kind: thread.kind },
        triggerId: request.id,
        commentUrl: request.url,
        actor: request.author.login,
        phrase: inputs.triggerPhrase,
        now: ports.clock.now()
      }
    })
  };
}
function writeLine(log, line) {
  if (line === void 0) return;
  log.info(line.text);
  if (line.details !== void 0) log.group("what it printed", line.details.join("\n"));
}

export {
  foldCommandRun,
  commandOf,
  shortCommand,
  exitCodeOf,
  claimsSuccess,
  renderLongText,
  workOfOutcome,
  isQuestionLine,
  findQuestion,
  commentOnce,
  unfinishedAgents,
  readQuestion,
  renderNotes,
  refusedLines,
  cutShortText,
  standingReviews,
  standingLocks,
  speaksFor,
  settlesFile,
  rejectedFiles,
  standingFindings,
  toRepositoryPath,
  reviewProgress,
  settledReviews,
  worstVerdict,
  pathList,
  undoneItems,
  renderUnfounded,
  isNotice,
  isNoticeFor,
  notifyPeople,
  renewNotice,
  FAILING_MARK,
  BEFORE_OTHERS,
  renderChecks,
  renderSummary,
  changedFileLines,
  SEVERITIES,
  hashOfLines,
  answeredElsewhere,
  foldDoubles,
  renderBoard,
  actText,
  answerText2 as answerText,
  commandText,
  deniedText,
  reviewText,
  checkText,
  conflictText,
  pathsText,
  effectText,
  emptyTranscript,
  foldEvent,
  openInitialContext
};
