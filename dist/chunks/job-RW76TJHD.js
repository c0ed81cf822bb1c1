import {
  failureText,
  prepareLogUpload,
  uploadNothing
} from "./chunk-VFX6FBLQ.js";
import {
  checkAccess
} from "./chunk-R6CFPHPB.js";
import {
  openGitHub
} from "./chunk-ZZOAI7KG.js";
import {
  readInputs,
  secretsOf
} from "./chunk-L6DBOGYZ.js";
import "./chunk-EGLUAHLC.js";
import "./chunk-VBFAMISX.js";
import "./chunk-DC5XCRCP.js";
import {
  settleProxies
} from "./chunk-SOA4FUP7.js";
import "./chunk-RVQOD7LZ.js";
import "./chunk-FXG5REYQ.js";
import "./chunk-2VDIWIBV.js";
import "./chunk-RHUNDT5B.js";
import {
  attempt,
  describe
} from "./chunk-GBJB3MBF.js";
import {
  failStep,
  maskInLog,
  setOutputs,
  writeRunReport
} from "./chunk-TNYRKN43.js";
import "./chunk-UXQFGFHB.js";
import "./chunk-DYNN33AK.js";
import "./chunk-MNBX77FK.js";
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
  const { runScribeJob } = await import("./scribe-job-BIN7OYMK.js");
  await runScribeJob({ environment, inputs, ...trigger });
}
async function runCommentJob(environment, inputs, request) {
  const connection = openGitHub(inputs);
  const { serverUrl, runId, triggeringActor } = environment;
  const job = { serverUrl, runId, triggeringActor };
  const access = checkAccess({ request, inputs, ports: connection, job });
  void attempt(access);
  const [{ openPorts }, { run }] = await Promise.all([
    import("./open-ports-VNXLFFEA.js"),
    import("./run-DNMEUDNZ.js")
  ]);
  const opened = await openPorts(environment, inputs, connection);
  const ran = await attempt(run({ request, inputs, ports: opened.ports, job }, access));
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
