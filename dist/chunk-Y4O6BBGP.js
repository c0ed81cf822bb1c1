import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  createOutbound,
  fetchDefaultBranch
} from "./chunk-QYFUHJDI.js";
import {
  code,
  count,
  dayOf,
  firstThatFits,
  inline,
  link,
  oneLine,
  paragraphs,
  plural,
  repositoryUrl
} from "./chunk-NYHWZ4PP.js";
import {
  attempt,
  describe
} from "./chunk-35KH72JA.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-PLLTIFGW.js";

// src/scribe/finish-scribe.ts
init_define_RUNTIME_PACKAGES();

// src/scribe/report/report.ts
init_define_RUNTIME_PACKAGES();
function describeMerged({ decisions, learnings }) {
  const parts = [
    decisions.length > 0 && plural(decisions.length, "decision"),
    learnings.length > 0 && plural(learnings.length, "learning")
  ];
  return parts.filter((part) => part !== false).join(" and ") || void 0;
}
function archivedCount({ archived }) {
  return archived.reduce((sum, { moved }) => sum + moved, 0);
}
function countEntries(amount, kind = "") {
  return `${count(amount)} ${kind}${amount === 1 ? "entry" : "entries"}`;
}
function countActions({ tally, broken, work, blocked, missed, notes }) {
  const isOpen = work !== void 0 && (work.pullRequest ?? work.compareUrl) !== void 0;
  return broken.length + (isOpen ? 1 : 0) + tally.unreadable.length + blocked.filter(({ kind }) => kind !== "brought-up-to-date").length + missed.length + notes.length;
}
function headline(report) {
  const items = countActions(report);
  const attention = `${plural(items, "item")} ${items === 1 ? "needs" : "need"} your attention.`;
  return `${describeResult(report)} ${items === 0 ? "Nothing needs your attention." : attention}`;
}
function describeResult({ tally, broken, work, isNew, baseBranch }) {
  if (broken.length > 0) {
    return `Scribe made no changes: fix ${plural(broken.length, "file")} first.`;
  }
  const merged = describeMerged(tally);
  const archived = archivedCount(tally);
  const achieved = [
    merged && `merged ${merged}`,
    archived > 0 && `archived ${countEntries(archived, "older ")}`
  ].filter(Boolean);
  if (achieved.length === 0) {
    return isNew ? describeTidying(tally) : "Scribe found nothing to merge.";
  }
  return `Scribe ${achieved.join(" and ")}${describeDestination(work, baseBranch)}.`;
}
function describeTidying({ read, duplicates }) {
  if (read > 0) return "Scribe cleared the inboxes.";
  return duplicates.length > 0 ? `Scribe removed ${plural(duplicates.length, "repeated learning")}.` : "Scribe brought its pull request up to date.";
}
function describeDestination(work, baseBranch) {
  if (work === void 0) return "";
  if (work.pullRequest !== void 0) return ` in pull request #${work.pullRequest.number}`;
  return ` ${work.branch === baseBranch ? "into" : "on"} ${oneLine(work.branch, 100)}`;
}
function reportLine(report) {
  const { read, duplicates, unreadable } = report.tally;
  const counts = `${plural(read, "file")} read, ${plural(duplicates.length, "duplicate")}, ${unreadable.length} unreadable.`;
  return `${headline(report)} ${counts}`;
}
function learningText({ entry }) {
  return oneLine(entry.replace(/^- \*\*\[([^\]\n]{0,60})\]\*\* /, "$1: "), 200);
}
function groupByFile(learnings) {
  const files = /* @__PURE__ */ new Map();
  for (const learning of learnings) {
    const existing = files.get(learning.file);
    if (existing === void 0) files.set(learning.file, [learning]);
    else existing.push(learning);
  }
  return files;
}
function titledList(title, maxItems, items, render) {
  if (items.length === 0) return void 0;
  const shown = items.slice(0, maxItems).map((item) => `- ${render(item)}`);
  const missing = items.length - shown.length;
  return [title, ...shown, ...missing > 0 ? [`- and ${count(missing)} more`] : []].join("\n");
}

// src/scribe/report/report-markdown.ts
init_define_RUNTIME_PACKAGES();

