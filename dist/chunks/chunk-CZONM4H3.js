import {
  agentName
} from "./chunk-ITRNZOTN.js";
import {
  code,
  codeBlock,
  collapsible,
  inline,
  joinNames,
  linesLabel,
  link,
  list,
  paragraphs,
  repositoryUrl
} from "./chunk-MQ4ZI664.js";
import {
  trimBlankLines
} from "./chunk-Q7NT2BUX.js";
import {
  count,
  plural
} from "./chunk-BDLE4HBS.js";
import {
  oneLine
} from "./chunk-ENBJUMDV.js";
import {
  COORDINATOR
} from "./chunk-UXQFGFHB.js";
import {
  isFailing
} from "./chunk-7TLDPTJE.js";
import {
  headOf
} from "./chunk-MUCB7FAK.js";
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
      bundle.isUploadFailed === true ? notUploadedText(facts) : "To bring it in, run this in a clone of the repository:",
      codeBlock(bundleCommands(facts.runId, branch, bundle), "sh")
    ]);
  }
  const comparison = repositoryUrl(facts, "compare", `${wanted}...${branch}`);
  return `${link("Merge it by hand", comparison)} into ${code(wanted)}, or ask again.`;
}
function notUploadedText({ runUrl }) {
  return `The file could not be uploaded. If it is not among ${link("the run's artifacts", runUrl)}, it is on the runner alone, and one that GitHub hosts is gone: then ask again. On a runner of your own, run this in a clone of the repository:`;
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
  return `${link("Open the pull request", compareUrl)} yourself. Actions may not do it here, unless ${setting} *Allow GitHub Actions to create and approve pull requests* is on.`;
}
function limitText(limit, phrase) {
  const input = LIMIT_INPUTS[limit];
  const raise = input === void 0 ? "" : ` The input ${code(input)} sets the limit; \`.squad/config.json\` may set it lower.`;
  return `To go on, ask ${phrase} again.${raise}`;
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

// src/coordinator/reviews/standing-findings.ts
init_define_RUNTIME_PACKAGES();
function standingReviews(notes) {
  return notes.flatMap((note, at) => {
    const later = notes.slice(at + 1).filter(({ reviewer }) => reviewer === note.reviewer);
    if (later.length === 0) return [note];
    if (note.findings.length === 0) return later.some((one) => overlap(one, note)) ? [] : [note];
    const revised = new Set(note.revised);
    const kept = note.findings.flatMap(
      (finding, place) => later.some((one) => looksAgain(one, note, finding.path)) ? [] : [{ finding, isRevised: revised.has(place) }]
    );
    if (kept.length === 0) return [];
    const places = kept.flatMap(({ isRevised }, place) => isRevised ? [place] : []);
    return [{ ...note, findings: kept.map(({ finding }) => finding), revised: places }];
  });
}
function standingLocks(locks, notes) {
  return locks.filter(({ by, path }) => {
    const last = notes.findLast(
      (note) => note.reviewer === by && (settlesFile(note, path) || rejectedFiles(note).includes(path))
    );
    return last === void 0 || !settlesFile(last, path);
  });
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
      (finding, at) => asked.has(keyOf(finding)) ? [] : [{ ...finding, isMade: note.revised?.includes(at) === true }]
    );
    return settled.length === 0 ? [] : [{ note, findings: settled }];
  });
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
init_define_RUNTIME_PACKAGES();
var MAX_PATHS = 3;
var MAX_FINDINGS = 12;
var VERDICT_TEXTS = {
  approved: "approved",
  none: "gave no verdict"
};
function renderReviews(context, transcript, max) {
  const lines = [
    ...transcript.reviews.map((review) => reviewLine(context, transcript, review)),
    ...groupLocks(standingLocks(transcript.locks, transcript.reviews)).map(
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
  const asked = findings.length > 0 ? `asked for ${plural(findings.length, "change")}` : ASKED;
  const stands = standingReviews(reviews).some((one) => one.handoff === handoff);
  if (!stands) return revised.length > 0 ? `${asked}, ${madeText(review)}` : asked;
  if (revised.length > 0) {
    return `${asked}, ${revised.length} ${revised.length === 1 ? "was" : "were"} made, nobody looked again`;
  }
  return reviser === void 0 ? asked : `${asked}; ${name(reviser)} should revise it`;
}
function madeText({ findings, revised = [] }) {
  if (revised.length < findings.length) return `${revised.length} of them made`;
  return findings.length === 1 ? "which was made" : "all made";
}
var ASKED = "asked for changes";
function groupLocks(locks) {
  const groups = /* @__PURE__ */ new Map();
  for (const lock of locks) {
    const key = JSON.stringify([lock.agent, lock.by, lock.reviser]);
    const known = groups.get(key);
    groups.set(key, known === void 0 ? [lock] : [...known, lock]);
  }
  return [...groups.values()];
}
function lockLine(context, transcript, locks) {
  const [{ agent, by, reviser }] = locks;
  const name = (id) => agentName(context, transcript, id);
  const who = reviser === void 0 ? "Someone else takes over" : `${name(reviser)} takes over`;
  const what = pathList(locks.map((lock) => lock.path));
  return `${who} ${what}: ${name(by)} requested changes to ${name(agent)}'s version.`;
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

// src/publish/render/claims.ts
init_define_RUNTIME_PACKAGES();

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

// src/publish/render/claims.ts
var CLAIM = /\btests? (?:(?:all|now|still|suites?|are|is|have) ){0,3}(?:pass|passes|passed|passing|green)\b/i;
var DENIAL = /\b(?:not|never|cannot|can't|couldn't|if|once|when|whether|should|until|expected?)\b/i;
var TESTING = /\b(?:tests?|pytest|jest|vitest|mocha|tox|rspec|phpunit|ctest|check|verify)\b/i;
var NO_TESTS = /\b(?:lint|eslint|biome|prettier|fmt|format|tsc|types?|typecheck|build|compile|vet|clippy)\b/i;
var MAX_SHOWN = 2;
function renderClaims(context, transcript) {
  const claiming = transcript.agents.filter(
    ({ answer }) => answer.split(/[.!?\n]/).some(claimsSuccess)
  );
  if (claiming.length === 0 || isShown(transcript)) return void 0;
  const names = [...new Set(claiming.map(({ name }) => inline(name, 40, context.safe)))];
  const verb = names.length > 1 ? "say" : "says";
  const failing = failingText(context, transcript.checks) ?? failedRunText(context, transcript);
  const fact = failing === void 0 ? ". No check of this run shows it" : `, but ${failing}`;
  return `\u26A0\uFE0F ${joinNames(names).replace(/^Coordinator\b/, "The coordinator")} ${verb} that tests pass${fact}.`;
}
function claimsSuccess(sentence) {
  return CLAIM.test(sentence) && !DENIAL.test(sentence);
}
function isShown({ checks, commands }) {
  const tests = checks.rows.filter((row) => isTest(row));
  if (tests.some(({ result }) => result === "failed" || result === "timed-out")) return false;
  if (tests.some(({ result }) => result === "passed")) return true;
  const own = lastTestRuns(commands);
  return own.length > 0 && own.every(({ exitCode }) => exitCode === 0);
}
function isTest({ name, command }) {
  return TESTING.test(`${name} ${command}`) || !NO_TESTS.test(`${name} ${command}`);
}
function lastTestRuns(commands) {
  const tests = commands.filter(({ command }) => TESTING.test(command));
  return tests.filter(
    (one, at) => !tests.slice(at + 1).some((later) => later.command === one.command)
  );
}
function ownRunFacts(context, transcript) {
  return lastTestRuns(transcript.commands).slice(-MAX_SHOWN).map(({ session, command, exitCode }) => {
    const end = exitCode === void 0 ? "did not end" : `exit ${exitCode}`;
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
  return inline(`\`${oneLine(command, 80).replaceAll("`", "'")}\``, 90, safe);
}

// src/publish/render/headline/conflicts.ts
init_define_RUNTIME_PACKAGES();
var MAX_NAMED2 = 2;
function setAsideText(context, transcript) {
  const lines = transcript.conflicts.flatMap(({ session, files, keptOn }) => {
    if (keptOn === void 0) return [];
    const branch = link(code(keptOn), repositoryUrl(context.facts, "tree", keptOn));
    const name = agentName(context, transcript, session);
    return [`${name}'s change of ${pathList(files)} collided and is kept on ${branch}`];
  });
  if (lines.length === 0) return void 0;
  const more = lines.length - MAX_NAMED2;
  return [...lines.slice(0, MAX_NAMED2), ...more > 0 ? [`${more} more are set aside`] : []].join(
    "; "
  );
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
function renderWanted(context, transcript, outcome, max = MAX_QUESTION_LENGTH) {
  const { phrase } = context.facts;
  const question = outcome?.kind === "asked" ? outcome.question : "";
  const calls = transcript.escalations.filter(({ text }) => !question.includes(text.trim()));
  return paragraphs([
    ...question === "" ? [] : [renderQuestion(context, question, max), replyHint(question, phrase)],
    ...calls.slice(0, MAX_CALLS).map((call) => renderCall(context, transcript, call, isNamed(calls, outcome))),
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

// src/publish/render/headline/news.ts
init_define_RUNTIME_PACKAGES();
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
  const title = isPublished ? `${readiness(context, outcome)}, but without a part` : "A change is set aside";
  return { mark: "\u26A0\uFE0F", title, detail: beside, beside };
}
function brokenNews({ context, transcript, outcome }) {
  const setAside = transcript.conflicts.filter(({ keptOn }) => keptOn !== void 0);
  const told = /* @__PURE__ */ new Set(["coordinator", ...setAside.map(({ session }) => session)]);
  const broken = unfinishedAgents(transcript.agents).filter(({ session }) => !told.has(session));
  const [first] = broken;
  if (first === void 0) return void 0;
  const names = joinNames([...new Set(broken.map(({ name }) => inline(name, 40, context.safe)))]);
  const verb = first.state === "failed" || broken.length > 1 ? "failed" : "was stopped";
  return {
    mark: "\u26A0\uFE0F",
    title: `${readiness(context, outcome)}, but ${names} ${verb}`,
    beside: `${names} ${verb}`,
    ...reasonDetail(first.answer, context)
  };
}
function reviewNews({ context, transcript, outcome }) {
  const open = reviewProgress(transcript.reviews).filter(({ isOpen }) => isOpen);
  if (open.length === 0) return void 0;
  const are = open.length === 1 ? "one review is open" : `${open.length} reviews are open`;
  return {
    mark: "\u26A0\uFE0F",
    title: `${readiness(context, outcome)}, and ${are}`,
    beside: are,
    detail: open.map((progress) => progressText(progress, context, transcript)).join("; ")
  };
}
function progressText({ reviewer, findings, changed, lookedAgain }, context, transcript) {
  const name = agentName(context, transcript, reviewer);
  const what = findings.length === 0 ? "changes" : plural(findings.length, "change");
  if (lookedAgain) return `${name} looked again and asks for ${what}`;
  const made = changed === 0 ? "" : `, ${changed} ${changed === 1 ? "was" : "were"} made`;
  return `${name} asked for ${what}${made}, nobody looked again`;
}
function doneNews({ context, outcome }) {
  if (outcome.kind !== "changed") return { mark: "\u{1F4AC}", title: "Answered" };
  const { pullRequest } = outcome.work;
  if (pullRequest === void 0) return { mark: "\u2705", title: readiness(context, outcome) };
  const how = pullRequest.isDraft === true ? "is a draft, ready" : "is ready";
  return { mark: "\u2705", title: `${placeOf(context, outcome.work)} ${how} for your review` };
}
function readiness(context, outcome) {
  const work = outcome.kind === "answered" || !("work" in outcome) ? void 0 : outcome.work;
  if (work === void 0) return "Answered";
  if (work.pullRequest === void 0) return `The work is on ${placeOf(context, work)}`;
  return `${placeOf(context, work)} is ${work.pullRequest.isDraft === true ? "a draft" : "ready"}`;
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

export {
  standingReviews,
  standingLocks,
  settlesFile,
  rejectedFiles,
  standingFindings,
  toRepositoryPath,
  settledReviews,
  worstVerdict,
  renderReviews,
  pathList,
  renderOpenFindings,
  failingText,
  otherResults,
  renderClaims,
  claimsSuccess,
  ownRunFacts,
  renderResolved,
  unfinishedAgents,
  renderLongText,
  readQuestion,
  renderWanted,
  renderWantedOnBoard,
  placeOf,
  renderNews,
  joinNews,
  newsOf,
  workOfOutcome,
  renderOutcome,
  renderNextStep
};
