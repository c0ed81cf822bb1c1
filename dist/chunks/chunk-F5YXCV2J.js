import {
  KILLED,
  TIMED_OUT,
  createLazyCopilot,
  executeGit,
  gitEnvironment,
  remoteEnvironment,
  requireGitVersion,
  thisPlatform,
  worktreeEnvironment
} from "./chunk-K7Z6CDVH.js";
import {
  CONVENTION_FILES,
  needsAgents
} from "./chunk-7DWHQVK2.js";
import {
  openFileUploads,
  openGitHub,
  redactedFirstLine
} from "./chunk-2GZFCQZD.js";
import {
  chooseCredentials,
  sealingSecret
} from "./chunk-JBFPRXO3.js";
import {
  acknowledge,
  completeRequest,
  fetchRemote
} from "./chunk-YQAO6XTN.js";
import {
  EMPTY_TREE
} from "./chunk-G4CB3YXT.js";
import {
  BUNDLE_FILE,
  openBackoff,
  readRemoteFailure
} from "./chunk-RVQBJLPX.js";
import {
  CHECK_FILES
} from "./chunk-SXQO2GA5.js";
import {
  checkAccess
} from "./chunk-ZHYXEPPI.js";
import {
  createPrograms,
  openBox,
  removeFolder
} from "./chunk-RJBVMXOA.js";
import {
  openClock
} from "./chunk-4EUGGXYZ.js";
import {
  CALL_MARKER,
  childEnvironment,
  killDescendants,
  killMarkedProcesses,
  listingSchema,
  mayPassVariable,
  toListing
} from "./chunk-57MRN4DC.js";
import {
  withTimeout
} from "./chunk-DC5XCRCP.js";
import {
  hostProgram
} from "./chunk-3MX7QECK.js";
import {
  wayInside
} from "./chunk-WU2F77GJ.js";
import {
  sha256
} from "./chunk-PO4G3B7X.js";
import {
  openPlain
} from "./chunk-YHETANZS.js";
import {
  readJson
} from "./chunk-DZISDMIS.js";
import {
  settleProxies
} from "./chunk-VK3NYQGC.js";
import {
  CHECKS_REPORT,
  maskInLog,
  openEventLog,
  openMessageLog
} from "./chunk-FYI6JO5K.js";
import {
  getProxyUrl
} from "./chunk-DFWGLBO6.js";
import {
  onAbort,
  unlessAborted
} from "./chunk-U6AUHUH3.js";
import {
  BOT
} from "./chunk-5DP2ZEKI.js";
import {
  object,
  string
} from "./chunk-Z5TMLZZJ.js";
import {
  SquadError,
  attempt,
  describe
} from "./chunk-EHNRAOD3.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/adapters/runner/open-ports.ts
init_define_RUNTIME_PACKAGES();
import { randomBytes } from "node:crypto";
import { existsSync as existsSync2, readdirSync } from "node:fs";
import { mkdtemp as mkdtemp2, realpath as realpath3 } from "node:fs/promises";
import { basename, join as join5 } from "node:path";

// src/adapters/git/git.ts
init_define_RUNTIME_PACKAGES();
import { randomUUID as randomUUID2 } from "node:crypto";
import { mkdtemp, readFile as readFile2, realpath as realpath2 } from "node:fs/promises";
import { join as join2 } from "node:path";

// src/adapters/git/bare-repository.ts
init_define_RUNTIME_PACKAGES();
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { readdir, readFile, realpath } from "node:fs/promises";
import { isAbsolute, join, resolve } from "node:path";
var GIT_CONFIGURATION = `[core]
	repositoryformatversion = 0
	bare = true
	hooksPath = /dev/null
	fsmonitor = false
	autocrlf = false
	symlinks = false
	fileMode = false
	protectHFS = true
	protectNTFS = true
	attributesFile = /dev/null
	excludesFile = /dev/null
[gc]
	auto = 0
[maintenance]
	auto = false
[merge]
	directoryRenames = false
[protocol]
	allow = never
[protocol "http"]
	allow = always
[protocol "https"]
	allow = always
[submodule]
	recurse = false
[transfer]
	fsckObjects = false
[http]
	followRedirects = false
	lowSpeedLimit = 1
	lowSpeedTime = 60
[advice]
	detachedHead = false
`;
var GIT_ATTRIBUTES = "* -text -ident -filter -working-tree-encoding -eol\n";
function createRepository(repository, objects) {
  for (const folder of ["objects/info", "refs/heads", "info"]) {
    mkdirSync(join(repository, folder), { recursive: true });
  }
  writeFileSync(join(repository, "HEAD"), "ref: refs/heads/none\n");
  writeFileSync(join(repository, "config"), GIT_CONFIGURATION);
  writeFileSync(join(repository, "info", "attributes"), GIT_ATTRIBUTES);
  if (objects === void 0) return;
  writeFileSync(join(repository, "objects", "info", "alternates"), `${objects.directory}
`);
  if (existsSync(objects.shallow)) copyFileSync(objects.shallow, join(repository, "shallow"));
}
function checkConfiguration(repository) {
  if (readFileSync(join(repository, "config"), "utf8") === GIT_CONFIGURATION) return;
  throw new SquadError({
    code: "E_GIT",
    message: "A program changed the configuration of the run's own git repository.",
    hint: "Nothing more is pushed. Check the tools and commands that this run used."
  });
}
async function findObjectStore(workspace) {
  const common = await findGitDirectory(workspace);
  if (common === void 0) return void 0;
  const packs = await readdir(join(common, "objects", "pack")).catch(() => []);
  if (packs.some((name) => name.endsWith(".promisor"))) return void 0;
  return {
    directory: join(common, "objects"),
    shallow: join(common, "shallow"),
    config: join(common, "config")
  };
}
async function findGitDirectory(workspace) {
  const dotGit = join(workspace, ".git");
  if (existsSync(join(dotGit, "objects"))) return realpath(dotGit);
  const pointer = await readFile(dotGit, "utf8").catch(() => "");
  if (!pointer.startsWith("gitdir: ")) return void 0;
  const directory = resolve(workspace, pointer.slice("gitdir: ".length).trim());
  const common = await readFile(join(directory, "commondir"), "utf8").catch(() => ".");
  const path = isAbsolute(common.trim()) ? common.trim() : join(directory, common.trim());
  return existsSync(join(path, "objects")) ? realpath(path) : void 0;
}

