import {
  readRecord
} from "./chunk-QYE26DBU.js";
import {
  proxiedFetch
} from "./chunk-OPZBPZ4W.js";
import {
  sum
} from "./chunk-BSQV4ART.js";
import "./chunk-DZISDMIS.js";
import "./chunk-VK3NYQGC.js";
import {
  oneLine
} from "./chunk-6GCJ4LC6.js";
import "./chunk-DFWGLBO6.js";
import "./chunk-DECCUNP7.js";
import "./chunk-ZBRHI66Z.js";
import {
  attempt,
  describe
} from "./chunk-EHNRAOD3.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/adapters/telemetry/export-spans.ts
init_define_RUNTIME_PACKAGES();
import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";

// src/run-log/spans/otlp.ts
init_define_RUNTIME_PACKAGES();
var INTERNAL = 1;
var ERROR = 2;
var SCOPE = "squad-action";
function encodeSpans(run, resource, randomBytes2) {
  const id = (bytes) => Buffer.from(randomBytes2(bytes)).toString("hex");
  const traceId = id(16);
  const flatten = (span, parentSpanId) => {
    const spanId = id(8);
    const below = span.children.flatMap((child) => flatten(child, spanId));
    return [{ traceId, spanId, parentSpanId, ...encodeSpan(span) }, ...below];
  };
  const scopeSpans = [{ scope: { name: SCOPE }, spans: flatten(run, "") }];
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
  const run = entries.slice(Math.max(0, entries.findLastIndex(isRunStart)));
  const [start] = run;
  if (start === void 0 || !isRunStart(start)) return void 0;
  const outcome = run.find(({ kind }) => kind === "run.ended")?.text("outcome") ?? "unknown";
  return {
    name: "invoke_agent squad",
    startedAt: start.at,
    endedAt: run.at(-1)?.at ?? start.at,
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
    children: run.filter(({ kind }) => kind === "agent.spawned").map((one) => spanOfAgent(one, run))
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
function spanOfAgent(spawned, run) {
  const session = spawned.text("session");
  const own = run.filter((entry) => entry.text("session") === session);
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
  const run = spanOfRun(await readFile(record, "utf8"));
  if (run === void 0) return;
  const { ok, status, body } = await proxiedFetch(endpoint, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: encodeSpans(run, resource, randomBytes),
    signal
  });
  await body?.cancel();
  if (!ok) throw new Error(`HTTP ${status}`);
}
function reasonOf(error) {
  return describe(Reflect.get(Object(error), "cause") ?? error).message;
}
export {
  exportSpans
};
