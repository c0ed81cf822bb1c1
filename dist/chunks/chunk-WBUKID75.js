import {
  cleanCell,
  listField,
  readFrontMatter,
  textField
} from "./chunk-RFSFRSVZ.js";
import {
  blockOpenedBy,
  headingOf,
  labelOf,
  mayHoldBlocks,
  readLines,
  textOf,
  trimBlankLines
} from "./chunk-Q7NT2BUX.js";
import {
  slug
} from "./chunk-5VUA52BT.js";
import {
  plainText
} from "./chunk-DZISDMIS.js";
import {
  oneLine
} from "./chunk-F3GLNTMY.js";
import {
  headOf
} from "./chunk-2VDIWIBV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/team/memory/inbox-entry.ts
init_define_RUNTIME_PACKAGES();

// src/team/memory/decisions.ts
init_define_RUNTIME_PACKAGES();

// src/text/compare.ts
init_define_RUNTIME_PACKAGES();
function compareText(one, other) {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

// src/team/memory/select-memory.ts
init_define_RUNTIME_PACKAGES();
var WORD = /[\p{L}\p{N}]+/gu;
var MAX_WORD = 64;
var READ_PER_ITEM = 8e3;
var CUT_MARK = " [...]";
function normalizedWords(text) {
  const words = text.normalize("NFC").toLowerCase().match(WORD) ?? [];
  return words.map((word) => withoutPlural(word.slice(0, MAX_WORD)));
}
function wordSet(text) {
  return new Set(normalizedWords(text.slice(0, READ_PER_ITEM)));
}
function withoutPlural(word) {
  return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}
function selectMemory(items, { query, budget }) {
  const scores = relevanceScores(items, query);
  const order = items.map((item, index) => ({
    index,
    score: 2 * (scores[index] ?? 0) + item.recency + item.boost
  })).sort((a, b) => b.score - a.score || b.index - a.index);
  const longest = Math.max(400, Math.floor(budget / 3));
  const chosen = [];
  let remaining = budget;
  for (const { index } of order) {
    const text = shorten(items[index]?.text ?? "", longest);
    if (text.length + 2 > remaining) continue;
    remaining -= text.length + 2;
    chosen.push({ index, text });
  }
  chosen.sort((a, b) => a.index - b.index);
  return { chosen, leftOut: items.length - chosen.length };
}
function shorten(text, limit) {
  if (text.length <= limit) return text;
  return limit <= CUT_MARK.length ? "" : `${headOf(text, limit - CUT_MARK.length)}${CUT_MARK}`;
}
function relevanceScores(items, query) {
  const queryWords = [...wordSet(query)].filter((word) => word.length > 2);
  const found = items.map((item) => queryWords.filter((word) => item.words.has(word)));
  const frequency = /* @__PURE__ */ new Map();
  for (const words of found) {
    for (const word of words) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  }
  const weight = (word) => Math.log(1 + items.length / (frequency.get(word) ?? 1));
  const sum = (words) => [...words].reduce((total, word) => total + weight(word), 0);
  const all = sum(frequency.keys());
  return found.map((words) => all === 0 ? 0 : sum(words) / all);
}

// src/team/memory/decisions.ts
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
function selectDecisions(entries, { query, agent, budget }) {
  const items = memoryItemsOf(entries).map((item, index) => {
    const entry = entries[index];
    return entry !== void 0 && isAuthoredBy(entry, agent) ? { ...item, boost: 0.3 } : item;
  });
  const note = (count) => `(${count} less related or older decisions are left out.)`;
  const reserved = note(entries.length).length;
  const { chosen, leftOut } = selectMemory(items, { query, budget: budget - reserved });
  const parts = chosen.map((item) => item.text);
  if (leftOut > 0 && budget >= reserved) parts.push(note(leftOut));
  return { text: parts.join("\n\n"), chosen: chosen.length, leftOut };
}
var MEMORY_ITEM_CACHE = /* @__PURE__ */ new WeakMap();
function memoryItemsOf(entries) {
  const known = MEMORY_ITEM_CACHE.get(entries);
  if (known !== void 0) return known;
  const recency = recencyScores(entries);
  const items = entries.map((entry, index) => {
    const text = `### ${entry.heading}

${entry.body}`.trimEnd();
    return { text, words: wordSet(text), recency: recency[index] ?? 0, boost: 0 };
  });
  MEMORY_ITEM_CACHE.set(entries, items);
  return items;
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

// src/team/memory/field-labels.ts
init_define_RUNTIME_PACKAGES();
var MAX_LABEL = 40;
var MAX_VALUE = 300;
function labelLines(fields, without) {
  return [...fields].flatMap(([name, field]) => {
    const label = without.has(name) ? void 0 : labelFor(name);
    const value = oneLine(plainValue(field));
    const isShort = value !== "" && value.length <= MAX_VALUE;
    return label === void 0 || !isShort ? [] : [`**${label}:** ${value}`];
  });
}
function labelFor(name) {
  if (name.length > MAX_LABEL || !new RegExp("^\\p{L}[\\p{L}\\p{N} _-]*$", "u").test(name)) return void 0;
  const words = name.replace(new RegExp("(?<=\\p{Ll})(?=\\p{Lu})", "gu"), " ").replace(/[_ -]+/g, " ").trim().toLowerCase();
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}
function plainValue(field) {
  const values = Array.isArray(field) ? field : [field];
  const isPlain = values.every((value) => ["string", "number", "boolean"].includes(typeof value));
  return isPlain ? values.map(String).join(", ") : "";
}

// src/team/memory/inbox-entry.ts
function parseInboxEntry(inboxEntry, members) {
  const matter = readFrontMatter(inboxEntry.text);
  const lines = readLines(matter.body);
  if (!hasText(lines)) return [];
  const facts = readFacts(
    inboxEntry.file,
    matter.kind === "data" ? matter.fields : /* @__PURE__ */ new Map(),
    members
  );
  const entries = entriesIn(lines);
  const read = entries.length === 0 ? [wholeFileEntry(lines, facts)] : entries.map((entry) => ({
    ...entry,
    date: entry.date ?? facts.date,
    author: entry.author ?? facts.author ?? facts.fileAuthor
  }));
  return read.map((entry) => ({ ...entry, body: withLabels(entry.body, facts.labels) }));
}
function readFacts(file, fields, members) {
  const day = textField(fields, "createdAt") ?? textField(fields, "date") ?? "";
  return {
    title: textField(fields, "title"),
    author: namesField(fields, "author") ?? namesField(fields, "by"),
    date: dateIn(day) ?? dateIn(file),
    labels: labelLines(fields, UNLABELLED_FIELDS),
    ...readFileName(file, members)
  };
}
var UNLABELLED_FIELDS = /* @__PURE__ */ new Set([
  ...["title", "author", "by", "createdAt", "date"],
  ...["id", "class", "loadGuidance", "metadata"]
]);
function namesField(fields, name) {
  return textField(fields, name) ?? (listField(fields, name)?.join(", ") || void 0);
}
function withLabels(body, labels) {
  const lines = body.split("\n");
  const added = labels.filter((label) => !lines.includes(label));
  if (added.length === 0) return body;
  const first = labelOf({ kind: "text", text: lines[0] ?? "" });
  const signature = first?.label === "by" ? lines.splice(0, 1) : [];
  const goesOn = lines[0] === void 0 || lines[0] === "" || lines[0].startsWith("**");
  return [...signature, ...added, ...goesOn ? [] : [""], ...lines].join("\n").trimEnd();
}
function hasText(lines) {
  return lines.some((line) => line.kind !== "comment" && line.text.trim() !== "");
}
function entriesIn(lines) {
  const { before, entries } = splitEntries(lines, () => false);
  const [first, ...rest] = entries;
  if (first === void 0) return [];
  const startsWithEntry = before.every((line) => headingOf(line) === void 0);
  const isEach = entries.every((entry) => entry.date !== void 0 || entry.author !== void 0);
  if (!startsWithEntry && !isEach) return [];
  const preamble = textOf(before.filter((line) => headingOf(line)?.level !== 1));
  if (preamble === "") return entries;
  return [{ ...first, body: `${preamble}

${first.body}`.trimEnd() }, ...rest];
}
function wholeFileEntry(lines, facts) {
  const own = ownTitle(lines);
  const title = facts.title ?? own ?? facts.fileTitle;
  const top = lines.findIndex((line) => line.text.trim() !== "");
  const opensWithTitle = own === title && headingOf(lines[top] ?? NO_LINE)?.title === title;
  const isDated = facts.date === void 0 || dateIn(title) !== void 0;
  const entry = toDecisionEntry(
    isDated ? title : `${facts.date}: ${title}`,
    opensWithTitle ? lines.slice(top + 1) : lines
  );
  return { ...entry, author: facts.author ?? entry.author ?? facts.fileAuthor };
}
var NO_LINE = { kind: "text", text: "" };
function ownTitle(lines) {
  const first = lines.map(headingOf).find((heading) => heading !== void 0)?.title;
  return first === void 0 || PART_TITLE.test(first) ? void 0 : first;
}
var PART_TITLE = /^(?:context|decision|consequences|background|summary|problem|what|why)?$/i;
function readFileName(file, members) {
  const stem = file.replace(/\.md$/i, "");
  const author = members.filter((member) => stem === member.slug || stem.toLowerCase().startsWith(`${member.slug}-`)).sort((a, b) => b.slug.length - a.slug.length)[0];
  const rest = author === void 0 ? stem : stem.slice(author.slug.length + 1);
  const title = rest.replace(/-(?:[0-9a-f]{8}|\d{4}-\d\d-\d\dT[\d-]+Z?)$/, "").replace(/[-_]+/g, " ").trim();
  return { fileAuthor: author?.name, fileTitle: title === "" ? stem : title };
}
function isInboxEntry(file) {
  return /^(?!readme\.md$)[^./][^/]*\.md$/i.test(file) && slug(file) !== "";
}

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

// src/tools/built-in/learning-markdown.ts
init_define_RUNTIME_PACKAGES();
function learningEntry(category, learning) {
  const [first = "", ...rest] = plainText(learning).split("\n");
  const more = rest.map((line) => line.trim() === "" ? "" : `    ${line}`);
  return [`- **[${category}]** ${first}`, ...more].join("\n");
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
function appendToLearnings(text, partsUnder) {
  if (text.trim() === "") {
    return `# Project Context

## Learnings

${partsUnder(void 0).join("\n")}
`;
  }
  const lineEnd = lineEndOf(text);
  const closed = closeBlocks(text, isSection);
  const lines = readLines(closed);
  const { start, until, block } = learningsSection(lines);
  const last = lines.findLastIndex((line, at) => at < until && line.text.trim() !== "");
  const { start: from = 0, text: words = "" } = lines[last] ?? {};
  const end = from + words.length;
  const parts = partsUnder(block);
  const continuesList = isListLine(words) && parts.slice(0, 1).every(isListLine);
  const frame = start === -1 ? ["", "## Learnings", ""] : continuesList ? [] : [""];
  const added = [...frame, ...parts.flatMap((part) => part.split("\n"))];
  const isTight = last + 1 === until && until < lines.length;
  const after = isTight ? `${lineEnd}${closed.slice(end)}` : closed.slice(end) || lineEnd;
  return `${closed.slice(0, end)}${added.map((line) => `${lineEnd}${line}`).join("")}${after}`;
}
function learningsSection(lines) {
  const start = lines.findIndex(
    (line) => line.kind === "text" && /^## Learnings\s*$/.test(line.text)
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

export {
  compareText,
  normalizedWords,
  wordSet,
  selectMemory,
  shorten,
  parseDecisions,
  decisionHeadings,
  firstEntryIndex,
  isPlaceholder,
  isScaffold,
  toDecisionEntry,
  UNTITLED_DECISION,
  readHeading,
  dateIn,
  authorIn,
  selectDecisions,
  parseInboxEntry,
  isInboxEntry,
  lineEndOf,
  closeBlocks,
  demoteHeadings,
  learningEntry,
  appendLearnings,
  appendDatedLearnings
};