// src/adapters/git/clear-obstacles.ts
init_define_RUNTIME_PACKAGES();
import { execFile } from "node:child_process";
import { delimiter, isAbsolute as isAbsolute2 } from "node:path";
import { promisify } from "node:util";
var run = promisify(execFile);
var CLEAR_MS = 6e4;
var OPEN_CLOSED = ["-type", "d", "!", "-perm", "-700", "-execdir", "chmod", "u+rwx", "{}", ";"];
var NOT_PLAIN = ["!", "(", "-type", "f", "-o", "-type", "d", "-o", "-type", "l", ")"];
var OBSTACLE = ["(", "-name", ".git", "-o", ...NOT_PLAIN, ")"];
var CLEAR = [
  ...["(", ...OPEN_CLOSED, "-false", ")"],
  // git reads nothing in this folder.
  ...["-o", "-path", "./.git", "-prune"],
  ...["-o", ...OBSTACLE, "-prune", "-execdir", "rm", "-rf", "--", "{}", "+"]
];
function clearAndRetry(attemptOnce, { path }, scratch) {
  return async (args, options = {}) => {
    const result = await attemptOnce(args, options);
    const { worktree } = options;
    if (result.code !== TIMED_OUT || worktree === void 0) return result;
    if (wayInside(scratch, worktree.directory) === void 0) return result;
    await clearObstacles(worktree.directory, path);
    return attemptOnce(args, options);
  };
}
async function clearObstacles(folder, path) {
  const PATH = path.split(delimiter).filter(isAbsolute2).join(delimiter);
  await attempt(run("find", [".", ...CLEAR], { cwd: folder, env: { PATH }, timeout: CLEAR_MS }));
}

// src/adapters/git/command-limit.ts
init_define_RUNTIME_PACKAGES();
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
var SLOW_COMMANDS = ["fetch", "read-tree"];
var SLOW_MS = 3e5;
var OTHER_MS = 6e4;
var MIN_FILES_MS = 2e3;
var PART_OF_TIME = 3 / 4;
var GRACE_MS = 500;
function openCommandLimit(settings) {
  const { mark, worktree } = settings;
  const time = worktree === void 0 ? settings.time : void 0;
  const startedAt = performance.now();
  const stop = new AbortController();
  const end = () => {
    stop.abort();
    void pause(GRACE_MS, void 0, { ref: false }).then(() => killMarkedProcesses(mark));
  };
  if (time?.over.aborted === true) stop.abort();
  const timer = setTimeout(end, limitMs(settings));
  const stopListening = time === void 0 ? () => void 0 : onAbort(time.over, end);
  return {
    signal: stop.signal,
    cause: worktree === void 0 ? "the remote did not answer in time" : "git took too long with the files",
    seconds: () => Math.round((performance.now() - startedAt) / 100) / 10,
    close() {
      clearTimeout(timer);
      stopListening();
    }
  };
}
function limitMs({ args, timeoutMs, time, worktree }) {
  const ownMs = timeoutMs ?? (SLOW_COMMANDS.includes(args[0]) ? SLOW_MS : OTHER_MS);
  const ms = Math.min(ownMs, (time?.left() ?? ownMs) * PART_OF_TIME);
  return worktree === void 0 ? ms : Math.max(ms, MIN_FILES_MS);
}

// src/adapters/git/folders.ts
init_define_RUNTIME_PACKAGES();
import { execFile as execFile2 } from "node:child_process";
import { promisify as promisify2 } from "node:util";
var run2 = promisify2(execFile2);
async function linkFolder(from, to, env) {
  await attempt(run2("cp", ["-a", "-l", "-n", `${from}/.`, to], { env: { ...env } }));
}

