import {
  commitTree
} from "./chunk-Y4B3SSYC.js";
import {
  openGlobalFolder
} from "./chunk-KLCHYJXE.js";
import {
  pathsChangedSince,
  readTrailedCommits,
  treeOf,
  withTrailers
} from "./chunk-EBJ6QOME.js";
import {
  readToolFiles,
  scanExecutables
} from "./chunk-WHQEYLM6.js";
import {
  approvableName,
  isApproved
} from "./chunk-MLTXGWX5.js";
import {
  readJson
} from "./chunk-DZISDMIS.js";
import {
  BOT
} from "./chunk-FXG5REYQ.js";
import {
  attempt,
  describe
} from "./chunk-GBJB3MBF.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

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
async function recordRejections(git, { tip, notes, runId }) {
  const rejected = notes.slice(0, MAX_PER_COMMIT).map(formatNote);
  const text = withTrailers("Record what a review rejected", { rejected, run: runId });
  return commitTree(git, { tree: await treeOf(git, tip), parent: tip, author: BOT, text });
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

export {
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
