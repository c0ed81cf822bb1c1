import {
  FETCHED,
  errorLine
} from "./chunk-GSLWLHQL.js";
import {
  readMarker
} from "./chunk-77SNCVCP.js";
import {
  sha256
} from "./chunk-PO4G3B7X.js";
import {
  BOT
} from "./chunk-5DP2ZEKI.js";
import {
  headOf
} from "./chunk-ZBRHI66Z.js";
import {
  SquadError,
  attempt
} from "./chunk-EHNRAOD3.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/workspace/delivery/bundle.ts
init_define_RUNTIME_PACKAGES();
import { mkdtemp, writeFile } from "node:fs/promises";
import { join } from "node:path";
var BUNDLE_FILE = "work.bundle";
var BUNDLED = "refs/bundled/";
var nameInBundle = (ref) => `${BUNDLED}${ref}`;
async function markForBundle(git, { ref, commit }) {
  await git.run(["update-ref", nameInBundle(ref), commit]);
}
async function keepInBundle(git, { branch, commit, base, folder }) {
  await git.run(["update-ref", `refs/heads/${branch}`, commit]);
  const file = join(folder, BUNDLE_FILE);
  const refs = ["--branches", `--glob=${BUNDLED}`, `^${base}`];
  await git.run(["bundle", "create", "--quiet", file, ...refs]);
}
async function takeFromBundle(git, bytes, ref) {
  const file = join(await mkdtemp(join(git.scratch, "bundle-")), BUNDLE_FILE);
  await writeFile(file, bytes);
  const heads = await git.attempt(["bundle", "unbundle", file, nameInBundle(ref)]);
  if (heads.code !== 0) throw refusal("git cannot read it, or lacks the commits that it builds on");
  const [, commit] = /^([0-9a-f]{40,64}) /m.exec(heads.stdout) ?? [];
  if (commit === void 0) throw refusal("it holds no state of this run");
  return { ref, commit };
}
function refusal(message) {
  return new SquadError({ code: "E_GIT", message });
}