// src/scribe/report/report-lines.ts
init_define_RUNTIME_PACKAGES();
function fileLine({ safe }, { path, reason }) {
  return `${code(path)}: ${inline(reason, 300, safe)}`;
}
function mergeStep(work, { safe }) {
  if (work?.pullRequest !== void 0) {
    const { number, url } = work.pullRequest;
    return `**${link(`Merge pull request #${number}`, url)}**: the branch is protected, so Scribe can't push to it.`;
  }
  if (work?.compareUrl === void 0) return void 0;
  const why = work.notOpened === void 0 ? "Actions may not open one here" : `it could not be opened here (${inline(work.notOpened, 300, safe)})`;
  return `**${link("Open the pull request", work.compareUrl)}**: the branch is protected, and ${why}.`;
}
function pullLine({ facts, safe }, pull) {
  const name = link(`#${pull.number}`, repositoryUrl(facts, "pull", String(pull.number)));
  switch (pull.kind) {
    case "brought-up-to-date":
      return name;
    case "conflict":
      return `${name}: conflicts in ${fileList(pull.files)}`;
    case "not-pushed":
      return `${name}: ${inline(pull.reason, 300, safe)}`;
  }
}
function fileList(files) {
  return `${files.slice(0, 10).map(code).join(", ")}${files.length > 10 ? " and more" : ""}`;
}
function missedLine({ safe }, { login, thread, url, at }) {
  const when = at.slice(0, 16).replace("T", " ");
  return `${inline(login, 60, safe)} in ${link(`#${thread}`, url)}, ${when} UTC`;
}

// src/scribe/report/report-markdown.ts
var MAX_LENGTH = 6e4;
var LIST_SIZES = [100, 30, 8, 1];
function renderScribeSummary(context, report) {
  const render = (maxItems) => () => {
    const actions = paragraphs(actionParts(context, report, maxItems));
    const done = paragraphs(doneParts(context, report, maxItems));
    return paragraphs([
      `**${inline(headline(report), 400, context.safe)}**`,
      actions === "" ? void 0 : `## For a person

${actions}`,
      done === "" ? void 0 : `## What Scribe did

${done}`
    ]);
  };
  return firstThatFits(MAX_LENGTH, LIST_SIZES.map(render));
}
function renderScribePullRequest(context, baseBranch, tally) {
  const merged = describeMerged(tally) ?? "no new entries, but older ones archived";
  const intro = `Merge this to bring the squad's memory into ${code(baseBranch)}, which is protected, so Scribe can't push to it. It brings ${merged}; later runs add to it.`;
  const renderBody = (maxItems) => () => paragraphs([
    intro,
    ...tallyActions(context, tally, maxItems),
    ...tallyDone(context, tally, maxItems)
  ]);
  const body = firstThatFits(MAX_LENGTH, LIST_SIZES.map(renderBody));
  return { title: "Merge the squad's decisions and learnings", body };
}
function actionParts(context, report, maxItems) {
  const { broken, work, baseBranch, blocked, missed, tally, notes } = report;
  const blockedPulls = blocked.filter(({ kind }) => kind !== "brought-up-to-date");
  const brokenTitle = `**Fix on ${code(baseBranch)}, then run the job again.** Nothing was changed.`;
  const missedTitle = "**Nobody answered these requests.** Ask again in a new comment:";
  return [
    listPart(brokenTitle, maxItems, broken, (file) => fileLine(context, file)),
    mergeStep(work, context),
    ...tallyActions(context, tally, maxItems),
    listPart(
      "**Pull requests that GitHub can't merge:**",
      maxItems,
      blockedPulls,
      (pull) => pullLine(context, pull)
    ),
    listPart(missedTitle, maxItems, missed, (one) => missedLine(context, one)),
    listPart("**Not looked at:**", maxItems, notes, (note) => inline(note, 400, context.safe))
  ];
}
function doneParts(context, report, maxItems) {
  const { blocked, started, closed, removed, tally } = report;
  const updatedPulls = blocked.filter(({ kind }) => kind === "brought-up-to-date");
  return [
    ...tallyDone(context, tally, maxItems),
    listPart(
      "**Pull requests brought up to date,** so that their checks run:",
      maxItems,
      updatedPulls,
      (pull) => pullLine(context, pull)
    ),
    listPart(
      "**Started, because nobody had answered:**",
      maxItems,
      started,
      (one) => missedLine(context, one)
    ),
    closed === 0 ? void 0 : `**${plural(closed, "board")} of interrupted runs closed,** with what became of their work.`,
    removed === 0 ? void 0 : `**What was kept of ${plural(removed, "thread")} is removed:** they ended more than 30 days ago.`
  ];
}
function tallyActions(context, { unreadable }, maxItems) {
  const title = `**${plural(unreadable.length, "file")} could not be read.** Fix or delete what stays in the inbox:`;
  return [listPart(title, maxItems, unreadable, (file) => fileLine(context, file))];
}
function tallyDone(context, tally, maxItems) {
  const { safe } = context;
  const { decisions, learnings, wisdom, duplicates, archived, replacements } = tally;
  const inlined = (text) => inline(text, 200, safe);
  const histories = [...groupByFile(learnings)];
  const others = histories.length - maxItems;
  return [
    listPart(
      `**${plural(decisions.length, "decision")}**`,
      maxItems,
      decisions,
      ({ heading }) => inlined(heading)
    ),
    listPart(REPLACED, maxItems, replacements, ({ heading, against }) => {
      return `\u201C${inline(heading, 150, safe)}\u201D replaces \u201C${inline(against, 150, safe)}\u201D`;
    }),
    ...histories.slice(0, maxItems).map(([file, learningsInFile]) => {
      const title = `**${plural(learningsInFile.length, "learning")}** in ${code(file)}`;
      return listPart(title, maxItems, learningsInFile, (one) => inlined(learningText(one)));
    }),
    others > 0 ? `And ${plural(others, "more agent")} learnt something.` : void 0,
    listPart(
      "**Into the team's wisdom too:**",
      maxItems,
      wisdom,
      (entry) => inlined(entry.slice(2))
    ),
    listPart("**Duplicates, removed:**", maxItems, duplicates, ({ path }) => code(path)),
    listPart(
      "**Archived, word for word:**",
      maxItems,
      archived,
      ({ file, moved }) => `${countEntries(moved)} of ${code(file)}`
    )
  ];
}
var REPLACED = "**Replaced, as the newer decision says.** Both stay in decisions.md:";
var listPart = (title, ...list) => titledList(`${title}
`, ...list);

