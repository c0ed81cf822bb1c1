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
  refusal;
  constructor({ code, message, hint, refusal, cause }) {
    super(message, cause === void 0 ? void 0 : { cause });
    this.code = code;
    this.hint = hint;
    this.refusal = refusal;
  }
};
function refusalKindOf(thrown) {
  return thrown instanceof SquadError ? thrown.refusal : void 0;
}
function describe(thrown) {
  if (thrown instanceof SquadError) {
    const { code, message: message2, hint = hintForMachine(message2) } = thrown;
    return { code, message: message2, hint };
  }
  const message = textOf(thrown);
  return { code: "E_INTERNAL", message, hint: hintForMachine(message) };
}
function textOf(thrown) {
  if (!(thrown instanceof Error)) return String(thrown);
  if (thrown.message.trim() !== "") return thrown.message;
  const [first] = thrown instanceof AggregateError ? thrown.errors : [];
  if (first !== void 0) return textOf(first);
  return "code" in thrown ? String(thrown.code) : thrown.name;
}
var MACHINE_FAULTS = [
  [
    /ENOSPC|no space left on device/i,
    {
      cause: "the runner's disk is full",
      hint: "The runner's disk is full, or has no inodes left: free some in a step before this one."
    }
  ],
  [
    /EDQUOT|disk quota exceeded/i,
    {
      cause: "the runner's disk quota is used up",
      hint: "The quota of the runner's disk is used up: free some space in a step before this one."
    }
  ],
  [
    /EMFILE|ENFILE|too many open files/i,
    {
      cause: "the runner allows too few open files",
      hint: "The runner allows too few open files: raise `ulimit -n`."
    }
  ],
  [
    /ENOMEM|out of memory|cannot allocate memory/i,
    {
      cause: "the runner has too little memory",
      hint: "The runner has too little memory for the job."
    }
  ],
  [
    /EAGAIN|unable to fork|cannot fork|resource temporarily unavailable/i,
    {
      cause: "the runner allows too few processes",
      hint: "The runner allows too few processes: raise `ulimit -u`, or lower `max-agents`."
    }
  ],
  [
    /git was stopped by a signal/,
    {
      cause: "something killed a program of the run",
      hint: "A system with too little memory kills programs: look at the memory of the runner."
    }
  ],
  [
    // git doesn't say why.
    /\b(?:EROFS|EACCES|ENOTDIR|ENOENT)\b.{1,80}\bmkd(?:ir|temp)\b|unable to create directory for /,
    {
      cause: "the folder `RUNNER_TEMP` cannot be used",
      hint: "Check that the folder `RUNNER_TEMP` exists, is writable and has space left."
    }
  ],
  [
    /EROFS|read-only file system/i,
    {
      cause: "the runner's file system is read-only",
      hint: "The runner's file system is read-only: check its disk, and the volumes of its container."
    }
  ]
];
function machineFault(message) {
  return MACHINE_FAULTS.find(([pattern]) => pattern.test(message))?.[1];
}
function hintForMachine(message) {
  return machineFault(message)?.hint;
}
function isFinal(thrown) {
  const kind = refusalKindOf(thrown);
  return kind !== void 0 && kind !== "passing";
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
  refusalKindOf,
  describe,
  machineFault,
  hintForMachine,
  isFinal,
  attempt,
  resultOr,
  attemptNow,
  systemCode
};
