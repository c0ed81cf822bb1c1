import {
  agentName
} from "./chunk-FXPNCZBX.js";
import {
  code,
  collapsible,
  inline,
  link,
  paragraphs,
  repositoryUrl
} from "./chunk-FP56GIKB.js";
import {
  trimBlankLines
} from "./chunk-Q7NT2BUX.js";
import {
  plural
} from "./chunk-BDLE4HBS.js";
import {
  oneLine
} from "./chunk-F3GLNTMY.js";
import {
  headOf
} from "./chunk-2VDIWIBV.js";
import {
  isFailing
} from "./chunk-DYNN33AK.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/publish/render/outcome-text.ts
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
  if (later.session === "coordinator" || later.lastActiveAt < endedAt) return false;
  const hasItsFiles = row.files.length > 0 && row.files.every((path) => later.files.includes(path));
  const isNextTry = later.agent === row.agent && later.startedAt >= endedAt;
  return isNextTry || later.task === row.task || hasItsFiles;
}

// src/publish/reviews/review-progress.ts
init_define_RUNTIME_PACKAGES();

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
function worstVerdict(standing) {
  const isRejected = standing.some(({ verdict }) => verdict === "changes-requested");
  return isRejected ? "changes-requested" : standing.at(-1)?.verdict ?? "none";
}
function sharesFile(one, other) {
  const isAll = one.files.length === 0 || other.files.length === 0;
  return isAll || one.files.some((path) => other.files.includes(path));
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

// src/publish/render/question.ts
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
  return wanted === "" || transcript.notice === void 0 ? wanted : collapsible("What was asked", wanted);
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
  return names.length === 0 ? "The squad" : names.join(" and ");
}

// src/publish/render/headline/news.ts
var MAX_REASON = 300;
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
      return stuckNews(input) ?? failingNews(input) ?? brokenNews(input) ?? reviewNews(input) ?? doneNews(input);
    case "asked":
      return {
        mark: "\u{1F64B}",
        title: questionTitle(input),
        ...detailOf([keptText(input), answerLink(input)])
      };
    case "declined":
      return { mark: "\u{1F6AB}", title: "Declined", ...reasonDetail(outcome.reason, context) };
    case "nothing-to-do":
      return { mark: "\u2705", title: "Nothing to change", ...reasonDetail(outcome.reason, context) };
    case "limited":
      return { mark: "\u23F8", title: limitTitle(outcome), ...detailOf([keptText(input)]) };
    case "failed":
      return { mark: "\u274C", title: "The run failed", ...failureDetail(outcome.reason, input) };
  }
}
function stuckNews(input) {
  const { context, transcript } = input;
  const calls = transcript.escalations.filter(({ kind }) => kind === "escalation");
  if (calls.length === 0) return void 0;
  const names = [...new Set(calls.map(({ from }) => agentName(context, transcript, from)))];
  const verb = names.length === 1 ? "needs" : "need";
  return {
    mark: "\u{1F64B}",
    title: `Stuck: ${names.join(" and ")} ${verb} a decision`,
    ...detailOf([keptText(input), answerLink(input)])
  };
}
function failingNews({ context, transcript, outcome }) {
  const failing = failingText(context, transcript.checks);
  if (failing === void 0 || outcome.kind !== "changed") return void 0;
  const { work } = outcome;
  const isDraft = work.pullRequest?.isDraft === true;
  return {
    mark: "\u274C",
    title: `${placeOf(context, work)}${isDraft ? " is a draft" : ""}: ${failing}`
  };
}
function brokenNews({ context, transcript, outcome }) {
  const broken = unfinishedAgents(transcript.agents).filter(
    ({ session }) => session !== "coordinator"
  );
  const [first] = broken;
  if (first === void 0) return void 0;
  const names = [...new Set(broken.map(({ name }) => inline(name, 40, context.safe)))].join(
    " and "
  );
  const verb = first.state === "failed" || broken.length > 1 ? "failed" : "was stopped";
  return {
    mark: "\u26A0\uFE0F",
    title: `${readiness(context, outcome)}, but ${names} ${verb}`,
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
  if (outcome.kind !== "changed") return "Answered";
  const { work } = outcome;
  if (work.pullRequest === void 0) return `The work is on ${placeOf(context, work)}`;
  return `${placeOf(context, work)} is ${work.pullRequest.isDraft === true ? "a draft" : "ready"}`;
}
function placeOf({ facts }, { pullRequest, branch }) {
  if (pullRequest !== void 0) return link(`#${pullRequest.number}`, pullRequest.url);
  return `the branch ${link(code(branch), repositoryUrl(facts, "tree", branch))}`;
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
function keptWords({ pullRequest }) {
  return pullRequest?.isDraft === true ? "is a draft with what was finished" : "has what was finished";
}
function questionTitle({ context, transcript }) {
  const names = askerNames(context, transcript);
  const asking = transcript.escalations.filter(({ kind }) => kind === "question").length;
  return asking > 1 ? `${asking} questions for you` : `${names} has a question`;
}
function limitTitle({ limit, amount }) {
  if (amount !== void 0) return `Stopped at the limit of ${amount}`;
  return limit === "cancelled" ? "The run was cancelled" : "Stopped at a limit";
}
function failureDetail(reason, input) {
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

// src/publish/render/outcome-text.ts
var LIMIT_INPUTS = {
  timeout: "timeout-minutes",
  tokens: "max-tokens",
  "tool-calls": "max-tool-calls",
  cancelled: void 0
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
    default:
      return isShortReason(outcome.reason) ? "" : renderLongText(context, outcome.reason, max);
  }
}
function renderNextStep(context, outcome) {
  const phrase = code(context.facts.phrase);
  switch (outcome.kind) {
    case "changed":
      return openingText(context, outcome.work);
    case "limited":
      return limitText(outcome.limit, phrase);
    case "failed":
      return failureStepText(context, outcome, phrase);
    default:
      return void 0;
  }
}
function openingText({ facts }, { pullRequest, compareUrl }) {
  if (pullRequest !== void 0 || compareUrl === void 0) return void 0;
  const setting = link("the setting", repositoryUrl(facts, "settings/actions"));
  return `${link("Open the pull request", compareUrl)} yourself. Actions may not do it here, unless ${setting} *Allow GitHub Actions to create and approve pull requests* is on.`;
}
function limitText(limit, phrase) {
  const input = LIMIT_INPUTS[limit];
  const raise = input === void 0 ? "" : ` The input ${code(input)} sets the limit; \`.squad/config.json\` may set it lower.`;
  return `To go on, ask ${phrase} again.${raise}`;
}
function failureStepText({ facts, safe }, { hint }, phrase) {
  if (hint !== void 0 && hint.trim() !== "") return inline(hint, 500, safe);
  return `Look at ${link("the log of the run", facts.runUrl)}, then ask ${phrase} again.`;
}

// src/publish/render/claims.ts
init_define_RUNTIME_PACKAGES();
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
  return `\u26A0\uFE0F ${names.join(" and ")} ${verb} that tests pass${fact}.`;
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

export {
  standingReviews,
  standingFindings,
  toRepositoryPath,
  reviewProgress,
  worstVerdict,
  failingText,
  otherResults,
  renderClaims,
  claimsSuccess,
  ownRunFacts,
  unfinishedAgents,
  renderLongText,
  readQuestion,
  renderWanted,
  renderWantedOnBoard,
  renderNews,
  joinNews,
  newsOf,
  placeOf,
  workOfOutcome,
  renderOutcome,
  renderNextStep
};
