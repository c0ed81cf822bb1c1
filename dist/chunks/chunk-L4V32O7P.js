import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  WORK_MERGE_RULES,
  mergeWithUnion
} from "./chunk-RM5QZFPQ.js";
import {
  openGlobalFolder
} from "./chunk-KLCHYJXE.js";
import {
  BUNDLE_FILE,
  keepInBundle
} from "./chunk-UQK2ZKYK.js";
import {
  claimsSuccess
} from "./chunk-CZONM4H3.js";
import {
  applyPolicy,
  batchPaths,
  foldPath,
  listChanges,
  withFolders
} from "./chunk-ATY6FJGQ.js";
import {
  pathsChangedSince,
  readDiffTexts,
  readLog,
  splitPaths,
  tellsRejections,
  treeOf,
  withTrailers
} from "./chunk-NXG4SU5B.js";
import {
  readToolFiles,
  scanExecutables
} from "./chunk-C74XXFK4.js";
import {
  approvableName,
  isApproved
} from "./chunk-MLTXGWX5.js";
import {
  firstSentence,
  oneLine
} from "./chunk-ENBJUMDV.js";
import {
  headOf
} from "./chunk-MUCB7FAK.js";
import {
  SquadError,
  attempt,
  describe
} from "./chunk-ZKMHPSNV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

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

// src/workspace/commit.ts
init_define_RUNTIME_PACKAGES();
import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join as join2 } from "node:path";

// src/workspace/policy/path-twins.ts
init_define_RUNTIME_PACKAGES();
async function rejectTwins(candidates, deps) {
  const known = await listNeighbours(
    candidates.filter(({ isNew }) => isNew === true),
    deps
  );
  const removed = new Set(
    candidates.flatMap(({ path, isRemoved }) => isRemoved === true ? [path] : [])
  );
  const names = new Map(
    [...known].filter((path) => !removed.has(path)).map((path) => [foldPath(path), path])
  );
  const accepted = [];
  const left = [];
  for (const candidate of candidates) {
    const { path, isNew } = candidate;
    const unknown = isNew === true ? withFolders(path).filter((part) => !known.has(part)) : [];
    const twins = unknown.map((part) => names.get(foldPath(part)) ?? part);
    const twin = twins.find((name, index) => name !== unknown[index]);
    if (twin !== void 0) {
      left.push(`${path}: many file systems take its name for that of ${twin}`);
      continue;
    }
    for (const part of unknown) names.set(foldPath(part), part);
    accepted.push(candidate);
  }
  return { accepted, left };
}
async function listNeighbours(candidates, { git, commit }) {
  if (candidates.length === 0) return /* @__PURE__ */ new Set();
  const folders = candidates.flatMap(({ path }) => withFolders(path).slice(0, -1));
  const inner = batchPaths([...new Set(folders)].map((folder) => `${folder}/`));
  const listings = [[], ...inner].map(
    (paths) => git.run([
      "ls-tree",
      "-z",
      "--name-only",
      commit,
      ...paths.length === 0 ? [] : ["--", ...paths]
    ])
  );
  return new Set((await Promise.all(listings)).flatMap(splitPaths));
}

// src/workspace/policy/reject-secrets.ts
init_define_RUNTIME_PACKAGES();
import { readFile } from "node:fs/promises";
import { join } from "node:path";
async function rejectSecrets(candidates, deps) {
  const accepted = [];
  const left = [];
  for (const candidate of candidates) {
    const { path } = candidate;
    if (deps.policy.holdsSecret(path)) {
      left.push("a file: its name holds a secret, or something shaped like one");
    } else if (candidate.isRemoved !== true && await addsSecret(path, deps)) {
      left.push(`${path}: holds a secret, or something shaped like one`);
    } else {
      accepted.push(candidate);
    }
  }
  return { accepted, left };
}
async function addsSecret(path, { git, worktree, policy }) {
  const text = await readFile(join(worktree.directory, path), "utf8");
  if (!policy.holdsSecret(text)) return false;
  const before = await attempt(git.run(["cat-file", "blob", `${worktree.base()}:${path}`]));
  const known = new Set(before.kind === "done" ? before.value.split("\n") : []);
  const added = text.split("\n").filter((line) => !known.has(line));
  return policy.holdsSecret(added.join("\n"));
}

