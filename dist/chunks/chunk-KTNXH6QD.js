import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  cleanCell,
  listField,
  locateSquad,
  readFrontMatter,
  readTeam,
  textField
} from "./chunk-U4477KSY.js";
import {
  blockOpenedBy,
  cut,
  headingOf,
  isRegularFile,
  labelOf,
  mayHoldBlocks,
  normaliseText,
  readLines,
  slug,
  textOf,
  trimBlankLines
} from "./chunk-3BHJK4Q4.js";
import {
  oneLine,
  plainText
} from "./chunk-FKO4GGUL.js";
import {
  SquadError
} from "./chunk-ADD7QI3I.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-CCM5YFOF.js";

// src/scribe/plan.ts
init_define_RUNTIME_PACKAGES();

// src/scribe/archive.ts
init_define_RUNTIME_PACKAGES();

// src/team/decisions.ts
init_define_RUNTIME_PACKAGES();

// src/team/relevance.ts
init_define_RUNTIME_PACKAGES();
var WORD = /[\p{L}\p{N}]+/gu;
var MAX_WORD = 64;
var READ_PER_PIECE = 8e3;
var CUT_MARK = " [...]";
function wordsOf(text) {
  const words2 = text.normalize("NFC").toLowerCase().match(WORD) ?? [];
  return words2.map((word) => withoutPlural(word.slice(0, MAX_WORD)));
}
function wordSet(text) {
  return new Set(wordsOf(text.slice(0, READ_PER_PIECE)));
}
function withoutPlural(word) {
  return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}
function choosePieces(pieces, { query, budget }) {
  const scores = relevanceOf(pieces, query);
  const order = pieces.map((piece, index) => ({
    index,
    score: 2 * (scores[index] ?? 0) + piece.recency + piece.boost
  })).sort((a, b) => b.score - a.score || b.index - a.index);
  const longest = Math.max(400, Math.floor(budget / 3));
  const chosen = [];
  let room = budget;
  for (const { index } of order) {
    const text = shortened(pieces[index]?.text ?? "", longest);
    if (text.length + 2 > room) continue;
    room -= text.length + 2;
    chosen.push({ index, text });
  }
  chosen.sort((a, b) => a.index - b.index);
  return { chosen, leftOut: pieces.length - chosen.length };
}
function shortened(text, limit) {
  if (text.length <= limit) return text;
  return limit <= CUT_MARK.length ? "" : `${cut(text, limit - CUT_MARK.length)}${CUT_MARK}`;
}
function relevanceOf(pieces, query) {
  const wanted = [...wordSet(query)].filter((word) => word.length > 2);
  const found = pieces.map((piece) => wanted.filter((word) => piece.words.has(word)));
  const frequency = /* @__PURE__ */ new Map();
  for (const words2 of found) {
    for (const word of words2) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  }
  const weight = (word) => Math.log(1 + pieces.length / (frequency.get(word) ?? 1));
  const sum = (words2) => [...words2].reduce((total, word) => total + weight(word), 0);
  const all2 = sum(frequency.keys());
  return found.map((words2) => all2 === 0 ? 0 : sum(words2) / all2);
}

