import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  REPORT_MS,
  checkAccess,
  failRequest,
  refuseAccess,
  run,
  withinTime
} from "./chunk-AOUXNIJL.js";
import {
  encodeSpans,
  maskInLog,
  openGitHub,
  openPorts,
  portsOfConnection,
  prepareLogUpload,
  proxiedFetch,
  readInputs,
  readTelemetrySettings,
  reportInLog,
  reportOutcome,
  secretsOf,
  setOutputs,
  spanOfRun,
  telemetrySecrets,
  tidyUp,
  untilIdle,
  uploadNothing
} from "./chunk-YCZVTOWF.js";
import "./chunk-BB3HHJLE.js";
import "./chunk-DBKERD7T.js";
import {
  settleProxies
} from "./chunk-7SXV55V3.js";
import "./chunk-VCJZ2WL3.js";
import "./chunk-OWUTRZPU.js";
import {
  oneLine
} from "./chunk-65RJZHPP.js";
import {
  attempt,
  describe
} from "./chunk-VDDPH6ES.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-PLLTIFGW.js";

// src/job.ts
init_define_RUNTIME_PACKAGES();
import { setTimeout } from "node:timers/promises";

// src/adapters/proxy/index.ts
init_define_RUNTIME_PACKAGES();

// src/adapters/telemetry/index.ts
init_define_RUNTIME_PACKAGES();

// src/adapters/telemetry/export-spans.ts
init_define_RUNTIME_PACKAGES();
import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
var LIMIT_MS = 5e3;
async function exportSpans(record, settings, { log, time }) {
  const late = AbortSignal.timeout(Math.ceil(Math.min(LIMIT_MS, time.left())));
  const sent = await attempt(send(record, settings, late));
  if (sent.kind === "done") return;
  const why = late.aborted ? "no answer in time" : reasonOf(sent.error);
  log.info(`The run's spans could not be sent: ${oneLine(why, 200)}`);
}
async function send(record, { endpoint, headers, resource }, signal) {
  const run2 = spanOfRun(await readFile(record, "utf8"));
  if (run2 === void 0) return;
  const { ok, status, body } = await proxiedFetch(endpoint, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: encodeSpans(run2, resource, randomBytes),
    signal
  });
  await body?.cancel();
  if (!ok) throw new Error(`HTTP ${status}`);
}
function reasonOf(error) {
  return describe(Reflect.get(Object(error), "cause") ?? error).message;
}

// src/job.ts
async function runJob(environment, trigger) {
  const inputs = readInputs(environment.input);
  maskInLog([...secretsOf(inputs), ...settleProxies().secrets, ...telemetrySecrets()]);
  if (trigger.kind === "declined") {
    process.stdout.write(`${trigger.reason}
`);
    setOutputs({ outcome: "declined" });
    return;
  }
  if (trigger.kind === "request") return runCommentJob(environment, inputs, trigger.request);
  const { runScribeJob } = await import("./scribe-job-VZEPPLTJ.js");
  await runScribeJob({ environment, inputs, ...trigger });
}
async function runCommentJob(environment, inputs, request) {
  const connection = openGitHub(inputs);
  const { serverUrl, runId, triggeringActor } = environment;
  const job = { serverUrl, runId, triggeringActor };
  const access = checkAccess({ request, inputs, ports: connection, job });
  void attempt(access);
  const args = { request, inputs, ports: portsOfConnection(connection), job };
  const opened = await attempt(openJob(environment, inputs, connection));
  const ran = opened.kind === "threw" ? opened : await attempt(opened.value.run({ ...args, ports: opened.value.ports }, access));
  const isBroken = ran.kind === "threw" && !connection.cancelled.aborted;
  if (isBroken) {
    await tidyUp(opened);
    await setTimeout(100);
  }
  const reported = isBroken ? await attempt(reportFailure(ran.error, args, access)) : ran;
  const record = opened.kind === "done" ? opened.value.record : "";
  if (reported.kind === "done") await reportOutcome(reported.value, connection, record);
  else reportInLog(reported.error, connection);
  const isDeclined = reported.kind === "done" && reported.value.outcome.kind === "declined";
  const keep = isDeclined ? uploadNothing : keepRecord(environment, inputs, opened);
  await tidyUp(opened);
  await keep();
}
function keepRecord(environment, inputs, opened) {
  const upload = prepareLogUpload(environment, inputs, opened);
  return () => Promise.all([upload(), sendSpans(opened)]);
}
async function sendSpans(opened) {
  const settings = readTelemetrySettings();
  if (settings === void 0 || opened.kind === "threw") return;
  await exportSpans(opened.value.record, settings, opened.value.ports);
}
async function openJob(environment, inputs, connection) {
  const opened = await openPorts(environment, inputs, connection);
  return {
    ...opened,
    run: (args, access) => withinTime(untilIdle(run(args, access)), connection.time, REPORT_MS)
  };
}
async function reportFailure(thrown, args, access) {
  const permit = await attempt(access);
  const isRefused = permit.kind === "done" && permit.value.kind === "refused";
  return isRefused ? refuseAccess(args, permit.value) : failRequest(args, describe(thrown));
}
export {
  runJob
};