// src/workspace/commit.ts
async function commitWork(worktree, { git, policy, identify, tip }) {
  const base = worktree.base();
  if (base === void 0) return { kind: "nothing", left: [] };
  const { accepted, left: refused } = await selectChanges(worktree, { git, policy, tip });
  const ignored = await stage(git, worktree, accepted);
  const notTaken = ignored.map((path) => `${path}: ${IGNORED_REASON}`);
  const left = [...refused, ...notTaken];
  const files = accepted.map(({ path }) => path).filter((path) => !ignored.includes(path));
  if (files.length === 0) return { kind: "nothing", left };
  const tree = (await git.run(["write-tree"], { worktree })).trim();
  const identity = identify(files);
  const commit = await commitTree(git, { tree, parent: base, ...signature(git, identity) });
  return { kind: "commit", commit, base, files, left, identity };
}
async function selectChanges(worktree, { git, policy, tip }) {
  const base = worktree.base();
  if (base === void 0) return { accepted: [], left: [] };
  const checked = applyPolicy(await listChanges(git, worktree, base), policy);
  const clean = await rejectSecrets(checked.accepted, { git, worktree, policy });
  const { accepted, left } = await rejectTwins(clean.accepted, { git, commit: tip ?? base });
  return { accepted, left: [...checked.left, ...clean.left, ...left] };
}
var IGNORED_REASON = "git does not take it (a .gitignore lists it, or its name is not safe)";
async function stage(git, worktree, accepted) {
  const own = accepted.filter(({ byTool }) => !byTool);
  await add(git, worktree, { files: accepted.filter(({ byTool }) => byTool), force: true });
  if (await add(git, worktree, { files: own, force: false })) return [];
  const listing = ["diff-index", "--cached", "--name-only", "--no-renames", "-z"];
  const staged = await git.run([...listing, worktree.base() ?? "HEAD"], { worktree });
  const taken = new Set(splitPaths(staged));
  return own.map(({ path }) => path).filter((path) => !taken.has(path));
}
async function add(git, worktree, { files, force }) {
  if (files.length === 0) return true;
  const list = join2(git.scratch, `${worktree.label}.paths`);
  await writeFile(list, files.map(({ path }) => path).join("\0"));
  const option = force ? "--force" : "--ignore-errors";
  const args = ["add", option, `--pathspec-from-file=${list}`, "--pathspec-file-nul"];
  const { code, stderr } = await git.attempt(args, { worktree });
  if (code === 0) return true;
  if (code === 1 && !force) return false;
  throw new SquadError({ code: "E_GIT", message: `git add failed: ${stderr.trim()}` });
}
function signature({ identity }, { author, message, trailers }) {
  const { email } = identity;
  return { author: { name: author, email }, text: withTrailers(message, trailers) };
}
async function commitTree(git, { tree, parent, secondParent, author, text }) {
  const environment = {
    GIT_AUTHOR_NAME: author.name,
    GIT_AUTHOR_EMAIL: author.email,
    ...author.date === void 0 ? {} : { GIT_AUTHOR_DATE: author.date },
    GIT_COMMITTER_NAME: git.identity.name,
    GIT_COMMITTER_EMAIL: git.identity.email
  };
  const message = join2(git.scratch, `${randomUUID()}.message`);
  await writeFile(message, text);
  const second = secondParent === void 0 ? [] : ["-p", secondParent];
  const made = ["commit-tree", "--no-gpg-sign", "-p", parent, ...second, "-F", message, tree];
  return (await git.run(made, { environment })).trim();
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
import { dirname, join as join4, relative } from "node:path";

// src/workspace/extract-folder.ts
init_define_RUNTIME_PACKAGES();
import { randomUUID as randomUUID2 } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join as join3 } from "node:path";
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
  const indexFile = join3(git.scratch, `${randomUUID2()}.index`);
  const options = { worktree: { directory: into, indexFile } };
  await git.run(["read-tree", tree], options);
  for (let at = 0; at < files.length; at += BATCH) {
    await git.run(["checkout-index", "--quiet", "--", ...files.slice(at, at + BATCH)], options);
  }
}