// src/workspace/git-history.ts
init_define_RUNTIME_PACKAGES();
async function readLog(git, query) {
  const { fields, range, options = [], max = -1 } = query;
  const commits = "base" in range ? `${range.base}..${range.tip}` : range.tip;
  const format = `--format=${fields.map((field) => `${field}%x00`).join("")}`;
  const log = await git.run(["log", `--max-count=${max}`, ...options, format, commits]);
  const values = log.split("\0");
  const rows = [];
  for (let at = 0; at + fields.length < values.length; at += fields.length) {
    const [first = "", ...rest] = values.slice(at, at + fields.length);
    rows.push([first.trim(), ...rest]);
  }
  return rows;
}
async function treeOf(git, revision) {
  return (await git.run(["rev-parse", `${revision}^{tree}`])).trim();
}
async function listFiles(git, commit) {
  return splitPaths(await git.run(["ls-tree", "-r", "-z", "--name-only", "--full-tree", commit]));
}
async function isAncestor(git, older, newer) {
  return (await git.attempt(["merge-base", "--is-ancestor", older, newer])).code === 0;
}
async function commonAncestor(git, one, other) {
  const { code, stdout } = await git.attempt(["merge-base", one, other]);
  return code === 0 ? stdout.trim() : void 0;
}
async function pathsChangedBy(git, commit) {
  const options = ["-r", "-z", "--name-only", "--no-commit-id", "--no-renames"];
  return splitPaths(await git.run(["diff-tree", ...options, commit]));
}
async function pathsBetween(git, { base, tip }) {
  const options = ["-r", "-z", "--name-only", "--no-renames"];
  return splitPaths(await git.run(["diff-tree", ...options, base, tip]));
}
async function readChangedPaths(git, { base, tip }, max) {
  const options = [`--max-count=${max}`, "-z", "--name-only", "--no-renames", "--format=%x00%H"];
  const log = await git.run(["log", ...options, `${base}..${tip}`]);
  const records = log.split("\0\0").map((record) => splitPaths(record));
  return new Map(
    records.flatMap(
      ([commit, first, ...paths]) => commit === void 0 ? [] : [[commit, first === void 0 ? [] : [first.slice(1), ...paths]]]
    )
  );
}
async function modesChangedBy(git, commit) {
  const options = ["-r", "-z", "--raw", "--no-commit-id", "--no-renames"];
  const parts = splitPaths(await git.run(["diff-tree", ...options, commit]));
  return parts.flatMap(
    (path, index) => index % 2 === 0 ? [] : [{ path, mode: parts[index - 1]?.split(" ")[1] ?? "" }]
  );
}
async function startOfUnknown(git, tip, max) {
  const range = [tip, "--not", "--glob=refs/remotes/", `--glob=${FETCHED}`];
  const listed = await git.attempt(["rev-list", "--parents", ...range]);
  const whole = await git.attempt(["rev-list", "--objects", "--quiet", ...range]);
  const steps = listed.stdout.trim().split("\n").map((line) => line.split(" "));
  if (listed.code !== 0 || whole.code !== 0 || steps.length > max) return void 0;
  const isLine = steps.every(([, ...parents], index) => {
    const [next = parents[0]] = steps[index + 1] ?? [];
    return parents.length === 1 && parents[0] === next;
  });
  return isLine ? steps.at(-1)?.[1] : void 0;
}
async function pathsChangedSince(git, { base, tip }, ...folders) {
  const options = ["--name-only", "--no-renames", "-z"];
  return splitPaths(await git.run(["diff", ...options, `${base}...${tip}`, "--", ...folders]));
}
function splitPaths(listing) {
  return listing.split("\0").filter((path) => path !== "");
}
var PLAIN = ["--no-color", "--no-ext-diff", "--no-textconv", "--submodule=short", "-M"];
var MAX_PATCH = 6e4;
async function readPatch(git, { base, tip }) {
  const { code, stdout } = await git.attempt(["diff", "--patch", ...PLAIN, base, tip]);
  return code === 0 ? headOf(stdout, MAX_PATCH) : "";
}
async function readDiffTexts(git, range, contextLines) {
  const options = [...PLAIN, `-U${contextLines}`, range];
  const [entries, patches] = await Promise.all([
    git.run(["diff", "--raw", "-z", ...options]),
    git.run(["diff", "--patch", ...options])
  ]);
  return { entries, patches };
}
async function sizeOfChange(git, { base, tip }, ignores) {
  const options = ["--numstat", "-z", "--no-renames", "--no-ext-diff", "--no-textconv"];
  const text = await git.run(["diff", ...options, "--submodule=short", base, tip]);
  const rows = text.split("\0").map((row) => row.split("	")).filter(([, , path]) => path !== void 0 && !ignores(path));
  const sum = (column) => rows.reduce((total, row) => total + (Number.parseInt(row[column] ?? "", 10) || 0), 0);
  return { files: rows.length, added: sum(0), removed: sum(1) };
}

// src/publish/find-boards.ts
init_define_RUNTIME_PACKAGES();
var WRITER_ASSOCIATIONS = ["OWNER", "MEMBER", "COLLABORATOR"];
function findBoards(comments, ownLogin) {
  const own = [BOT.name, ...ownLogin === void 0 ? [] : [ownLogin]];
  return markedComments(comments).filter(
    ({ comment }) => own.includes(comment.author?.login ?? "")
  );
}
async function findOwnBoards(github, comments) {
  return (await sortBoards(github, comments)).boards;
}
async function sortBoards(github, comments) {
  const isByOther = ({ comment: { author, association } }) => author?.login !== BOT.name && (author?.type === "Bot" || WRITER_ASSOCIATIONS.includes(association));
  const byOthers = markedComments(comments).filter(isByOther);
  if (byOthers.length === 0) return { boards: findBoards(comments, void 0), claims: [] };
  const ownLogin = await attempt(github.ownLogin());
  const login = ownLogin.kind === "done" ? ownLogin.value : void 0;
  return {
    boards: findBoards(comments, login),
    claims: login === void 0 ? byOthers : []
  };
}
function isFinal({ marker: { state, outcome } }) {
  return state === "done" && outcome !== "failed" && outcome !== "declined";
}
function findBoardOf(boards, requestId) {
  const all = boards.filter(({ marker }) => marker.triggerId === requestId);
  return all.find(isFinal) ?? all.find(({ marker }) => marker.state !== "working") ?? all[0];
}
function findDoubles(boards, board) {
  const isDouble = (other) => other !== board && other.marker.triggerId === board?.marker.triggerId;
  return boards.filter(isDouble);
}
function awaitsPullRequest(board) {
  return board?.marker.state === "stopped" && board.marker.outcome === "changed";
}
function isUnsettled(board) {
  return board.marker.state === "working" || awaitsPullRequest(board);
}
function markedComments(comments) {
  return comments.flatMap((comment) => {
    const marker = readMarker(comment.body);
    return marker === void 0 ? [] : [{ comment, marker }];
  });
}

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

