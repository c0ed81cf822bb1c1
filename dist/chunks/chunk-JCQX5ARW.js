import {
  listField,
  readFrontMatter,
  textField
} from "./chunk-BFRDZSP3.js";
import {
  compareText,
  dateIn,
  splitEntries,
  toDecisionEntry
} from "./chunk-Y5CDGCLL.js";
import {
  selectMemory,
  shorten,
  wordSet
} from "./chunk-NNWMED56.js";
import {
  headingOf,
  labelOf,
  readLines,
  readSections,
  textOf
} from "./chunk-LSQIVI4U.js";
import {
  isRegularFile,
  slug
} from "./chunk-5VUA52BT.js";
import {
  normaliseText
} from "./chunk-DZISDMIS.js";
import {
  oneLine
} from "./chunk-45EAQZGJ.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/team/memory/inbox-entry.ts
init_define_RUNTIME_PACKAGES();

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

// src/team/memory/history.ts
init_define_RUNTIME_PACKAGES();
var HEAD_BYTES = 65536;
var END_BYTES = 262144;
var LONG_BLOCK = 2e3;
var FRAGMENT_BYTES = 16384;
var MAX_FRAGMENTS = 200;
function composeHistory(source, memoryQuery) {
  const sections = source.texts.flatMap(sectionsOf);
  const learnings = sortByAge([
    ...sections.filter((section) => !isCore(section)).flatMap(learningsIn),
    ...source.fragments,
    ...source.unmerged
  ]);
  const head = coreContext(sections.filter(isCore), memoryQuery.budget);
  const more = source.complete ? "" : "More than ";
  const note = (count) => `(${more}${count} older learnings are left out.)`;
  const overhead = "## Learnings\n\n".length + note(learnings.length).length + 2;
  const { chosen, leftOut } = selectMemory(learnings.map(memoryItemOf(learnings.length)), {
    query: memoryQuery.query,
    budget: memoryQuery.budget - head.length - overhead
  });
  const unmerged = new Set(source.unmerged);
  const isUnmerged = ({ index }) => unmerged.has(learnings[index] ?? NONE);
  const merged = chosen.filter((item) => !isUnmerged(item)).map(({ text }) => text);
  const parts = leftOut > 0 ? [note(leftOut), ...merged] : merged;
  const body = merged.length === 0 ? "" : `## Learnings

${parts.join("\n\n")}`;
  return {
    text: `${head}${body}`.trim(),
    unmerged: chosen.filter(isUnmerged).map(({ text }) => text).join("\n\n"),
    leftOut
  };
}
var NONE = { text: "", date: void 0 };
function readLearnings(text) {
  return sectionsOf(text).filter((section) => !isCore(section)).flatMap(learningsIn);
}
function sectionsOf(text) {
  return readSections(readLines(text).filter((line) => line.kind !== "comment"));
}
function isCore(section) {
  return /^core context$/i.test(section.title);
}
function coreContext(sections, budget) {
  const heading = "## Core Context\n\n";
  const core = sections.map((section) => textOf(section.lines)).filter((part) => part !== "");
  const maxLength = Math.max(0, Math.floor(budget / 2) - heading.length - 2);
  const text = shorten(core.join("\n\n"), maxLength);
  return text === "" ? "" : `${heading}${text}

`;
}
function memoryItemOf(count) {
  return ({ text }, index) => ({
    text,
    words: wordSet(text),
    recency: 3 * (index + 1) / count,
    boost: 0
  });
}
function sortByAge(learnings) {
  return learnings.toSorted((one, other) => compareText(one.date ?? "", other.date ?? ""));
}
function learningsIn(section) {
  const blocks = blocksOf(section.lines, (line) => headingOf(line) !== void 0);
  return blocks.flatMap((block) => {
    const first = block[0];
    const isHeaded = first !== void 0 && headingOf(first) !== void 0;
    if (isHeaded && textOf(block).length <= LONG_BLOCK) return learningOf(block, void 0);
    const date = isHeaded ? dateIn(first.text) : void 0;
    return blocksOf(block, startsEntry).flatMap((entry) => learningOf(entry, date));
  });
}
function blocksOf(lines, starts) {
  const blocks = [];
  let afterGap = true;
  for (const line of lines) {
    const open = blocks.at(-1);
    if (open === void 0 || starts(line, afterGap)) blocks.push([line]);
    else open.push(line);
    afterGap = line.text.trim() === "";
  }
  return blocks;
}
function startsEntry(line, afterGap) {
  if (line.kind !== "text" || line.text.trim() === "") return false;
  return /^(?:[-*+] |📌)/u.test(line.text) || afterGap && !/^\s/.test(line.text);
}
function learningOf(block, date) {
  const text = textOf(block);
  const isEmpty = /^(?:#+\s*[\d-]*)?$/.test(text);
  return isEmpty ? [] : [{ text, date: dateIn(block[0]?.text ?? "") ?? date }];
}
async function loadHistory(tree, member, memoryQuery, unmerged = []) {
  return composeHistory({ ...await readHistory(tree, member), unmerged }, memoryQuery);
}
async function loadLearnings(tree, member) {
  const { texts, fragments } = await readHistory(tree, member);
  return [...texts.flatMap(readLearnings), ...fragments];
}
async function readHistory(tree, member) {
  const folders = folderPaths(member);
  const [histories, fragments] = await Promise.all([
    Promise.all(folders.toReversed().map((folder) => readParts(tree, `${folder}/history.md`))),
    Promise.all(fragmentPaths(tree, folders).map((path) => readFragment(tree, path)))
  ]);
  return {
    texts: histories.flat(),
    fragments: fragments.filter(({ text }) => text !== ""),
    complete: histories.every((parts) => parts.length <= 1)
  };
}
function folderPaths(member) {
  return member.folder === void 0 ? [] : [member.folder, ...member.otherFolders];
}
function fragmentPaths(tree, folders) {
  const prefixes = folders.map((folder) => `${folder}/inbox/`);
  return tree.entries.filter(({ mode, path }) => isRegularFile(mode) && path.endsWith(".md")).map(({ path }) => path).filter((path) => prefixes.some((prefix) => path.startsWith(prefix))).sort((a, b) => compareText(fileName(a), fileName(b))).slice(-MAX_FRAGMENTS);
}
function fileName(path) {
  return path.slice(path.lastIndexOf("/") + 1);
}
async function readFragment(tree, path) {
  const text = await tree.read(path, FRAGMENT_BYTES) ?? "";
  return { text: normaliseText(text).trim(), date: dateIn(fileName(path)) };
}
async function readParts(tree, path) {
  const entry = tree.entries.find((candidate) => candidate.path === path);
  if (entry === void 0) return [];
  if (entry.size <= HEAD_BYTES + END_BYTES) {
    return [await tree.read(path, HEAD_BYTES + END_BYTES) ?? ""];
  }
  const [head = "", end = ""] = await Promise.all([
    tree.read(path, HEAD_BYTES),
    tree.readEnd(path, END_BYTES)
  ]);
  return [head.slice(0, head.lastIndexOf("\n") + 1), end.slice(end.indexOf("\n") + 1)];
}

export {
  readLearnings,
  loadHistory,
  loadLearnings,
  parseInboxEntry,
  isInboxEntry
};