// src/run/agents/tool-folders.ts
function scratchOf({ scratch }) {
  return join4(scratch, "tools");
}
var NOT_FOR_TOOLS = /^(?:agents|casting|decisions|history|log|logs|orchestration-log|sessions)(?:\/|$)/;
async function folderAt({ ports, commit }, directory) {
  const scratch = scratchOf(ports.git);
  await mkdir2(scratch, { recursive: true });
  const root = join4(await mkdtemp(join4(scratch, "at-")), directory);
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
  const place = join4(workspace, name);
  const isItsOwn = !existsSync(join4(workspace, ".git")) || hasCheckout(place, workspace);
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
  return existsSync(join4(place, ".git")) || hasCheckout(dirname(place), workspace);
}
async function folderFromCommit(source, name) {
  const { ports, commit } = source;
  const place = join4(scratchOf(ports.git), "global", name);
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
  return join4(scratchOf(ports.git), "global-roots", name);
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

// src/workspace/replay.ts
init_define_RUNTIME_PACKAGES();
async function replay(git, range, onto) {
  let commit = onto;
  let tree = await treeOf(git, onto);
  for (const { id, ...signature2 } of await readSignedCommits(git, range)) {
    const standIn = { author: signature2.author, text: "stand-in" };
    const target = await commitTree(git, { tree, parent: `${id}^`, ...standIn });
    const sides = { ours: target, theirs: id };
    const merged = await mergeWithUnion(git, sides, WORK_MERGE_RULES);
    if (merged.kind === "conflict") return { kind: "conflict", files: merged.files };
    const mayGo = merged.tree === tree && !tellsRejections(signature2.text);
    if (mayGo && await changesFiles(git, id)) continue;
    tree = merged.tree;
    commit = await commitTree(git, { tree, parent: commit, ...signature2 });
  }
  return { kind: "replayed", commit };
}
async function changesFiles(git, id) {
  return (await git.attempt(["diff-tree", "--quiet", `${id}^`, id])).code !== 0;
}
var FIELDS = ["%H", "%an", "%ae", "%ad", "%B"];
async function readSignedCommits(git, range) {
  const rows = await readLog(git, { fields: FIELDS, range, options: ["--reverse", "--date=raw"] });
  return rows.map(([id = "", name = "", email = "", date = "", text = ""]) => ({
    id,
    author: { name, email, date },
    text
  }));
}

// src/publish/pull-request/pull-request-title.ts
init_define_RUNTIME_PACKAGES();
var MAX_LENGTH2 = 72;
var FALLBACK_TITLE = "Changes by the squad";
function renderPullRequestTitle({ reports, request, threadTitle }) {
  const reported = reports.map(reportTitle).find((title) => title !== "");
  const requestTitle = cleanTitle(openingOf(request));
  const issueTitle = cleanTitle(threadTitle ?? "");
  const asked = isImperative(requestTitle) || issueTitle === "" ? requestTitle : issueTitle;
  return cutAtWord(capitalise(reported ?? asked), MAX_LENGTH2) || FALLBACK_TITLE;
}
var UNFINISHED_TITLE = "[unfinished] ";
var isMarkedUnfinished = (title) => title.startsWith(UNFINISHED_TITLE);
function markUnfinished(title, isUnfinished) {
  const plain = isMarkedUnfinished(title) ? title.slice(UNFINISHED_TITLE.length) : title;
  return isUnfinished ? `${UNFINISHED_TITLE}${plain}` : plain;
}
var UNFINISHED_COMMIT = "Unfinished: ";
function renderCommitSubject({ report = "", task, unfinished }) {
  const said = unfinished ? "" : reportTitle(report);
  const subject = capitalise(said || cleanTitle(openingOf(task)));
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
function openingOf(text) {
  const line = text.split("\n").find((one) => /[\p{L}\p{N}]/u.test(one)) ?? "";
  return firstSentence(line.slice(0, 300)).replace(/[.!?]$/, "");
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

// src/publish/keep-bundle.ts
init_define_RUNTIME_PACKAGES();
async function keepBundle(work, { git, jobPaths, uploadFile }) {
  const { folder } = jobPaths.kept;
  await keepInBundle(git, { ...work, folder });
  const uploaded = await uploadFile(BUNDLE_FILE);
  const file = BUNDLE_FILE;
  if (uploaded.kind === "uploaded") return { file, place: uploaded.artifact, isArtifact: true };
  return { file, place: folder, isArtifact: false, isUploadFailed: uploaded.kind === "failed" };
}

export {
  keepBundle,
  readReportLine,
  belowReportLine,
  renderPullRequestTitle,
  isMarkedUnfinished,
  markUnfinished,
  UNFINISHED_COMMIT,
  renderCommitSubject,
  commitWork,
  selectChanges,
  signature,
  commitTree,
  readDiff,
  readChangesSince,
  diffOfFiles,
  hunkAt,
  followLines,
  isChangedSince,
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
  replay,
  readSignedCommits
};
