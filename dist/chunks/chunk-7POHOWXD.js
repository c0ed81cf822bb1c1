import {
  withTimeout
} from "./chunk-DC5XCRCP.js";
import {
  unlessAborted
} from "./chunk-JNS4U4RR.js";
import {
  headOf
} from "./chunk-2VDIWIBV.js";
import {
  attempt,
  describe
} from "./chunk-ZKMHPSNV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/adapters/runner/end-of-job.ts
init_define_RUNTIME_PACKAGES();
function untilIdle(work) {
  const idle = new Promise((_, reject) => {
    process.once("beforeExit", () => reject(new Error("The run stopped before its end.")));
  });
  return Promise.race([work, idle]);
}
async function tidyUp(opened) {
  if (opened.kind === "threw") return;
  const { close, ports } = opened.value;
  const closed = await attempt(close());
  if (closed.kind === "done") return;
  ports.log.warning(`Not everything was tidied up: ${describe(closed.error).message}`);
}

// src/adapters/runner/upload-artifact.ts
init_define_RUNTIME_PACKAGES();
import { existsSync } from "node:fs";
import { join } from "node:path";
var LIMIT_MS = 2e4;
var RETENTION_DAYS = 7;
var uploadNothing = async () => "nothing-to-keep";
function prepareLogUpload({ artifactName: name }, { dryRun }, opened) {
  if (name === void 0 || dryRun || opened.kind === "threw") return uploadNothing;
  const { folder, logs, record, ports } = opened.value;
  if (!existsSync(record)) return uploadNothing;
  const { cancelled, time, log } = ports;
  const limitMs = () => cancelled.aborted ? time.left() : LIMIT_MS;
  return prepareUpload({ name, folder, files: logs, warn: log.warning, limitMs, cancelled });
}
function prepareUpload(artifact) {
  const loading = import("./artifact-client-ZY6YHQQ5.js");
  loading.catch(() => void 0);
  return () => {
    const onTimeout = () => {
      artifact.warn("The run's record is not kept as an artifact: the upload took too long.");
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
async function upload({ name, folder, files, warn }, loading) {
  const paths = files.map((file) => join(folder, file)).filter((path) => existsSync(path));
  if (paths.length === 0) return "nothing-to-keep";
  try {
    const client = new (await loading).DefaultArtifactClient();
    await client.uploadArtifact(name, paths, folder, { retentionDays: RETENTION_DAYS });
    return "kept";
  } catch (error) {
    warn(
      `The run's record is not kept as an artifact: ${redactedFirstLine(describe(error).message)}`
    );
    return "failed";
  }
}
function redactedFirstLine(message) {
  const line = headOf(message.split("\n")[0] ?? "", 300);
  return line.replace(/\?[^\s"')]*/g, "?...");
}

export {
  untilIdle,
  tidyUp,
  uploadNothing,
  prepareLogUpload
};
