import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-PLLTIFGW.js";

// src/errors.ts
init_define_RUNTIME_PACKAGES();
var SquadError = class extends Error {
  name = "SquadError";
  code;
  hint;
  constructor({ code, message, hint, cause }) {
    super(message, cause === void 0 ? void 0 : { cause });
    this.code = code;
    this.hint = hint;
  }
};
function describe(thrown) {
  if (thrown instanceof SquadError) {
    const { code, message: message2, hint = hintForMachine(message2) } = thrown;
    return { code, message: message2, hint };
  }
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return { code: "E_INTERNAL", message, hint: hintForMachine(message) };
}
var MACHINE_HINTS = [
  [
    /ENOSPC|no space left on device/i,
    "The runner's disk is full, or has no inodes left: free some in a step before this one."
  ],
  [
    /EMFILE|ENFILE|too many open files/i,
    "The runner allows too few open files: raise `ulimit -n`."
  ],
  [/ENOMEM|out of memory|cannot allocate memory/i, "The runner has too little memory for the job."],
  [
    // git doesn't say why.
    /\b(?:EROFS|EACCES|ENOTDIR|ENOENT)\b.{1,80}\bmkd(?:ir|temp)\b|unable to create directory for /,
    "Check that the folder `RUNNER_TEMP` exists, is writable and has space left."
  ]
];
function hintForMachine(message) {
  return MACHINE_HINTS.find(([pattern]) => pattern.test(message))?.[1];
}
function attempt(work) {
  const started = typeof work === "function" ? (async () => work())() : work;
  return started.then(
    (value) => ({ kind: "done", value }),
    (error) => ({ kind: "threw", error })
  );
}
async function resultOr(work, instead) {
  const ended = await attempt(work);
  return ended.kind === "done" ? ended.value : instead;
}
function attemptNow(work) {
  try {
    return { kind: "done", value: work() };
  } catch (error) {
    return { kind: "threw", error };
  }
}
function systemCode(error) {
  if (typeof error !== "object" || error === null) return void 0;
  if (!("code" in error) || !("syscall" in error)) return void 0;
  return typeof error.code === "string" ? error.code : void 0;
}

export {
  SquadError,
  describe,
  hintForMachine,
  attempt,
  resultOr,
  attemptNow,
  systemCode
};