// src/team/decisions.ts
var SCAFFOLD = /^(?:(?:squad |active )?decisions|governance|archived?\b.*)$/i;
function parseDecisions(text) {
  const lines = readLines(text);
  const first = firstEntryOf(lines);
  return [
    ...oldEntries(lines.slice(0, first)),
    ...splitEntries(lines.slice(first), isScaffold).entries
  ];
}
function decisionHeadings(text) {
  const lines = readLines(text);
  const first = firstEntryOf(lines);
  const entries = [
    ...oldEntries(lines.slice(0, first)),
    ...draftEntries(lines.slice(first), isScaffold).drafts
  ];
  return entries.map(({ heading }) => heading);
}
function firstEntryOf(lines) {
  let isPart = false;
  const index = lines.findIndex((line) => {
    const heading = headingOf(line);
    if (heading?.level === 2) isPart = !isScaffold(line) && dateIn(heading.title) !== void 0;
    return heading?.level === 3 && (!isPart || dateIn(heading.title) !== void 0);
  });
  return index < 0 ? lines.length : index;
}
function oldEntries(lines) {
  const { entries } = splitEntries(lines, isScaffold, 2);
  return entries.filter(({ body, date }) => body !== "" || date !== void 0);
}
function isScaffold(line) {
  const heading = headingOf(line);
  return heading !== void 0 && heading.level <= 2 && SCAFFOLD.test(heading.title);
}
function splitEntries(lines, endsEntry, level = 3) {
  const { before, drafts } = draftEntries(lines, endsEntry, level);
  return { before, entries: drafts.map((draft) => decisionOf(draft.heading, draft.lines)) };
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
function decisionOf(heading, lines) {
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
var UNTITLED = "Untitled decision";
function readHeading(heading) {
  const title = heading.replace(DAY_FIRST, "").replace(DAY_LAST, "").trim();
  const date = dateIn(heading);
  return { title: title === "" && date !== void 0 ? UNTITLED : title, date };
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
  const pieces = preparedPieces(entries).map((piece, index) => {
    const entry = entries[index];
    return entry !== void 0 && isBy(entry, agent) ? { ...piece, boost: 0.3 } : piece;
  });
  const note = (count) => `(${count} less related or older decisions are left out.)`;
  const reserved = note(entries.length).length;
  const { chosen, leftOut } = choosePieces(pieces, { query, budget: budget - reserved });
  const parts = chosen.map((piece) => piece.text);
  if (leftOut > 0 && budget >= reserved) parts.push(note(leftOut));
  return { text: parts.join("\n\n"), chosen: chosen.length, leftOut };
}
var prepared = /* @__PURE__ */ new WeakMap();
function preparedPieces(entries) {
  const known = prepared.get(entries);
  if (known !== void 0) return known;
  const recency = recencyOf(entries);
  const pieces = entries.map((entry, index) => {
    const text = `### ${entry.heading}

${entry.body}`.trimEnd();
    return { text, words: wordSet(text), recency: recency[index] ?? 0, boost: 0 };
  });
  prepared.set(entries, pieces);
  return pieces;
}
function isBy(entry, agent) {
  const wanted = slug(agent);
  const authors = entry.author?.split(",") ?? [];
  return wanted !== "" && authors.some((author) => slug(author) === wanted);
}
function recencyOf(entries) {
  const dated = entries.map(({ date }, index) => ({ date: date ?? "", index })).filter(({ date }) => date !== "").sort((a, b) => a.date < b.date ? -1 : a.date > b.date ? 1 : a.index - b.index);
  const recency = entries.map(() => 0.5);
  for (const [rank, { index }] of dated.entries()) recency[index] = (rank + 1) / dated.length;
  return recency;
}

// src/team/markdown-mend.ts
init_define_RUNTIME_PACKAGES();
function lineEndOf(text) {
  const ends = text.split("\n").length - 1;
  return (text.split("\r\n").length - 1) * 2 > ends ? "\r\n" : "\n";
}
function closeBlocks(text, isBorder2 = () => false) {
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
    if (isBorder2(line)) close();
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

// src/scribe/archive-text.ts
init_define_RUNTIME_PACKAGES();
function leavesOpen(lines) {
  return lines.some(({ kind, text }) => kind === "text" && blockOpenedBy(text) !== void 0);
}
function dayIn(text) {
  const day = dateIn(text);
  return day === void 0 || day.slice(8) <= "28" || dayBefore(day, 0) === day ? day : void 0;
}
function dayBefore(day, days) {
  const time = Date.parse(`${day}T00:00:00Z`) - days * 864e5;
  return new Date(time).toISOString().slice(0, 10);
}
function readyArchive(archive, title, lineEnd) {
  const isNew = archive === void 0 || archive.trim() === "";
  return withBlankLine(isNew ? `# ${title}${lineEnd}` : closeBlocks(archive), lineEnd);
}
function withLineEnd(text, lineEnd) {
  return text === "" || /[\r\n]$/.test(text) ? text : `${text}${lineEnd}`;
}
function withBlankLine(text, lineEnd) {
  const ended = withLineEnd(text, lineEnd);
  return /(?:\r\n|\r(?!\n)|\n)[ \t]*(?:\r\n|\r|\n)$/.test(ended.slice(-200)) ? ended : `${ended}${lineEnd}`;
}

// src/scribe/archive.ts
var FIRST_GATE = { bytes: 20480, days: 30 };
var SECOND_GATE = { bytes: 51200, days: 7 };
function archiveDecisions(text, archive, today) {
  const bytes = Buffer.byteLength(text);
  if (bytes < FIRST_GATE.bytes) return void 0;
  const lines = readLines(text);
  const parts = partsOf(text, lines);
  const dated = datedIn(parts, leavesOpen(lines));
  const first = olderThan(dayBefore(today, FIRST_GATE.days), dated);
  const isEnough = bytes - Buffer.byteLength(join(first)) < SECOND_GATE.bytes;
  const { days } = isEnough ? FIRST_GATE : SECOND_GATE;
  const moved = isEnough ? first : olderThan(dayBefore(today, days), dated);
  return moved.length === 0 ? void 0 : movedOut({ text, archive, parts, moved, days });
}
function partsOf(text, lines = readLines(text)) {
  const top = { start: lines[0]?.start ?? 0, heading: void 0, spliced: [], frame: "" };
  const borders = [top];
  let frame = "";
  for (const line of lines) {
    const heading = headingOf(line);
    if (heading === void 0 || heading.level > 3) continue;
    const { level, title } = heading;
    if (level === 3) {
      borders.push({ start: line.start, heading: title, spliced: [], frame });
    } else if (isScaffold(line)) {
      frame = title.toLowerCase();
      borders.push({ start: line.start, heading: void 0, spliced: [], frame });
    } else {
      borders.at(-1)?.spliced.push(title);
    }
  }
  return borders.map(({ start, ...part }, index) => ({
    ...part,
    raw: text.slice(start, borders[index + 1]?.start)
  }));
}
function datedIn(parts, someAreOpen) {
  return parts.flatMap((part) => {
    const day = dayOf(part);
    return day === void 0 || someAreOpen && leavesOpen(readLines(part.raw)) ? [] : [{ part, day }];
  });
}
function dayOf({ heading, spliced, frame }) {
  const isRule = frame === "governance" && !/^\d{4}-/.test(heading ?? "");
  const day = heading === void 0 || isRule ? void 0 : dayIn(heading);
  return day && spliced.reduce((latest, title) => later(latest, dayIn(title)), day);
}
function later(day, other) {
  return other !== void 0 && other > day ? other : day;
}
function olderThan(limit, dated) {
  return dated.filter(({ day }) => day < limit).map(({ part }) => part);
}
function movedOut({ text, archive, parts, moved, days }) {
  const lineEnd = lineEndOf(text);
  const mark = text.startsWith("\uFEFF") ? "\uFEFF" : "";
  const gone = new Set(moved);
  const kept = parts.filter((part) => !gone.has(part));
  const ready = readyArchive(archive, "Decisions Archive", lineEnd);
  const next = {
    text: `${mark}${join(kept)}`,
    archive: withLineEnd(`${ready}${join(moved)}`, lineEnd)
  };
  verify({ ready, kept, moved }, next);
  const [before, after] = [Buffer.byteLength(text), Buffer.byteLength(next.text)];
  return { ...next, moved: moved.length, gate: { before, after, days } };
}
function join(parts) {
  return parts.map(({ raw }) => raw).join("");
}
function verify(was, next) {
  const archived = [...entriesIn(partsOf(was.ready)), ...entriesIn(was.moved)];
  const isWhole = next.archive.startsWith(was.ready) && isSame(entriesIn(partsOf(next.archive)), archived) && isSame(entriesIn(partsOf(next.text)), entriesIn(was.kept));
  if (isWhole) return;
  throw new SquadError({
    code: "E_INTERNAL",
    message: `Archiving ${was.moved.length} decisions would have changed or lost one. Nothing was archived.`,
    hint: "Move old decisions to decisions-archive.md by hand, and report this with a copy of decisions.md."
  });
}
function entriesIn(parts) {
  return parts.filter(({ heading }) => heading !== void 0).map(({ raw }) => raw.trimEnd());
}
function isSame(one, other) {
  return one.length === other.length && one.every((text, index) => text === other[index]);
}

// src/scribe/decision-entries.ts
init_define_RUNTIME_PACKAGES();

// src/team/drop-box.ts
init_define_RUNTIME_PACKAGES();

// src/team/field-labels.ts
init_define_RUNTIME_PACKAGES();
var MAX_LABEL = 40;
var MAX_VALUE = 300;
function labelLines(fields, without) {
  return [...fields].flatMap(([name, field]) => {
    const label = without.has(name) ? void 0 : labelFor(name);
    const value = oneLine2(plainValue(field));
    const isShort = value !== "" && value.length <= MAX_VALUE;
    return label === void 0 || !isShort ? [] : [`**${label}:** ${value}`];
  });
}
function labelFor(name) {
  if (name.length > MAX_LABEL || !new RegExp("^\\p{L}[\\p{L}\\p{N} _-]*$", "u").test(name)) return void 0;
  const words2 = name.replace(new RegExp("(?<=\\p{Ll})(?=\\p{Lu})", "gu"), " ").replace(/[_ -]+/g, " ").trim().toLowerCase();
  return `${words2.slice(0, 1).toUpperCase()}${words2.slice(1)}`;
}
function plainValue(field) {
  const values = Array.isArray(field) ? field : [field];
  const isPlain = values.every((value) => ["string", "number", "boolean"].includes(typeof value));
  return isPlain ? values.map(String).join(", ") : "";
}
function oneLine2(text) {
  return text.replace(new RegExp("\\p{Cc}+", "gu"), " ").split(/\s+/).join(" ").trim();
}

// src/team/drop-box.ts
function parseDropBox(box, members) {
  const matter = readFrontMatter(box.text);
  const lines = readLines(matter.body);
  if (!saysSomething(lines)) return [];
  const facts = factsOf(box.file, matter.kind === "data" ? matter.fields : /* @__PURE__ */ new Map(), members);
  const entries = entriesIn2(lines);
  const read = entries.length === 0 ? [freeEntry(lines, facts)] : entries.map((entry) => ({
    ...entry,
    date: entry.date ?? facts.date,
    author: entry.author ?? facts.author ?? facts.fileAuthor
  }));
  return read.map((entry) => ({ ...entry, body: withLabels(entry.body, facts.labels) }));
}
function factsOf(file, fields, members) {
  const day = textField(fields, "createdAt") ?? textField(fields, "date") ?? "";
  return {
    title: textField(fields, "title"),
    author: namesField(fields, "author") ?? namesField(fields, "by"),
    date: dateIn(day) ?? dateIn(file),
    labels: labelLines(fields, NO_LABELS),
    ...readFileName(file, members)
  };
}
var NO_LABELS = /* @__PURE__ */ new Set([
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
function saysSomething(lines) {
  return lines.some((line) => line.kind !== "comment" && line.text.trim() !== "");
}
function entriesIn2(lines) {
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
function freeEntry(lines, facts) {
  const own = ownTitle(lines);
  const title = facts.title ?? own ?? facts.fileTitle;
  const top = lines.findIndex((line) => line.text.trim() !== "");
  const opensWithTitle = own === title && headingOf(lines[top] ?? NO_LINE)?.title === title;
  const isDated = facts.date === void 0 || dateIn(title) !== void 0;
  const entry = decisionOf(
    isDated ? title : `${facts.date}: ${title}`,
    opensWithTitle ? lines.slice(top + 1) : lines
  );
  return { ...entry, author: facts.author ?? entry.author ?? facts.fileAuthor };
}
var NO_LINE = { kind: "text", text: "" };
function ownTitle(lines) {
  const first = lines.map(headingOf).find((heading) => heading !== void 0)?.title;
  return first === void 0 || SECTION_NAMES.has(first.toLowerCase()) ? void 0 : first;
}
var SECTION_NAMES = /* @__PURE__ */ new Set([
  "context",
  "decision",
  "consequences",
  "background",
  "summary",
  "problem",
  "what",
  "why",
  ""
]);
function readFileName(file, members) {
  const stem2 = file.replace(/\.md$/i, "");
  const author = members.filter((member) => stem2 === member.slug || stem2.toLowerCase().startsWith(`${member.slug}-`)).sort((a, b) => b.slug.length - a.slug.length)[0];
  const rest = author === void 0 ? stem2 : stem2.slice(author.slug.length + 1);
  const title = rest.replace(/-(?:[0-9a-f]{8}|\d{4}-\d\d-\d\dT[\d-]+Z?)$/, "").replace(/[-_]+/g, " ").trim();
  return { fileAuthor: author?.name, fileTitle: title === "" ? stem2 : title };
}
function isDropBox(file) {
  return /^(?!readme\.md$)[^./][^/]*\.md$/i.test(file) && slug(file) !== "";
}

// src/scribe/decision-entries.ts
function decisionEntries(drop, members) {
  const file = drop.path.slice(drop.path.lastIndexOf("/") + 1);
  const entries = parseDropBox({ file, text: drop.text }, members);
  if (entries.length === 0) return { kind: "unreadable", reason: "it says nothing" };
  return { kind: "entries", entries };
}

// src/scribe/inbox.ts
init_define_RUNTIME_PACKAGES();

// src/scribe/drop.ts
init_define_RUNTIME_PACKAGES();
import { isUtf8 } from "node:buffer";

// src/scribe/broken.ts
init_define_RUNTIME_PACKAGES();
function brokenBy(text) {
  if (text.startsWith("version https://git-lfs.github.com/")) return "Git LFS keeps it elsewhere";
  const mark = /^(?:<{7}|>{7})(?:[ \t].*)?\r?$/m.exec(text);
  if (mark === null) return void 0;
  const line = text.slice(0, mark.index).split("\n").length;
  return `line ${line} is a conflict mark of an unfinished merge (\`${mark[0].slice(0, 7)}\`)`;
}

// src/scribe/drop.ts
var MAX_DROP_BYTES = 1024 * 1024;
function readDrop(bytes) {
  if (bytes.length > MAX_DROP_BYTES) return unreadable("it is longer than 1 MiB");
  if (bytes.includes(0)) return unreadable("it is a binary file");
  if (!isUtf8(bytes)) return unreadable("it is not UTF-8 text");
  const text = new TextDecoder().decode(bytes);
  const reason = whyNot(text);
  return reason === void 0 ? { kind: "text", text } : unreadable(reason);
}
function whyNot(text) {
  if (plainText(text) === "") return "it is empty";
  const matter = readFrontMatter(text);
  if (matter.kind === "broken") return `its front matter is ${matter.reason}`;
  if (matter.kind === "none" && opensFields(text)) return "its front matter never ends (no `---`)";
  if (plainText(matter.body) === "") return "there is nothing below its front matter";
  return brokenBy(text);
}
function opensFields(text) {
  return /^---[ \t]*\n\s{0,100}[\w-]{1,100}:(?:\s|$)/.test(normaliseText(text.slice(0, 1e3)));
}
function unreadable(reason) {
  return { kind: "unreadable", reason };
}

// src/scribe/inbox.ts
async function readInboxes(tree, directory, holdsSecret) {
  const found = /* @__PURE__ */ new Map();
  for (const entry of tree.entries) {
    const owner = ownerOf(entry.path, directory);
    if (owner === void 0) continue;
    const entries = found.get(owner);
    if (entries === void 0) found.set(owner, [entry]);
    else entries.push(entry);
  }
  const read = async (entries) => {
    const sorted = entries.toSorted((one, other) => one.path < other.path ? -1 : 1);
    const readings = await Promise.all(
      sorted.map(
        (entry) => isBelow(entry.path, directory) ? { unreadable: { path: entry.path, reason: BELOW } } : readEntry(tree, entry, holdsSecret)
      )
    );
    return {
      drops: readings.flatMap((reading) => "drop" in reading ? [reading.drop] : []),
      unreadable: readings.flatMap((one) => "unreadable" in one ? [one.unreadable] : [])
    };
  };
  const decisions = await read(found.get(DECISIONS) ?? []);
  found.delete(DECISIONS);
  const memories = /* @__PURE__ */ new Map();
  for (const [owner, entries] of found) memories.set(owner, await read(entries));
  return { decisions, memories };
}
var DECISIONS = "";
function ownerOf(path, directory) {
  if (!path.startsWith(`${directory}/`)) return void 0;
  const parts = path.slice(directory.length + 1).split("/");
  const name = parts.at(-1) ?? "";
  const isHidden = name.startsWith(".") && !/\.md$/i.test(name);
  if (isHidden || /^readme\.md$/i.test(name)) return void 0;
  if (parts.length > 2 && parts[0] === "decisions" && parts[1] === "inbox") return DECISIONS;
  const isMemory = parts.length > 3 && parts[0] === "agents" && parts[2] === "inbox";
  return isMemory ? `${directory}/agents/${parts[1]}` : void 0;
}
function isBelow(path, directory) {
  const parts = path.slice(directory.length + 1).split("/");
  return parts.length > (parts[0] === "agents" ? 4 : 3);
}
var BELOW = "it lies in a folder below the inbox: move it up";
async function readEntry(tree, { path, mode, size }, holdsSecret) {
  const unreadable2 = (reason) => ({ unreadable: { path, reason } });
  if (path.includes("\uFFFD")) return unreadable2("its name is not UTF-8 text");
  if (!isRegularFile(mode)) return unreadable2("it is a link, not a file");
  if (!/\.md$/i.test(path)) return unreadable2("its name does not end in .md");
  if (size > MAX_DROP_BYTES) return unreadable2("it is longer than 1 MiB");
  const bytes = await tree.bytes(path);
  if (bytes === void 0) return unreadable2("git does not have it");
  const reading = readDrop(bytes);
  if (reading.kind === "unreadable") return unreadable2(reading.reason);
  if (holdsSecret(reading.text)) return unreadable2(SECRET);
  return { drop: { path, text: reading.text } };
}
var SECRET = "it holds a secret, or something shaped like one: revoke it, and take it out of the file";

// src/scribe/merge-decisions.ts
init_define_RUNTIME_PACKAGES();

// src/scribe/contradictions.ts
init_define_RUNTIME_PACKAGES();

// src/scribe/claims.ts
init_define_RUNTIME_PACKAGES();
var words = (list) => new Set(list.split(" "));
var NEGATIONS = words("never no not cannot without off neither nor");
var FOR = words(
  "use adopt allow enable add require keep prefer choose favour favor introduce include support permit accept enforce make turn switch"
);
var AGAINST = words(
  "avoid forbid disallow ban prohibit disable remove drop deprecate reject stop exclude abandon discontinue refuse deny revert retire"
);
var LEADING = words("keep stop avoid make start continue prefer");
var IS_FOR = words("required mandatory allowed enabled permitted used supported");
var IS_AGAINST = words(
  "forbidden banned disallowed prohibited disabled optional removed deprecated excluded"
);
var EMPTY = words(
  "a an the we our us you your they all any always must should shall will may can do does is are be being been to of for in on at by with as and or it its this that these those from into longer"
);
var MAX_LENGTH = 300;
function claimsIn(title) {
  if (title.length > MAX_LENGTH) return [];
  const text = title.toLowerCase().replace(/[\u2018\u2019]/g, "'").replace(/n't\b/g, " not").replace(/^(?:we|let's)\s+(?:(?:will|shall|should|now)\s+)*/, "").replace(/^(?:phase out|get rid of|do away with)\b/, "drop");
  return clausesOf(text).flatMap(({ clause, sign, isAnywhere = false }) => {
    const claim = claimOf(clause);
    return claim === void 0 ? [] : [{ ...claim, sign: sign === claim.sign ? 1 : -1, isAnywhere }];
  });
}
var REPLACEMENTS = [
  /^replac(?:e|ing)\s+(?<before>.+?)\s+(?:with|by)\s+(?<after>.+)$/,
  /^swap(?:ping)?\s+(?<before>.+?)\s+for\s+(?<after>.+)$/,
  /^(?:switch|migrat|mov)(?:e|ing)?\s+from\s+(?<before>.+?)\s+to\s+(?<after>.+)$/,
  /^(?:switch|migrat|mov)(?:e|ing)?\s+to\s+(?<after>.+?)\s+from\s+(?<before>.+)$/,
  /^(?<after>.+?)\s+replaces\s+(?<before>.+)$/
];
var PLACE = /\s+(?:for|as|in|on)\s.*$/;
function clausesOf(text) {
  for (const form of REPLACEMENTS) {
    const { before, after } = form.exec(text)?.groups ?? {};
    if (before !== void 0 && after !== void 0) return replacing(before, after);
  }
  const border = /^(?:prefer|choose|favou?r)\b/.test(text) ? /\s+(?:over|to|instead of|rather than)\s+|,\s*not\s+/ : /\s+(?:instead of|rather than)\s+|,\s*not\s+/;
  const [chosen = "", rejected] = text.split(border, 2);
  const clauses = [{ clause: chosen, sign: 1 }, ...inSomePlace(chosen)];
  if (rejected !== void 0) clauses.push({ clause: `use ${rejected}`, sign: -1 });
  return clauses;
}
function replacing(before, after) {
  const gone = `use ${before}`;
  const place = PLACE.exec(after)?.[0];
  return [
    { clause: gone, sign: -1 },
    place === void 0 ? { clause: gone, sign: -1, isAnywhere: true } : { clause: `${gone}${place}`, sign: -1 },
    { clause: `use ${after}`, sign: 1 }
  ];
}
function inSomePlace(text) {
  if (!/^(?:use|adopt|keep|choose)\s/.test(text) || !PLACE.test(text)) return [];
  return [{ clause: text.replace(PLACE, ""), sign: 1, isAnywhere: true }];
}
function claimOf(clause) {
  const found = wordsOf2(clause);
  const first = found.findIndex((word) => !isLead(word));
  const read = found.map((word, at) => ({
    word,
    // The last of the leading words may still be a verb: `stop using`.
    role: roleOf(word, {
      mayLead: at <= first || first === -1,
      isPredicate: at === found.length - 1 || EMPTY.has(found[at - 1] ?? "")
    })
  }));
  const subject = new Set(
    read.flatMap(({ word, role }) => role === "subject" ? [stem(word)] : [])
  );
  if (subject.size === 0) return void 0;
  return {
    sign: read.filter(({ role }) => role === "against").length % 2 === 0 ? 1 : -1,
    subject: [...subject].sort((a, b) => a < b ? -1 : 1).join(" "),
    isExplicit: read.some(({ role }) => role === "against" || role === "for")
  };
}
function wordsOf2(clause) {
  const found = clause.match(/[\p{L}\p{N}][\p{L}\p{N}+#.'_/-]*/gu) ?? [];
  return found.map((word) => word.replace(/[.'/-]+$/, ""));
}
function isLead(word) {
  return EMPTY.has(word) || NEGATIONS.has(word) || LEADING.has(verbOf(word));
}
function roleOf(word, { mayLead, isPredicate }) {
  if (NEGATIONS.has(word)) return "against";
  if (EMPTY.has(word)) return "empty";
  const role = isPredicate ? predicateRole(word) : void 0;
  return role ?? (mayLead ? verbRole(verbOf(word)) : void 0) ?? "subject";
}
function predicateRole(word) {
  if (IS_AGAINST.has(word)) return "against";
  return IS_FOR.has(word) ? "for" : void 0;
}
function verbRole(verb) {
  if (AGAINST.has(verb)) return "against";
  if (FOR.has(verb)) return "for";
  return LEADING.has(verb) ? "empty" : void 0;
}
function verbOf(word) {
  const bare = word.replace(/(?:ing|s)$/, "");
  const forms = [word, bare, `${bare}e`, bare.replace(/(.)\1$/, "$1")];
  return forms.find((form) => FOR.has(form) || AGAINST.has(form)) ?? word;
}
function stem(word) {
  if (word.length <= 3 || /(?:ss|us|is)$/.test(word)) return word;
  return word.replace(/ies$/, "y").replace(/s$/, "");
}

// src/scribe/decision-text.ts
init_define_RUNTIME_PACKAGES();
var NOTED = "*(noted by Scribe)*";
function writeDecision({ title, date, author, body }) {
  const named = oneLine(title) || UNTITLED;
  const heading = date === void 0 ? named : `${date}: ${named}`;
  return written(`### ${heading}`, signed(plainBody(body), author));
}
function withNotes(decision, copy, notes) {
  if (copy === 1 && notes.length === 0) return decision;
  const end = /\n|$/.exec(decision.text)?.index;
  const heading = decision.text.slice(0, end);
  const body = trimBlankLines(decision.text.slice(end));
  const numbered = copy === 1 ? heading : `${heading} (${copy})`;
  return written(numbered, body, notes.map((note) => `${note} ${NOTED}`).join("\n"));
}
function written(...parts) {
  const text = parts.filter((part) => part !== "").join("\n\n");
  return { text, entry: parseDecisions(text)[0] ?? decisionOf("", []) };
}
function plainBody(body) {
  const lines = body.replace(/\r\n?/g, "\n").replace(/[\v\f\u0085]/g, " ");
  const plain = lines.replace(/[^\P{Cc}\n\t]/gu, "");
  return trimBlankLines(closeMarkup(demoteHeadings(plain, 4)));
}
var HOLDING = /<(\/?)(details|pre|script|style|textarea)(?=[\s>])/gi;
function closeMarkup(text) {
  if (!text.includes("<")) return text;
  const open = /* @__PURE__ */ new Map();
  for (const line of readLines(text)) {
    for (const [, end, tag = ""] of withoutCode(line).matchAll(HOLDING)) {
      const name = tag.toLowerCase();
      open.set(name, Math.max(0, (open.get(name) ?? 0) + (end === "" ? 1 : -1)));
    }
  }
  const closers = [...open].toReversed().map(([name, count]) => `
</${name}>`.repeat(count));
  return [text, ...closers].join("");
}
function withoutCode({ kind, text }) {
  return kind !== "text" || /^(?: {4}|\t)/.test(text) ? "" : text.replace(/`[^`]*`/g, "");
}
function signed(body, author) {
  if (author === void 0 || isSigned(body)) return body;
  const line = `**By:** ${oneLine(author)}`;
  if (body === "") return line;
  return `${line}${body.startsWith("**") ? "\n" : "\n\n"}${body}`;
}
function isSigned(body) {
  return body.includes("**") && decisionOf("", readLines(body)).author !== void 0;
}
function withoutNotes(line) {
  return line.endsWith(NOTED) ? line.slice(0, -NOTED.length).trimEnd() : line;
}
function headingKey({ title, date }) {
  return `${date ?? ""}
${titleKey(title)}`;
}
function titleKey(title) {
  return title.toLowerCase().replace(/\s+/g, " ").trim();
}
function decisionKeys(entry) {
  const lines = entry.body.split("\n").map((line) => line.trimEnd()).filter((line) => line !== "" && !line.endsWith(NOTED));
  const key = headingKey(entry);
  const unnumbered = key.replace(/ \((?:[2-9]|[1-9]\d{1,5})\)$/, "");
  return [.../* @__PURE__ */ new Set([key, unnumbered])].map((head) => [head, ...lines].join("\n"));
}

// src/scribe/contradictions.ts
function createClaims() {
  const byName = /* @__PURE__ */ new Map();
  const byClaim = /* @__PURE__ */ new Map();
  const heard = /* @__PURE__ */ new Set();
  const inactive = /* @__PURE__ */ new Set();
  const superseded = (entry) => namesSuperseded(entry).flatMap(
    (name) => keysOf(name).map((key) => byName.get(key)).find(Boolean) ?? []
  );
  const isKnown = (name) => keysOf(name).some((key) => heard.has(key) || byName.has(key));
  return {
    hear(entry) {
      heard.add(headingKey(entry)).add(titleKey(entry.title));
    },
    learn(entry) {
      for (const heading2 of superseded(entry)) inactive.add(heading2);
      const { heading } = entry;
      byName.set(headingKey(entry), heading);
      byName.set(titleKey(entry.title), heading);
      if (isWithdrawn(entry)) inactive.add(heading);
      for (const claim of claimsOf(entry)) {
        byClaim.set(keyOf(claim, claim.sign), { heading, isExplicit: claim.isExplicit });
      }
    },
    against(entry) {
      const explicit = superseded(entry).filter((heading) => !inactive.has(heading));
      const implicit = claimsOf(entry).flatMap((claim) => {
        const other = byClaim.get(keyOf(claim, -claim.sign));
        return other !== void 0 && isOpposed(claim, other) && !inactive.has(other.heading) ? [other.heading] : [];
      });
      const found = /* @__PURE__ */ new Map();
      for (const against of implicit) found.set(against, { kind: "conflicts", against });
      for (const against of explicit) found.set(against, { kind: "supersedes", against });
      for (const names of titlesSuperseded(entry)) {
        const [against = ""] = names;
        if (!names.some(isKnown)) found.set(against, { kind: "supersedes-unknown", against });
      }
      return [...found.values()];
    }
  };
}
function keyOf({ subject, isAnywhere }, sign) {
  return `${sign} ${isAnywhere ? "anywhere" : "as it says"} ${subject}`;
}
function isOpposed(claim, other) {
  return claim.isExplicit && other.isExplicit || claim.subject.includes(" ");
}
function claimsOf({ title, body }) {
  if (!/^user directive\b/i.test(title)) return claimsIn(title);
  const said = readLines(body).find(
    (line) => line.text.trim() !== "" && labelOf(line) === void 0
  );
  return claimsIn(said?.text.replace(/^[\s>*-]+/, "").split(/[.!?;]/, 1)[0] ?? "");
}
var SUPERSEDES = /(?<!\b(?:not|never)\s)\b(?:supersedes?|superseding|replaces|overrides|revokes|reverses|overturns)\b[:*\s]*(.{1,300})/i;
function keysOf(name) {
  return [headingKey(readHeading(name)), titleKey(name)];
}
function namesSuperseded(entry) {
  return whereSaid(entry, SUPERSEDES).flatMap(namesIn);
}
var SUPERSEDES_TITLE = /(?<!`)\bsupersedes(?:\s+(?:the\s+)?decision)?[*\s]*(?::|(?=["\u201c]))(.{1,300})/i;
var NO_TITLE = /^(?:none|nothing|n\/a|no (?:decision|earlier|existing|other|previous|prior))\b/i;
function titlesSuperseded(entry) {
  return whereSaid(entry, SUPERSEDES_TITLE).map(namesIn).filter(([title = ""]) => /\S\s+\S/.test(title) && !NO_TITLE.test(title));
}
function whereSaid({ heading, body }, words2) {
  if (!words2.test(heading) && !words2.test(body)) return [];
  const said = readLines(body).filter(({ kind }) => kind === "text");
  return [heading, ...said.map(({ text }) => withoutNotes(text))].flatMap(
    (line) => words2.exec(line)?.[1] ?? []
  );
}
function namesIn(rest) {
  const quoted = [
    ...rest.matchAll(/"([^"]+)"|\u201c([^\u201d]+)\u201d|`([^`]+)`|'([^']+)'|\[([^\]]+)\]/g)
  ];
  const parts = [rest, ...rest.split(/[.;,()]|\sand\s|\sbecause\s|\sfrom\s/)];
  return [...quoted.map((found) => found.slice(1).find(Boolean) ?? ""), ...parts].map(
    (name) => name.replace(/^[\s*_"'`\u201c]*(?:(?:the|our|decision|earlier|old)\s+)*/i, "").replace(/[\s*_"'`\u201d.)]*$/, "")
  ).filter((name) => name !== "");
}
function isWithdrawn({ body }) {
  if (!/\*\*(?:status|superseded by)/i.test(body)) return false;
  return readLines(body).some((line) => {
    const found = labelOf(line);
    if (found === void 0) return false;
    if (found.label === "superseded by") return true;
    return found.label === "status" && /\b(?:superseded|withdrawn|rejected|deprecated|revoked|reversed)\b/i.test(found.value);
  });
}

// src/scribe/merge-decisions.ts
var NEW_FILE = "# Squad Decisions\n\n## Active Decisions\n";
function mergeDecisions(current, drops, known = []) {
  const incoming = inOrder(drops);
  const ledger = openLedger(current ?? "", known, incoming);
  const merged = [];
  const duplicates = [];
  const contradictions = [];
  for (const { path, entry } of incoming) {
    const added = ledger.add(entry);
    const from = { path, heading: added.heading };
    if (added.kind === "duplicate") duplicates.push(from);
    else merged.push({ ...from, text: added.text });
    for (const found of added.contradictions) contradictions.push({ ...from, ...found });
  }
  return {
    text: insert(
      current,
      merged.map(({ text }) => text)
    ),
    merged: merged.map(({ path, heading }) => ({ path, heading })),
    duplicates,
    contradictions
  };
}
function inOrder(drops) {
  return [...drops].sort((a, b) => a.path < b.path ? -1 : a.path > b.path ? 1 : 0).flatMap(({ path, entries }) => entries.map((entry) => ({ path, entry })));
}
function openLedger(current, known, incoming) {
  const said = /* @__PURE__ */ new Set();
  const headings = /* @__PURE__ */ new Set();
  const copies = /* @__PURE__ */ new Map();
  const claims = createClaims();
  const learn = (entry) => {
    for (const key of decisionKeys(entry)) said.add(key);
    headings.add(headingKey(entry));
  };
  const active = parseDecisions(current);
  const archived = known.flatMap(parseDecisions);
  for (const entry of [...active, ...archived]) {
    learn(entry);
    const body = plainBody(entry.body);
    if (body !== entry.body) learn({ ...entry, body });
  }
  for (const entry of active) claims.learn(entry);
  for (const entry of archived) claims.hear(entry);
  for (const { entry } of incoming) claims.hear(entry);
  const copyOf = (key) => {
    if (!headings.has(key)) return 1;
    let copy = copies.get(key) ?? 2;
    while (headings.has(`${key} (${copy})`)) copy += 1;
    copies.set(key, copy + 1);
    return copy;
  };
  return {
    add(entry) {
      const plain = writeDecision(entry);
      const { heading } = plain.entry;
      if (said.has(decisionKeys(plain.entry)[0] ?? "")) {
        return { kind: "duplicate", heading, text: plain.text, contradictions: [] };
      }
      const contradictions = claims.against(plain.entry);
      const copy = copyOf(headingKey(plain.entry));
      const written2 = withNotes(plain, copy, contradictions.flatMap(noteOf));
      learn(written2.entry);
      claims.learn(written2.entry);
      return { kind: "merged", heading: written2.entry.heading, text: written2.text, contradictions };
    }
  };
}
function noteOf({ kind, against }) {
  if (kind === "supersedes-unknown") return [];
  return [`**${kind === "supersedes" ? "Supersedes" : "Conflicts with"}:** ${against}`];
}
function insert(current, entries) {
  if (entries.length === 0) return current ?? "";
  const whole = current === void 0 || current.trim() === "" ? NEW_FILE : current;
  const lineEnd = lineEndOf(whole);
  const text = withoutPlaceholder(closeBlocks(whole, isBorder));
  const lines = readLines(text);
  const at = placeIn(lines) ?? text.length;
  const isOld = endsInOldEntry(lines.filter(({ start }) => start < at));
  const added = [...isOld ? ["## Active Decisions"] : [], ...entries].join("\n\n");
  const rest = text.slice(at);
  const gap = rest === "" ? "" : lineEnd;
  const before = withBlankLine(text.slice(0, at), lineEnd);
  return `${before}${added.replaceAll("\n", lineEnd)}${lineEnd}${gap}${rest}`;
}
function endsInOldEntry(lines) {
  if (firstEntryOf(lines) < lines.length) return false;
  const last = lines.findLast((line) => (headingOf(line)?.level ?? 3) <= 2);
  return last !== void 0 && !isScaffold(last) && dateIn(last.text) !== void 0;
}
function isBorder(line) {
  const level = headingOf(line)?.level;
  return level === 2 || level === 3 || isScaffold(line);
}
function placeIn(lines) {
  let place;
  for (const line of lines.toReversed()) {
    const heading = headingOf(line);
    if (heading === void 0 || heading.level > 3) continue;
    if (heading.level !== 2 || !/^(?:governance|archived?\b.*)$/i.test(heading.title)) return place;
    place = line.start;
  }
  return place;
}
function withoutPlaceholder(text) {
  if (!/No decisions recorded yet/i.test(text)) return text;
  const lines = readLines(text);
  const at = lines.findIndex((line2) => headingOf(line2)?.level === 3 || isPlaceholder(line2));
  const line = lines[at];
  if (line === void 0 || !isPlaceholder(line)) return text;
  const next = lines.find((other, index) => index > at && other.text.trim() !== "");
  return `${text.slice(0, line.start)}${text.slice(next?.start ?? text.length)}`;
}
function isPlaceholder({ kind, text }) {
  return kind === "text" && PLACEHOLDER.test(text);
}
var PLACEHOLDER = /^[*_]{0,2}No decisions recorded yet\.?[*_]{0,2}\s*$/i;

// src/scribe/place.ts
init_define_RUNTIME_PACKAGES();
function insist(reason, file) {
  if (reason === void 0) return;
  const message = `${file} was not merged as it should be: ${reason}. Nothing was changed.`;
  throw new SquadError({ code: "E_INTERNAL", message, hint: "Please report this." });
}
function keep(archived, { file, old, shelf }) {
  if (archived === void 0) return [];
  shelf.put(file, archived.text);
  shelf.put(old, archived.archive);
  return [{ file, moved: archived.moved }];
}

// src/scribe/plan-histories.ts
init_define_RUNTIME_PACKAGES();

// src/scribe/archive-history.ts
init_define_RUNTIME_PACKAGES();

// src/scribe/archive-learnings.ts
init_define_RUNTIME_PACKAGES();
var LONG_BLOCK = 2e3;
function readLearnings(text) {
  const sections = groups(rawLines(text), (line) => levelOf(line) <= 2);
  return sections.flatMap(
    (section) => isLearnings(section[0]) ? learningsIn(section) : [frameOf(section)]
  );
}
function compose(pieces, isChosen, lineEnd) {
  const chosen = pieces.map((piece, at) => ({ piece, at })).filter(({ piece }) => isChosen(piece));
  const parts = chosen.map(({ piece, at }, index) => {
    const before = chosen[index - 1];
    const heading = headingAbove(piece);
    if (heading !== void 0 && heading !== headingAbove(before?.piece)) {
      return `${heading.raw}${piece.raw}`;
    }
    if (before === void 0 || before.at === at - 1 || STANDS_ALONE.test(piece.raw))
      return piece.raw;
    const gap = withBlankLine(before.piece.raw, lineEnd).slice(before.piece.raw.length);
    return `${gap}${piece.raw}`;
  });
  return parts.join("");
}
var BULLET = /^(?:[-*+] |📌)/u;
var STANDS_ALONE = /^(?:[-*+] |📌|#)/u;
function headingAbove(piece) {
  return piece?.kind === "learning" ? piece.heading : void 0;
}
function rawLines(text) {
  const lines = readLines(text);
  return lines.map((line, at) => ({
    kind: line.kind,
    text: line.text,
    raw: text.slice(line.start, lines[at + 1]?.start)
  }));
}
function rawOf(lines) {
  return lines.map(({ raw }) => raw).join("");
}
function groups(lines, starts) {
  const found = [];
  let afterGap = true;
  for (const line of lines) {
    const open = found.at(-1);
    if (open === void 0 || starts(line, afterGap)) found.push([line]);
    else open.push(line);
    afterGap = line.text.trim() === "" || headingOf(line) !== void 0;
  }
  return found;
}
function levelOf(line) {
  return headingOf(line)?.level ?? 9;
}
function isLearnings(line) {
  const heading = line && headingOf(line);
  return heading?.level === 2 && /^learnings$/i.test(heading.title);
}
function frameOf(lines) {
  return { kind: "frame", raw: rawOf(lines) };
}
function learningsIn(section) {
  const [top = [], ...blocks] = groups(section, (line) => levelOf(line) === 3);
  const [frame = [], ...items] = groups(top, startsItem);
  const learnings = [];
  const day = () => learnings.at(-1)?.day ?? "";
  let latest = "";
  for (const item of items) {
    const learning = itemOf(item, latest);
    learnings.push(learning);
    if (learning.day > latest) latest = learning.day;
  }
  for (const block of blocks) learnings.push(...blockOf(block, day()));
  return [frameOf(frame), ...learnings];
}
function startsItem(line, afterGap) {
  if (line.kind !== "text" || line.text.trim() === "") return false;
  return BULLET.test(line.text) || afterGap && !/^\s/.test(line.text);
}
function itemOf(lines, dayBefore2) {
  const day = ownDay(lines[0]?.text ?? "") ?? dayBefore2;
  return { kind: "learning", raw: rawOf(lines), day, heading: void 0 };
}
function blockOf(lines, dayBefore2) {
  const day = dayIn(lines[0]?.text ?? "") ?? dayBefore2;
  const raw = rawOf(lines);
  const [first = [], ...items] = raw.length > LONG_BLOCK ? groups(lines, startsItem) : [];
  if (items.length < 2) return [{ kind: "learning", raw, day, heading: void 0 }];
  const heading = { raw: rawOf(first) };
  return items.map((item) => ({ ...itemOf(item, day), heading }));
}
function ownDay(text) {
  const begins = /^(?:[-*+]\s+)?(?:📌\s*)?(?:Team update\s*)?[^\p{L}\p{N}]{0,8}(\d{4}-\d\d-\d\d)/u.exec(text);
  const ends = /\((\d{4}-\d\d-\d\d)\)\s*$/.exec(text.slice(-40));
  return dayIn(begins?.[1] ?? ends?.[1] ?? "");
}

// src/scribe/archive-note.ts
init_define_RUNTIME_PACKAGES();
var NOTE = /^- (\d{1,9}) older learnings? (?:is|are) in history-archive\.md(?: \((\d{4}-\d\d-\d\d)(?:\.\.(\d{4}-\d\d-\d\d))?\))?\.$/;
function isArchiveNote(line) {
  return NOTE.test(line);
}
function noteArchived(text, days, lineEnd) {
  const lines = readLines(text);
  const core = lines.findIndex((line) => isSection(line, /^core context$/i));
  if (core === -1) return withSection(text, lines, { note: noteOf2([], days), lineEnd });
  const next = lines.findIndex((line, at) => at > core && (headingOf(line)?.level ?? 9) <= 2);
  const section = lines.slice(core, next === -1 ? void 0 : next);
  const old = section.find((line) => line.kind === "text" && isArchiveNote(line.text));
  if (old !== void 0) {
    return `${text.slice(0, old.start)}${noteOf2([old.text], days)}${text.slice(endOf(old))}`;
  }
  const last = section.findLast((line) => line.text.trim() !== "") ?? section[0];
  const end = last === void 0 ? text.length : endOf(last);
  const gap = /^(?:[-*+] | {2,}\S)/.test(last?.text ?? "") ? "" : lineEnd;
  const below = last === section.at(-1) ? lineEnd : "";
  return `${text.slice(0, end)}${lineEnd}${gap}${noteOf2([], days)}${below}${text.slice(end)}`;
}
function isSection(line, title) {
  const heading = headingOf(line);
  return heading?.level === 2 && title.test(heading.title);
}
function endOf({ start, text }) {
  return start + text.length;
}
function withSection(text, lines, { note, lineEnd }) {
  const at = lines.find((line) => isSection(line, /^learnings$/i))?.start ?? text.length;
  const section = ["## Core Context", "", note, "", ""].join(lineEnd);
  return `${text.slice(0, at)}${section}${text.slice(at)}`;
}
function noteOf2(earlier, days) {
  const [, count = "0", first = "", last = first] = NOTE.exec(earlier[0] ?? "") ?? [];
  const all2 = [first, last, ...days].filter((day) => day !== "").toSorted((a, b) => a < b ? -1 : 1);
  const [from, to] = [all2[0], all2.at(-1)];
  const range = from === void 0 ? "" : from === to ? ` (${from})` : ` (${from}..${to})`;
  const sum = Number(count) + days.length;
  return `- ${sum} older ${sum === 1 ? "learning is" : "learnings are"} in history-archive.md${range}.`;
}

// src/scribe/archive-history.ts
var GATE_BYTES = 15360;
var TARGET_BYTES = 12288;
var NOTE_BYTES = 200;
function condenseHistory(text, archive, today) {
  const before = Buffer.byteLength(text);
  const pieces = before < GATE_BYTES ? [] : readLearnings(text);
  const moved = oldest(pieces, before, today);
  if (moved.length === 0) return void 0;
  const lineEnd = lineEndOf(text);
  const mark = text.startsWith("\uFEFF") ? "\uFEFF" : "";
  const goes = new Set(moved);
  const kept = compose(pieces, (piece) => !goes.has(piece), lineEnd);
  const gone = compose(pieces, (piece) => goes.has(piece), lineEnd);
  const days = moved.map(({ day }) => day);
  const batch = `## Archived ${today}${lineEnd}${lineEnd}${withLineEnd(gone, lineEnd)}`;
  const next = {
    text: `${mark}${noteArchived(kept, days, lineEnd)}`,
    archive: `${readyArchive(archive, "History Archive", lineEnd)}${batch}`
  };
  verify2([text, archive ?? ""], [next.text, next.archive]);
  const after = Buffer.byteLength(next.text);
  return { ...next, moved: moved.length, gate: { before, after, days: 0 } };
}
function oldest(pieces, bytes, today) {
  const moved = [];
  let left = bytes + NOTE_BYTES;
  for (const learning of pieces.filter(isLearning).toSorted(byDay)) {
    if (left < TARGET_BYTES) break;
    if (learning.day > today || leavesOpen(readLines(learning.raw))) continue;
    moved.push(learning);
    left -= Buffer.byteLength(learning.raw);
  }
  return moved;
}
function isLearning(piece) {
  return piece.kind === "learning";
}
function byDay(one, other) {
  return one.day < other.day ? -1 : one.day > other.day ? 1 : 0;
}
function verify2(before, after) {
  const counts = /* @__PURE__ */ new Map();
  for (const line of after.flatMap(linesOf)) counts.set(line, (counts.get(line) ?? 0) + 1);
  for (const line of before.flatMap(linesOf)) {
    const count = counts.get(line) ?? 0;
    if (count === 0) throw lost(line);
    counts.set(line, count - 1);
  }
}
function linesOf(text) {
  return readLines(text).map((line) => line.text).filter((line) => line.trim() !== "" && !isArchiveNote(line));
}
function lost(line) {
  return new SquadError({
    code: "E_INTERNAL",
    message: `Condensing a history would have lost the line ${JSON.stringify(line.slice(0, 80))}. Nothing was archived.`,
    hint: "Move old learnings to history-archive.md by hand, and report this with a copy of history.md."
  });
}

// src/scribe/merge-history.ts
init_define_RUNTIME_PACKAGES();

// src/tools/learning.ts
init_define_RUNTIME_PACKAGES();
function learningEntry(category, learning) {
  const [first = "", ...rest] = plainText(learning).split("\n");
  const more = rest.map((line) => line.trim() === "" ? "" : `    ${line}`);
  return [`- **[${category}]** ${first}`, ...more].join("\n");
}
function appendLearnings(text, entries) {
  return append(text, () => entries);
}
function appendDatedLearnings(text, learnings) {
  return append(
    text,
    (block) => block === void 0 ? learnings.map(({ entry }) => entry) : underDays(block, learnings)
  );
}
function underDays(block, learnings) {
  let open = dateIn(block);
  return learnings.flatMap(({ entry, day }, at) => {
    const heading = day === open ? [] : [...at === 0 ? [] : [""], `### ${day}`, ""];
    open = day;
    return [...heading, entry];
  });
}
function append(text, partsUnder) {
  if (text.trim() === "") {
    return `# Project Context

## Learnings

${partsUnder(void 0).join("\n")}
`;
  }
  const lineEnd = lineEndOf(text);
  const closed = closeBlocks(text, isSection2);
  const lines = readLines(closed);
  const { start, until, block } = learningsSection(lines);
  const last = lines.findLastIndex((line, at) => at < until && line.text.trim() !== "");
  const { start: from = 0, text: words2 = "" } = lines[last] ?? {};
  const end = from + words2.length;
  const parts = partsUnder(block);
  const goesOn = isListLine(words2) && parts.slice(0, 1).every(isListLine);
  const frame = start === -1 ? ["", "## Learnings", ""] : goesOn ? [] : [""];
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
  const next = lines.findIndex((line, at) => at > start && isSection2(line));
  const until = next === -1 ? lines.length : next;
  const headings = lines.slice(start, until).map(headingOf);
  return { start, until, block: headings.findLast((heading) => heading?.level === 3)?.title };
}
function isSection2(line) {
  return (headingOf(line)?.level ?? 3) <= 2;
}
function isListLine(text) {
  return /^(?:[-*] | {2,}\S)/.test(text);
}

// src/scribe/learning-entries.ts
init_define_RUNTIME_PACKAGES();
var SEED_FORM = /^[-*] \*\*\[([^\]\n*]{1,60})\]\*\*[ \t]+(?=\S)/;
var ANY_ITEM = /^[-*+][ \t]+(?=\S)/;
function learningEntries({ path, text }) {
  const matter = readFrontMatter(text);
  const fields = matter.kind === "data" ? matter.fields : /* @__PURE__ */ new Map();
  const { day, body } = withoutDay(matter.kind === "broken" ? normaliseText(text) : matter.body);
  return {
    entries: entriesOf(body, fields).filter((entry) => SEED_FORM.test(entry)),
    day: day ?? dayOf2(fields) ?? dayIn(path.slice(path.lastIndexOf("/") + 1))
  };
}
function dayOf2(fields) {
  return dayIn(textField(fields, "createdAt") ?? textField(fields, "date") ?? "");
}
function withoutDay(text) {
  const opening = /^(?:[ \t]*\n)*#{1,6}[ \t]+(\d{4}-\d\d-\d\d)[ \t]*\n/.exec(text);
  const day = dayIn(opening?.[1] ?? "");
  const body = text.slice(opening?.[0].length ?? 0);
  return day === void 0 || body.trim() === "" ? { day, body: text } : { day, body };
}
function entriesOf(body, fields) {
  const title = textField(fields, "title");
  const category = textField(fields, "category");
  const mark = title === void 0 ? ANY_ITEM : SEED_FORM;
  if (isList(body, mark)) return itemsIn(body, mark).map((item) => rewritten(item, category));
  const said = withoutMark(body.trim());
  const learning = title === void 0 || said.includes(title) ? said : `${title}

${said}`;
  return [learningEntry(categoryOf(category), learning)];
}
function learningsIn2(text) {
  return itemsIn(text, SEED_FORM);
}
function itemsIn(text, mark) {
  const items = [];
  let isOpen = false;
  for (const line of readLines(text)) {
    const starts = startsItem2(line, mark);
    if (starts) items.push([]);
    isOpen = starts || isOpen && continuesItem(line);
    if (isOpen) items.at(-1)?.push(line.text);
  }
  return items.map((lines) => lines.join("\n").trimEnd());
}
function startsItem2({ kind, text }, mark) {
  return kind === "text" && mark.test(text);
}
function continuesItem({ text }) {
  return text.trim() === "" || /^(?: {2,}|\t)/.test(text);
}
function isList(text, mark) {
  const lines = readLines(text);
  const first = lines.find((line) => line.text.trim() !== "");
  return first !== void 0 && startsItem2(first, mark) && lines.every((line) => startsItem2(line, mark) || continuesItem(line));
}
function rewritten(item, category) {
  const [first = "", ...rest] = item.split("\n");
  const mark = SEED_FORM.exec(first) ?? ANY_ITEM.exec(first);
  const indented = rest.filter((line) => line.trim() !== "").map((line) => /^\s*/.exec(line)?.[0].length ?? 0);
  const indent = indented.reduce((least, next) => Math.min(least, next), 4);
  const learning = [first.slice(mark?.[0].length ?? 0), ...rest.map((line) => line.slice(indent))];
  return learningEntry(categoryOf(mark?.[1] ?? category), learning.join("\n"));
}
function categoryOf(category) {
  const word = oneLine(category ?? "").replace(/[[\]*]/g, "").slice(0, 60);
  return word === "" ? "general" : word;
}
function withoutMark(text) {
  return text.replace(/^(?:#{1,6}|[-*+])[ \t]+/, "");
}

// src/scribe/merge-history.ts
function mergeHistory(current, fragments, known, today) {
  const said = new Set([current ?? "", ...known].flatMap(learningsIn2).map(entryKey));
  const added = [];
  const duplicates = [];
  for (const { path, entry, day } of inOrder2(fragments, today)) {
    if (said.has(entryKey(entry))) duplicates.push({ path, entry });
    else added.push({ path, entry, day });
    said.add(entryKey(entry));
  }
  return {
    text: added.length === 0 ? current ?? "" : appendDatedLearnings(current ?? "", added),
    merged: added.map(({ path, entry }) => ({ path, entry })),
    duplicates
  };
}
function inOrder2(fragments, today) {
  return fragments.map((fragment) => ({ path: fragment.path, ...learningEntries(fragment) })).map(({ path, entries, day = today }) => ({ path, entries, day })).sort((a, b) => compare(a.day, b.day) || compare(a.path, b.path)).flatMap(({ path, entries, day }) => entries.map((entry) => ({ path, entry, day })));
}
function compare(one, other) {
  return one < other ? -1 : one > other ? 1 : 0;
}
function entryKey(entry) {
  const lines = entry.split("\n").map((line) => line.trimEnd());
  return lines.filter((line) => line !== "").join("\n");
}

// src/scribe/verify.ts
init_define_RUNTIME_PACKAGES();
function verifyDecisions(before, after, merged) {
  return verify3(
    decisionHeadings(before ?? ""),
    decisionHeadings(after),
    merged.map(({ heading }) => heading)
  );
}
function verifyHistory(before, after, merged) {
  return verify3(
    learningsIn2(before ?? ""),
    learningsIn2(after),
    merged.map(({ entry }) => entry)
  );
}
function verify3(before, after, merged) {
  if (after.length !== before.length + merged.length) {
    return `${before.length} entries and ${merged.length} new ones made ${after.length}`;
  }
  const counts = countsOf(after);
  const twice = merged.find((name) => counts.get(name) !== 1);
  if (twice !== void 0) return `"${firstLine(twice)}" is there ${counts.get(twice) ?? 0} times`;
  const lost2 = [...countsOf(before)].find(([name, count]) => (counts.get(name) ?? 0) < count);
  return lost2 === void 0 ? void 0 : `"${firstLine(lost2[0])}" is no longer there`;
}
function countsOf(names) {
  const counts = /* @__PURE__ */ new Map();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
function firstLine(text) {
  return text.split("\n", 1)[0] ?? "";
}

// src/scribe/plan-histories.ts
async function planHistories(memories, place, homes) {
  const { byFile, unreadable: unreadable2 } = sortOut(memories, place.members, homes);
  const plans = [];
  for (const [file, fragments] of byFile) {
    if (fragments.length === 0 && place.shelf.size(file) < GATE_BYTES) continue;
    plans.push(await planHistory(file, fragments, place));
  }
  return {
    learnings: plans.flatMap(({ learnings }) => learnings),
    duplicates: plans.flatMap(({ duplicates }) => duplicates),
    archived: plans.flatMap(({ archived }) => archived),
    unreadable: unreadable2
  };
}
function sortOut(memories, members, homes) {
  const byFile = new Map(homes.histories.map((file) => [file, []]));
  const unreadable2 = [];
  for (const [folder, { drops }] of memories) {
    const file = historyOf(folder, members, homes);
    if (file === void 0) unreadable2.push(...drops.map(({ path }) => ({ path, reason: NOBODY })));
    else byFile.set(file, [...byFile.get(file) ?? [], ...drops]);
  }
  return { byFile, unreadable: unreadable2 };
}
async function planHistory(file, fragments, { shelf, today }) {
  const old = file.replace(/history\.md$/, "history-archive.md");
  const current = await shelf.read(file);
  const archive = await shelf.read(old);
  const known = archive === void 0 ? [] : [archive];
  const merge = mergeHistory(current, fragments, known, today);
  if (merge.merged.length > 0) shelf.put(file, merge.text);
  insist(verifyHistory(current, merge.text, merge.merged), file);
  return {
    learnings: merge.merged.map((learning) => ({ ...learning, file })),
    duplicates: merge.duplicates,
    archived: keep(condenseHistory(merge.text, archive, today), { file, old, shelf })
  };
}
var NOBODY = "no agent of the team has that folder: correct its name, or add the agent to team.md";
function historyOf(folder, members, { histories, charters }) {
  const own = `${folder}/history.md`;
  if (histories.includes(own)) return own;
  const member = members.find(
    ({ folder: main, otherFolders }) => main === folder || otherFolders.includes(folder)
  );
  if (member !== void 0) return member.historyPath ?? own;
  return charters.includes(`${folder}/charter.md`) ? own : void 0;
}
function homesIn(tree, directory) {
  const start = `${directory}/agents/`;
  const named = (file) => tree.entries.filter(({ path, mode }) => path.startsWith(start) && isRegularFile(mode)).map(({ path }) => path).filter((path) => {
    const [, name, ...deeper] = path.slice(start.length).split("/");
    return name === file && deeper.length === 0;
  });
  return { histories: named("history.md"), charters: named("charter.md") };
}

// src/scribe/shelf.ts
init_define_RUNTIME_PACKAGES();
import { isUtf8 as isUtf82 } from "node:buffer";
var LONGEST = 64 * 1024 * 1024;
function openShelf(tree) {
  const entries = new Map(tree.entries.map((entry) => [entry.path, entry]));
  const folders = new Set(tree.entries.flatMap(({ path }) => foldersAbove(path)));
  const texts = /* @__PURE__ */ new Map();
  const changed = /* @__PURE__ */ new Set();
  const broken = [];
  const readAt = async (path) => {
    if (folders.has(path)) return { broken: "it is a folder, not a file" };
    const link = foldersAbove(path).find((folder) => entries.has(folder));
    if (link !== void 0) return { broken: `${link} is not a folder` };
    return readShared(tree, entries.get(path));
  };
  return {
    size: (path) => entries.get(path)?.size ?? 0,
    async read(path) {
      if (texts.has(path)) return texts.get(path);
      const reading = await readAt(path);
      if ("broken" in reading) broken.push({ path, reason: reading.broken });
      const text = "text" in reading ? reading.text : void 0;
      texts.set(path, text);
      return text;
    },
    put(path, text) {
      if (texts.get(path) === text) return;
      texts.set(path, text);
      changed.add(path);
    },
    broken: () => broken,
    changes: () => new Map([...changed].map((path) => [path, Buffer.from(texts.get(path) ?? "")]))
  };
}
async function readShared(tree, entry) {
  if (entry === void 0) return { text: void 0 };
  if (!isRegularFile(entry.mode)) return { broken: "it is a link, not a file" };
  if (entry.size > LONGEST) return { broken: "it is longer than 64 MiB" };
  const bytes = await tree.bytes(entry.path) ?? new Uint8Array();
  if (!isUtf82(bytes)) return { broken: "it is not UTF-8 text" };
  const text = Buffer.from(bytes).toString();
  const reason = brokenBy(text);
  return reason === void 0 ? { text } : { broken: reason };
}
function foldersAbove(path) {
  const names = path.split("/").slice(0, -1);
  return names.map((_, at) => names.slice(0, at + 1).join("/"));
}

// src/scribe/plan.ts
async function planScribe(tree, settings) {
  const location = await locateSquad(tree, settings.squadDirectory);
  if (location.kind !== "found") return { kind: "no-squad", location };
  const { directory } = location;
  const [inboxes, { members }] = await Promise.all([
    readInboxes(tree, directory, settings.holdsSecret),
    readTeam(tree, location)
  ]);
  const shelf = openShelf(tree);
  const place = { directory, members, shelf, today: settings.today };
  const decided = await planDecisions(inboxes.decisions, place);
  const learnt = await planHistories(inboxes.memories, place, homesIn(tree, directory));
  const files = shelf.broken();
  if (files.length > 0) return { kind: "broken", files };
  const unreadable2 = [...unreadableIn(inboxes), ...decided.unreadable, ...learnt.unreadable];
  const stays = new Set(unreadable2.map(({ path }) => path));
  const gone = dropsIn(inboxes).filter((path) => !stays.has(path));
  return {
    kind: "planned",
    changes: new Map([
      ...shelf.changes(),
      ...gone.map((path) => [path, void 0])
    ]),
    tally: {
      read: gone.length + unreadable2.length,
      unreadable: unreadable2,
      decisions: decided.decisions,
      contradictions: decided.contradictions,
      learnings: learnt.learnings,
      duplicates: [...decided.duplicates, ...learnt.duplicates],
      archived: [...decided.archived, ...learnt.archived]
    }
  };
}
async function planDecisions(inbox, { directory, members, shelf, today }) {
  const file = `${directory}/decisions.md`;
  const old = `${directory}/decisions-archive.md`;
  const current = await shelf.read(file);
  const archive = await shelf.read(old);
  const readings = inbox.drops.map((drop) => ({
    path: drop.path,
    reading: decisionEntries(drop, members)
  }));
  const merge = mergeDecisions(
    current,
    readings.flatMap(
      ({ path, reading }) => reading.kind === "entries" ? [{ path, entries: reading.entries }] : []
    ),
    archive === void 0 ? [] : [archive]
  );
  if (merge.merged.length > 0) shelf.put(file, merge.text);
  insist(verifyDecisions(current, merge.text, merge.merged), file);
  const archived = archiveDecisions(merge.text, archive, today);
  return {
    unreadable: readings.flatMap(
      ({ path, reading }) => reading.kind === "unreadable" ? [{ path, reason: reading.reason }] : []
    ),
    decisions: merge.merged,
    duplicates: merge.duplicates,
    contradictions: merge.contradictions,
    archived: keep(archived, { file, old, shelf })
  };
}
function all({ decisions, memories }) {
  return [decisions, ...memories.values()];
}
function dropsIn(inboxes) {
  return all(inboxes).flatMap((inbox) => inbox.drops.map(({ path }) => path));
}
function unreadableIn(inboxes) {
  return all(inboxes).flatMap((inbox) => inbox.unreadable);
}

export {
  wordsOf,
  wordSet,
  choosePieces,
  shortened,
  parseDecisions,
  dateIn,
  selectDecisions,
  parseDropBox,
  isDropBox,
  demoteHeadings,
  learningEntry,
  appendLearnings,
  brokenBy,
  planScribe
};