// src/workspace/delivery/backoff.ts
init_define_RUNTIME_PACKAGES();
var RESERVE_MS = 15e3;
var FIRST_COMMAND_MS = 3e4;
var LONGEST_COMMAND_MS = 24e4;
var SHORTEST_COMMAND_MS = 2e3;
var FIRST_PAUSE_MS = 250;
var LONGEST_PAUSE_MS = 1e4;
var MAX_REFUSALS = 2;
var MOST_TRIES_WAITED = 64;
var SHORTEST_TRY_MS = 100;
var LONGEST_COLLISION_PAUSE_MS = 15e3;
var SLICE_MS = 500;
function openBackoff({ clock, time }, limitMs = Number.POSITIVE_INFINITY) {
  const start = time.left();
  const reserve = Math.max(Math.min(RESERVE_MS, start / 2), start - limitMs);
  const left = () => time.left() - reserve;
  let failures = 0;
  let refusals = 0;
  let collisions = 0;
  let triedAt = clock.now();
  const pause = async (ms) => {
    for (let rest = ms; rest > 0 && left() > 0; rest -= SLICE_MS) {
      await attempt(clock.sleep(Math.min(rest, SLICE_MS, left())));
    }
    triedAt = clock.now();
    return left() > 0;
  };
  return {
    commandMs() {
      const longest = Math.min(LONGEST_COMMAND_MS, FIRST_COMMAND_MS * 2 ** failures);
      return Math.max(SHORTEST_COMMAND_MS, Math.min(longest, left()));
    },
    async afterFailure({ waitMs, isLasting }) {
      refusals += isLasting ? 1 : 0;
      if (refusals > MAX_REFUSALS) return false;
      const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
      failures += 1;
      return pause(Math.max(waitMs, longest * (0.5 + Math.random() / 2)));
    },
    afterCollision() {
      collisions += 1;
      const tries = Math.min(MOST_TRIES_WAITED, 2 ** collisions);
      const tryMs = Math.max(SHORTEST_TRY_MS, clock.now() - triedAt);
      return pause(Math.random() * Math.min(LONGEST_COLLISION_PAUSE_MS, tries * tryMs));
    }
  };
}

// src/workspace/delivery/remote-failure.ts
init_define_RUNTIME_PACKAGES();
var LASTING = /returned error: (?:401|403|404)\b|HTTP (?:401|403|404)\b|authentication failed|could not read (?:username|password)|repository '[^'\n]*' not found|couldn't find remote ref|no space left on device|disk quota exceeded|src refspec|bad object|not a valid object|dumb http transport|does not support shallow|could not be started|is not a git command|unable to find remote helper|unable to create/i;
var RATE_LIMITED = /rate limit|too many requests|retry.after/i;
function readRemoteFailure({ stderr }) {
  const seconds = Number(/retry.after\D{0,9}(\d{1,4})/i.exec(stderr)?.[1] ?? 0);
  return {
    isLasting: LASTING.test(stderr) && !RATE_LIMITED.test(stderr),
    reason: reasonOf(stderr),
    waitMs: seconds * 1e3
  };
}
function reasonOf(stderr) {
  const denied = /^remote: (Permission to [^\n]{1,200} denied[^\n]{0,100})/m.exec(stderr)?.[1];
  const status = /(?:returned error: |HTTP )([1-5]\d\d)\b/.exec(stderr)?.[1];
  if (denied === void 0 && status !== void 0) return `the server answered ${status}`;
  const line = denied ?? errorLine(stderr).replace(/^(?:remote: )?(?:error|fatal): /, "");
  return line.replace(/\.$/, "") || "no answer";
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
  BUNDLE_FILE,
  markForBundle,
  keepInBundle,
  takeFromBundle,
  openBackoff,
  readRemoteFailure,
  readLog,
  treeOf,
  listFiles,
  isAncestor,
  commonAncestor,
  pathsChangedBy,
  pathsBetween,
  readChangedPaths,
  modesChangedBy,
  startOfUnknown,
  pathsChangedSince,
  splitPaths,
  readPatch,
  sizeOfChange,
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
  readPostedFingerprints,
  WRITER_ASSOCIATIONS,
  findBoards,
  findOwnBoards,
  sortBoards,
  isFinal,
  findBoardOf,
  findDoubles,
  awaitsPullRequest,
  isUnsettled
};
