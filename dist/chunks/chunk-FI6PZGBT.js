import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  commitTree,
  readSignedCommits
} from "./chunk-GNTEWQHR.js";
import {
  openGlobalFolder
} from "./chunk-KLCHYJXE.js";
import {
  addRejections,
  pathsChangedSince,
  readDiffTexts,
  readTrailedCommits,
  treeOf,
  withTrailers
} from "./chunk-NJIYBT52.js";
import {
  claimsSuccess
} from "./chunk-PWYPUNMX.js";
import {
  readToolFiles,
  scanExecutables
} from "./chunk-ATSWMAM5.js";
import {
  shortHash
} from "./chunk-PO4G3B7X.js";
import {
  approvableName,
  isApproved
} from "./chunk-MLTXGWX5.js";
import {
  readJson
} from "./chunk-DZISDMIS.js";
import {
  oneLine
} from "./chunk-F3GLNTMY.js";
import {
  BOT
} from "./chunk-FXG5REYQ.js";
import {
  headOf
} from "./chunk-2VDIWIBV.js";
import {
  attempt,
  describe
} from "./chunk-GBJB3MBF.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/publish/pull-request/pull-request-title.ts
init_define_RUNTIME_PACKAGES();

// src/publish/pull-request/report-line.ts
init_define_RUNTIME_PACKAGES();
var MAX_LENGTH = 72;
var MAX_READ = 120;
var IMPERATIVES = new Set(
  "accept add adapt adjust align allow answer apply archive ask avoid bound build bump bundle cache call catch change check clamp clarify clean clear close collapse collect combine compare compress compute configure convert copy correct count cover create cut deal debounce declare decode dedupe default define delete deprecate derive describe detect disable document drop emit enable encode enforce ensure escape expand explain export expose extend extract fail fetch fill filter fix flatten fold format forward generate give group guard handle harden hide highlight ignore implement import improve include increase infer initialise initialize inline insert install integrate introduce invalidate isolate join keep label leave let lift limit link list load localise localize lock log look lower make map mark mask match memoise memoize mend merge migrate mirror mock modernise modernize move name narrow normalise normalize notify omit open optimise optimize order parse pass persist pick pin point port prefer prefix prepare prevent print propagate protect provide publish put quote raise read rebuild record redact reduce refactor refine refresh refuse register reject release reload remember remove rename render reorder repair replace report request require reset resolve respect restore restrict retry return reuse revert review revise rework rewrite round route run sanitise sanitize save say scope select send separate serialise serialize serve set share shorten show simplify skip sort speed split start stop store stream strip support swap switch sync tell test throttle tidy tighten time track translate treat trim truncate try turn type unify unwrap update upgrade upload use validate verify wait warn widen wire wrap write".split(" ")
);
function beginsWithOrder(text) {
  return IMPERATIVES.has(firstWord(text));
}
var TALK = new Set(
  "a all after an are as before both can changes changed completed done everything finished hello here here's hey hi how i i'm i've if in it its looks my no none note nothing now ok okay our please question report since so some sorry sure tests thanks that the their there these they this those three to two unfinished unfortunately verdict was we we\u2019ve were what when where why yes you your".split(" ")
);
function readReportLine(report) {
  const { first, isAlone } = firstLineOf(report);
  const line = withoutMarks(first);
  const words = line.split(" ");
  if (words.length < 2 || /[?!:…]$|[.?!] /.test(line) || claimsSuccess(line)) return void 0;
  if (beginsWithOrder(line)) {
    const isVague = words.length < 4 && /\b(?:it|this|that|them|these)\b/i.test(line);
    return isVague || line.length > MAX_READ ? void 0 : withoutStop(line);
  }
  const isTitle = isAlone && words.length > 2 && line.length <= MAX_LENGTH && !/[.;,]$/.test(line);
  return isTitle && !TALK.has(firstWord(line)) ? line : void 0;
}
function belowReportLine(report) {
  if (readReportLine(report) === void 0) return report;
  const text = report.trimStart();
  const end = text.indexOf("\n");
  return end < 0 ? "" : text.slice(end).trim();
}
function firstLineOf(report) {
  const lines = report.trimStart().slice(0, 2e3).split("\n", 2);
  const [first = "", next = ""] = lines;
  return { first: first.trim(), isAlone: next.trim() === "" };
}
function firstWord(text) {
  return (/^[\p{L}'’]+(?=[ :,]|$)/u.exec(text)?.[0] ?? "").toLowerCase();
}
function withoutMarks(line) {
  return line.replace(/^(?:[#>*+\s-]+|\d{1,3}[.)] )/, "").replaceAll("**", "").replace(/\s+/g, " ").trim();
}
function withoutStop(line) {
  return line.replace(/\.$/, "");
}

// src/publish/pull-request/pull-request-title.ts
var MAX_LENGTH2 = 72;
var FALLBACK_TITLE = "Changes by the squad";
function renderPullRequestTitle({ reports, request, threadTitle }) {
  const reported = reports.map(reportTitle).find((title) => title !== "");
  const requestTitle = cleanTitle(firstSentence(request));
  const issueTitle = cleanTitle(threadTitle ?? "");
  const asked = isImperative(requestTitle) || issueTitle === "" ? requestTitle : issueTitle;
  return cutAtWord(capitalise(reported ?? asked), MAX_LENGTH2) || FALLBACK_TITLE;
}
var UNFINISHED_TITLE = "[unfinished] ";
function markUnfinished(title, isUnfinished) {
  const plain = title.startsWith(UNFINISHED_TITLE) ? title.slice(UNFINISHED_TITLE.length) : title;
  return isUnfinished ? `${UNFINISHED_TITLE}${plain}` : plain;
}
var UNFINISHED_COMMIT = "Unfinished: ";
function renderCommitSubject({ report = "", task, unfinished }) {
  const said = unfinished ? "" : reportTitle(report);
  const subject = capitalise(said || cleanTitle(firstSentence(task)));
  const mark = unfinished ? UNFINISHED_COMMIT : "";
  return `${mark}${cutAtWord(subject, MAX_LENGTH2 - mark.length)}`;
}
function reportTitle(report) {
  return cleanTitle(readReportLine(report) ?? "");
}
function cutAtWord(text, max) {
  const line = oneLine(text);
  if (line.length <= max) return line;
  const head = headOf(line, max - 1);
  const end = line[head.length] === " " ? head.length : head.lastIndexOf(" ");
  const kept = end > max / 2 ? head.slice(0, end) : head;
  return `${kept.replace(/[\s,;:.(-]+$/, "")}\u2026`;
}
function firstSentence(text) {
  const line = text.split("\n").find((one) => /[\p{L}\p{N}]/u.test(one)) ?? "";
  return line.slice(0, 300).split(/[.!?](?: |$)/)[0] ?? "";
}
function isImperative(text) {
  const words = text.toLowerCase().split(" ");
  const isVague = words.some(
    (word, at) => ["this", "it", "these", "them"].includes(word) || // In `a test that names are sorted` it points at nothing.
    word === "that" && (at === 1 || at === words.length - 1)
  );
  return words.length >= 3 && text.length <= MAX_LENGTH2 && !isVague && beginsWithOrder(text);
}
var POLITE_OPENING = /^(?:please|hi|hello|hey|can you|could you|would you|we should|we need to|let's|kindly),? /i;
function cleanTitle(text) {
  const plainer = oneLine(text.slice(0, 1e3), 300).replace(/https?:\/\/\S*/gi, "").replace(/^(?:\[(?:wip|draft|squad)\]|(?:wip|draft|squad):|wip\b)/i, "").replace(/[@[\]<>]/g, " ").replace(/(\b(?:issue|pull request) )?(?:#|\bGH-)(?=\d)/gi, (_all, noun = "issue ") => noun).replace(/ ?\((?:see )?(?:issue|pull request) \d{1,10}\)/gi, "").replace(/\*\*\*NO_CI\*\*\*|skip-checks:/gi, "").replace(/!+:/g, ":").replace(POLITE_OPENING, "").replace(/ {2,}/g, " ").replace(/[. ]+$/, "").trim();
  return plainer === text ? text : cleanTitle(plainer);
}
function capitalise(text) {
  return /^[a-z]+ /.test(text) ? text.slice(0, 1).toUpperCase() + text.slice(1) : text;
}

// src/publish/reviews/read-diff.ts
init_define_RUNTIME_PACKAGES();
async function readDiff(git, { base, tip }) {
  return parseDiff(await readDiffTexts(git, `${base}...${tip}`, 3));
}
async function readChangesSince(git, from, to) {
  return parseDiff(await readDiffTexts(git, `${from}..${to}`, 0));
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
    else if (hunk !== void 0) addHunkLine(line, hunk);
  }
  return hunks;
}
function addHunkLine(line, hunk) {
  if (/^[-+ ]/.test(line)) hunk.marked.push(line);
  if (line.startsWith("-")) hunk.deletions += 1;
  if (line.startsWith("+")) hunk.added.push(line.slice(1));
  if (line.startsWith("+") || line.startsWith(" ")) hunk.shown.push(line.slice(1));
}
function startHunk(line) {
  const [whole, oldStart, oldLines = "1", start, count = "1"] = HUNK_HEADER.exec(line) ?? [];
  if (whole === void 0) return void 0;
  const old = { start: Number(oldStart), lines: Number(oldLines) };
  return {
    start: Number(start),
    lines: Number(count),
    old,
    added: [],
    shown: [],
    marked: [],
    deletions: 0
  };
}

// src/run/agents/tool-proposals.ts
init_define_RUNTIME_PACKAGES();

// src/tools/custom/executable/proposed-tools.ts
init_define_RUNTIME_PACKAGES();
async function findProposedTools(branch, trusted) {
  const { executables, diagnostics } = await scanExecutables(branch);
  const hashes = new Set(trusted.executables.map(({ tool }) => tool.origin.sha256));
  const changed = executables.filter(({ tool }) => !hashes.has(tool.origin.sha256));
  const beforeOf = ({ tool }) => trusted.executables.find((known) => known.tool.name === tool.name);
  const knownTexts = new Set(trusted.diagnostics.map(diagnosticText));
  const newDiagnostics = diagnostics.filter((problem) => !knownTexts.has(diagnosticText(problem)));
  return {
    proposals: changed.map((executable) => toProposal(executable, beforeOf(executable))),
    diagnostics: [
      ...newDiagnostics,
      ...changed.flatMap((tool) => unraisedVersion(tool, beforeOf(tool)))
    ]
  };
}
function diagnosticText({ path, message }) {
  return `${path}: ${message}`;
}
function unraisedVersion({ tool, manifest }, before) {
  if (before === void 0 || isHigher(manifest.version, before.manifest.version)) return [];
  const { version } = manifest;
  const comparison = version === before.manifest.version ? "is still" : "fell to";
  const message = `${tool.name} changed, but its version ${comparison} ${version}`;
  return [{ code: "L_SHAPE", path: tool.origin.path, message, next: "raise the version" }];
}
function isHigher(version, before) {
  const numbersOf = (text) => (/^[\d.]+/.exec(text)?.[0] ?? "").split(".").map(Number);
  const [now, then] = [numbersOf(version), numbersOf(before)];
  const step = [0, 1, 2].map((at) => (now[at] ?? 0) - (then[at] ?? 0)).find((by) => by !== 0);
  return step === void 0 ? version !== before : step > 0;
}
function toProposal({ tool, manifest, start, directory }, before) {
  const files = readToolFiles(directory);
  const { name, version, description, parameters, env, tests } = manifest;
  return {
    name,
    version,
    description,
    sha256: tool.origin.sha256,
    folder: tool.origin.path.slice(0, tool.origin.path.lastIndexOf("/")),
    starts: start.kind === "built" ? start.files.join(", ") : start.file,
    parameters,
    seconds: tool.limits.timeoutMs / 1e3,
    env,
    tests: tests.length,
    before: before?.manifest.version,
    files: typeof files === "string" ? [] : files.map(toProposedFile)
  };
}
function toProposedFile({ path, bytes }) {
  return { path, bytes: bytes.length, text: bytes.includes(0) ? void 0 : bytes.toString() };
}

// src/run/agents/tool-folders.ts
init_define_RUNTIME_PACKAGES();
import { existsSync, lstatSync } from "node:fs";
import { mkdir as mkdir2, mkdtemp } from "node:fs/promises";
import { dirname, join as join2, relative } from "node:path";

// src/workspace/extract-folder.ts
init_define_RUNTIME_PACKAGES();
import { randomUUID } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
var MAX_FILES = 2e3;
var MAX_BYTES = 64 * 1024 * 1024;
var MAX_FILE_BYTES = 8 * 1024 * 1024;
var BATCH = 200;
async function extractFolder(git, request) {
  const { commit, folder, into, isWanted } = request;
  await mkdir(into, { recursive: true });
  const tree = `${commit}:${folder}`;
  const listing = await git.attempt(["ls-tree", "-r", "-l", "-z", tree]);
  if (listing.code !== 0) return { files: [], left: [] };
  const { files, left } = selectFiles(
    readListing(listing.stdout).filter(({ path }) => isWanted(path))
  );
  if (files.length > 0) await checkOutFiles(git, { tree, into, files });
  return { files, left };
}
function readListing(listing) {
  const lines = listing.split("\0").filter((line) => line !== "");
  return lines.map((line) => {
    const tab = line.indexOf("	");
    const [mode = "", , , size = ""] = line.slice(0, tab).split(/ +/);
    return { path: line.slice(tab + 1), mode, size: Number.parseInt(size, 10) || 0 };
  });
}
function selectFiles(entries) {
  const files = [];
  const left = [];
  let bytes = 0;
  for (const entry of entries) {
    const reason = obstacleIn(entry, { files: files.length, bytes });
    if (reason === void 0) {
      files.push(entry.path);
      bytes += entry.size;
    } else {
      left.push({ path: entry.path, reason });
    }
  }
  return { files, left };
}
function obstacleIn({ mode, size }, taken) {
  if (mode === "120000") return "is a symbolic link";
  if (!mode.startsWith("100")) return "is not a regular file";
  if (size > MAX_FILE_BYTES) return "is larger than 8 MB";
  const isTooMuch = taken.files >= MAX_FILES || taken.bytes + size > MAX_BYTES;
  return isTooMuch ? "is beyond what is read of the folder" : void 0;
}
async function checkOutFiles(git, { tree, into, files }) {
  const indexFile = join(git.scratch, `${randomUUID()}.index`);
  const options = { worktree: { directory: into, indexFile } };
  await git.run(["read-tree", tree], options);
  for (let at = 0; at < files.length; at += BATCH) {
    await git.run(["checkout-index", "--quiet", "--", ...files.slice(at, at + BATCH)], options);
  }
}

// src/run/agents/tool-folders.ts
function scratchOf({ scratch }) {
  return join2(scratch, "tools");
}
var NOT_FOR_TOOLS = /^(?:agents|casting|decisions|history|log|logs|orchestration-log|sessions)(?:\/|$)/;
async function folderAt({ ports, commit }, directory) {
  const scratch = scratchOf(ports.git);
  await mkdir2(scratch, { recursive: true });
  const root = join2(await mkdtemp(join2(scratch, "at-")), directory);
  const written = await extractFolder(ports.git, {
    commit,
    folder: directory,
    into: root,
    isWanted: (path) => !NOT_FOR_TOOLS.test(path)
  });
  const shownAs = `${directory}/tools`;
  const folder = { root, scope: "local", shownAs, commit };
  return { folder, diagnostics: diagnosticsOf(written, directory) };
}
async function scanFolderAt(source, directory) {
  return scanExecutables((await folderAt(source, directory)).folder);
}
async function globalFolder(source, name) {
  const found = await attempt(findGlobal(source, name));
  if (found.kind === "done") return found.value;
  return missingFolder(name, describe(found.error).message);
}
async function findGlobal(source, name) {
  const { workspace } = source.ports.jobPaths;
  const place = join2(workspace, name);
  const isItsOwn = !existsSync(join2(workspace, ".git")) || hasCheckout(place, workspace);
  if (!isItsOwn) return folderFromCommit(source, name);
  const found = lstatSync(place, { throwIfNoEntry: false });
  if (found?.isDirectory() !== true) return missingFolder(name, "the folder is not there");
  const into = layoutFolder(source, name);
  return {
    folder: await openGlobalFolder({ name, source: place, copyInto: into, commit: void 0 }),
    diagnostics: []
  };
}
function hasCheckout(place, workspace) {
  if (relative(workspace, place) === "") return false;
  return existsSync(join2(place, ".git")) || hasCheckout(dirname(place), workspace);
}
async function folderFromCommit(source, name) {
  const { ports, commit } = source;
  const place = join2(scratchOf(ports.git), "global", name);
  const written = await extractFolder(ports.git, {
    commit,
    folder: name,
    into: place,
    isWanted: () => true
  });
  if (written.files.length === 0) {
    return missingFolder(
      name,
      "the default branch has no such folder, and it is no checkout of its own"
    );
  }
  const folder = await openGlobalFolder({
    name,
    source: place,
    copyInto: layoutFolder(source, name),
    commit
  });
  return { folder, diagnostics: diagnosticsOf(written, name) };
}
function layoutFolder({ ports }, name) {
  return join2(scratchOf(ports.git), "global-roots", name);
}
function missingFolder(name, message) {
  const next = "check the folder out before the squad, or correct the input tools-directories";
  return { folder: void 0, diagnostics: [{ code: "L_ENTRY", path: name, message, next }] };
}
function diagnosticsOf({ left }, folder) {
  return left.filter(({ path }) => path === "tools" || path.startsWith("tools/")).map(({ path, reason }) => ({
    code: "L_ENTRY",
    path: `${folder}/${path}`,
    message: `${reason}, so it was not read`,
    next: "put plain files there"
  }));
}

// src/run/agents/tool-proposals.ts
async function noteInactiveTools(active, { ports, transcript }, repository) {
  const { team, pullRequest } = repository;
  const changed = toolsAmong(await changedPaths(ports.git, repository), team.directory);
  const waiting = changed.filter((name) => !active.includes(name));
  if (waiting.length === 0) return;
  const where = pullRequest === void 0 ? " in this branch" : " in this pull request";
  const rule = "only what the default branch has runs, until a person merges this.";
  transcript.note(`${inactiveText(waiting, where)}: ${rule}`);
}
function noteProposedTools(paths, { transcript }, { team }) {
  const names = toolsAmong(paths, team.directory);
  if (names.length === 0) return;
  const text = inactiveText(names, ", proposed by this run");
  transcript.note(`${text}: a person reviews and merges it first.`);
}
function inactiveText(names, where) {
  const count = names.length === 1 ? "1 tool change is not active yet" : `${names.length} tool changes are not active yet`;
  return `${count}${where} (${names.slice(0, 10).join(", ")})`;
}
function notProposedText(name) {
  return `No executable tool named ${name} is proposed on this branch, so nothing was allowed. Tools of the default branch need no approval, and module and resource tools run once they are merged.`;
}
function approvalRefusal(approval, proposed, phrase) {
  if (proposed === void 0) return notProposedText(approval.name);
  const { name, origin } = proposed;
  if (isApproved([approval], { name, sha256: origin.sha256 })) return void 0;
  const why = approval.digest === void 0 ? "an approval names the bytes that it allows" : "its files are not, or no longer, those that the approval names";
  return `${name} was not allowed: ${why}. Read them as they are now, and then write: \`${phrase} approve tool ${approvableName(name, origin.sha256)}\``;
}
async function proposalsAt(commit, { ports }, { tree, team }) {
  const [{ folder }, trusted] = await Promise.all([
    folderAt({ ports, commit }, team.directory),
    scanFolderAt({ ports, commit: tree.commit }, team.directory)
  ]);
  return findProposedTools(folder, trusted);
}
function toolsAmong(paths, directory) {
  const folder = `${directory}/tools/`;
  const inside = paths.filter((path) => path.startsWith(folder));
  const names = inside.map((path) => path.slice(folder.length).split("/")[0] ?? "");
  return [...new Set(names)];
}
async function changedPaths(git, { pullRequest, branch, tree, team, target }) {
  if (pullRequest !== void 0) return pullRequest.files.items.map(({ path }) => path);
  if (target.from !== "branch" || branch.start === tree.commit) return [];
  const range = { base: tree.commit, tip: branch.start };
  const listed = await attempt(pathsChangedSince(git, range, `${team.directory}/tools`));
  return listed.kind === "done" ? listed.value : [];
}

// src/workspace/rejections.ts
init_define_RUNTIME_PACKAGES();
var MAX_NOTES = 1e3;
var MAX_PER_COMMIT = 200;
async function recordRejections(git, { start, tip, notes, runId }) {
  const rejected = notes.slice(0, MAX_PER_COMMIT).map(formatNote);
  const tree = await treeOf(git, tip);
  const [last] = tip === start ? [] : await readSignedCommits(git, { base: `${tip}^`, tip });
  if (last !== void 0) {
    const { author, text: text2 } = last;
    const told = { author, text: addRejections(text2, rejected) };
    return commitTree(git, { tree, parent: `${tip}^`, ...told });
  }
  const text = withTrailers("Record what a review rejected", { rejected, run: runId });
  return commitTree(git, { tree, parent: tip, author: BOT, text });
}
async function readRejections(git, range) {
  const commits = await readTrailedCommits(git, range);
  const notes = /* @__PURE__ */ new Map();
  for (const line of commits.flatMap(({ rejected }) => rejected)) {
    const note = readNote(line.trim());
    if (note !== void 0 && notes.size < MAX_NOTES) {
      notes.set(`${note.agent} ${note.path}`, note);
    }
  }
  return [...notes.values()];
}
function newRejections(locks, known) {
  const has = new Set(known.map(({ agent, path }) => `${agent} ${path}`));
  return locks.filter(({ agent, path }) => !has.has(`${agent} ${path}`));
}
function formatNote({ agent, path, by }) {
  const plain = /^[\w./@+-]+$/.test(path) ? path : JSON.stringify(path);
  return `${agent} ${plain} ${by}`;
}
var READABLE = /^([a-z0-9][a-z0-9-]{0,63}) (?:([\w./@+-]{1,4096})|("(?:[^"\\]|\\.){1,8192}"))(?: (\S{1,100}))?$/;
function readNote(value) {
  const [, agent, plain, quoted, by = ""] = READABLE.exec(value) ?? [];
  if (agent === void 0) return void 0;
  const path = plain ?? unquoted(quoted ?? "");
  return path === void 0 ? void 0 : { agent, path, by };
}
function unquoted(text) {
  const json = readJson(text);
  return json.kind === "value" && typeof json.value === "string" ? json.value : void 0;
}

// src/run-log/review-note.ts
init_define_RUNTIME_PACKAGES();
var SEVERITIES = ["blocker", "major", "minor", "nit"];
function hashOfLines(lines) {
  return shortHash(lines.map((line) => line.replace(/\r$/, "")).join("\n"));
}

export {
  readReportLine,
  belowReportLine,
  renderPullRequestTitle,
  markUnfinished,
  UNFINISHED_COMMIT,
  renderCommitSubject,
  readDiff,
  readChangesSince,
  diffOfFiles,
  hunkAt,
  followLines,
  isChangedSince,
  SEVERITIES,
  hashOfLines,
  scratchOf,
  folderAt,
  scanFolderAt,
  globalFolder,
  noteInactiveTools,
  noteProposedTools,
  notProposedText,
  approvalRefusal,
  proposalsAt,
  toolsAmong,
  recordRejections,
  readRejections,
  newRejections
};
