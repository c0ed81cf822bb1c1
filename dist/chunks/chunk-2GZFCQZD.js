import {
  secretsOf
} from "./chunk-5PKJXV6L.js";
import {
  createMask,
  systemClock
} from "./chunk-4EUGGXYZ.js";
import {
  withTimeout
} from "./chunk-DC5XCRCP.js";
import {
  secretsIn,
  settleProxies
} from "./chunk-VK3NYQGC.js";
import {
  createLog,
  guardStandardError
} from "./chunk-VYTB5YPI.js";
import {
  createGitHub,
  jobRepository
} from "./chunk-MXCSNDYZ.js";
import {
  unlessAborted
} from "./chunk-U6AUHUH3.js";
import {
  headOf
} from "./chunk-ZBRHI66Z.js";
import {
  SquadError,
  attempt,
  describe
} from "./chunk-EHNRAOD3.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/adapters/telemetry/settings.ts
init_define_RUNTIME_PACKAGES();
function readTelemetrySettings() {
  const endpoint = endpointOf(
    variable("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"),
    variable("OTEL_EXPORTER_OTLP_ENDPOINT")
  );
  if (endpoint === void 0 || variable("OTEL_SDK_DISABLED")?.toLowerCase() === "true") {
    return void 0;
  }
  const name = variable("OTEL_SERVICE_NAME");
  return {
    endpoint,
    headers: Object.fromEntries(headers()),
    resource: {
      "service.name": "squad-action",
      ...Object.fromEntries(pairsIn(variable("OTEL_RESOURCE_ATTRIBUTES"))),
      ...name === void 0 ? {} : { "service.name": name }
    }
  };
}
var SHORTEST_KEY = 8;
var SHORTEST_PART = 12;
function telemetrySecrets() {
  const { endpoint = "" } = readTelemetrySettings() ?? {};
  const values = headers().map(([, value]) => value);
  const parts = values.flatMap((value) => value.split(/\s+/));
  return [
    ...values.filter(({ length }) => length >= SHORTEST_KEY),
    ...parts.filter(({ length }) => length >= SHORTEST_PART),
    ...secretsIn(endpoint)
  ];
}
function headers() {
  return [
    ...pairsIn(variable("OTEL_EXPORTER_OTLP_HEADERS")),
    ...pairsIn(variable("OTEL_EXPORTER_OTLP_TRACES_HEADERS"))
  ];
}
function endpointOf(traces, base) {
  if (traces !== void 0) return traces;
  return base === void 0 ? void 0 : `${base.replace(/\/+$/, "")}/v1/traces`;
}
function variable(name) {
  return process.env[name]?.trim() || void 0;
}
function pairsIn(list = "") {
  return list.split(",").flatMap((pair) => {
    const at = pair.indexOf("=");
    const name = pair.slice(0, at).trim();
    return at === -1 || name === "" ? [] : [[name, decoded(pair.slice(at + 1).trim())]];
  });
}
function decoded(value) {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

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
    message: "The run did not finish in time.",
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
  const mask = createMask([
    ...secretsOf(inputs),
    ...settleProxies().secrets,
    ...telemetrySecrets()
  ]);
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

// src/adapters/runner/record/upload-artifact.ts
init_define_RUNTIME_PACKAGES();
import { existsSync } from "node:fs";
import { join } from "node:path";
var LIMIT_MS = 2e4;
var RETENTION_DAYS = 7;
var uploadNothing = async () => "nothing-to-keep";
function prepareLogUpload({ artifactName: name }, { dryRun }, opened) {
  if (name === void 0 || dryRun || opened.kind === "threw") return uploadNothing;
  const { folder, logs, record, ports, isUploadLate } = opened.value;
  if (!existsSync(record)) return uploadNothing;
  const { cancelled, time, log } = ports;
  const limitMs = () => cancelled.aborted ? time.left() : LIMIT_MS;
  const upload2 = prepareUpload({
    name,
    folder,
    files: logs,
    warn: log.warning,
    limitMs,
    cancelled
  });
  return async () => {
    const result = await upload2();
    return isUploadLate() ? "late" : result;
  };
}
function prepareUpload(artifact) {
  const loading = import("./artifact-client-ZY6YHQQ5.js");
  loading.catch(() => void 0);
  return () => {
    const onTimeout = () => {
      artifact.warn(`${whatOf(artifact)} was not saved as an artifact: the upload took too long.`);
      return "late";
    };
    const limit = artifact.limitMs?.() ?? LIMIT_MS;
    const uploading = unlessCancelled(upload(artifact, loading), artifact.cancelled);
    return withTimeout(limit, uploading, onTimeout);
  };
}
async function unlessCancelled(uploading, cancelled) {
  if (cancelled === void 0 || cancelled.aborted) return uploading;
  const ended = await attempt(unlessAborted(uploading, cancelled));
  return ended.kind === "done" ? ended.value : "late";
}
var whatOf = ({ what = "The run's record" }) => what;
async function upload(artifact, loading) {
  const { name, folder, files, warn } = artifact;
  const paths = files.map((file) => join(folder, file)).filter((path) => existsSync(path));
  if (paths.length === 0) return "nothing-to-keep";
  try {
    const client = new (await loading).DefaultArtifactClient();
    await client.uploadArtifact(name, paths, folder, { retentionDays: RETENTION_DAYS });
    return "kept";
  } catch (error) {
    warn(
      `${whatOf(artifact)} was not saved as an artifact: ${redactedFirstLine(describe(error).message)}`
    );
    return "failed";
  }
}
function redactedFirstLine(message) {
  const line = headOf(message.split("\n")[0] ?? "", 300);
  return line.replace(/\?[^\s"')]*/g, "?...");
}
var RESERVED_MS = 2e3;
function openFileUploads({ artifactName }, folder, { log, cancelled, time }) {
  let count = 0;
  let isLate = false;
  const limitMs = () => Math.min(LIMIT_MS, Math.max(0, time.left() - RESERVED_MS));
  return {
    async uploadFile(file) {
      if (artifactName === void 0) return { kind: "no-artifacts" };
      count += 1;
      const name = `${artifactName}-work${count === 1 ? "" : `-${count}`}`;
      const artifact = { name, what: file, folder, files: [file], warn: log.warning, limitMs };
      const result = await prepareUpload({ ...artifact, cancelled })();
      isLate ||= result === "late";
      return result === "kept" ? { kind: "uploaded", artifact: name } : { kind: "failed" };
    },
    isLate: () => isLate
  };
}

export {
  readTelemetrySettings,
  telemetrySecrets,
  cancellationSignal,
  openGitHub,
  portsOfConnection,
  uploadNothing,
  prepareLogUpload,
  redactedFirstLine,
  openFileUploads
};
