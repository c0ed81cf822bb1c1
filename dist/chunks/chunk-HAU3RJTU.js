import {
  createOutbound
} from "./chunk-SDALCF46.js";
import {
  renderEscalations,
  renderHandoffs,
  renderReviews,
  renderSequence,
  renderSummary
} from "./chunk-IOM3DXGH.js";
import {
  EMPTY_TALLY,
  foldCustomCall,
  tallyToolCall
} from "./chunk-M246STJV.js";
import {
  nextStepLine,
  renderFailures,
  renderHeader,
  renderNotes,
  renderOutcome,
  runLink,
  workOfOutcome
} from "./chunk-VVKYMXUN.js";
import {
  renderAgents
} from "./chunk-56REJA5H.js";
import {
  collapsible,
  firstThatFits,
  paragraphs
} from "./chunk-F7Z3OGAL.js";
import {
  renderMarker
} from "./chunk-LGTSI6HU.js";
import {
  nonceOf
} from "./chunk-3SB22Z6W.js";
import {
  attempt,
  describe
} from "./chunk-GBJB3MBF.js";
import {
  NO_CHECKS,
  addCheckRow,
  isFailing
} from "./chunk-DYNN33AK.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/run/finish/finish-run.ts
init_define_RUNTIME_PACKAGES();

// src/publish/render/board.ts
init_define_RUNTIME_PACKAGES();
var TARGET_LENGTH = 4e4;
var LIMIT_STEPS = [
  { rows: 100, outcomeText: 8e3, arrows: 300 },
  { rows: 100, outcomeText: 8e3, arrows: 60 },
  { rows: 100, outcomeText: 8e3, arrows: 0 },
  { rows: 30, outcomeText: 3e3, arrows: 0 },
  { rows: 8, outcomeText: 800, arrows: 0 }
];
function renderBoard(context, transcript, outcome) {
  const board = { context, transcript, outcome };
  const top = `${contentMarker(board)}
${renderHeader(context, transcript, outcome)}`;
  return firstThatFits(TARGET_LENGTH, [
    ...LIMIT_STEPS.map((limits) => () => paragraphs([top, ...boardParts(board, limits)])),
    () => paragraphs([top, `The rest is too long to show here; see ${runLink(context)}.`])
  ]);
}
function contentMarker({ context, outcome }) {
  return renderMarker({
    triggerId: context.facts.triggerId,
    runId: context.facts.runId,
    state: outcome === void 0 ? "working" : "done",
    outcome: outcome?.kind,
    branch: outcome && workOfOutcome(outcome)?.branch
  });
}
function boardParts({ context, transcript, outcome }, limits) {
  const finished = outcome !== void 0;
  const max = limits.rows;
  return [
    renderEscalations(context, transcript, outcome),
    outcome && renderFailures(context, transcript),
    outcome && renderOutcome(context, outcome, limits.outcomeText),
    outcome && nextStepLine(context, outcome, transcript.checks.rows.some(isFailing)),
    renderAgents({ context, transcript, finished, max }),
    renderReviews(context, transcript, max),
    renderHandoffs({ context, transcript, finished, max }),
    finished ? collapsibleSequence(transcript, limits.arrows) : void 0,
    renderNotes(context, transcript, max)
  ];
}
function collapsibleSequence(transcript, arrows) {
  const isPlain = transcript.handoffs.length < 2;
  const diagram = isPlain || arrows === 0 ? void 0 : renderSequence(transcript, arrows);
  return diagram === void 0 ? void 0 : collapsible("Who asked whom", diagram);
}

// src/run/start/run-context.ts
init_define_RUNTIME_PACKAGES();

// src/run-log/transcript.ts
init_define_RUNTIME_PACKAGES();

