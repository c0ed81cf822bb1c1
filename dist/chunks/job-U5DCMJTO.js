import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  failureText,
  openPorts,
  prepareLogUpload,
  readInputs,
  secretsOf,
  uploadNothing
} from "./chunk-AKDGAP6B.js";
import "./chunk-3DHC777K.js";
import "./chunk-ABKOXVBM.js";
import {
  failStep,
  maskInLog,
  setOutputs,
  writeRunReport
} from "./chunk-QAPRXY3G.js";
import {
  checkAccess
} from "./chunk-4WJK4NMI.js";
import "./chunk-63WFSADP.js";
import "./chunk-5VT4D27D.js";
import "./chunk-VQF66SFG.js";
import "./chunk-T4KLHF64.js";
import "./chunk-PNS5N7NF.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-VBFAMISX.js";
import {
  settleProxies
} from "./chunk-SOA4FUP7.js";
import "./chunk-DZISDMIS.js";
import "./chunk-3TBRW6FL.js";
import "./chunk-DC5XCRCP.js";
import "./chunk-YVTSIQLG.js";
import "./chunk-MNBX77FK.js";
import "./chunk-FXG5REYQ.js";
import "./chunk-OMADM4KQ.js";
import "./chunk-2VDIWIBV.js";
import {
  attempt,
  describe
} from "./chunk-GBJB3MBF.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/job.ts
init_define_RUNTIME_PACKAGES();
async function runJob(environment, trigger) {
  const inputs = readInputs(environment.input);
  maskInLog([...secretsOf(inputs), ...settleProxies().secrets]);
  if (trigger.kind === "declined") {
    process.stdout.write(`${trigger.reason}
`);
    setOutputs({ outcome: "declined" });
    return;
  }
  if (trigger.kind === "request") return runCommentJob(environment, inputs, trigger.request);
  const { runScribeJob } = await import("./scribe-job-D2Z75P4B.js");
  await runScribeJob({ environment, inputs, ...trigger });
}
async function runCommentJob(environment, inputs, request) {
  const opened = await openPorts(environment, inputs);
  const { serverUrl, runId, triggeringActor } = environment;
  const job = { serverUrl, runId, triggeringActor };
  const args = { request, inputs, ports: opened.ports, job };
  const access = checkAccess(args);
  const { run } = await import("./run-3AGDKT24.js");
  const ran = await attempt(run(args, access));
  const isDeclined = ran.kind === "done" && ran.value.outcome.kind === "declined";
  const keep = isDeclined ? uploadNothing : prepareLogUpload(environment, inputs, opened);
  await opened.close();
  if (ran.kind === "done") await reportOutcome(ran.value, opened);
  else reportFailure(ran.error, request, opened);
  if (await keep() === "late") process.exit();
}
async function reportOutcome(report, { ports, record }) {
  const { outcome } = report;
  await writeRunReport(report, record);
  if (outcome.kind !== "failed") {
    const why = "reason" in outcome ? ` ${outcome.reason}` : "";
    ports.log.info(`Outcome: ${outcome.kind}.${why}`);
    return;
  }
  failStep(ports.mask(failureText(outcome)));
}
function reportFailure(thrown, request, { ports, record }) {
  const { code, message, hint = "" } = describe(thrown);
  setOutputs({ outcome: "failed", "run-log": record });
  failStep(ports.mask(`${code}, ${request.id}: ${message}
${hint}`.trim()));
}
export {
  runJob
};
