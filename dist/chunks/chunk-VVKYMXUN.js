import {
  totalTokens
} from "./chunk-56REJA5H.js";
import {
  renderLongText,
  renderQuestion
} from "./chunk-QNIXEDVD.js";
import {
  code,
  codeBlock,
  collapsible,
  inline,
  link,
  list,
  paragraphs,
  repositoryUrl
} from "./chunk-F7Z3OGAL.js";
import {
  CHECK_FILES
} from "./chunk-HSV4OKKC.js";
import {
  count,
  duration,
  plural
} from "./chunk-CJUDGU2X.js";
import {
  isFailing
} from "./chunk-DYNN33AK.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/publish/render/outcome-text.ts
init_define_RUNTIME_PACKAGES();
var LIMIT_TEXTS = {
  timeout: "the time limit was reached",
  tokens: "the token limit was reached",
  "tool-calls": "the limit of tool calls was reached",
  cancelled: "the run was cancelled"
};
var LIMIT_INPUTS = {
  timeout: "timeout-minutes",
  tokens: "max-tokens",
  "tool-calls": "max-tool-calls",
  cancelled: void 0
};
function outcomeTitle(outcome) {
  switch (outcome.kind) {
    case "changed":
      return outcome.work.pullRequest === void 0 ? "Done: the changes are on a branch" : "Done: changes are ready for review";
    case "answered":
      return "Answered";
    case "asked":
      return "Squad has a question";
    case "declined":
      return "Declined: nothing was run";
    case "nothing-to-do":
      return "Done: there was nothing to change";
    case "limited":
      return `Stopped: ${LIMIT_TEXTS[outcome.limit]}`;
    case "failed":
      return "Failed: the run could not finish";
  }
}
function workOfOutcome(outcome) {
  return "work" in outcome ? outcome.work : void 0;
}
function renderOutcome(context, outcome, max) {
  switch (outcome.kind) {
    case "changed":
    case "answered":
      return renderLongText(context, outcome.answer, max);
    case "asked":
      return paragraphs([
        renderQuestion(context, outcome.question, max),
        renderLongText(context, outcome.answer, max)
      ]);
    default:
      return renderLongText(context, outcome.reason, max);
  }
}
function nextStepLine(context, outcome, isFailing2 = false) {
  const words = nextStepText(context, outcome, isFailing2);
  return words === void 0 ? void 0 : `**Next:** ${words}`;
}
function nextStepText(context, outcome, isFailing2) {
  const phrase = code(context.facts.phrase);
  switch (outcome.kind) {
    case "changed":
      return reviewStepText(context, outcome.work, isFailing2);
    case "answered":
      return outcome.memory === void 0 ? `If something is missing, ask ${phrase} again.` : `Look at what the squad learnt on the way, in ${pullRequestLink(outcome.memory)}.`;
    case "asked":
      return `Answer in a comment that mentions ${phrase}. ${keptWorkText(outcome.work)}`.trimEnd();
    case "nothing-to-do":
      return `If you expected a change, tell ${phrase} what should be different.`;
    case "limited":
      return `${keptWorkText(outcome.work)}${limitStepText(outcome.limit, phrase)}`;
    case "failed":
      return `${keptWorkText(outcome.work)}${failureStepText(context, outcome.hint, phrase)}`;
    case "declined":
      return void 0;
  }
}
function reviewStepText({ facts }, work, isFailing2) {
  const phrase = code(facts.phrase);
  const pull = pullRequestLink(work);
  if (work.pullRequest !== void 0) {
    if (isFailing2)
      return `Look at what fails in ${pull}. To have it fixed, mention ${phrase} there.`;
    const marking = work.pullRequest.isDraft === true ? ", and mark it as ready: it is a draft" : "";
    return `Review ${pull}${marking}. To have something changed, mention ${phrase} there.`;
  }
  if (work.compareUrl === void 0) return `Look at the branch ${code(work.branch)}.`;
  const setting = link("the setting", repositoryUrl(facts, "settings/actions"));
  return `${link("Open the pull request", work.compareUrl)} yourself. Actions may not do it here, unless ${setting} *Allow GitHub Actions to create and approve pull requests* is on.`;
}
function limitStepText(limit, phrase) {
  const input = LIMIT_INPUTS[limit];
  const raise = input === void 0 ? "" : ` The input ${code(input)} sets the limit; \`.squad/config.json\` may set it lower.`;
  return `Ask ${phrase} to go on.${raise}`;
}
function keptWorkText(work) {
  return work === void 0 ? "" : `What was finished is kept in ${pullRequestLink(work)}. `;
}
function failureStepText({ facts, safe }, hint, phrase) {
  if (hint !== void 0 && hint.trim() !== "") return inline(hint, 500, safe);
  return `Look at ${link("the log of the run", facts.runUrl)}, then ask ${phrase} again.`;
}
function pullRequestLink({ pullRequest, branch }) {
  if (pullRequest === void 0) return `the branch ${code(branch)}`;
  return link(`pull request #${pullRequest.number}`, pullRequest.url);
}

// src/publish/render/shared-parts.ts
init_define_RUNTIME_PACKAGES();

