import {
  tidyUp,
  untilIdle
} from "./chunk-YJPTDTZP.js";
import {
  openGitHub,
  portsOfConnection,
  prepareLogUpload,
  readTelemetrySettings,
  telemetrySecrets,
  uploadNothing
} from "./chunk-2GZFCQZD.js";
import {
  cancelledOutcome,
  failureText
} from "./chunk-CNRU7EYU.js";
import {
  checkAccess
} from "./chunk-ZHYXEPPI.js";
import {
  readInputs,
  secretsOf
} from "./chunk-5PKJXV6L.js";
import "./chunk-4EUGGXYZ.js";
import "./chunk-DC5XCRCP.js";
import "./chunk-WU2F77GJ.js";
import {
  settleProxies
} from "./chunk-VK3NYQGC.js";
import "./chunk-6GCJ4LC6.js";
import {
  failStep,
  maskInLog,
  setOutputs,
  writeRunReport
} from "./chunk-FYI6JO5K.js";
import "./chunk-5WJICJ52.js";
import "./chunk-7TLDPTJE.js";
import "./chunk-UXQFGFHB.js";
import "./chunk-DFWGLBO6.js";
import "./chunk-VYTB5YPI.js";
import "./chunk-MXCSNDYZ.js";
import "./chunk-U6AUHUH3.js";
import "./chunk-C7L45JHI.js";
import "./chunk-5DP2ZEKI.js";
import "./chunk-RAFEJBSX.js";
import "./chunk-DECCUNP7.js";
import "./chunk-ZBRHI66Z.js";
import "./chunk-2QZGG6ZG.js";
import "./chunk-Z5TMLZZJ.js";
import {
  attempt,
  describe
} from "./chunk-EHNRAOD3.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

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
  const { runScribeJob } = await import("./scribe-job-5MMZF5HH.js");
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
  if (await keep() === "late") process.exit();
}
function keepRecord(environment, inputs, opened) {
  const upload = prepareLogUpload(environment, inputs, opened);
  return async () => {
    const [kept] = await Promise.all([upload(), sendSpans(opened)]);
    return kept;
  };
}
async function sendSpans(opened) {
  const settings = readTelemetrySettings();
  if (settings === void 0 || opened.kind === "threw") return;
  const { exportSpans } = await import("./export-spans-KYNPFBTP.js");
  await exportSpans(opened.value.record, settings, opened.value.ports);
}
async function openJob(environment, inputs, connection) {
  const [{ openPorts }, { run }, { withinTime, REPORT_MS }] = await Promise.all([
    import("./open-RW7WMKS3.js"),
    import("./open-RW7WMKS3.js"),
    import("./open-RW7WMKS3.js")
  ]);
  const opened = await openPorts(environment, inputs, connection);
  return {
    ...opened,
    run: (args, access) => withinTime(untilIdle(run(args, access)), connection.time, REPORT_MS)
  };
}
async function reportFailure(thrown, args, access) {
  const [{ failRequest }, { refuseAccess }] = await Promise.all([
    import("./refuse-HXJVXTWX.js"),
    import("./refuse-HXJVXTWX.js")
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
