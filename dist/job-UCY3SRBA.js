import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  REPORT_MS,
  checkAccess,
  exportSpans,
  failRequest,
  maskInLog,
  openGitHub,
  openPorts,
  portsOfConnection,
  prepareLogUpload,
  readTelemetrySettings,
  refuseAccess,
  reportInLog,
  reportOutcome,
  run,
  setOutputs,
  telemetrySecrets,
  tidyUp,
  untilIdle,
  uploadNothing,
  withinTime
} from "./chunk-KYYFMPVP.js";
import "./chunk-CYHPDKLM.js";
import "./chunk-5PLOCBUJ.js";
import "./chunk-KFUCAED3.js";
import {
  readInputs,
  secretsOf
} from "./chunk-7MBFE6NC.js";
import "./chunk-AWAPVFDS.js";
import "./chunk-AWBJCS7B.js";
import "./chunk-4D3IA5IX.js";
import "./chunk-XHZ5ENKS.js";
import "./chunk-TMDQQX76.js";
import "./chunk-REOUU2WY.js";
import "./chunk-H7RZVLXM.js";
import "./chunk-3P5NEQOD.js";
import {
  settleProxies
} from "./chunk-WG3TGQPK.js";
import "./chunk-6ACGZAIB.js";
import "./chunk-LZXB6SZ2.js";
import {
  attempt,
  describe
} from "./chunk-QYCI2ITB.js";
import "./chunk-F4U5TPQ7.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-PLLTIFGW.js";

// src/job.ts
init_define_RUNTIME_PACKAGES();
import { setTimeout } from "node:timers/promises";
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
  const { runScribeJob } = await import("./scribe-job-2KEZWBIC.js");
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
