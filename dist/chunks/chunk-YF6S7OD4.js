import {
  totalTokens
} from "./chunk-RFSJNQHJ.js";
import {
  renderLongText,
  renderQuestion
} from "./chunk-66LCQP4K.js";
import {
  code,
  collapsible,
  inline,
  link,
  list,
  paragraphs,
  repositoryUrl
} from "./chunk-IQSS6F2G.js";
import {
  count,
  duration,
  plural
} from "./chunk-FAD3XYXR.js";
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
function nextStepLine(context, outcome) {
  const words = nextStepText(context, outcome);
  return words === void 0 ? void 0 : `**Next:** ${words}`;
}
function nextStepText(context, outcome) {
  const phrase = code(context.facts.phrase);
  switch (outcome.kind) {
    case "changed":
      return reviewStepText(context, outcome.work);
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
function reviewStepText({ facts }, work) {
  const phrase = code(facts.phrase);
  if (work.pullRequest !== void 0) {
    return `Review ${pullRequestLink(work)}. To have something changed, mention ${phrase} there.`;
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
function renderHeader(context, transcript, outcome) {
  const { facts, safe } = context;
  const spent = totalTokens(transcript.agents);
  const parts = [
    `**${outcome === void 0 ? "Squad is working on it" : outcomeTitle(outcome)}**`,
    `asked by ${link(inline(facts.actor, 40, safe), facts.commentUrl)}`,
    duration(facts.now - transcript.startedAt),
    ...counted(spent, "token"),
    ...outcome === void 0 ? [] : resultCounts(transcript),
    runLink(context),
    ...outcome === void 0 ? [] : workLinks(context, outcome)
  ];
  return parts.join(" \xB7 ");
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
  workOfOutcome,
  renderOutcome,
  nextStepLine,
  renderHeader,
  askerOf,
  runLink,
  renderNotes
};