// src/run-log/agent-row.ts
init_define_RUNTIME_PACKAGES();
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
  return {
    emit,
    note,
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
    escalations: [],
    tools: [],
    toolDiagnostics: [],
    toolCalls: EMPTY_TALLY,
    customCalls: [],
    checks: NO_CHECKS,
    notes: [],
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
      return { ...transcript, decisions: [...transcript.decisions, event.note] };
    case "learning":
      return { ...transcript, learnings: [...transcript.learnings, event.note] };
    case "review":
      return { ...transcript, reviews: [...transcript.reviews, event.note] };
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
      return { ...transcript, checks: foldCheck(transcript.checks, event) };
    case "checks.off":
      return { ...transcript, checks: { ...transcript.checks, off: event.reason } };
    case "note":
      return { ...transcript, notes: [...transcript.notes, event.text] };
    case "commit":
      return foldAgent({ ...transcript, left: [...transcript.left, ...event.left] }, event);
    case "limit":
    case "effect":
    case "run.ended":
      return transcript;
    default:
      return foldAgent(transcript, event);
  }
}
function foldTool(transcript, event) {
  const { toolCalls, customCalls, tools } = transcript;
  return {
    ...transcript,
    toolCalls: tallyToolCall(toolCalls, event),
    customCalls: foldCustomCall(customCalls, event, tools)
  };
}
function foldCheck(checks, event) {
  const { kind: _kind, at: _at, base, ...row } = event;
  return { ...checks, base, rows: addCheckRow(checks.rows, row) };
}
function foldHandoff(transcript, event) {
  const { kind: _kind, at, ...facts } = event;
  const known = transcript.handoffs.find((row2) => row2.id === event.id);
  if (known?.endedAt !== void 0) return transcript;
  const isOpen = event.status === "sent" || event.status === "delivered";
  const row = { ...facts, sentAt: known?.sentAt ?? at, endedAt: isOpen ? void 0 : at };
  const handoffs = known === void 0 ? [...transcript.handoffs, row] : transcript.handoffs.map((other) => other === known ? row : other);
  return { ...transcript, handoffs };
}
function foldAgent(transcript, event) {
  return { ...transcript, agents: changeAgentRow(transcript.agents, event) };
}

// src/run/start/run-context.ts
function openInitialContext(args) {
  const { request, inputs, ports, job } = args;
  const { command, thread, repository } = request;
  const { serverUrl, runId } = job;
  const transcript = openTranscript(() => ports.clock.now());
  transcript.listen(ports.record);
  const outbound = createOutbound({
    holdsSecret: ports.holdsSecret,
    phrase: inputs.triggerPhrase,
    serverUrl
  });
  const shownRepository = `${repository.owner}/${repository.name}`;
  transcript.emit({
    kind: "run.started",
    request: "request" in command ? command.request : command.kind,
    actor: request.author.login,
    trigger: request.id
  });
  return {
    ...args,
    transcript,
    outbound,
    nonce: nonceOf(ports.randomBytes(12)),
    renderContext: () => ({
      safe: outbound.safe,
      facts: {
        runUrl: `${serverUrl}/${shownRepository}/actions/runs/${runId}`,
        runId,
        serverUrl,
        repository: shownRepository,
        thread: { number: thread.number, kind: thread.kind },
        triggerId: request.id,
        commentUrl: request.url,
        actor: request.author.login,
        phrase: inputs.triggerPhrase,
        now: ports.clock.now()
      }
    })
  };
}

// src/run/finish/finish-run.ts
async function finishRun(context, ended) {
  const { board, transcript } = context;
  const reply = ended.kind === "done" ? ended.value : failedReply(ended.error);
  const { outcome, markdown } = reply;
  transcript.emit({ kind: "run.ended", outcome: outcome.kind });
  const finishing = board.finish(outcome, markdown).then(() => reportOf(context, outcome, board.commentId, markdown));
  const shown = await attempt(finishing);
  if (shown.kind === "done") return shown.value;
  const error = describe(shown.error);
  return error.code === "E_SECRET" ? finishWithoutText(context, outcome, error) : finishWithoutBoard(context, reply, error);
}
function failedReply(thrown) {
  const { message: reason, hint } = describe(thrown);
  return { outcome: { kind: "failed", reason, hint, work: void 0 } };
}
function finishWithoutBoard(context, { outcome, markdown }, { message, hint }) {
  const reason = `The board could not be written. ${message}`;
  const failed = { kind: "failed", reason, hint, work: workOfOutcome(outcome) };
  return reportOf(context, failed, context.board.commentId, markdown);
}
async function finishWithoutText(context, intended, { message, hint }) {
  const { board, transcript, renderContext } = context;
  const outcome = { kind: "failed", reason: message, hint, work: workOfOutcome(intended) };
  const redacted = { ...transcript.read(), agents: [], handoffs: [], notes: [], left: [] };
  const markdown = renderBoard(renderContext(), redacted, outcome);
  await board.finish(outcome, withoutMarker(markdown));
  return { outcome, transcript: transcript.read(), commentId: board.commentId, summary: markdown };
}
function reportOf({ transcript, renderContext, outbound }, outcome, commentId, markdown) {
  const read = transcript.read();
  const summary = outbound.seal(renderSummary(renderContext(), read, outcome, markdown));
  return { outcome, transcript: read, commentId, summary };
}
function withoutMarker(board) {
  return board.slice(board.indexOf("\n") + 1);
}
function reportAnsweredBefore(args, { commentId }) {
  const reason = "This request was answered before; its board stands in the thread.";
  return reportOf(openInitialContext(args), { kind: "nothing-to-do", reason }, commentId);
}

export {
  renderBoard,
  openInitialContext,
  finishRun,
  reportOf,
  reportAnsweredBefore
};