// src/adapters/git/import-commit.ts
init_define_RUNTIME_PACKAGES();
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
async function importCommit(commit, settings) {
  const { repository, environment } = settings;
  const existing = {
    cleared: await findClearedFolders(commit, settings),
    runnable: await findExecutables(commit, settings)
  };
  const args = ["fast-import", "--quiet", "--force", "--done", "--date-format=raw"];
  const child = spawn("git", args, { cwd: repository, env: { ...environment } });
  const output = [];
  const errorOutput = [];
  child.stdout.on("data", (chunk) => output.push(chunk));
  child.stderr.on("data", (chunk) => errorOutput.push(chunk));
  child.stdin.on("error", () => void 0);
  child.stdin.end(Buffer.concat(importStream(commit, existing, settings)));
  const [code] = await once(child, "close").catch((error) => [String(error)]);
  const id = Buffer.concat(output).toString().trim();
  if (code === 0 && /^[0-9a-f]{40,64}$/.test(id)) return id;
  const reason = Buffer.concat(errorOutput).toString().trim().split("\n")[0] || `exit code ${code}`;
  throw new SquadError({ code: "E_GIT", message: `\`git fast-import\` failed: ${reason}` });
}
function importStream(commit, { cleared, runnable }, { committer }) {
  const [first = "", ...others] = commit.parents;
  const at = `${Math.floor(Date.now() / 1e3)} +0000`;
  const signature = ({ name, email }) => `${name} <${email}> ${at}`;
  const head = [
    `commit refs/squad/${randomUUID()}`,
    "mark :1",
    `author ${signature(commit.author)}`,
    `committer ${signature(committer)}`
  ];
  const parents = [`from ${first}`, ...others.map((parent) => `merge ${parent}`)];
  const root = commit.tree === void 0 ? [] : [`M 040000 ${commit.tree} ""`];
  return [
    toLines(head),
    ...dataBlock(Buffer.from(commit.text)),
    toLines([...parents, ...root]),
    ...cleared.flatMap(({ folder, kept }) => [removeCommand(folder), ...kept]),
    ...[...commit.files].filter(([path]) => !cleared.some(({ paths }) => paths.has(path))).flatMap(
      ([path, content]) => content === void 0 ? [removeCommand(path)] : fileCommand(path, content, runnable.has(path))
    ),
    toLines(["", "get-mark :1", "done"])
  ];
}
var MANY_REMOVALS = 1e3;
async function findClearedFolders({ tree, parents, files }, { run: run4 }) {
  const folders = /* @__PURE__ */ new Map();
  for (const [path, content] of files) {
    const folder = path.slice(0, Math.max(0, path.lastIndexOf("/")));
    if (content !== void 0 || folder === "") continue;
    folders.set(folder, (folders.get(folder) ?? /* @__PURE__ */ new Set()).add(path));
  }
  const large = [...folders].filter(([, removed]) => removed.size > MANY_REMOVALS);
  const clearings = await Promise.all(
    large.map(async ([folder, removed]) => {
      const listing = await run4(["ls-tree", "-z", tree ?? parents[0] ?? "", `${folder}/`]);
      if (listing.includes("\uFFFD")) return [];
      const entries = listing.split("\0").filter((entry) => entry !== "");
      return [
        { folder, paths: removed, kept: entries.flatMap((entry) => keptEntry(entry, removed)) }
      ];
    })
  );
  return clearings.flat();
}
function keptEntry(entry, removed) {
  const tab = entry.indexOf("	");
  const [mode, , object2] = entry.slice(0, tab).split(" ");
  const path = entry.slice(tab + 1);
  return removed.has(path) ? [] : [toLines([`M ${mode} ${object2} ${quotedPath(path)}`])];
}
async function findExecutables({ tree, parents, files }, { run: run4 }) {
  const written = [...files].filter(([, content]) => content !== void 0).map(([path]) => path);
  if (written.length === 0 || tree === EMPTY_TREE) return /* @__PURE__ */ new Set();
  const listing = await run4(["ls-tree", "-z", tree ?? parents[0] ?? "", "--", ...written]);
  const runnable = listing.split("\0").filter((entry) => entry.startsWith("100755 "));
  return new Set(runnable.map((entry) => entry.slice(entry.indexOf("	") + 1)));
}
function removeCommand(path) {
  return toLines([`D ${quotedPath(path)}`]);
}
function fileCommand(path, content, isRunnable) {
  const mode = isRunnable ? "100755" : "100644";
  return [toLines([`M ${mode} inline ${quotedPath(path)}`]), ...dataBlock(Buffer.from(content))];
}
function dataBlock(content) {
  return [toLines([`data ${content.length}`]), content, toLines([""])];
}
function quotedPath(path) {
  return `"${path.replace(/[\\"]/g, "\\$&").replaceAll("\n", "\\n")}"`;
}
function toLines(texts) {
  return Buffer.from(texts.map((text) => `${text}
`).join(""));
}

// src/adapters/git/object-reader.ts
init_define_RUNTIME_PACKAGES();
import { spawn as spawn2 } from "node:child_process";
var TRUSTED_PATHS = [
  ".squad",
  ".ai-team",
  ".github/agents",
  ".github/skills",
  ".copilot/skills",
  ".claude/skills",
  ".agents/skills",
  ".github/workflows",
  ".github/CODEOWNERS",
  "CODEOWNERS",
  "docs/CODEOWNERS",
  ...CONVENTION_FILES,
  ...Object.values(CHECK_FILES)
];
var DEFAULT_BYTES = 1024 * 1024;
function createObjectReader(settings) {
  let batch;
  const read = (object2) => {
    batch ??= openCatFile(settings);
    return batch.read(object2);
  };
  return {
    async tree(commit) {
      const extraDirectory = settings.extraDirectory === void 0 ? [] : [settings.extraDirectory];
      const paths = [...TRUSTED_PATHS, ...extraDirectory];
      const listing = await settings.run(["ls-tree", "-r", "-l", "-z", commit, "--", ...paths]);
      return treeOf(commit, parseListing(listing), read);
    },
    close: () => batch?.close()
  };
}
function treeOf(commit, entries, readBlob) {
  const files = new Map(
    entries.filter((entry) => entry.mode.startsWith("100")).map((entry) => [entry.path, entry])
  );
  const bytesOf = async (path) => {
    const entry = files.get(path);
    return entry === void 0 ? void 0 : readBlob(entry.object);
  };
  return {
    commit,
    entries: entries.map(({ path, mode, size }) => ({ path, mode, size })),
    bytes: bytesOf,
    async read(path, maxBytes = DEFAULT_BYTES) {
      return (await bytesOf(path))?.subarray(0, maxBytes).toString("utf8");
    },
    async readEnd(path, maxBytes) {
      const bytes = await bytesOf(path);
      return bytes?.subarray(Math.max(0, bytes.length - maxBytes)).toString("utf8");
    }
  };
}
function parseListing(listing) {
  return listing.split("\0").filter((line) => line !== "").map((line) => {
    const tab = line.indexOf("	");
    const [mode = "", , object2 = "", size = "0"] = line.slice(0, tab).split(/ +/);
    return { path: line.slice(tab + 1), mode, object: object2, size: Number.parseInt(size, 10) || 0 };
  });
}
function openCatFile({ repository, environment }) {
  const child = spawn2("git", ["cat-file", "--batch"], { cwd: repository, env: { ...environment } });
  const pendingReads = /* @__PURE__ */ new Set();
  const fail = () => {
    for (const pending of pendingReads) pending.reject(unreadableError());
    pendingReads.clear();
  };
  child.on("error", fail);
  child.on("close", fail);
  child.stdin.on("error", fail);
  receiveReplies(child.stdout, pendingReads);
  return {
    read: (object2) => new Promise((resolve2, reject) => {
      pendingReads.add({ resolve: resolve2, reject });
      child.stdin.write(`${object2}
`, (error) => {
        if (error) fail();
      });
    }),
    // It only reads, so nothing is lost.
    close: () => void child.kill("SIGKILL")
  };
}
function unreadableError() {
  return new SquadError({
    code: "E_GIT",
    message: "A file of the trusted commit could not be read: git does not have it, or it is broken.",
    hint: "Check the repository out with actions/checkout, and run the job again."
  });
}
function receiveReplies(output, pendingReads) {
  let chunks = [];
  let length = 0;
  let needed = 0;
  output.on("data", (chunk) => {
    chunks.push(chunk);
    length += chunk.length;
    if (length < needed) return;
    const left = resolveReads(Buffer.concat(chunks), pendingReads);
    needed = left.needed;
    chunks = [left.rest];
    length = left.rest.length;
  });
}
function resolveReads(buffer, pendingReads) {
  let rest = buffer;
  for (; ; ) {
    const reply = parseReply(rest);
    if (reply.kind === "partial") return { rest, needed: reply.bytes };
    const [pending] = pendingReads;
    if (pending !== void 0) pendingReads.delete(pending);
    if (reply.kind === "blob") pending?.resolve(reply.content);
    else pending?.reject(unreadableError());
    rest = rest.subarray(reply.bytes);
  }
}
function parseReply(buffer) {
  const end = buffer.indexOf(10);
  if (end === -1) return { kind: "partial", bytes: 0 };
  const start = end + 1;
  const size = Number.parseInt(buffer.subarray(0, end).toString().split(" ")[2] ?? "", 10);
  if (Number.isNaN(size)) return { kind: "missing", bytes: start };
  const bytes = start + size + 1;
  if (buffer.length < bytes) return { kind: "partial", bytes };
  return { kind: "blob", bytes, content: buffer.subarray(start, start + size) };
}

