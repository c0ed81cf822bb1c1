import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  CALL_MARKER,
  childEnvironment,
  findIsolation,
  isExecutable,
  killMarkedProcesses,
  openMaskedFile,
  signalGroup
} from "./chunk-VQF66SFG.js";
import {
  withTimeout
} from "./chunk-DC5XCRCP.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/adapters/programs/programs.ts
init_define_RUNTIME_PACKAGES();
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { stat } from "node:fs/promises";
import { constants } from "node:os";

// src/adapters/programs/program-output.ts
init_define_RUNTIME_PACKAGES();
function collectOutput(stream, { maxBytes, keepAt, mask }) {
  const chunks = [];
  let held = 0;
  let bytes = 0;
  let newlines = 0;
  let last = 10;
  let file;
  stream.on("data", (chunk) => {
    bytes += chunk.length;
    newlines += newlinesIn(chunk);
    last = chunk[chunk.length - 1] ?? last;
    if (bytes > maxBytes && keepAt !== void 0) {
      if (file === void 0) {
        file = openMaskedFile(keepAt, mask);
        file.write(Buffer.concat(chunks));
      }
      file.write(chunk);
    }
    if (held >= maxBytes) return;
    const part = Buffer.from(chunk.subarray(0, maxBytes - held));
    held += part.length;
    chunks.push(part);
  });
  const ended = new Promise((resolve) => {
    for (const event of ["end", "close", "error"]) stream.once(event, () => resolve());
  });
  return {
    ended,
    finish() {
      stream.removeAllListeners("data");
      stream.destroy();
      const text = textOf(Buffer.concat(chunks), bytes > held);
      return { text, bytes, lines: newlines + (last === 10 ? 0 : 1), keptAt: file?.end() };
    }
  };
}
function newlinesIn(chunk) {
  let count = 0;
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) count += 1;
  return count;
}
function textOf(bytes, isCut) {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  const text = decoder.decode(bytes, { stream: isCut });
  return text.replaceAll("\0", "\uFFFD");
}

// src/adapters/programs/programs.ts
var GRACE_MS = 1e3;
var DRAIN_MS = 500;
function createPrograms(settings) {
  let isolation;
  return {
    async runProgram(spec) {
      isolation ??= findIsolation();
      return runProgram(spec, settings, await isolation);
    }
  };
}
async function runProgram(spec, settings, isolation) {
  const marker = randomUUID();
  const set = { ...spec.environment, [CALL_MARKER]: marker };
  const env = childEnvironment({ home: settings.home, passed: spec.passed, set });
  const { PATH: path = "" } = env;
  const program = spec.command === "node" ? process.execPath : spec.command;
  if (!await isExecutable(program, path)) {
    return { kind: "not-started", reason: `${spec.command} is not there` };
  }
  const directoryStats = await stat(spec.directory).catch(() => void 0);
  if (directoryStats?.isDirectory() !== true) {
    return { kind: "not-started", reason: "its working directory is not there" };
  }
  if (spec.signal.aborted) return { kind: "not-started", reason: "the run is ending" };
  const child = startChild(isolation.wrap([program, ...spec.args]), spec, env);
  if (typeof child === "string") return { kind: "not-started", reason: child };
  const collect = (stream) => collectOutput(child[stream], {
    maxBytes: spec.maxBytes,
    keepAt: spec.keepAs === void 0 ? void 0 : `${spec.keepAs}.${stream}.txt`,
    mask: settings.mask
  });
  const collectors = [collect("stdout"), collect("stderr")];
  const exit = waitForExit(child);
  const ended = await waitForEnd(exit, spec);
  if (ended.kind !== "exited") await stopProgram(child, exit, settings.graceMs ?? GRACE_MS);
  await killRemaining(child, isolation.endsAll ? void 0 : marker);
  const [stdout, stderr] = await finishOutputs(collectors);
  return ended.kind === "not-started" ? ended : { ...ended, stdout, stderr };
}
function startChild([program = "", ...args], { command, directory }, env) {
  try {
    return spawn(program, args, {
      cwd: directory,
      env: { ...env },
      stdio: ["ignore", "pipe", "pipe"],
      shell: false,
      // A process group of its own, which can be ended as a whole.
      detached: process.platform !== "win32",
      windowsHide: true
    });
  } catch (error) {
    return startFailure(error, command);
  }
}
function waitForExit(child) {
  return new Promise((resolve) => {
    child.once(
      "error",
      (error) => resolve({ kind: "not-started", reason: startFailure(error, child.spawnfile) })
    );
    child.once(
      "exit",
      (code, signal) => resolve({ kind: "exited", code: code ?? 128 + (signal ? constants.signals[signal] : 0) })
    );
  });
}
function waitForEnd(exit, { timeoutMs, signal }) {
  const finished = new AbortController();
  const aborted = new Promise((resolve) => {
    const onAbort = () => resolve({ kind: "aborted" });
    signal.addEventListener("abort", onAbort, { once: true, signal: finished.signal });
  });
  const onTimeout = () => ({ kind: "timed-out" });
  return withTimeout(timeoutMs, Promise.race([exit, aborted]), onTimeout).finally(
    () => finished.abort()
  );
}
async function stopProgram(child, exit, graceMs) {
  signalGroup(child, "SIGTERM");
  const ended = await withTimeout(graceMs, exit, () => void 0);
  if (ended !== void 0) return;
  signalGroup(child, "SIGKILL");
  await withTimeout(graceMs, exit, () => void 0);
}
async function killRemaining(child, marker) {
  if (child.pid === void 0) return;
  signalGroup(child, "SIGKILL");
  if (marker !== void 0) await killMarkedProcesses(marker);
}
async function finishOutputs(collectors) {
  await withTimeout(
    DRAIN_MS,
    Promise.all(collectors.map(({ ended }) => ended)),
    () => void 0
  );
  return [collectors[0].finish(), collectors[1].finish()];
}
function startFailure(error, command) {
  const hasCode = typeof error === "object" && error !== null && "code" in error;
  const code = hasCode ? String(error.code) : "";
  if (code === "ENOENT") return `${command} is not there`;
  if (code === "EACCES") return `${command} is not an executable file`;
  if (code === "E2BIG") return "the arguments are too long";
  return `${command} could not be started (${code || "unknown reason"})`;
}

// src/adapters/runner/clock.ts
init_define_RUNTIME_PACKAGES();
import { setTimeout as pause } from "node:timers/promises";
var MAX_TIMER_MS = 2 ** 31 - 1;
var systemClock = {
  now: () => Date.now(),
  async sleep(ms, signal) {
    const length = Math.min(ms, MAX_TIMER_MS);
    await (signal === void 0 ? pause(length) : pause(length, void 0, { signal, ref: false }));
  }
};

export {
  createPrograms,
  systemClock
};
