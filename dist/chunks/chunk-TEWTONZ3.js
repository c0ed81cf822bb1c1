import {
  EMPTY_TALLY,
  foldCustomCall,
  tallyToolCall
} from "./chunk-HYCFZGRZ.js";
import {
  foldReview
} from "./chunk-7XLBJTOV.js";
import {
  foldCommandRun
} from "./chunk-KOM7LBWC.js";
import {
  addAgentRow,
  changeAgentRow
} from "./chunk-UXQFGFHB.js";
import {
  NO_CHECKS,
  foldCheck
} from "./chunk-7TLDPTJE.js";
import {
  attempt,
  describe
} from "./chunk-ZKMHPSNV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/run-log/transcript.ts
init_define_RUNTIME_PACKAGES();

// src/run-log/conflict-row.ts
init_define_RUNTIME_PACKAGES();
function addConflictRow(rows, { session, files, keptOn, isBundled }, agents) {
  const others = agents.filter(
    (agent) => agent.session !== session && agent.files.some((path) => files.includes(path))
  );
  const isOpen = (one) => one.session === session && one.keptOn === void 0;
  const names = others.map((agent) => agent.session);
  const row = { session, files, others: names, keptOn, isBundled };
  return [...keptOn === void 0 ? rows : rows.filter((one) => !isOpen(one)), row];
}

// src/run-log/memory-note.ts
init_define_RUNTIME_PACKAGES();
function withNote(notes, note) {
  const { replaces } = note;
  const withdrawn = typeof replaces === "object" ? replaces.path : replaces;
  return [...notes.filter(({ path }) => path !== withdrawn), note];
}

// src/run-log/refused-write.ts
init_define_RUNTIME_PACKAGES();
function addRefusedWrite(refused, { access, session, path, reason }) {
  const isKnown = refused.some((one) => one.path === path);
  return access === "read" || isKnown ? refused : [...refused, { session, path, reason }];
}

// src/run-log/transcript.ts
function openTranscript(now) {
  const listeners = [];
  let transcript = emptyTranscript(now());
  const emit = (event) => {
    const timed = { ...event, at: now() };
    transcript = foldEvent(transcript, timed);
    for (const listen of listeners) listen(timed);
  };
  const note = (text) => emit({ kind: "note", text });
  const lose = (text) => emit({ kind: "note", text, isLoss: true });
  return {
    emit,
    note,
    lose,
    async noteFailure(what, work) {
      const ended = await attempt(work);
      if (ended.kind === "done") return ended.value;
      note(`${what} ${describe(ended.error).message}`);
      return void 0;
    },
    listen: (listener) => void listeners.push(listener),
    read: () => transcript
  };
}
function emptyTranscript(startedAt) {
  return {
    request: "",
    actor: "",
    startedAt,
    names: /* @__PURE__ */ new Map(),
    agents: [],
    handoffs: [],
    decisions: [],
    learnings: [],
    reviews: [],
    locks: [],
    conflicts: [],
    escalations: [],
    tools: [],
    toolDiagnostics: [],
    toolCalls: EMPTY_TALLY,
    customCalls: [],
    checks: NO_CHECKS,
    commands: [],
    refused: [],
    notice: void 0,
    page: void 0,
    notes: [],
    losses: [],
    left: []
  };
}
function foldEvent(transcript, event) {
  switch (event.kind) {
    case "run.started":
      return { ...transcript, request: event.request, actor: event.actor, startedAt: event.at };
    case "team":
      return { ...transcript, names: new Map(Object.entries(event.names)) };
    case "agent.queued":
    case "agent.spawned":
      return { ...transcript, agents: addAgentRow(transcript.agents, event) };
    case "handoff":
      return foldHandoff(transcript, event);
    case "decision":
      return { ...transcript, decisions: withNote(transcript.decisions, event.note) };
    case "learning":
      return { ...transcript, learnings: withNote(transcript.learnings, event.note) };
    case "review":
    case "review.revised":
      return { ...transcript, reviews: foldReview(transcript.reviews, event) };
    case "lock":
      return { ...transcript, locks: [...transcript.locks, event.note] };
    case "appeal":
      return { ...transcript, escalations: [...transcript.escalations, event.note] };
    case "tools":
      return { ...transcript, tools: event.tools, toolDiagnostics: event.diagnostics };
    case "tool.start":
    case "tool.complete":
    case "tool.failed":
      return foldAgent(foldTool(transcript, event), event);
    case "check":
    case "checks.off":
      return { ...transcript, checks: foldCheck(transcript.checks, event) };
    case "note":
      return foldNote(transcript, event);
    case "commit":
      return foldAgent({ ...transcript, left: [...transcript.left, ...event.left] }, event);
    default:
      return foldOther(transcript, event);
  }
}
function foldNote(transcript, { text, isLoss }) {
  const losses = isLoss ? [...transcript.losses, text] : transcript.losses;
  return { ...transcript, notes: [...transcript.notes, text], losses };
}
function foldOther(transcript, event) {
  switch (event.kind) {
    case "file.denied":
      return { ...transcript, refused: addRefusedWrite(transcript.refused, event) };
    case "notice":
      return { ...transcript, notice: event.url };
    case "page":
      return { ...transcript, page: event.url };
    case "conflict": {
      const conflicts = addConflictRow(transcript.conflicts, event, transcript.agents);
      return foldAgent({ ...transcript, conflicts }, event);
    }
    case "limit":
    case "effect":
    case "run.ended":
      return transcript;
    default:
      return foldAgent(transcript, event);
  }
}
function foldTool(transcript, event) {
  const { toolCalls, customCalls, tools, commands } = transcript;
  return {
    ...transcript,
    commands: foldCommandRun(commands, event),
    toolCalls: tallyToolCall(toolCalls, event),
    customCalls: foldCustomCall(customCalls, event, tools)
  };
}
var WITHOUT_END = /* @__PURE__ */ new Set(["sent", "delivered", "unread"]);
function foldHandoff(transcript, event) {
  const { kind: _kind, at, ...facts } = event;
  const known = transcript.handoffs.find((row2) => row2.id === event.id);
  if (known?.endedAt !== void 0) return transcript;
  const isOpen = WITHOUT_END.has(event.status);
  const row = { ...facts, sentAt: known?.sentAt ?? at, endedAt: isOpen ? void 0 : at };
  const handoffs = known === void 0 ? [...transcript.handoffs, row] : transcript.handoffs.map((other) => other === known ? row : other);
  return { ...transcript, handoffs };
}
function foldAgent(transcript, event) {
  return { ...transcript, agents: changeAgentRow(transcript.agents, event) };
}

export {
  openTranscript,
  emptyTranscript,
  foldEvent
};
