import {
  readDiffTexts
} from "./chunk-RH2574AL.js";
import {
  sha256
} from "./chunk-PO4G3B7X.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/publish/reviews/read-diff.ts
init_define_RUNTIME_PACKAGES();
function addedLines({ marked }) {
  return marked.filter((line) => line.startsWith("+")).map((line) => line.slice(1));
}
function shownLines({ marked }) {
  return marked.filter((line) => !line.startsWith("-")).map((line) => line.slice(1));
}
function countDeletions({ marked }) {
  return marked.filter((line) => line.startsWith("-")).length;
}
async function readDiff(git, { base, tip }) {
  return readOnce(git, `${base}...${tip}`, 3);
}
async function readChangesSince(git, from, to) {
  return readOnce(git, `${from}..${to}`, 0);
}
var READ = /* @__PURE__ */ new WeakMap();
var MOST_KEPT = 8;
async function readOnce(git, range, contextLines) {
  const known = READ.get(git) ?? /* @__PURE__ */ new Map();
  READ.set(git, known);
  const reading = known.get(range) ?? readDiffTexts(git, range, contextLines).then(parseDiff);
  known.set(range, reading);
  for (const oldest of [...known.keys()].slice(0, -MOST_KEPT)) known.delete(oldest);
  reading.catch(() => known.delete(range));
  return reading;
}
function parseDiff({ entries, patches }) {
  return joinEntriesAndPatches(readEntries(entries), splitPatches(patches));
}
function diffOfFiles(files) {
  return files.map(({ path, status, patch = "" }) => ({
    path,
    previousPath: void 0,
    status: STATUS_OF_NAME.get(status) ?? "modified",
    hunks: readHunks(patch.split("\n"))
  }));
}
var STATUS_OF_NAME = /* @__PURE__ */ new Map([
  ["added", "added"],
  ["copied", "added"],
  ["removed", "removed"],
  ["renamed", "renamed"]
]);
function hunkAt(diff, path, line) {
  const file = diff.find((one) => one.path === path && one.status !== "removed");
  return file?.hunks.find(({ start, lines }) => line >= start && line < start + lines);
}
function followLines(since, lines) {
  const { path, line, endLine } = lines;
  const file = since.find(({ previousPath, path: now }) => (previousPath ?? now) === path);
  if (file === void 0) return lines;
  if (file.status === "removed") return void 0;
  const isTouched = file.hunks.some(
    ({ old }) => old.lines > 0 && line < old.start + old.lines && endLine >= old.start
  );
  if (isTouched) return void 0;
  const above = file.hunks.filter(({ old }) => (old.lines > 0 ? old.start : old.start + 1) <= line);
  const shift = above.reduce((sum, hunk) => sum + hunk.lines - hunk.old.lines, 0);
  return { path: file.path, line: line + shift, endLine: endLine + shift };
}
function isChangedSince(since, lines) {
  if (followLines(since, lines) === void 0) return true;
  const { path, line, endLine } = lines;
  const file = since.find(({ previousPath, path: now }) => (previousPath ?? now) === path);
  const isBeside = ({ old }) => old.lines === 0 && old.start >= line - 1 && old.start <= endLine;
  return file?.hunks.some(isBeside) === true;
}
function readEntries(raw) {
  const parts = raw.split("\0");
  const entries = [];
  for (let at = 0; parts[at]?.startsWith(":") === true; at += 2) {
    const letter = parts[at]?.split(" ")[4]?.charAt(0) ?? "";
    const previousPath = letter === "R" ? parts[at + 1] : void 0;
    if (letter === "R" || letter === "C") at += 1;
    const [path = "", status] = [parts[at + 1], STATUS_OF_LETTER.get(letter) ?? "modified"];
    entries.push({ path, previousPath, status, patches: letter === "T" ? 2 : 1 });
  }
  return entries;
}
var STATUS_OF_LETTER = /* @__PURE__ */ new Map([
  ["A", "added"],
  ["C", "added"],
  ["D", "removed"],
  ["R", "renamed"]
]);
function joinEntriesAndPatches(entries, patches) {
  let next = 0;
  return entries.map(({ patches: count, ...file }) => {
    next += count;
    return { ...file, hunks: readHunks(patches[next - 1] ?? []) };
  });
}
function splitPatches(text) {
  const patches = [];
  for (const line of text.split("\n")) {
    if (line.startsWith("diff --git ")) patches.push([]);
    patches.at(-1)?.push(line);
  }
  return patches;
}
var HUNK_HEADER = /^@@ -(\d{1,9})(?:,(\d{1,9}))? \+(\d{1,9})(?:,(\d{1,9}))? @@/;
function readHunks(lines) {
  const hunks = [];
  for (const line of lines) {
    const started = startHunk(line);
    const hunk = hunks.at(-1);
    if (started !== void 0) hunks.push(started);
    else if (/^[-+ ]/.test(line)) hunk?.marked.push(line);
  }
  return hunks;
}
function startHunk(line) {
  const [whole, oldStart, oldLines = "1", start, count = "1"] = HUNK_HEADER.exec(line) ?? [];
  if (whole === void 0) return void 0;
  const old = { start: Number(oldStart), lines: Number(oldLines) };
  return { start: Number(start), lines: Number(count), old, marked: [] };
}

