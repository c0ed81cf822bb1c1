import {
  cleanCell,
  selectMemory,
  wordSet
} from "./chunk-NNWMED56.js";
import {
  blockOpenedBy,
  headingOf,
  labelOf,
  mayHoldBlocks,
  readLines,
  trimBlankLines
} from "./chunk-LSQIVI4U.js";
import {
  slug
} from "./chunk-5VUA52BT.js";
import {
  plainText
} from "./chunk-DZISDMIS.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/markdown/close-blocks.ts
init_define_RUNTIME_PACKAGES();
function lineEndOf(text) {
  const ends = text.split("\n").length - 1;
  return (text.split("\r\n").length - 1) * 2 > ends ? "\r\n" : "\n";
}
function closeBlocks(text, isBoundary = () => false) {
  if (!mayHoldBlocks(text)) return text;
  const lineEnd = lineEndOf(text);
  const pieces = [];
  let copied = 0;
  let end = 0;
  let closer;
  const close = () => {
    if (closer !== void 0) pieces.push(text.slice(copied, end), lineEnd, closer);
    copied = closer === void 0 ? copied : end;
    closer = void 0;
  };
  for (const line of readLines(text)) {
    if (isBoundary(line)) close();
    if (line.kind === "text") closer ??= closerOf(line.text);
    if (line.text.trim() !== "") end = line.start + line.text.length;
  }
  close();
  return [...pieces, text.slice(copied)].join("");
}
function closerOf(line) {
  const block = blockOpenedBy(line);
  return block && `${/^ */.exec(line)?.[0] ?? ""}${block.closer}`;
}
function demoteHeadings(text, top) {
  const closed = withoutUnderlines(closeBlocks(text));
  if (!new RegExp(`^ {0,3}#{1,${top - 1}}(?!#)`, "m").test(closed)) return closed;
  const lines = readLines(closed);
  const levels = lines.map(markedLevel);
  const highest = levels.reduce((found, next) => next > 0 && next < found ? next : found, 6);
  const down = top - highest;
  if (down <= 0) return closed;
  const demoted = lines.map(({ start, text: line }, at) => {
    const whole = closed.slice(start, lines[at + 1]?.start);
    const level = levels[at] ?? 0;
    const mark = level === 0 ? 0 : line.indexOf("#");
    return `${whole.slice(0, mark)}${"#".repeat(level === 0 ? 0 : Math.min(6, level + down))}${whole.slice(mark + level)}`;
  });
  return demoted.join("");
}
function markedLevel({ kind, text }) {
  if (kind === "code") return 0;
  return /^ {0,3}(#{1,6})(?:\s|$)|^(#{2,6})(?!#)/.exec(text)?.slice(1).find(Boolean)?.length ?? 0;
}
function withoutUnderlines(text) {
  if (!/^ {0,3}(?:=+|-+)[ \t]*$/m.test(text)) return text;
  const lines = readLines(text);
  const pieces = [];
  for (const [at, line] of lines.entries()) {
    const whole = text.slice(line.start, lines[at + 1]?.start);
    const role = underlineRole(lines, at);
    const title = role === "heading" ? pieces.pop() : void 0;
    pieces.push(role === "ruler" ? asRuler(whole) : asHeading(title, whole));
  }
  return pieces.join("");
}
function asHeading(title, line) {
  if (title === void 0) return line;
  return `${line.includes("=") ? "#" : "##"} ${title.trimStart()}`;
}
function underlineRole(lines, at) {
  const title = lines[at - 1];
  if (!isUnderline(lines[at]) || !isProse(title)) return void 0;
  return isProse(lines[at - 2]) || labelOf(title) !== void 0 ? "ruler" : "heading";
}
function isUnderline(line) {
  return line?.kind === "text" && /^ {0,3}(?:=+|-+)[ \t]*$/.test(line.text);
}
function asRuler(line) {
  return line.includes("=") ? `\\${line.trimStart()}` : `
${line}`;
}
function isProse(line) {
  if (line?.kind !== "text" || /^(?:\s*$| {4}|\t)/.test(line.text)) return false;
  return !/^ {0,3}(?:#{1,6}(?:\s|$)|[>|<]|[-*+][ \t]|\d+[.)][ \t]|[-=*_][-=*_ \t]*$)/.test(
    line.text
  );
}

// src/text/compare.ts
init_define_RUNTIME_PACKAGES();
function compareText(one, other) {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

// src/team/memory/decisions.ts
init_define_RUNTIME_PACKAGES();
var SCAFFOLD = /^(?:(?:squad |active )?decisions|governance|archived?\b.*)$/i;
function parseDecisions(text) {
  const lines = readLines(text);
  const first = firstEntryIndex(lines);
  return [
    ...legacyEntries(lines.slice(0, first)),
    ...splitEntries(lines.slice(first), isScaffold).entries
  ];
}
function decisionHeadings(text) {
  const lines = readLines(text);
  const first = firstEntryIndex(lines);
  const entries = [
    ...legacyEntries(lines.slice(0, first)),
    ...draftEntries(lines.slice(first), isScaffold).drafts
  ];
  return entries.map(({ heading }) => heading);
}
function firstEntryIndex(lines) {
  let isPart = false;
  const index = lines.findIndex((line) => {
    const heading = headingOf(line);
    if (isScaffold(line)) isPart = false;
    else if (heading?.level === 2) isPart = dateIn(heading.title) !== void 0;
    return heading?.level === 3 && (!isPart || dateIn(heading.title) !== void 0);
  });
  return index < 0 ? lines.length : index;
}
var PLACEHOLDER = /^[*_]{0,2}No decisions recorded yet\.?[*_]{0,2}\s*$/i;
function isPlaceholder({ kind, text }) {
  return kind === "text" && PLACEHOLDER.test(text);
}
function legacyEntries(lines) {
  const words = lines.filter((line) => !isPlaceholder(line));
  const { entries } = splitEntries(words, isScaffold, 2);
  return entries.filter(({ body, date }) => body !== "" || date !== void 0);
}
function isScaffold(line) {
  const heading = headingOf(line);
  return heading !== void 0 && heading.level <= 2 && SCAFFOLD.test(heading.title);
}
function splitEntries(lines, endsEntry, level = 3) {
  const { before, drafts } = draftEntries(lines, endsEntry, level);
  return { before, entries: drafts.map((draft) => toDecisionEntry(draft.heading, draft.lines)) };
}
function draftEntries(lines, endsEntry, level = 3) {
  const before = [];
  const drafts = [];
  let open = before;
  for (const line of lines) {
    const heading = headingOf(line);
    if (endsEntry(line)) {
      open = void 0;
    } else if (heading?.level === level) {
      open = [];
      drafts.push({ heading: heading.title, lines: open });
    } else {
      open?.push(line);
    }
  }
  return { before, drafts };
}
function toDecisionEntry(heading, lines) {
  return {
    ...readHeading(heading),
    author: authorIn(lines),
    heading,
    body: trimBlankLines(lines.map((line) => line.text).join("\n"))
  };
}
var DAY = /\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?!\d)/;
var DAY_FIRST = new RegExp(
  `^${DAY.source}(?:[T ]\\d\\d[0-9:.+Z-]{0,30})?(?:\\s{0,4}[:\u2014\u2013-]\\s{0,4}|$)`
);
var DAY_LAST = new RegExp(`\\(${DAY.source}\\)$`);
var UNTITLED_DECISION = "Untitled decision";
function readHeading(heading) {
  const title = heading.replace(DAY_FIRST, "").replace(DAY_LAST, "").trim();
  const date = dateIn(heading);
  return { title: title === "" && date !== void 0 ? UNTITLED_DECISION : title, date };
}
function dateIn(text) {
  return DAY.exec(text)?.[0];
}
function authorIn(lines) {
  for (const line of lines) {
    const found = labelOf(line);
    if (found === void 0 || !["by", "issued by", "author"].includes(found.label)) continue;
    const author = cleanCell(found.value);
    if (author !== "") return author;
  }
  return void 0;
}
function selectDecisions(entries, { query, agent, budget, mergedCount = entries.length }) {
  const items = memoryItemsOf(entries).map((item, index) => {
    const entry = entries[index];
    return entry !== void 0 && isAuthoredBy(entry, agent) ? { ...item, boost: 0.3 } : item;
  });
  const note = (count) => `(${count} less related or older decisions are left out.)`;
  const reserved = note(entries.length).length;
  const { chosen, leftOut } = selectMemory(items, { query, budget: budget - reserved });
  const isMerged = ({ index }) => index < mergedCount;
  const parts = chosen.filter(isMerged).map(({ text }) => text);
  if (leftOut > 0 && budget >= reserved) parts.push(note(leftOut));
  const unmerged = chosen.filter((item) => !isMerged(item)).map(({ text }) => text);
  return {
    text: parts.join("\n\n"),
    unmerged: unmerged.join("\n\n"),
    chosen: chosen.length,
    leftOut
  };
}
var READ_ENTRIES = /* @__PURE__ */ new WeakMap();
function memoryItemsOf(entries) {
  const recency = recencyScores(entries);
  return entries.map((entry, index) => ({
    ...readEntry(entry),
    recency: recency[index] ?? 0,
    boost: 0
  }));
}
function readEntry(entry) {
  const known = READ_ENTRIES.get(entry);
  if (known !== void 0) return known;
  const text = `### ${entry.heading}

${entry.body}`.trimEnd();
  const read = { text, words: wordSet(text) };
  READ_ENTRIES.set(entry, read);
  return read;
}
function isAuthoredBy(entry, agent) {
  const wanted = slug(agent);
  const authors = entry.author?.split(",") ?? [];
  return wanted !== "" && authors.some((author) => slug(author) === wanted);
}
function recencyScores(entries) {
  const dated = entries.map(({ date }, index) => ({ date: date ?? "", index })).filter(({ date }) => date !== "").sort((a, b) => compareText(a.date, b.date) || a.index - b.index);
  const recency = entries.map(() => 0.5);
  for (const [rank, { index }] of dated.entries()) recency[index] = (rank + 1) / dated.length;
  return recency;
}

// src/tools/built-in/history-entries.ts
init_define_RUNTIME_PACKAGES();

// src/tools/built-in/learning-markdown.ts
init_define_RUNTIME_PACKAGES();
function learningEntry(category, learning) {
  const [first = "", ...rest] = plainText(learning).split("\n");
  const more = rest.map((line) => line.trim() === "" ? "" : `    ${line}`);
  return [`- **[${category}]** ${first}`, ...more].join("\n");
}
function learningIn(entry) {
  return entry.replace(/^- \*\*\[[a-z]{1,40}\]\*\* /, "").replace(/^ {4}/gm, "").trimEnd();
}
function appendLearnings(text, entries) {
  return appendToLearnings(text, () => entries);
}
function appendDatedLearnings(text, learnings) {
  return appendToLearnings(
    text,
    (block) => block === void 0 ? learnings.map(({ entry }) => entry) : withDayHeadings(block, learnings)
  );
}
function withDayHeadings(block, learnings) {
  let open = dateIn(block);
  return learnings.flatMap(({ entry, day }, at) => {
    const heading = day === open ? [] : [...at === 0 ? [] : [""], `### ${day}`, ""];
    open = day;
    return [...heading, entry];
  });
}
var LEARNINGS = { file: "Project Context", section: "Learnings" };
function appendToLearnings(text, partsUnder) {
  return appendToSection(text, LEARNINGS, partsUnder);
}
function appendToSection(text, titles, partsUnder) {
  const heading = `## ${titles.section}`;
  if (text.trim() === "") {
    return `# ${titles.file}

${heading}

${partsUnder(void 0).join("\n")}
`;
  }
  const lineEnd = lineEndOf(text);
  const closed = closeBlocks(text, isSection);
  const lines = readLines(closed);
  const { start, until, block } = findSection(lines, titles.section);
  const last = lines.findLastIndex((line, at) => at < until && line.text.trim() !== "");
  const { start: from = 0, text: words = "" } = lines[last] ?? {};
  const end = from + words.length;
  const parts = partsUnder(block);
  const continuesList = isListLine(words) && parts.slice(0, 1).every(isListLine);
  const frame = start === -1 ? ["", heading, ""] : continuesList ? [] : [""];
  const added = [...frame, ...parts.flatMap((part) => part.split("\n"))];
  const isTight = last + 1 === until && until < lines.length;
  const after = isTight ? `${lineEnd}${closed.slice(end)}` : closed.slice(end) || lineEnd;
  return `${closed.slice(0, end)}${added.map((line) => `${lineEnd}${line}`).join("")}${after}`;
}
function findSection(lines, title) {
  const start = lines.findIndex(
    ({ kind, text }) => kind === "text" && text.trimEnd() === `## ${title}`
  );
  if (start === -1) return { start, until: lines.length, block: void 0 };
  const next = lines.findIndex((line, at) => at > start && isSection(line));
  const until = next === -1 ? lines.length : next;
  const headings = lines.slice(start, until).map(headingOf);
  return { start, until, block: headings.findLast((heading) => heading?.level === 3)?.title };
}
function isSection(line) {
  return (headingOf(line)?.level ?? 3) <= 2;
}
function isListLine(text) {
  return /^(?:[-*] | {2,}\S)/.test(text);
}

// src/tools/built-in/history-entries.ts
var CATEGORY_ITEM = /^[-*] \*\*\[([^\]\n*]{1,60})\]\*\*[ \t]+(?=\S)/;
function listLearnings(text) {
  return readItems(text, CATEGORY_ITEM);
}
function readItems(text, pattern) {
  const items = [];
  let isOpen = false;
  for (const line of readLines(text)) {
    const starts = startsItem(line, pattern);
    if (starts) items.push([]);
    isOpen = starts || isOpen && continuesItem(line);
    if (isOpen) items.at(-1)?.push(line.text);
  }
  return items.map((lines) => lines.join("\n").trimEnd());
}
function startsItem({ kind, text }, pattern) {
  return kind === "text" && pattern.test(text);
}
function continuesItem({ text }) {
  return text.trim() === "" || /^(?: {2,}|\t)/.test(text);
}
function entryKey(entry) {
  const lines = entry.split("\n").map((line) => line.trimEnd());
  return lines.filter((line) => line !== "").join("\n");
}
function dropRepeatedLearnings(text) {
  const lines = readLines(text);
  const known = /* @__PURE__ */ new Set();
  const repeated = [];
  const kept = [];
  let from = 0;
  for (const [first, line] of lines.entries()) {
    if (!startsItem(line, CATEGORY_ITEM)) continue;
    const until = endOfItem(lines, first);
    const end = lines[until]?.start ?? text.length;
    const entry = text.slice(line.start, end).replace(/\r\n?/g, "\n").trimEnd();
    if (known.has(entryKey(entry))) {
      kept.push(text.slice(from, line.start));
      repeated.push(entry);
      from = end;
    }
    known.add(entryKey(entry));
  }
  return { text: kept.join("") + text.slice(from), repeated };
}
function endOfItem(lines, first) {
  const next = lines.findIndex((line, at) => at > first && !continuesItem(line));
  const until = next === -1 ? lines.length : next;
  const isBlank = (at) => lines[at]?.text.trim() === "";
  if (isBlank(first - 1)) return until;
  let end = until;
  while (end > first + 1 && isBlank(end - 1)) end -= 1;
  return end;
}
function joinHistories({ base, ours, theirs }) {
  const added = learningsAdded(base, theirs);
  if (added !== void 0) return withLearnings(ours, added);
  const own = learningsAdded(base, ours);
  return own === void 0 ? void 0 : withLearnings(theirs, own);
}
function learningsAdded(base, text) {
  const added = entriesBeyond(base, text);
  if (added.length === 0) return void 0;
  return appendLearnings(base, added) === text ? added : void 0;
}
function withLearnings(text, entries) {
  const known = new Set(listLearnings(text).map(entryKey));
  const added = entries.filter((entry) => !known.has(entryKey(entry)));
  return added.length === 0 ? text : appendLearnings(text, added);
}
function entriesBeyond(base, text) {
  const known = new Set(listLearnings(base).map(entryKey));
  return listLearnings(text).filter((entry) => !known.has(entryKey(entry)));
}

export {
  lineEndOf,
  closeBlocks,
  demoteHeadings,
  compareText,
  parseDecisions,
  decisionHeadings,
  firstEntryIndex,
  isPlaceholder,
  isScaffold,
  splitEntries,
  toDecisionEntry,
  UNTITLED_DECISION,
  readHeading,
  dateIn,
  authorIn,
  selectDecisions,
  learningEntry,
  learningIn,
  appendLearnings,
  appendDatedLearnings,
  appendToSection,
  CATEGORY_ITEM,
  listLearnings,
  readItems,
  startsItem,
  continuesItem,
  entryKey,
  dropRepeatedLearnings,
  joinHistories
};
