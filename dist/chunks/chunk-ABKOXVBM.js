import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  SquadError,
  attempt
} from "./chunk-GBJB3MBF.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/adapters/git/git-command.ts
init_define_RUNTIME_PACKAGES();
var ALLOWED_VARIABLES = [
  "GIT_CONFIG_NOSYSTEM",
  "GIT_CONFIG_GLOBAL",
  "GIT_CONFIG_COUNT",
  "GIT_CONFIG_KEY_0",
  "GIT_CONFIG_VALUE_0",
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
var ALLOWED_UNSAFE = { allowUnsafeConfigPaths: true, allowUnsafeConfigEnvCount: true };
async function executeGit(command) {
  const { args, directory, environment } = command;
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
      errors: (_error, result) => {
        ended = result;
        return void 0;
      }
    }).outputHandler(emitEmptyChunk);
    if (environment !== void 0) git.env({ ...environment });
    await git.raw([...args]);
  } catch (error) {
    throw notStarted(args, error);
  }
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
  return { code: 1, stdout, stderr: "git was ended by a signal" };
}
function notStarted(args, cause) {
  return new SquadError({
    code: "E_GIT",
    message: `git could not be started for \`git ${args[0] ?? ""}\`.`,
    hint: "The runner needs git 2.38 or later on its PATH.",
    cause
  });
}
async function gitVersion() {
  const version = await askGit(process.cwd(), ["--version"]);
  return /\d+\.\d+(?:\.\d+)?/.exec(version ?? "")?.[0];
}

export {
  executeGit,
  askGit,
  gitVersion
};