// src/publish/render/checks.ts
init_define_RUNTIME_PACKAGES();
var MAX_NAMED = 2;
var MAX_OUTPUTS = 5;
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
var MARKS = {
  passed: "\u2705",
  failed: "\u274C",
  "timed-out": "\u274C",
  "failed-on-base": "\u26A0\uFE0F",
  "not-run": "\u23F8"
};
function renderChecks(context, transcript, maxLines) {
  const { rows, base } = transcript.checks;
  const ran = rows.some(({ result }) => result !== "not-run");
  return paragraphs([
    list(rows.map((row) => rowText(context, row, base))),
    ...rows.filter(hasOutput).slice(0, MAX_OUTPUTS).map((row) => outputOf(context, row, maxLines)),
    ran ? changedChecksText(transcript) : notRunText(context, transcript.checks),
    ran ? void 0 : claimText(context, transcript)
  ]);
}
var BOARD_LINES = 8;
function renderFailures(context, { checks }) {
  const failing = checks.rows.find(isFailing);
  if (failing !== void 0) return outputOf(context, failing, BOARD_LINES);
  const unran = checks.rows.find(({ result }) => result === "not-run");
  return unran === void 0 ? void 0 : rowText(context, unran, checks.base);
}
function rowText({ safe }, row, base) {
  const { name, command, seconds, result } = row;
  const shown = name === command ? code(name) : `**${inline(name, 60, safe)}**, ${code(command)}`;
  const after = result === "not-run" ? "" : `, ${seconds} s`;
  return `${MARKS[result]} ${shown}: ${resultText(row, inline(base, 60, safe), safe)}${after}`;
}
function resultText({ result, lines }, base, safe) {
  switch (result) {
    case "passed":
      return "passed";
    case "failed":
      return "failed";
    case "timed-out":
      return "had not ended when its time was up";
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
  return `\u26A0\uFE0F These changes touch ${paths.map(code).join(" and ")}, which may say what a check runs.`;
}
var SCRIPT_FILES = [CHECK_FILES.node, CHECK_FILES.python, CHECK_FILES.make];
function notRunText({ safe }, { rows, off }) {
  if (rows.length > 0) return "Nothing was run on these changes.";
  const why = off ?? "the run ended before its checks";
  return `Nothing was run on these changes, because ${inline(why, 300, safe)}.`;
}
var CLAIM = /\btests? (?:(?:all|now|still|suites?) ){0,2}(?:pass|passed|passing|are green)\b/i;
var DENIAL = /\b(?:not|never|cannot|can't|couldn't|if|once|when|whether|should|until|expected?)\b/i;
function claimText({ safe }, { agents }) {
  const claiming = agents.filter(({ answer }) => answer.split(/[.!?\n]/).some(claimsSuccess));
  if (claiming.length === 0) return void 0;
  const names = [...new Set(claiming.map(({ name }) => inline(name, 40, safe)))].join(" and ");
  const verb = names.includes(" and ") ? "say" : "says";
  return `\u26A0\uFE0F ${names} ${verb} that tests pass. No check of this run shows it.`;
}
function claimsSuccess(sentence) {
  return CLAIM.test(sentence) && !DENIAL.test(sentence);
}

// src/publish/render/shared-parts.ts
function renderHeader(context, transcript, outcome) {
  const { facts, safe } = context;
  const spent = totalTokens(transcript.agents);
  const parts = [
    `**${titleOf(context, transcript, outcome)}**`,
    ...outcome === void 0 ? [] : checkParts(context, transcript, outcome),
    `asked by ${link(inline(facts.actor, 40, safe), facts.commentUrl)}`,
    duration(facts.now - transcript.startedAt),
    ...counted(spent, "token"),
    ...outcome === void 0 ? [] : resultCounts(transcript),
    runLink(context),
    ...outcome === void 0 ? [] : workLinks(context, outcome)
  ];
  return parts.join(" \xB7 ");
}
function checkParts(context, { checks }, { kind }) {
  const failing = kind === "changed" ? void 0 : failingText(context, checks);
  return [...failing === void 0 ? [] : [failing], ...otherResults(context, checks)];
}
function titleOf(context, { checks }, outcome) {
  if (outcome === void 0) return "Squad is working on it";
  const failing = outcome.kind === "changed" ? failingText(context, checks) : void 0;
  if (failing === void 0 || outcome.kind !== "changed") return outcomeTitle(outcome);
  const { pullRequest } = outcome.work;
  if (pullRequest === void 0) return `\u274C The changes are on a branch, and ${failing}`;
  const { number, isDraft } = pullRequest;
  return isDraft === true ? `\u274C #${number} is a draft: ${failing}` : `\u274C #${number}: ${failing}`;
}
function askerOf(board) {
  const [, header = ""] = board.split("\n", 2);
  const plain = header.slice(0, 1e3).replaceAll("\\", "");
  return / · asked by \[?([\w[\]-]{1,100}?)(?:\]\(| · )/.exec(plain)?.[1];
}
function resultCounts({ agents, decisions, learnings }) {
  const files = new Set(agents.flatMap((agent) => agent.files)).size;
  return [
    ...counted(files, "file"),
    ...counted(decisions.length, "decision"),
    ...counted(learnings.length, "learning")
  ];
}
function counted(amount, noun) {
  return amount === 0 ? [] : [plural(amount, noun)];
}
function runLink({ facts }) {
  return link("run", facts.runUrl);
}
function workLinks({ facts }, outcome) {
  const work = workOfOutcome(outcome);
  if (work === void 0) return [];
  const branch = link(code(work.branch), repositoryUrl(facts, "tree", work.branch));
  return work.pullRequest === void 0 ? [branch] : [branch, pullRequestLink(work)];
}
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

export {
  renderChecks,
  renderFailures,
  workOfOutcome,
  renderOutcome,
  nextStepLine,
  renderHeader,
  askerOf,
  runLink,
  renderNotes
};
