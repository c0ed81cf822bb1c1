import {
  headingOf
} from "./chunk-LSQIVI4U.js";
import {
  nameKey,
  slug
} from "./chunk-5VUA52BT.js";
import {
  sanitise
} from "./chunk-RBRYF52E.js";
import {
  headOf
} from "./chunk-MUCB7FAK.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/team/roster/member.ts
init_define_RUNTIME_PACKAGES();
var BUILT_IN = /* @__PURE__ */ new Set(["scribe", "ralph", "rai", "fact-checker"]);
function isBuiltIn(memberSlug) {
  return BUILT_IN.has(memberSlug);
}
function isRoutable(member) {
  return member.status === "active" && !member.builtIn;
}
function findMember(team, name) {
  const key = nameKey(name);
  const byName = team.members.find((member) => nameKey(member.name) === key);
  const wanted = slug(name);
  if (byName !== void 0 || wanted === "") return byName;
  return team.members.find((member) => member.slug === wanted);
}
function findLead(team) {
  return team.members.find(
    (member) => isRoutable(member) && /\b(?:lead|architect)\b/i.test(member.role)
  );
}

// src/markdown/tables.ts
init_define_RUNTIME_PACKAGES();
var MAX_CELLS = 64;
var MAX_CELL_LENGTH = 2e3;
function readTables(lines) {
  const tables = [];
  let tableSection = { section: "", subsection: "" };
  let current;
  for (const [index, line] of lines.entries()) {
    tableSection = sectionAfter(line, tableSection);
    if (!isRow(line)) {
      if (endsTable(line)) current = void 0;
    } else if (current !== void 0 && !startsAnother(current, lines, index)) {
      addRow(current, line, index);
    } else {
      current = startTable({ lines, line, index, tableSection, above: tables.at(-1) });
      tables.push(current);
    }
  }
  return tables;
}
function sectionAfter(line, tableSection) {
  const heading = headingOf(line);
  if (heading === void 0) return tableSection;
  return heading.level <= 2 ? { section: heading.title, subsection: "" } : { ...tableSection, subsection: heading.title };
}
function isRow(line) {
  return line.kind === "text" && line.text.trimStart().startsWith("|");
}
function endsTable(line) {
  return line.kind !== "comment" && line.text.trim() !== "";
}
function startsAnother(current, lines, index) {
  return current.lastLine !== index - 1 && hasHeader(lines, index);
}
function hasHeader(lines, index) {
  const next = lines[index + 1];
  return next !== void 0 && isRow(next) && isSeparator(splitRow(next.text));
}
function startTable({ lines, line, index, tableSection, above }) {
  const cells = splitRow(line.text);
  const continuesAbove = !hasHeader(lines, index) && above?.section === tableSection.section && above.subsection === tableSection.subsection && above.columns.length === cells.length;
  const columns = continuesAbove ? above.columns : cells.map((cell) => cleanCell(cell).toLowerCase());
  return {
    ...tableSection,
    columns,
    rows: continuesAbove ? [cells] : [],
    firstLine: index,
    lastLine: index
  };
}
function addRow(table, line, index) {
  const cells = splitRow(line.text);
  if (!isSeparator(cells)) table.rows.push(cells);
  table.lastLine = index;
}
function splitRow(line) {
  const cells = line.trim().split("|", MAX_CELLS + 2);
  if (cells[0] === "") cells.shift();
  if (cells.at(-1)?.trim() === "") cells.pop();
  return cells.map((cell) => headOf(cell.trim(), MAX_CELL_LENGTH));
}
function isSeparator(cells) {
  return cells.length > 0 && cells.every((cell) => /^:?-{2,}:?$/.test(cell));
}
function columnOf(table, names) {
  const exact = names.map((name) => table.columns.indexOf(name)).find((index) => index >= 0);
  if (exact !== void 0) return exact;
  return table.columns.findIndex(
    (column) => names.some(
      (name) => column.startsWith(name) && /^[^\p{L}\p{N}]/u.test(column.slice(name.length))
    )
  );
}
function cellAt(row, index) {
  return (index < 0 ? void 0 : row[index]) ?? "";
}
var LINK = /\[([^[\]()]*)\]\(([^[\]()]*)\)/;
var LINKS = new RegExp(LINK, "g");
function cleanCell(cell) {
  const seen = sanitise(cell, "file").text;
  const words = seen.replace(LINKS, "$1").replaceAll("`", "").trim();
  return stripEmphasis(words).replace(/\s+/g, " ");
}
function stripEmphasis(text) {
  const start = /^[*_]*/.exec(text)?.[0].length ?? 0;
  let end = text.length;
  while (end > text.length - start && end > start && /[*_]/.test(text[end - 1] ?? "")) end -= 1;
  return end === text.length - start ? text.slice(start, end).trim() : text;
}
function linkTarget(cell) {
  return LINK.exec(cell)?.[2]?.trim().replace(/^<(.*)>$/, "$1");
}
function isBlank(cell) {
  return /^[-\u2013\u2014\s]*$/.test(cell) || cell.startsWith("{");
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

export {
  normalizedWords,
  wordSet,
  selectMemory,
  shorten,
  readTables,
  columnOf,
  cellAt,
  cleanCell,
  linkTarget,
  isBlank,
  isBuiltIn,
  isRoutable,
  findMember,
  findLead
};
