import {
  readSavedRun
} from "./chunk-WPTQ7AIG.js";
import {
  SEVERITIES
} from "./chunk-7XLBJTOV.js";
import {
  readJson
} from "./chunk-DZISDMIS.js";
import {
  array,
  boolean,
  discriminatedUnion,
  g,
  literal,
  m,
  number,
  object,
  record,
  string
} from "./chunk-ZGMSCD6E.js";
import {
  attempt
} from "./chunk-ZKMHPSNV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/run/resume/saved-run.ts
init_define_RUNTIME_PACKAGES();

// src/run/resume/saved-events.ts
init_define_RUNTIME_PACKAGES();
var KINDS = [
  "team",
  "agent.spawned",
  "agent.idle",
  "agent.finished",
  "agent.failed",
  "agent.stopped",
  "usage",
  "handoff",
  "review",
  "review.revised",
  "lock",
  "appeal",
  "decision",
  "learning",
  "commit",
  "conflict",
  "file.denied",
  "note"
];
function savedEventOf(event) {
  if (!isSavedEvent(event)) return void 0;
  if (event.kind === "commit") return { ...event, patch: void 0 };
  return event.kind === "usage" ? withoutCost(event) : event;
}
function withoutCost({
  cost: _cost,
  ...usage
}) {
  return usage;
}
function isSavedEvent(event) {
  return KINDS.some((kind) => kind === event.kind);
}
var name = string().max(300);
var line = string().max(4e3);
var text = string().max(2e5);
var paths = array(line).max(5e3);
var count = number().int().nonnegative();
var commit = string().regex(/^[0-9a-f]{40,64}$/);
var orUndefined = (schema) => schema.optional().transform((value) => value);
var finding = object({
  path: line,
  line: count,
  endLine: orUndefined(count),
  rule: orUndefined(line),
  text,
  severity: m(SEVERITIES).or(g()).optional(),
  suggestion: text.or(g()).optional(),
  linesHash: name.or(g()).optional()
});
var review = object({
  verdict: m(["approved", "changes-requested", "none"]),
  findings: array(finding).max(500),
  reassignTo: orUndefined(name),
  summary: text.or(g()).optional(),
  handoff: name,
  reviewer: name,
  requestedBy: name,
  files: paths,
  text,
  commit: commit.or(g()).optional(),
  reviser: name.or(g()).optional()
});
var decision = object({
  agent: name,
  title: line,
  body: text.or(g()).optional(),
  category: name,
  path: line,
  by: line.or(g()).optional(),
  blocking: boolean().or(g()).optional(),
  requiresApproval: boolean().or(g()).optional()
});
var handoff = object({
  kind: literal("handoff"),
  id: name,
  from: name,
  to: name,
  task: text,
  type: name,
  files: paths,
  status: m(["sent", "answered", "delivered", "refused", "failed", "late", "unread"]),
  action: m(["approved", "redirected", "rejected"]),
  redirectedFrom: orUndefined(name),
  reason: orUndefined(text),
  code: name.or(g()).optional(),
  priority: name.or(g()).optional()
});
var ofSession = (kind, shape) => object({ kind: literal(kind), session: name, ...shape });
var savedEventSchema = discriminatedUnion("kind", [
  object({ kind: literal("team"), names: record(name, name) }),
  ofSession("agent.spawned", {
    sessionId: name,
    model: orUndefined(name),
    agent: name,
    name,
    role: line,
    task: text,
    requestedBy: name
  }),
  ofSession("agent.idle", { answer: text }),
  ofSession("agent.finished", { answer: text }),
  ofSession("agent.failed", { reason: text }),
  ofSession("agent.stopped", { reason: text }),
  ofSession("usage", { model: name, inputTokens: count, outputTokens: count }),
  handoff,
  object({ kind: literal("review"), note: review }),
  object({ kind: literal("review.revised"), handoff: name, places: array(count).max(500) }),
  object({
    kind: literal("lock"),
    note: object({ agent: name, path: line, by: name })
  }),
  object({
    kind: literal("appeal"),
    note: object({ kind: m(["question", "escalation"]), from: name, text })
  }),
  ofSession("decision", { note: decision }),
  ofSession("learning", {
    note: object({ agent: name, learning: text, category: name, path: line })
  }),
  ofSession("commit", { commit, files: paths, left: paths }),
  ofSession("conflict", {
    files: paths,
    keptOn: orUndefined(name),
    isBundled: boolean().or(g()).optional()
  }),
  ofSession("file.denied", {
    access: m(["read", "write", "reach"]),
    path: line,
    reason: line
  }),
  object({ kind: literal("note"), text })
]);

// src/run/resume/saved-run.ts
var MAX_EVENTS = 2e4;
var MAX_RUNS = 20;
var LONGEST_TEXT = 2e6;
var stateSchema = object({
  version: literal(1),
  request: string().regex(/^[\w./-]{1,200}$/),
  run: string().max(200),
  actor: string().max(100),
  asked: string().max(1e5),
  url: string().max(2e3),
  state: m(["working", "stopped", "done", "question"]),
  text: string().max(2e5),
  events: array(savedEventSchema).max(MAX_EVENTS)
});
function writeRunState(state, mask) {
  const maskStrings = (_name, value) => typeof value === "string" ? mask(value) : value;
  const text2 = JSON.stringify({ version: 1, ...state }, maskStrings);
  return text2.length > LONGEST_TEXT ? void 0 : text2;
}
async function readSavedRuns(git, fetched) {
  const runs = [];
  for (const { ref, commit: commit2 } of fetched.slice(0, MAX_RUNS)) {
    const read = await attempt(readSavedRun(git, commit2));
    const found = read.kind === "done" ? read.value : void 0;
    const json = readJson(found?.text ?? "");
    const state = json.kind === "value" ? stateSchema.safeParse(json.value) : void 0;
    if (found !== void 0 && state?.success)
      runs.push({ ...state.data, ref, commit: commit2, tip: found.tip });
  }
  return runs;
}
function savedRunOf(runs, request) {
  const own = runs.filter((run) => run.request === request);
  return own.find(isFinished) ?? own.toSorted((a, b) => b.events.length - a.events.length)[0];
}
function isFinished(run) {
  return run.state === "done" || run.state === "question";
}

export {
  savedEventOf,
  writeRunState,
  readSavedRuns,
  savedRunOf,
  isFinished
};
