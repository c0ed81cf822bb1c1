import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  oneLine
} from "./chunk-DJQDHXGA.js";
import {
  count,
  plural
} from "./chunk-N65UQO72.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-CCM5YFOF.js";

// src/scribe/report.ts
init_define_RUNTIME_PACKAGES();
var EMPTY_TALLY = {
  read: 0,
  decisions: [],
  learnings: [],
  duplicates: [],
  unreadable: [],
  contradictions: [],
  archived: []
};
function mergedWords({ decisions, learnings }) {
  const parts = [
    ...decisions.length > 0 ? [plural(decisions.length, "decision")] : [],
    ...learnings.length > 0 ? [plural(learnings.length, "learning")] : []
  ];
  return parts.length === 0 ? void 0 : parts.join(" and ");
}
function archivedCount({ archived }) {
  return archived.reduce((sum, { moved }) => sum + moved, 0);
}
function entries(amount, kind = "") {
  return `${count(amount)} ${kind}${amount === 1 ? "entry" : "entries"}`;
}
function needsOf({ tally, broken, work, blocked, missed, notes }) {
  const isOpen = work !== void 0 && (work.pullRequest ?? work.compareUrl) !== void 0;
  return broken.length + (isOpen ? 1 : 0) + tally.unreadable.length + tally.contradictions.length + blocked.filter(({ kind }) => kind !== "brought-up-to-date").length + missed.length + notes.length;
}
function headline(report) {
  const needs = needsOf(report);
  const must = needs === 0 ? "Nothing needs you." : `${things(needs)} a person.`;
  return `${happened(report)} ${must}`;
}
function things(needs) {
  return needs === 1 ? "1 thing needs" : `${plural(needs, "thing")} need`;
}
function happened({ tally, broken, work, isNew, trunk }) {
  if (broken.length > 0)
    return `Scribe touched nothing: ${plural(broken.length, "file")} must be mended first.`;
  const merged = mergedWords(tally);
  const archived = archivedCount(tally);
  const did = [
    ...merged === void 0 ? [] : [`merged ${merged}`],
    ...archived === 0 ? [] : [`archived ${entries(archived, "older ")}`]
  ];
  if (did.length === 0)
    return isNew ? "Scribe cleared the inboxes." : "Scribe found nothing to merge.";
  return `Scribe ${did.join(" and ")}${placeOf(work, trunk)}.`;
}
function placeOf(work, trunk) {
  if (work === void 0) return "";
  if (work.pullRequest !== void 0) return ` in pull request #${work.pullRequest.number}`;
  return ` ${work.branch === trunk ? "into" : "on"} ${oneLine(work.branch, 100)}`;
}
function reportLine(report) {
  const { read, duplicates, unreadable } = report.tally;
  const counts = `${plural(read, "file")} read, ${plural(duplicates.length, "duplicate")}, ${unreadable.length} unreadable.`;
  return `${headline(report)} ${counts}`;
}
function learningWords({ entry }) {
  return oneLine(entry.replace(/^- \*\*\[([^\]\n]{0,60})\]\*\* /, "$1: "), 200);
}
function byFile(learnings) {
  const files = /* @__PURE__ */ new Map();
  for (const learning of learnings) {
    const known = files.get(learning.file);
    if (known === void 0) files.set(learning.file, [learning]);
    else known.push(learning);
  }
  return files;
}
function titledList(title, { most, items, render }) {
  if (items.length === 0) return void 0;
  const shown = items.slice(0, most).map((item) => `- ${render(item)}`);
  const missing = items.length - shown.length;
  return [title, ...shown, ...missing > 0 ? [`- and ${count(missing)} more`] : []].join("\n");
}

export {
  EMPTY_TALLY,
  mergedWords,
  entries,
  headline,
  reportLine,
  learningWords,
  byFile,
  titledList
};