// src/scribe/scribe-context.ts
init_define_RUNTIME_PACKAGES();
async function openScribeContext(args) {
  const { inputs, ports } = args;
  const baseBranch = inputs.baseBranch ?? args.defaultBranch ?? await fetchDefaultBranch(ports.git);
  const today = dayOf(ports.clock.now());
  return { ...args, ...openScribeOutbound(args), baseBranch, today };
}
function openScribeOutbound({ inputs, ports, job }) {
  const { serverUrl, repository } = job;
  const { holdsSecret } = ports;
  const outbound = createOutbound({ holdsSecret, phrase: inputs.triggerPhrase, serverUrl });
  return { outbound, reportContext: { facts: { serverUrl, repository }, safe: outbound.safe } };
}

// src/scribe/finish-scribe.ts
async function finishScribe(result, deps) {
  const { outbound, reportContext } = openScribeOutbound(deps);
  if (result.kind === "threw") {
    const { code: code2, message, hint } = describe(result.error);
    const sentences = [message, hint ?? ""].map(reportContext.safe).filter((part) => part !== "");
    const told = await attempt(async () => outbound.seal(sentences.join("\n\n")));
    const summary2 = told.kind === "done" ? told.value : "";
    return { ...failed(message, hint), line: `${code2}: ${message}`, summary: summary2 };
  }
  if (result.value.kind === "no-squad") {
    const [reason, hint] = explainMissingSquad(result.value.location);
    const summary2 = outbound.seal(`${reportContext.safe(reason)}

${reportContext.safe(hint)}`);
    return { ...failed(reason, hint), line: reason, summary: summary2 };
  }
  const { report } = result.value;
  const { dryRun } = deps.inputs;
  const notice = dryRun ? `${DRY_RUN_NOTICE} What it would have done:

` : "";
  const renderSummary = async () => outbound.seal(`${notice}${renderScribeSummary(reportContext, report)}`);
  const sealed = await attempt(renderSummary());
  const summary = sealed.kind === "done" ? sealed.value : describe(sealed.error).message;
  const line = dryRun ? `${DRY_RUN_NOTICE} ${reportLine(report)}` : reportLine(report);
  return { outcome: toOutcome(report), line, report, summary };
}
function failed(reason, hint) {
  return { outcome: { kind: "failed", reason, hint, work: void 0 }, report: void 0 };
}
var DRY_RUN_NOTICE = "A dry run: nothing was written.";
function toOutcome(report) {
  const { broken, baseBranch, work, isNew } = report;
  const answer = headline(report);
  if (broken.length > 0) {
    const reason = broken.map(({ path, reason: detail }) => `${path}: ${detail}`).join("\n");
    const hint = `Fix it on ${baseBranch}, and run the job again. Nothing was changed.`;
    return { kind: "failed", reason, hint, work: void 0 };
  }
  if (work !== void 0 && isNew) return { kind: "changed", work, answer };
  return { kind: "nothing-to-do", reason: describePending(work) ?? "There was nothing to merge." };
}
function describePending(work) {
  if (work === void 0) return void 0;
  const where = work.pullRequest === void 0 ? work.branch : `#${work.pullRequest.number}`;
  return `There was nothing new to merge; what was merged before waits in ${where}.`;
}
function explainMissingSquad(location) {
  if (location.kind === "elsewhere") return [location.reason, location.remedy];
  return [
    "There is no squad in this repository: no folder .squad or .ai-team.",
    "Make one with `npx github:OWNER/squad-action init`, with the owner of this action, and commit it."
  ];
}