// src/adapters/git/retry-killed.ts
init_define_RUNTIME_PACKAGES();
import { rm } from "node:fs/promises";
function retryKilled(attemptOnce, closing) {
  return async (args, options = {}) => {
    const result = await attemptOnce(args, options);
    if (result.code !== KILLED || options.remote === true || closing.aborted) return result;
    const { worktree } = options;
    if (worktree !== void 0) await attempt(rm(`${worktree.indexFile}.lock`, { force: true }));
    return attemptOnce(args, options);
  };
}

// src/adapters/git/retry-reads.ts
init_define_RUNTIME_PACKAGES();
var READS = ["fetch", "ls-remote"];
var LIMIT_MS = 15e3;
var FIRST_TRY_MS = 12e4;
function retryReads(attempt2, remote, deps) {
  if (deps === void 0) return attempt2;
  return async (args, options = {}) => {
    if (options.remote !== true || !READS.includes(args[0] ?? "")) return attempt2(args, options);
    const list = (ref) => attempt2(["ls-remote", remote.url, "HEAD", ref], options);
    const isTrue = (result2) => isMissing(result2, list);
    const within = (timeoutMs2) => {
      const once2 = () => attempt2(args, { ...options, timeoutMs: timeoutMs2 });
      return untilItLasts({ once: once2, isTrue }, openBackoff(deps, LIMIT_MS));
    };
    const { timeoutMs } = options;
    const result = await within(timeoutMs ?? FIRST_TRY_MS);
    return timeoutMs === void 0 && result.code === TIMED_OUT ? within(void 0) : result;
  };
}
async function untilItLasts(read, { afterFailure }) {
  for (; ; ) {
    const result = await read.once();
    if (result.code === 0) return result;
    const failure = readRemoteFailure(result);
    const isLasting = failure.isLasting && await read.isTrue(result);
    if (isLasting || !await afterFailure({ ...failure, isLasting })) return result;
  }
}
async function isMissing({ stderr }, list) {
  const ref = /couldn't find remote ref (\S{1,300})/i.exec(stderr)?.[1];
  if (ref === void 0) return true;
  const { code, stdout } = await list(ref);
  return code === 0 && stdout !== "" && !stdout.includes(`	${ref}
`);
}

