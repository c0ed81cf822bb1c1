import {
  SquadError,
  attempt
} from "./chunk-EHNRAOD3.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/adapters/copilot/lazy-copilot.ts
init_define_RUNTIME_PACKAGES();
function createLazyCopilot(settings) {
  let loading;
  let isStopped = false;
  const load = async () => {
    const { createCopilot } = await import("./copilot-FTXOOKMM.js");
    const runtime = createCopilot(settings);
    if (isStopped) await runtime.stop();
    return runtime;
  };
  const getRuntime = () => {
    loading ??= load();
    return loading;
  };
  return {
    prepare() {
      getRuntime().catch(() => void 0);
    },
    start: async () => (await getRuntime()).start(),
    models: async () => (await getRuntime()).models(),
    async primed() {
      const loaded = await attempt(Promise.resolve(loading));
      if (loaded.kind === "done") await loaded.value?.primed();
    },
    openSession: async (spec) => (await getRuntime()).openSession(spec),
    async stop() {
      isStopped = true;
      await (await loading)?.stop();
    }
  };
}

// src/adapters/copilot/platform.ts
init_define_RUNTIME_PACKAGES();
import { readFileSync } from "node:fs";
function thisPlatform() {
  const system = process.platform === "linux" && usesMusl() ? "linuxmusl" : process.platform;
  return `${system}-${process.arch}`;
}
function usesMusl() {
  try {
    return readFileSync("/proc/self/maps", "utf8").includes("/ld-musl-");
  } catch {
    return false;
  }
}

// src/adapters/git/git-command.ts
init_define_RUNTIME_PACKAGES();

// src/adapters/git/git-environment.ts
init_define_RUNTIME_PACKAGES();
var PINNED = [
  ["core.fsmonitor", "false"],
  ["core.hooksPath", "/dev/null"],
  ["core.attributesFile", "/dev/null"],
  ["core.excludesFile", "/dev/null"],
  ["credential.helper", ""],
  ["protocol.allow", "never"],
  ["protocol.http.allow", "always"],
  ["protocol.https.allow", "always"]
];
var CONFIG_VARIABLES = [
  "GIT_CONFIG_COUNT",
  ...Array.from({ length: PINNED.length + 2 }, (_, index) => index).flatMap((index) => [
    `GIT_CONFIG_KEY_${index}`,
    `GIT_CONFIG_VALUE_${index}`
  ])
];
function gitEnvironment({ path }, { scratch, repository }) {
  return {
    PATH: path,
    HOME: scratch,
    LANG: "C.UTF-8",
    LC_ALL: "C.UTF-8",
    GIT_DIR: repository,
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: "/dev/null",
    GIT_ATTR_NOSYSTEM: "1",
    GIT_TERMINAL_PROMPT: "0",
    GIT_LITERAL_PATHSPECS: "1",
    GIT_NO_REPLACE_OBJECTS: "1",
    GIT_OPTIONAL_LOCKS: "0",
    ...configEnvironment(PINNED)
  };
}
function worktreeEnvironment(worktree) {
  if (worktree === void 0) return {};
  return { GIT_WORK_TREE: worktree.directory, GIT_INDEX_FILE: worktree.indexFile };
}
function remoteEnvironment({ token, serverUrl, proxy }) {
  const basic = Buffer.from(`x-access-token:${token}`).toString("base64");
  const [address = ""] = Object.values(proxy);
  const header = [`http.${serverUrl}/.extraheader`, `Authorization: Basic ${basic}`];
  return { ...configEnvironment([...PINNED, ["http.proxy", address], header]), ...proxy };
}
function configEnvironment(entries) {
  const variables = entries.flatMap(([key, value], index) => [
    [`GIT_CONFIG_KEY_${index}`, key],
    [`GIT_CONFIG_VALUE_${index}`, value]
  ]);
  return { ...Object.fromEntries(variables), GIT_CONFIG_COUNT: String(entries.length) };
}