// src/scribe/report/report-commit.ts
init_define_RUNTIME_PACKAGES();
var MAX_LENGTH2 = 4500;
var LIST_SIZES2 = [60, 20, 6, 0];
function renderCommit(tally) {
  const render = (maxItems) => () => paragraphs([subject(tally), formatCounts(tally), ...listParts(tally, maxItems)]);
  return firstThatFits(MAX_LENGTH2, LIST_SIZES2.map(render));
}
function subject(tally) {
  const merged = describeMerged(tally);
  if (merged !== void 0) return `Scribe merges ${merged}`;
  if (tally.archived.length > 0) return "Scribe archives older entries";
  const { duplicates } = tally;
  return duplicates.length > 0 ? "Scribe clears the inboxes" : "Scribe finds nothing to merge";
}
function formatCounts({ read, decisions, learnings, duplicates, unreadable }) {
  const merged = `${plural(decisions.length, "decision")} and ${plural(learnings.length, "learning")} merged`;
  return `${plural(read, "file")} read: ${merged}, ${plural(duplicates.length, "duplicate")}, ${count(unreadable.length)} unreadable.`;
}
function listParts(tally, maxItems) {
  const { decisions, learnings, wisdom, unreadable, replacements, archived } = tally;
  const histories = [...groupByFile(learnings)];
  const others = histories.length - maxItems;
  return [
    listPart2("Unreadable, left where they are:", maxItems, unreadable, ({ path, reason }) => {
      return `${path}: ${reason}`;
    }),
    listPart2("decisions.md:", maxItems, decisions, ({ heading }) => heading),
    listPart2("Replaced, as the newer decision says:", maxItems, replacements, (one) => {
      return `${one.heading} (replaces: ${one.against})`;
    }),
    ...histories.slice(0, maxItems).map(
      ([file, learningsInFile]) => listPart2(`${oneLine(file, 150)}:`, maxItems, learningsInFile, learningText)
    ),
    others > 0 ? `And ${count(others)} more ${others === 1 ? "history" : "histories"}.` : void 0,
    listPart2("identity/wisdom.md:", maxItems, wisdom, (entry) => oneLine(entry.slice(2), 200)),
    listPart2("Archived:", maxItems, archived, ({ file, moved }) => {
      return `${file}: ${countEntries(moved)}`;
    })
  ];
}
function listPart2(title, maxItems, items, render) {
  return titledList(title, maxItems, items, (item) => oneLine(render(item), 150));
}

export {
  fileList,
  renderScribePullRequest,
  openScribeContext,
  finishScribe,
  explainMissingSquad,
  renderCommit
};