// src/publish/reviews/finding-fingerprint.ts
init_define_RUNTIME_PACKAGES();
var FINGERPRINT_LENGTH = 8;
var FIRST_WORDS = 8;
var CONTEXT_LINES = 2;
var MIN_LETTERS = 3;
var MAX_IN_MARKER = 100;
var MARKER = /^<!-- squad-action:findings((?: [0-9a-f]{8}){0,100}) -->(?:\r?\n|$)/;
function fingerprintOf({ path, rule, text }, lines) {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const first = words.slice(0, FIRST_WORDS).join(" ");
  const about = lines === void 0 ? [rule ?? "", first] : [rule ?? first, ...lines];
  return digest([path, ...about]);
}
function linesOfHunk(hunk, { line, endLine }) {
  const { start } = hunk;
  const shown = shownLines(hunk);
  const withContextLines = (more) => shown.slice(Math.max(0, line - start - more), Math.max(0, endLine - start + 1 + more));
  const ownLines = withContextLines(0);
  const isDistinctive = (ownLines.join("").match(/[\p{L}\p{N}]/gu) ?? []).length >= MIN_LETTERS;
  return (isDistinctive ? ownLines : withContextLines(CONTEXT_LINES)).map((one) => one.trim());
}
function fingerprintOfText(reviewer, words) {
  return digest(["review", reviewer, words]);
}
function digest(parts) {
  return sha256(parts.join("\0")).slice(0, FINGERPRINT_LENGTH);
}
function renderFindingsMarker(fingerprints) {
  return `<!-- squad-action:findings ${fingerprints.slice(0, MAX_IN_MARKER).join(" ")} -->`;
}
function readFindingsMarker(body) {
  const [, found = ""] = MARKER.exec(body.slice(0, 1e3)) ?? [];
  return found.split(" ").filter((word) => word !== "");
}
function withoutFindingsMarker(body) {
  return body.replace(MARKER, "");
}
function readPostedFingerprints(posted, ownLogins) {
  const ours = posted.filter(({ author }) => ownLogins.includes(author?.login ?? ""));
  return new Set(ours.flatMap(({ body }) => readFindingsMarker(body)));
}

export {
  addedLines,
  shownLines,
  countDeletions,
  readDiff,
  readChangesSince,
  diffOfFiles,
  hunkAt,
  followLines,
  isChangedSince,
  fingerprintOf,
  linesOfHunk,
  fingerprintOfText,
  renderFindingsMarker,
  readFindingsMarker,
  withoutFindingsMarker,
  readPostedFingerprints
};