// src/adapters/git/git-command.ts
var ALLOWED_VARIABLES = [
  "GIT_CONFIG_NOSYSTEM",
  "GIT_CONFIG_GLOBAL",
  ...CONFIG_VARIABLES,
  "GIT_ATTR_NOSYSTEM",
  "GIT_TERMINAL_PROMPT",
  "GIT_LITERAL_PATHSPECS",
  "GIT_NO_REPLACE_OBJECTS",
  "GIT_OPTIONAL_LOCKS",
  "GIT_DIR",
  "GIT_WORK_TREE",
  "GIT_INDEX_FILE",
  "GIT_AUTHOR_NAME",
  "GIT_AUTHOR_EMAIL",
  "GIT_AUTHOR_DATE",
  "GIT_COMMITTER_NAME",
  "GIT_COMMITTER_EMAIL",
  "GIT_COMMITTER_DATE"
];
var ALLOWED_UNSAFE = {
  allowUnsafeConfigPaths: true,
  allowUnsafeConfigEnvCount: true,
  allowUnsafeFsMonitor: true,
  allowUnsafeHooksPath: true,
  allowUnsafeCredentialHelper: true,
  allowUnsafeProtocolOverride: true
};
async function executeGit(command) {
  const { args, directory, environment, limit } = command;
  if (limit?.signal.aborted) return endedResult(limit);
  let ended;
  try {
    const { simpleGit } = await import("./dist-WGEXZNKN.js");
    const git = simpleGit({
      baseDir: directory,
      maxConcurrentProcesses: Number.POSITIVE_INFINITY,
      allowEnvironment: environment === void 0 ? [] : ALLOWED_VARIABLES,
      unsafe: ALLOWED_UNSAFE,
      // By default simple-git stops reading 50 ms after the exit.
      completion: { onClose: true, onExit: false },
      // Empty standard input.
      input: () => NOTHING,
      ...limit === void 0 ? {} : { abort: limit.signal },
      errors: (_error, result) => {
        ended = result;
        return void 0;
      }
    }).outputHandler(emitEmptyChunk);
    if (environment !== void 0) git.env({ ...environment });
    await git.raw([...args]);
  } catch (error) {
    if (limit?.signal.aborted) return endedResult(limit);
    throw notStarted(args, error);
  }
  if (limit?.signal.aborted && ended?.exitCode !== 0) return endedResult(limit);
  return resultOf(args, ended);
}
async function askGit(directory, args) {
  const ran = await attempt(executeGit({ args, directory }));
  return ran.kind === "done" && ran.value.code === 0 ? ran.value.stdout.trim() : void 0;
}
var NOTHING = Buffer.alloc(0);
function emitEmptyChunk(_command, stdout) {
  queueMicrotask(() => stdout.emit("data", NOTHING));
}
function resultOf(args, ended) {
  if (ended === void 0) throw notStarted(args, void 0);
  const { exitCode } = ended;
  const stdout = Buffer.concat(ended.stdOut).toString();
  const stderr = Buffer.concat(ended.stdErr).toString();
  if (exitCode === 0) return { code: 0, stdout, stderr: "" };
  if (exitCode !== null && exitCode < 0) throw notStarted(args, new Error(stderr));
  if (exitCode !== null) return { code: exitCode, stdout, stderr };
  return { code: KILLED, stdout, stderr: "git was stopped by a signal" };
}
var KILLED = 137;
var TIMED_OUT = 124;
function endedResult({ cause, seconds }) {
  const stderr = `error: ${cause}; git was stopped after ${seconds()} s
`;
  return { code: TIMED_OUT, stdout: "", stderr };
}
function notStarted(args, cause) {
  return new SquadError({
    code: "E_GIT",
    message: `git could not be started for \`git ${args[0] ?? ""}\`.`,
    hint: GIT_HINT,
    cause
  });
}
var OLDEST = { major: 2, minor: 38 };
var GIT_HINT = `The runner needs git ${OLDEST.major}.${OLDEST.minor} or later on its PATH.`;
async function gitVersion() {
  return readVersion(await askGit(process.cwd(), ["--version"]) ?? "");
}
async function requireGitVersion(command) {
  const version = readVersion((await executeGit({ ...command, args: ["--version"] })).stdout);
  if (version === void 0 || !isOld(version)) return;
  throw new SquadError({
    code: "E_GIT",
    message: `git ${version} on this runner is too old.`,
    hint: GIT_HINT
  });
}
function readVersion(text) {
  return /\d+\.\d+(?:\.\d+)?/.exec(text)?.[0];
}
function isOld(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major < OLDEST.major || major === OLDEST.major && minor < OLDEST.minor;
}

export {
  createLazyCopilot,
  thisPlatform,
  gitEnvironment,
  worktreeEnvironment,
  remoteEnvironment,
  executeGit,
  askGit,
  KILLED,
  TIMED_OUT,
  gitVersion,
  requireGitVersion
};