// src/adapters/git/git.ts
var GRACE_MS2 = 3e3;
var KILLED_MS = 1e3;
async function openGit(settings) {
  const scratch = await realpath2(await mkdtemp(join2(settings.temporary, "squad-git-")));
  const repository = join2(scratch, "repository.git");
  const objects = await findObjectStore(settings.workspace);
  createRepository(repository, objects);
  const remote = await chooseRemote(settings, objects);
  const mark = randomUUID2();
  const environment = { ...gitEnvironment(settings, { scratch, repository }), [CALL_MARKER]: mark };
  const running = /* @__PURE__ */ new Set();
  const runNow = createAttempt({ repository, remote, environment, settings, mark });
  const attemptOnce = (args, options) => trackWork(running, runNow(args, options));
  const closing = new AbortController();
  const attemptAgain = retryKilled(attemptOnce, closing.signal);
  const attempt2 = clearAndRetry(retryReads(attemptAgain, remote, settings.run), settings, scratch);
  const run4 = outputOf(attempt2);
  const extraDirectory = settings.squadDirectory;
  const reader = createObjectReader({ repository, environment, run: run4, extraDirectory });
  const git = {
    repository,
    scratch,
    hasCheckout: objects !== void 0,
    identity: { ...BOT },
    get remoteUrl() {
      return remote.url;
    },
    run: run4,
    attempt: attempt2,
    linkFolder: (from, to) => trackWork(running, linkFolder(from, to, { PATH: settings.path, [CALL_MARKER]: mark })),
    tree: reader.tree,
    commit: (commit) => trackWork(
      running,
      importCommit(commit, { repository, environment, run: run4, committer: git.identity })
    )
  };
  return {
    git,
    async close() {
      closing.abort();
      reader.close();
      await endCommands(running, mark, settings.run?.time);
      await removeFolder(scratch);
    }
  };
}
function outputOf(attempt2) {
  return async (args, options) => {
    const result = await attempt2(args, options);
    if (result.code !== 0) throw gitError(args, result);
    return result.stdout;
  };
}
async function endCommands(running, mark, time) {
  const settled = Promise.allSettled(running);
  const grace = Math.min(GRACE_MS2, (time?.left() ?? Number.POSITIVE_INFINITY) / 10);
  await withTimeout(grace, settled, () => killMarkedProcesses(mark));
  await withTimeout(KILLED_MS, settled, () => void 0);
}
function trackWork(running, started) {
  const work = started.finally(() => running.delete(work));
  running.add(work);
  return work;
}
function createAttempt(given) {
  const { repository, remote, environment } = given;
  const runOnce = createRun(given);
  let checking;
  const checkOnce = () => {
    checking ??= requireGitVersion({ directory: repository, environment });
    return checking;
  };
  return async (args, options = {}) => {
    const checked = options.remote === true ? checkOnce() : void 0;
    const [result] = await Promise.all([runOnce(args, options), checked]);
    if (options.remote !== true || !isUnknownAddress(result)) return result;
    const respelled = args.map((arg) => arg === remote.url ? remote.otherUrl : arg);
    const retried = await runOnce(respelled, options);
    if (isUnknownAddress(retried)) return result;
    [remote.url, remote.otherUrl] = [remote.otherUrl, remote.url];
    return retried;
  };
}
function createRun({ repository, environment, settings, mark }) {
  const outside = remoteEnvironment(settings);
  const runLocal = (args, options, more) => executeGit({
    args,
    directory: options.worktree?.directory ?? repository,
    ...more,
    environment: {
      ...environment,
      ...worktreeEnvironment(options.worktree),
      ...more.environment,
      ...options.environment
    }
  });
  const runLimited = (args, options) => {
    const own = `${mark}-${randomUUID2()}`;
    const { timeoutMs, worktree, remote: isRemote } = options;
    const time = settings.run?.time;
    const limit = openCommandLimit({ args, timeoutMs, time, mark: own, worktree });
    const more = { ...isRemote === true ? outside : {}, [CALL_MARKER]: own };
    return runLocal(args, options, { limit, environment: more }).finally(limit.close);
  };
  return async (args, options = {}) => {
    checkConfiguration(repository);
    const isLimited = options.remote === true || options.worktree !== void 0;
    return isLimited ? runLimited(args, options) : runLocal(args, options, {});
  };
}
async function chooseRemote(settings, objects) {
  const plain = `${settings.serverUrl}/${settings.repository}`;
  const dotted = `${plain}.git`;
  const config = objects && await readFile2(objects.config, "utf8").catch(() => "");
  const isDotted = config?.toLowerCase().includes(`${dotted.toLowerCase()}
`) === true;
  return isDotted ? { url: dotted, otherUrl: plain } : { url: plain, otherUrl: dotted };
}
function isUnknownAddress({ code, stderr }) {
  return code === 128 && /repository '[^'\n]*' not found/i.test(stderr);
}
var LACKS_HELPER = /remote-https?' is not a git command|unable to find remote helper/i;
var HELPER_HINT = "The runner's git lacks git-remote-https: install a git with HTTPS support.";
function gitError(args, result) {
  const errorText = result.stderr.trim().split("\n").slice(-3).join(" ") || `exit code ${result.code}`;
  return new SquadError({
    code: "E_GIT",
    message: `\`git ${args[0] ?? ""}\` failed: ${errorText}`,
    ...LACKS_HELPER.test(errorText) ? { hint: HELPER_HINT } : {}
  });
}

// src/adapters/github/dry-run.ts
init_define_RUNTIME_PACKAGES();
function withoutWrites(ports) {
  const logSkipped = (what, text = "") => ports.log.info(`[dry run] would ${what}
${text}`.trimEnd());
  return {
    ...ports,
    github: { ...ports.github, ...skippedWrites(logSkipped) },
    git: withoutPush(ports.git, logSkipped)
  };
}
function withoutPush(git, logSkipped) {
  const attempt2 = async (args, options) => {
    if (args[0] !== "push") return git.attempt(args, options);
    logSkipped(`push ${args.at(-1) ?? ""}`);
    return { code: 0, stdout: "", stderr: "" };
  };
  return {
    ...git,
    get remoteUrl() {
      return git.remoteUrl;
    },
    attempt: attempt2,
    async run(args, options) {
      return args[0] === "push" ? (await attempt2(args)).stdout : git.run(args, options);
    }
  };
}
function skippedWrites(logSkipped) {
  return {
    async createReaction() {
      logSkipped("react with eyes");
      return "created";
    },
    async createComment(thread, body) {
      logSkipped(`comment on #${thread}:`, body);
      return dryRunComment(body);
    },
    async updateComment(_id, body) {
      logSkipped("update the board:", body);
      return "edited";
    },
    async openPullRequest(pull) {
      logSkipped(`open a pull request, ${pull.head} into ${pull.base}: ${pull.title}`, pull.body);
      return { kind: "opened", pullRequest: dryRunPullRequest(pull.head, pull.base) };
    },
    async updatePullRequest(number, { title, body }) {
      const named = title === void 0 ? "" : ` to ${title}`;
      logSkipped(`update pull request #${number}${named}:`, body);
    },
    async markReadyForReview({ number }) {
      logSkipped(`make pull request #${number} ready for review`);
    },
    async requestReviewers(pull, { users, teams }) {
      logSkipped(`ask for reviews of #${pull}: ${[...users, ...teams].join(", ")}`);
      return { kind: "requested" };
    },
    async createReview(pull, { body, comments }) {
      const lines = comments.map(({ path, line, body: text }) => `${path}:${line}: ${text}`);
      logSkipped(`review #${pull}:`, [body, ...lines].join("\n"));
      return { kind: "posted", url: "" };
    },
    async replyToReviewComment(pull, comment, body) {
      logSkipped(`answer review comment ${comment} of #${pull}:`, body);
    },
    async addLabels(number, labels) {
      logSkipped(`label #${number}: ${labels.join(", ")}`);
    }
  };
}
function dryRunComment(body) {
  const author = { login: BOT.name, type: "Bot" };
  const now = (/* @__PURE__ */ new Date()).toISOString();
  return { id: 0, body, author, association: "NONE", createdAt: now, updatedAt: now, url: "" };
}
function dryRunPullRequest(head, base) {
  const end = { sha: "", repository: void 0 };
  return {
    number: 0,
    url: "",
    title: "",
    body: "",
    state: "open",
    merged: false,
    draft: false,
    author: void 0,
    head: { ...end, ref: head },
    base: { ...end, ref: base }
  };
}

