import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  REPORT_MS,
  cancelledOutcome,
  checkAccess,
  failRequest,
  failStep,
  failureText,
  maskInLog,
  openGitHub,
  openPorts,
  portsOfConnection,
  prepareLogUpload,
  readTelemetrySettings,
  refuseAccess,
  run,
  setOutputs,
  telemetrySecrets,
  tidyUp,
  untilIdle,
  uploadNothing,
  withinTime,
  writeRunReport
} from "./chunk-5Z45654T.js";
import "./chunk-MN5R4RVW.js";
import {
  proxiedFetch,
  readRecord
} from "./chunk-QYFUHJDI.js";
import "./chunk-KXZU4YSC.js";
import {
  oneLine,
  readInputs,
  secretsOf,
  sum
} from "./chunk-NYHWZ4PP.js";
import {
  settleProxies
} from "./chunk-SSJ27RUU.js";
import "./chunk-MXJ36D7P.js";
import "./chunk-CDSRTTWR.js";
import "./chunk-MD2HM6XX.js";
import "./chunk-FCBGL2DM.js";
import "./chunk-BDWVCPMV.js";
import "./chunk-RTMOCYI5.js";
import "./chunk-RSNEXO62.js";
import "./chunk-6ACGZAIB.js";
import "./chunk-HCJXWOVP.js";
import {
  attempt,
  describe
} from "./chunk-35KH72JA.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-PLLTIFGW.js";

// src/job.ts
init_define_RUNTIME_PACKAGES();
import { setTimeout } from "node:timers/promises";

// src/adapters/runner/report-outcome.ts
init_define_RUNTIME_PACKAGES();
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

// src/adapters/telemetry/export-spans.ts
init_define_RUNTIME_PACKAGES();
import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";

// src/run-log/spans/otlp.ts
init_define_RUNTIME_PACKAGES();
var INTERNAL = 1;
var ERROR = 2;
var SCOPE = "squad-action";
function encodeSpans(run2, resource, randomBytes2) {
  const id = (bytes) => Buffer.from(randomBytes2(bytes)).toString("hex");
  const traceId = id(16);
  const flatten = (span, parentSpanId) => {
    const spanId = id(8);
    const below = span.children.flatMap((child) => flatten(child, spanId));
    return [{ traceId, spanId, parentSpanId, ...encodeSpan(span) }, ...below];
  };
  const scopeSpans = [{ scope: { name: SCOPE }, spans: flatten(run2, "") }];
  const body = { resource: { attributes: encodeAttributes(resource) }, scopeSpans };
  return JSON.stringify({ resourceSpans: [body] });
}
function encodeSpan({ name, startedAt, endedAt, attributes, isError }) {
  return {
    name,
    kind: INTERNAL,
    startTimeUnixNano: nanoseconds(startedAt),
    endTimeUnixNano: nanoseconds(endedAt),
    attributes: encodeAttributes(attributes),
    status: isError ? { code: ERROR } : {}
  };
}
function nanoseconds(ms) {
  return `${BigInt(Math.trunc(ms)) * 1000000n}`;
}
function encodeAttributes(attributes) {
  return Object.entries(attributes).filter(([, value]) => value !== "").map(([key, value]) => ({
    key,
    value: typeof value === "number" ? { intValue: String(Math.trunc(value)) } : { stringValue: value }
  }));
}

// src/run-log/spans/run-spans.ts
init_define_RUNTIME_PACKAGES();
function spanOfRun(record) {
  const { entries } = readRecord(record);
  const run2 = entries.slice(Math.max(0, entries.findLastIndex(isRunStart)));
  const [start] = run2;
  if (start === void 0 || !isRunStart(start)) return void 0;
  const outcome = run2.find(({ kind }) => kind === "run.ended")?.text("outcome") ?? "unknown";
  return {
    name: "invoke_agent squad",
    startedAt: start.at,
    endedAt: run2.at(-1)?.at ?? start.at,
    attributes: {
      "gen_ai.operation.name": "invoke_agent",
      "gen_ai.agent.name": "squad",
      "squad.repository": start.text("repository"),
      "squad.thread": start.number("thread"),
      "squad.trigger": start.text("trigger"),
      "squad.outcome": outcome,
      ...errorType(outcome === "failed" ? outcome : void 0)
    },
    isError: outcome === "failed",
    children: run2.filter(({ kind }) => kind === "agent.spawned").map((one) => spanOfAgent(one, run2))
  };
}
function isRunStart({ kind }) {
  return kind === "run.started";
}
var AGENT_ENDS = /* @__PURE__ */ new Set([
  "agent.finished",
  "agent.failed",
  "agent.stopped"
]);
function spanOfAgent(spawned, run2) {
  const session = spawned.text("session");
  const own = run2.filter((entry) => entry.text("session") === session);
  const usage = own.filter(({ kind }) => kind === "usage");
  const used = (field) => sum(usage.map((entry) => entry.number(field)));
  const end = own.find(({ kind }) => AGENT_ENDS.has(kind));
  const failure = end?.kind === "agent.finished" ? void 0 : end?.kind ?? "agent.unfinished";
  const name = spawned.text("name");
  return {
    name: `invoke_agent ${name}`,
    startedAt: spawned.at,
    endedAt: (end ?? own.at(-1) ?? spawned).at,
    attributes: {
      "gen_ai.operation.name": "invoke_agent",
      "gen_ai.agent.name": name,
      "gen_ai.agent.id": session,
      "gen_ai.request.model": usage[0]?.text("model") ?? spawned.text("model"),
      "gen_ai.usage.input_tokens": used("inputTokens"),
      "gen_ai.usage.output_tokens": used("outputTokens"),
      ...errorType(failure)
    },
    isError: failure !== void 0,
    children: own.filter(({ kind }) => kind === "tool.start").map((call) => spanOfCall(call, own))
  };
}
var CALL_ENDS = /* @__PURE__ */ new Set(["tool.complete", "tool.failed"]);
function spanOfCall(start, own) {
  const [tool, id] = [start.text("tool"), start.text("callId")];
  const end = own.find(({ kind, text }) => CALL_ENDS.has(kind) && text("callId") === id);
  const failure = end?.kind === "tool.complete" ? void 0 : end?.text("code") || "unfinished";
  return {
    name: `execute_tool ${tool}`,
    startedAt: start.at,
    endedAt: (end ?? own.at(-1) ?? start).at,
    attributes: {
      "gen_ai.operation.name": "execute_tool",
      "gen_ai.tool.name": tool,
      "gen_ai.tool.call.id": id,
      ...errorType(failure)
    },
    isError: failure !== void 0,
    children: []
  };
}
function errorType(failure) {
  return failure === void 0 ? {} : { "error.type": failure };
}

// src/adapters/telemetry/export-spans.ts
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
  const { runScribeJob } = await import("./scribe-job-RC45WYVK.js");
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
