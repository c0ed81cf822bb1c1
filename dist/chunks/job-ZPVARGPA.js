import {
  prepareLogUpload,
  uploadNothing
} from "./chunk-FJTP5V5T.js";
import {
  checkAccess
} from "./chunk-DIKWQHTS.js";
import {
  cancelledOutcome,
  failureText
} from "./chunk-VJMBTFMG.js";
import {
  openGitHub,
  portsOfConnection
} from "./chunk-G2SWEMAD.js";
import {
  readInputs,
  secretsOf
} from "./chunk-ZUMQHMCL.js";
import "./chunk-QZMDFUL6.js";
import "./chunk-EGLUAHLC.js";
import "./chunk-VBFAMISX.js";
import "./chunk-DC5XCRCP.js";
import {
  settleProxies
} from "./chunk-EHCR6DNF.js";
import {
  failStep,
  maskInLog,
  setOutputs,
  writeRunReport
} from "./chunk-FA4TEQG7.js";
import "./chunk-UXQFGFHB.js";
import "./chunk-DYNN33AK.js";
import "./chunk-VYTB5YPI.js";
import "./chunk-SSJV3QCS.js";
import "./chunk-C7L45JHI.js";
import "./chunk-FXG5REYQ.js";
import "./chunk-JNS4U4RR.js";
import "./chunk-2VDIWIBV.js";
import "./chunk-MNBX77FK.js";
import "./chunk-RHUNDT5B.js";
import {
  attempt,
  describe
} from "./chunk-T47OY3K5.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/job.ts
init_define_RUNTIME_PACKAGES();
var GRACE_MS = 1250;
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
  const { runScribeJob } = await import("./scribe-job-MNC6IPW4.js");
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
  const ran = await attempt(
    opened.kind === "threw" ? Promise.reject(opened.error) : opened.value.run({ ...args, ports: opened.value.ports }, access)
  );
  const reported = ran.kind === "threw" && !connection.cancelled.aborted ? await attempt(reportFailure(ran.error, args, access)) : ran;
  if (reported.kind === "done") {
    const record = opened.kind === "done" ? opened.value.record : "";
    await reportOutcome(reported.value, connection, record);
  } else reportInLog(reported.error, connection);
  if (opened.kind === "threw") return;
  const isDeclined = reported.kind === "done" && reported.value.outcome.kind === "declined";
  const keep = isDeclined ? uploadNothing : prepareLogUpload(environment, inputs, opened.value);
  await tidyUp(opened.value, connection);
  if (await keep() === "late") process.exit();
}
async function openJob(environment, inputs, connection) {
  const [{ openPorts }, { run }, { withinTime }] = await Promise.all([
    import("./open-ports-ZOALO436.js"),
    import("./run-VLHBWTA2.js"),
    import("./within-time-E72IE2WU.js")
  ]);
  const opened = await openPorts(environment, inputs, connection);
  return {
    ...opened,
    run: (args, access) => withinTime(untilIdle(run(args, access)), connection.time, GRACE_MS)
  };
}
function untilIdle(work) {
  const idle = new Promise((_, reject) => {
    process.once("beforeExit", () => reject(new Error("The run stopped before its end.")));
  });
  return Promise.race([work, idle]);
}
async function reportFailure(thrown, args, access) {
  const [{ failRequest }, { refuseAccess }] = await Promise.all([
    import("./fail-request-5ASNBOQF.js"),
    import("./refuse-access-YSVSTWZE.js")
  ]);
  const permit = await attempt(access);
  const isRefused = permit.kind === "done" && permit.value.kind === "refused";
  return isRefused ? refuseAccess(args, permit.value) : failRequest(args, describe(thrown));
}
function reportInLog(thrown, { mask, log, cancelled }) {
  if (cancelled.aborted) {
    setOutputs({ outcome: "limited" });
    log.info(`Outcome: limited. ${cancelledOutcome().reason}`);
    return;
  }
  const { code, message, hint = "" } = describe(thrown);
  setOutputs({ outcome: "failed" });
  failStep(mask.mask(`${code}: ${message}
${hint}`.trim()));
}
async function tidyUp({ close }, { log }) {
  const closed = await attempt(close());
  if (closed.kind === "done") return;
  log.warning(`Not everything was tidied up: ${describe(closed.error).message}`);
}
async function reportOutcome(report, { log, mask }, record) {
  const { outcome } = report;
  await writeRunReport(report, record);
  if (outcome.kind !== "failed") {
    const why = "reason" in outcome ? ` ${outcome.reason}` : "";
    log.info(`Outcome: ${outcome.kind}.${why}`);
    return;
  }
  failStep(mask.mask(failureText(outcome)));
}
export {
  runJob
};