// src/adapters/tool-host/lazy-tool-host.ts
init_define_RUNTIME_PACKAGES();
function createLazyToolHosts({
  box,
  program = hostProgram(),
  cancelled,
  cache
}) {
  const opened = /* @__PURE__ */ new Set();
  const closing = new AbortController();
  const ending = AbortSignal.any([closing.signal, ...cancelled === void 0 ? [] : [cancelled]]);
  let loading;
  const load = async () => (await import("./tool-host-2DN6BMNQ.js")).createToolHosts(box, program, ending);
  const start = async (spec) => {
    loading ??= load();
    const hosts = await loading;
    return ending.aborted ? CLOSED_HOST : hosts.open(spec);
  };
  const open = (spec) => {
    const opening = start(spec);
    opened.add(opening);
    return opening;
  };
  return {
    open,
    async list(spec) {
      const known = await cache?.read(spec);
      if (known?.listing !== void 0) return known.listing;
      const host = await open(spec);
      const listing = await host.list();
      await host.close();
      await cache?.write(spec, listing, known?.key);
      return listing;
    },
    async close() {
      closing.abort();
      const hosts = await Promise.allSettled(opened);
      await Promise.all(
        hosts.map((host) => host.status === "fulfilled" ? host.value.close() : void 0)
      );
    }
  };
}
var CLOSED_HOST = {
  list: async () => ({ tools: [], diagnostics: [] }),
  callTool: async () => ({
    kind: "failed",
    code: "E_TOOL_ABORTED",
    message: "the run is ending",
    suggestion: "stop here"
  }),
  close: async () => void 0
};

