import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/run-log/agent-row.ts
init_define_RUNTIME_PACKAGES();
var COORDINATOR = "coordinator";
function addAgentRow(rows, event) {
  const known = rows.find((row) => row.session === event.session);
  if (known === void 0) return [...rows, rowOf(event)];
  const isOpened = known.state === "queued" && event.kind === "agent.spawned";
  return isOpened ? rows.map((row) => row === known ? rowOf(event) : row) : rows;
}
function rowOf(event) {
  const { session, agent, name, role, task, requestedBy, at } = event;
  const isOpen = event.kind === "agent.spawned";
  return {
    session,
    sessionId: isOpen ? event.sessionId : "",
    agent,
    name,
    role,
    task,
    requestedBy,
    state: isOpen ? "working" : "queued",
    step: "",
    startedAt: at,
    lastActiveAt: at,
    endedAt: void 0,
    model: isOpen ? event.model : void 0,
    inputTokens: 0,
    outputTokens: 0,
    toolCalls: 0,
    given: [],
    commit: void 0,
    files: [],
    answer: ""
  };
}
function changeAgentRow(rows, event) {
  return rows.map((row) => {
    if (row.session !== event.session) return row;
    if (row.endedAt !== void 0 && !COUNTED_AFTER_END.has(event.kind)) return row;
    return { ...row, ...changeOf(row, event), lastActiveAt: event.at };
  });
}
var COUNTED_AFTER_END = /* @__PURE__ */ new Set([
  "usage",
  "tool.start",
  "commit"
]);
function changeOf(row, event) {
  switch (event.kind) {
    case "agent.step":
      return { step: event.step };
    case "agent.given":
      return { given: addParts(row.given, event.parts) };
    case "agent.idle":
      return row.state === "working" ? { state: "idle", answer: event.answer } : {};
    case "agent.resumed":
      return { state: "working" };
    case "agent.finished":
      return { state: "done", answer: event.answer, endedAt: event.at };
    case "agent.failed":
      return { state: "failed", answer: event.reason, endedAt: event.at };
    case "agent.stopped":
      return { state: "stopped", answer: event.reason, endedAt: event.at };
    case "usage":
      return {
        model: event.model,
        inputTokens: row.inputTokens + event.inputTokens,
        outputTokens: row.outputTokens + event.outputTokens
      };
    case "tool.start":
      return { toolCalls: row.toolCalls + 1 };
    case "commit":
      return { commit: event.commit, files: [.../* @__PURE__ */ new Set([...row.files, ...event.files])] };
    default:
      return {};
  }
}
function addParts(given, more) {
  const bytes = /* @__PURE__ */ new Map();
  for (const one of [...given, ...more])
    bytes.set(one.part, (bytes.get(one.part) ?? 0) + one.bytes);
  return [...bytes].map(([part, sum]) => ({ part, bytes: sum }));
}

export {
  COORDINATOR,
  addAgentRow,
  changeAgentRow
};
