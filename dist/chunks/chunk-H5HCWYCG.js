import {
  secretsOf
} from "./chunk-OPSB4QI2.js";
import {
  systemClock
} from "./chunk-QZMDFUL6.js";
import {
  createMask
} from "./chunk-EGLUAHLC.js";
import {
  settleProxies
} from "./chunk-KITWVC6M.js";
import {
  createLog,
  guardStandardError
} from "./chunk-VYTB5YPI.js";
import {
  createGitHub,
  jobRepository
} from "./chunk-PNZULSRQ.js";
import {
  SquadError,
  describe
} from "./chunk-ZKMHPSNV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/adapters/runner/run-time.ts
init_define_RUNTIME_PACKAGES();
import { setMaxListeners } from "node:events";
import { performance } from "node:perf_hooks";
var DELIVERY_MS = 6e4;
var CANCELLED_MS = 4e3;
function openRunTime({ minutes, cancelled }) {
  const over = new AbortController();
  setMaxListeners(Number.POSITIVE_INFINITY, over.signal);
  let endsAt = Number.POSITIVE_INFINITY;
  const endIn = (ms) => {
    endsAt = Math.min(endsAt, performance.now() + ms);
    setTimeout(() => over.abort(timeIsOver()), ms).unref();
  };
  const onCancel = () => endIn(CANCELLED_MS);
  endIn(minutes * 6e4 + DELIVERY_MS);
  if (cancelled.aborted) onCancel();
  cancelled.addEventListener("abort", onCancel, { once: true });
  return { left: () => Math.max(0, endsAt - performance.now()), over: over.signal };
}
function timeIsOver() {
  return new SquadError({
    code: "E_TIME",
    message: "The run's time was over before it had ended.",
    hint: "Run the job again, or raise `timeout-minutes`."
  });
}
var cancellation;
function cancellationSignal() {
  cancellation ??= listenForSignals();
  return cancellation.signal;
}
function listenForSignals() {
  const cancelled = new AbortController();
  setMaxListeners(Number.POSITIVE_INFINITY, cancelled.signal);
  const error = new SquadError({ code: "E_CANCELLED", message: "The job was cancelled." });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => cancelled.abort(error));
  return cancelled;
}

// src/adapters/runner/open-github.ts
init_define_RUNTIME_PACKAGES();
import { randomBytes } from "node:crypto";
function openGitHub(inputs) {
  const mask = createMask([...secretsOf(inputs), ...settleProxies().secrets]);
  const log = createLog(mask.mask, (text) => process.stdout.write(text));
  guardStandardError(process.stderr, mask.mask);
  guardProcess(log);
  const cancelled = cancellationSignal();
  const time = openRunTime({ minutes: inputs.timeoutMinutes, cancelled });
  const settings = { ...jobRepository(), token: inputs.githubToken, warn: log.warning };
  const github = createGitHub({ ...settings, time });
  return { github, log, mask, cancelled, time };
}
function portsOfConnection({ github, log, mask: { holdsSecret } }) {
  const record = () => void 0;
  return { github, log, holdsSecret, clock: systemClock, randomBytes, record };
}
function guardProcess(log) {
  process.on("unhandledRejection", (reason) => {
    log.warning(`Unhandled rejection: ${describe(reason).message}`);
  });
  process.on("uncaughtException", (error) => {
    log.warning(`Uncaught exception: ${describe(error).message}`);
  });
}

export {
  cancellationSignal,
  openGitHub,
  portsOfConnection
};