// src/adapters/tool-host/listing-cache.ts
init_define_RUNTIME_PACKAGES();
import { createHmac, randomUUID as randomUUID3, timingSafeEqual } from "node:crypto";
import { mkdir, readdir as readdir2, readFile as readFile3, rename, rm as rm2, writeFile } from "node:fs/promises";
import { dirname, join as join3, relative } from "node:path";
var MAX_ENTRY_BYTES = 16 * 1024 * 1024;
var entrySchema = object({ seal: string(), listing: string() });
function openListingCache(settings) {
  const sealKey = createHmac("sha256", settings.secret).update("squad-action: tool listing").digest();
  const seal = (key, listing) => createHmac("sha256", sealKey).update(`${key}
${listing}`).digest();
  const folder = join3(settings.toolCache, "squad-tool-listings");
  return {
    async read(spec) {
      const known = await attempt(contentKey(spec, settings));
      if (known.kind === "threw") return { key: void 0, listing: void 0 };
      const key = known.value;
      const found = await attempt(
        (async () => {
          const entry = entrySchema.parse(parseJson(await readEntry(join3(folder, `${key}.json`))));
          const given = Buffer.from(entry.seal, "hex");
          const expected = seal(key, entry.listing);
          if (given.length !== expected.length || !timingSafeEqual(given, expected))
            return void 0;
          return withCommit(listingSchema.parse(parseJson(entry.listing)), spec.folders);
        })()
      );
      return { key, listing: found.kind === "done" ? found.value : void 0 };
    },
    async write(spec, listing, before) {
      if (listing.diagnostics.some(({ code }) => code === "L_IMPORT")) return;
      await attempt(
        (async () => {
          const key = await contentKey(spec, settings);
          if (key !== before) return;
          const text = JSON.stringify(listing);
          const entry = JSON.stringify({ seal: seal(key, text).toString("hex"), listing: text });
          await writeWhole(join3(folder, `${key}.json`), entry);
        })()
      );
    }
  };
}
function parseJson(text) {
  const json = readJson(text);
  return json.kind === "value" ? json.value : void 0;
}
function withCommit(known, folders) {
  const commit = folders.find((folder) => folder.commit !== void 0)?.commit;
  return toListing(known, (earlier) => earlier === void 0 ? void 0 : commit);
}
async function contentKey({ folders, wanted, passed, mayStartPrograms }, { program, now }) {
  const host = await readdir2(dirname(program), { recursive: true });
  const contents = await Promise.all(
    folders.map(async ({ root, scope, shownAs, commit }) => [
      scope,
      shownAs,
      commit !== void 0,
      await folderContent(root)
    ])
  );
  return sha256(
    JSON.stringify([
      [
        process.version,
        process.platform,
        process.arch,
        host.toSorted(),
        sha256(await readFile3(program))
      ],
      childEnvironment({ home: "", passed, set: {} }),
      mayStartPrograms,
      wanted,
      Math.floor(now() / DAY_MS),
      contents
    ])
  );
}
var DAY_MS = 864e5;
async function folderContent(root) {
  const entries = await readdir2(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  if (!files.every((entry) => entry.isFile())) throw new Error("not only files");
  const paths = files.map(({ parentPath, name }) => join3(parentPath, name)).toSorted();
  return Promise.all(
    paths.map(async (path) => [relative(root, path), sha256(await readFile3(path))])
  );
}
async function readEntry(path) {
  const file = await openPlain(path);
  try {
    const stats = await file.stat();
    if (!stats.isFile() || stats.size > MAX_ENTRY_BYTES) throw new Error("no entry of ours");
    return await file.readFile("utf8");
  } finally {
    await file.close();
  }
}
async function writeWhole(path, text) {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID3()}`;
  const written = await attempt(writeFile(draft, text, { flag: "wx" }));
  if (written.kind === "done") await rename(draft, path);
  else await rm2(draft, { force: true });
}

// src/adapters/runner/granted-variables.ts
init_define_RUNTIME_PACKAGES();
var SHORTEST_MASKED = 6;
var SECRET_NAME = /TOKEN|KEY|SECRET|PASS|PWD|PIN|CRED|AUTH/i;
var PLAIN_VALUE = /^(?:[a-z]{1,12}|\d{1,5}|)$/i;
function grantVariables(names, { learn, publicText }) {
  const refused = /* @__PURE__ */ new Map();
  for (const name of new Set(names)) {
    const value = process.env[name]?.trim() ?? "";
    const reason = refusalOf(name, value, publicText);
    if (reason !== void 0) refused.set(name, reason);
    else if (isSecret(name, value, publicText)) {
      learn([value]);
      maskInLog([value]);
    }
  }
  return { refused };
}
function refusalOf(name, value, publicText) {
  if (!mayPassVariable(name))
    return "it belongs to the runner, is a token, or controls how programs start";
  const isTooShort = value.length < SHORTEST_MASKED && isSecret(name, value, publicText);
  return isTooShort ? "its value is too short to be masked" : void 0;
}
function isSecret(name, value, publicText) {
  if (value === "" || publicText.includes(value)) return false;
  return SECRET_NAME.test(name) || !PLAIN_VALUE.test(value);
}

// src/adapters/runner/record/run-page.ts
init_define_RUNTIME_PACKAGES();
import { copyFile, readFile as readFile4, writeFile as writeFile2 } from "node:fs/promises";
import { dirname as dirname2, join as join4 } from "node:path";
var PAGE = "run.html";
var LIMIT_MS2 = 3e3;
var RESERVED_MS = 1e4;
function openRunPage(settings) {
  const { log, cancelled, time, artifact } = settings;
  let loading;
  const load = () => {
    loading ??= loadLibraries(artifact !== void 0);
    return loading;
  };
  const publish = async () => {
    const [{ renderRunPage }, artifacts] = await load();
    const { path, folder } = await writePage(settings, renderRunPage);
    if (artifacts === void 0) return void 0;
    const client = new artifacts.DefaultArtifactClient();
    const { id } = await client.uploadArtifact(PAGE, [path], folder, { skipArchive: true });
    return id === void 0 ? void 0 : `${settings.runUrl}/artifacts/${id}`;
  };
  return {
    prepare: () => void attempt(load()),
    async publish() {
      const ms = Math.min(LIMIT_MS2, time.left() - RESERVED_MS);
      if (cancelled.aborted || ms <= 0) return void 0;
      const publishing = withTimeout(ms, publish(), () => {
        throw new Error("the upload took too long");
      });
      const published = await attempt(unlessAborted(publishing, cancelled));
      if (published.kind === "done") return published.value;
      log.info(
        `The run's page was not saved: ${redactedFirstLine(describe(published.error).message)}`
      );
      return void 0;
    }
  };
}
function loadLibraries(isUploaded) {
  return Promise.all([
    import("./end-PU54TFZP.js"),
    isUploaded ? import("./artifact-client-ZY6YHQQ5.js") : void 0
  ]);
}
async function writePage({ record, artifact }, render) {
  const folder = dirname2(record);
  const page = join4(folder, PAGE);
  await writeFile2(page, render(await readFile4(record, "utf8")));
  if (artifact === void 0) return { path: page, folder };
  const path = join4(folder, `${artifact}.html`);
  await copyFile(page, path);
  return { path, folder };
}

// src/adapters/runner/open-ports.ts
var LOG_PATHS = {
  record: "run.jsonl",
  messages: join5(".squad", "logs", "a2a.jsonl"),
  checks: CHECKS_REPORT,
  bundle: BUNDLE_FILE
};
function longOutputPaths(folder) {
  const inside = "tools";
  if (!existsSync2(join5(folder, inside))) return [];
  const names = readdirSync(join5(folder, inside));
  return names.slice(0, MAX_OUTPUTS).map((name) => join5(inside, name));
}
var MAX_OUTPUTS = 200;
var CLOSE_MS = 1e4;
var HURRY_MS = 750;
async function openPorts(environment, inputs, { github, log, mask, cancelled, time } = openGitHub(inputs)) {
  const { temporary, runFolder: folder } = environment;
  const secrets = withGrants(mask, environment);
  const record = join5(folder, LOG_PATHS.record);
  const clock = openClock(time.over);
  const opening = openRunRepository(environment, inputs, { clock, time });
  const [git, { directory, home }] = await Promise.all([opening, makeFolders(temporary)]);
  const runtime = prepareRuntime(environment, inputs, { directory, mask: secrets.mask, log });
  const box = openJobBox(environment);
  const uploads = openFileUploads(environment, folder, { log, cancelled, time });
  const toolHosts = openToolHosts(box, cancelled, environment, inputs);
  const ports = {
    github,
    git: git.git,
    runtime,
    toolHosts,
    programs: createPrograms({ home, mask: secrets.mask, box }),
    box,
    jobPaths: jobFolders(environment, folder),
    clock,
    log,
    ...openLogs(folder, { mask: secrets.mask, warn: log.warning }),
    page: openJobPage(environment, inputs, { record, log, cancelled, time }),
    uploadFile: uploads.uploadFile,
    earlierUpload: openEarlierUpload(environment, { log, time }),
    randomBytes,
    ...secrets,
    cancelled,
    time
  };
  const closeAll = async () => {
    await Promise.all([runtime.stop(), toolHosts.close()]);
    await Promise.all([git.close(), removeFolder(directory), box.close()]);
  };
  return {
    ports: inputs.dryRun ? withoutWrites(ports) : ports,
    record,
    folder,
    get logs() {
      return [...Object.values(LOG_PATHS), ...longOutputPaths(folder)];
    },
    isUploadLate: uploads.isLate,
    close: closeOnce(time, closeAll)
  };
}
function openEarlierUpload({ artifactName }, deps) {
  if (artifactName === void 0 || artifactName.endsWith("-1")) return void 0;
  return async (file) => {
    const { findEarlierUpload } = await import("./earlier-upload-M3AH5QLZ.js");
    return findEarlierUpload(file, { ...deps, artifactName });
  };
}
function openJobPage({ serverUrl, repository, runId, artifactName }, { dryRun }, run4) {
  const runUrl = `${serverUrl}/${repository}/actions/runs/${runId}`;
  return openRunPage({ ...run4, runUrl, artifact: dryRun ? void 0 : artifactName });
}
function openLogs(folder, kept) {
  return {
    record: openEventLog({ path: join5(folder, LOG_PATHS.record), ...kept }),
    logMessage: openMessageLog({ path: join5(folder, LOG_PATHS.messages), ...kept })
  };
}
function closeOnce(time, closeAll) {
  let closing;
  return async () => {
    const ms = Math.min(CLOSE_MS, Math.max(HURRY_MS, time.left()));
    closing ??= withTimeout(ms, closeAll(), killDescendants);
    await closing;
  };
}
function openToolHosts(box, cancelled, environment, inputs) {
  return createLazyToolHosts({ box, cancelled, cache: listingCache(environment, inputs) });
}
function withGrants({ learn, ...secrets }, { serverUrl, repository }) {
  const deps = { learn, publicText: `${serverUrl}/${repository}` };
  return { ...secrets, grantVariables: (names) => grantVariables(names, deps) };
}
async function makeFolders(temporary) {
  const directory = await realpath3(await mkdtemp2(join5(temporary, "squad-runtime-")));
  return { directory, home: await mkdtemp2(join5(directory, "programs-")) };
}
function openJobBox({ temporary, toolCache, workspace, eventPath }) {
  return openBox({ temporary, toolCache, hidden: [join5(workspace, ".git"), eventPath] });
}
function jobFolders({ workspace, toolCache, artifactName: artifact }, folder) {
  return {
    workspace,
    kept: { folder, shownAs: artifact ?? basename(folder), isArtifact: artifact !== void 0 },
    toolCache,
    typescript: [process.execPath, hostProgram(), "run"]
  };
}
function openRunRepository(environment, inputs, run4) {
  const { workspace, temporary, serverUrl, repository, path } = environment;
  const { githubToken: token, squadDirectory } = inputs;
  const proxy = proxyFor(serverUrl);
  const place = { workspace, temporary, serverUrl, repository, path, squadDirectory };
  return openGit({ ...place, token, proxy, run: run4 });
}
function proxyFor(serverUrl) {
  const name = serverUrl.startsWith("https:") ? "https_proxy" : "http_proxy";
  const address = settleProxies().variables[name];
  return address === void 0 || getProxyUrl(serverUrl) === "" ? {} : { [name]: address };
}
function prepareRuntime({ path, toolCache, npm }, inputs, { log, ...runtimeOptions }) {
  return createLazyCopilot({
    credentials: chooseCredentials(inputs),
    model: inputs.model,
    ...runtimeOptions,
    path,
    proxies: settleProxies().variables,
    sources: {
      input: inputs.copilotRuntimePath,
      toolCache,
      platform: thisPlatform(),
      path,
      npmEnvironment: { ...npm, ...settleProxies().variables },
      log: log.info
    }
  });
}
function listingCache({ toolCache }, inputs) {
  const secret = sealingSecret(inputs);
  if (secret === void 0) return void 0;
  return openListingCache({ toolCache, secret, program: hostProgram(), now: () => Date.now() });
}

// src/run/run.ts
init_define_RUNTIME_PACKAGES();
import { setImmediate } from "node:timers/promises";
async function run3(args, access = checkAccess(args)) {
  const isForAgents = needsAgents(args.request);
  if (isForAgents) args.ports.runtime.prepare();
  const { cancelled } = args.ports;
  const permit = await unlessAborted(access, cancelled);
  if (permit.kind === "refused") return refuse(args, permit);
  const completed = { ...args, request: await unlessAborted(completeRequest(args), cancelled) };
  const acknowledging = acknowledge(completed);
  const fetching = unlessAborted(
    setImmediate().then(() => fetchRemote(completed)),
    cancelled
  );
  void attempt(fetching);
  const found = await unlessAborted(acknowledging, cancelled);
  if (found.kind === "answered-before") {
    const [{ reportAnsweredBefore }, { forgetAnswered }] = await Promise.all([
      import("./finish-run-PR43WHAU.js"),
      import("./end-PU54TFZP.js")
    ]);
    if (!found.isAtWork) await forgetAnswered(completed, fetching);
    return reportAnsweredBefore(completed, found);
  }
  const excess = await findExcess(completed);
  if (excess !== void 0) return refuse(completed, excess);
  if (isForAgents) void attempt(args.ports.runtime.start());
  await setImmediate();
  const { serveRequest } = await import("./answer-LGMHYSSL.js");
  return serveRequest(completed, found, fetching);
}
async function refuse(args, permit) {
  const { refuseAccess } = await import("./refuse-HXJVXTWX.js");
  return refuseAccess(args, permit);
}
async function findExcess(args) {
  if (args.inputs.maxRunsPerPerson === 0) return void 0;
  const { checkRate } = await import("./refuse-HXJVXTWX.js");
  return checkRate(args);
}

export {
  openPorts,
  run3 as run
};
