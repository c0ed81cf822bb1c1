import {
  notifyPeople
} from "./chunk-SRBW7LIG.js";
import {
  renderFailures,
  renderHandoffs,
  renderHeadline,
  renderNotes,
  renderOpenFindings,
  renderRefused,
  renderReviews,
  renderSequence,
  renderSummary
} from "./chunk-OMF23Y67.js";
import {
  EMPTY_TALLY,
  foldCustomCall,
  tallyToolCall
} from "./chunk-SI3XU6WA.js";
import {
  createOutbound
} from "./chunk-VCWSGOHO.js";
import {
  renderClaims,
  renderNextStep,
  renderOutcome,
  renderWantedOnBoard,
  workOfOutcome
} from "./chunk-PWYPUNMX.js";
import {
  renderAgentResults,
  renderAgentsAtWork,
  shownAgents
} from "./chunk-FXPNCZBX.js";
import {
  collapsible,
  commentUrl,
  firstThatFits,
  link,
  paragraphs
} from "./chunk-FP56GIKB.js";
import {
  renderMarker
} from "./chunk-OMCZYTDX.js";
import {
  nonceOf
} from "./chunk-CTO2L7ZT.js";
import {
  plural
} from "./chunk-BDLE4HBS.js";
import {
  fieldsOf,
  readJson
} from "./chunk-DZISDMIS.js";
import {
  oneLine
} from "./chunk-F3GLNTMY.js";
import {
  attempt,
  describe
} from "./chunk-GBJB3MBF.js";
import {
  NO_CHECKS,
  addCheckRow
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
${renderHeadline(context, transcript, outcome)}`;
  return firstThatFits(TARGET_LENGTH, [
    ...LIMIT_STEPS.map((limits) => () => paragraphs([top, ...boardParts(board, limits)])),
    () => paragraphs([
      top,
      `The rest is too long to show here; see ${link("the run", context.facts.runUrl)}.`
    ])
  ]);
}
function contentMarker({ context, outcome }) {
  return renderMarker({
    triggerId: context.facts.triggerId,
    runId: context.facts.runId,
    state: outcome === void 0 ? "working" : "done",
    outcome: outcome?.kind,
    branch: outcome && workOfOutcome(outcome)?.branch,
    asker: context.facts.actor
  });
}
function boardParts(board, limits) {
  const { context, transcript, outcome } = board;
  const max = limits.rows;
  if (outcome === void 0) {
    return [
      renderWantedOnBoard(context, transcript, outcome),
      renderAgentsAtWork(context, transcript, max),
      renderNotes(context, transcript, max)
    ];
  }
  return [
    renderWantedOnBoard(context, transcript, outcome),
    renderFailures(context, transcript),
    renderNextStep(context, outcome),
    renderOutcome(context, outcome, limits.outcomeText),
    renderClaims(context, transcript),
    renderOpenFindings(context, transcript, max),
    renderRefused(context, transcript, max),
    renderNotes(context, { ...transcript, left: [] }, max),
    renderHowTheyWorked(board, limits)
  ];
}
function renderHowTheyWorked({ context, transcript, outcome }, { rows, arrows }) {
  const agents = new Set(shownAgents(transcript).map(({ agent }) => agent)).size;
  const handoffs = transcript.handoffs.length;
  if (agents < 2 && handoffs < 2) return void 0;
  const said = outcome !== void 0 && "answer" in outcome ? outcome.answer : "";
  const title = [plural(agents, "agent"), plural(handoffs, "handoff")].join(", ");
  const exchange = [
    renderHandoffs({ context, transcript, finished: true, max: rows }),
    arrows === 0 ? void 0 : renderSequence(transcript, arrows)
  ];
  return collapsible(
    `How they worked: ${title}`,
    paragraphs([
      renderAgentResults(context, transcript, { max: rows, said }),
      renderReviews(context, transcript, rows),
      ...handoffs < 2 ? [] : exchange
    ])
  );
}

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

// src/run-log/command-run.ts
init_define_RUNTIME_PACKAGES();
var MAX_COMMANDS = 200;
function foldCommandRun(commands, event) {
  if (event.tool !== "bash") return commands;
  const { session, callId } = event;
  if (event.kind === "tool.start") {
    const command = commandOf(event.input);
    if (command === void 0 || commands.length >= MAX_COMMANDS) return commands;
    return [...commands, { session, callId, command, exitCode: void 0 }];
  }
  const exitCode = event.kind === "tool.complete" ? exitCodeOf(event.output ?? "") : void 0;
  const isCall = (one) => one.session === session && one.callId === callId;
  return commands.map((one) => isCall(one) ? { ...one, exitCode } : one);
}
function commandOf(input) {
  const read = readJson(input);
  const command = read.kind === "value" ? fieldsOf(read.value)?.get("command") : void 0;
  return typeof command === "string" ? command : void 0;
}
function exitCodeOf(output) {
  const digits = /^\{"exitCode":(-?\d{1,5})/.exec(output)?.[1];
  return digits === void 0 ? void 0 : Number(digits);
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
    commands: [],
    refused: [],
    notice: void 0,
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
      return { ...transcript, notes: [...transcript.notes, event.text] };
    case "commit":
      return foldAgent({ ...transcript, left: [...transcript.left, ...event.left] }, event);
    default:
      return foldOther(transcript, event);
  }
}
function foldOther(transcript, event) {
  switch (event.kind) {
    case "file.denied":
      return { ...transcript, refused: addRefusedWrite(transcript.refused, event) };
    case "notice":
      return { ...transcript, notice: event.url };
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
function addRefusedWrite(refused, { access, session, path, reason }) {
  const isKnown = refused.some((one) => one.path === path);
  return access === "read" || isKnown ? refused : [...refused, { session, path, reason }];
}
function foldCheck(checks, event) {
  if (event.kind === "checks.off") return { ...checks, off: event.reason };
  const { kind: _kind, at: _at, base, ...row } = event;
  return { ...checks, base, rows: addCheckRow(checks.rows, row) };
}
function foldReview(reviews, event) {
  if (event.kind === "review") return [...reviews, event.note];
  const { handoff, places: revised } = event;
  return reviews.map((note) => note.handoff === handoff ? { ...note, revised } : note);
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

// src/run/start/run-context.ts
init_define_RUNTIME_PACKAGES();

// src/run-log/log-line.ts
init_define_RUNTIME_PACKAGES();
var MAX_LINE = 160;
var MAX_PATHS = 3;
function createLogLines(startedAt) {
  const names = /* @__PURE__ */ new Map([["coordinator", "Coordinator"]]);
  const answered = /* @__PURE__ */ new Set();
  return (event) => {
    learnNames(names, event);
    if (isToldBefore(answered, event)) return void 0;
    const act = actOf(event, (id) => names.get(id) ?? id);
    if (act === void 0) return void 0;
    const [who, what, details] = act;
    const time = timeText(event.at - startedAt);
    const text = `${time}  ${oneLine(who, 20).padEnd(12)} ${oneLine(what, MAX_LINE)}`.trimEnd();
    return details === void 0 ? { text } : { text, details };
  };
}
function learnNames(names, event) {
  if (event.kind === "agent.spawned") names.set(event.session, event.name);
  if (event.kind !== "team") return;
  for (const [slug, name] of Object.entries(event.names)) names.set(slug, name);
}
function isToldBefore(answered, event) {
  if (event.kind === "agent.idle") answered.add(event.session);
  if (event.kind === "agent.resumed") answered.delete(event.session);
  return event.kind === "agent.finished" && answered.has(event.session);
}
function timeText(ms) {
  return `${(Math.max(0, ms) / 1e3).toFixed(1).padStart(6)} s`;
}
var TOLD_STEPS = /^(?:hands work to|records a decision|notes a learning)/;
function actOf(event, nameOf) {
  return agentAct(event, nameOf) ?? wordAct(event, nameOf) ?? effectAct(event, nameOf);
}
function agentAct(event, nameOf) {
  switch (event.kind) {
    case "agent.spawned":
      return [event.name, "starts"];
    case "agent.step":
      return TOLD_STEPS.test(event.step) ? void 0 : [nameOf(event.session), event.step];
    case "agent.resumed":
      return [nameOf(event.session), "goes on"];
    case "agent.idle":
    case "agent.finished":
      return [nameOf(event.session), `is done: ${firstParagraph(event.answer)}`];
    case "agent.failed":
      return [nameOf(event.session), `failed: ${event.reason}`];
    case "agent.stopped":
      return [nameOf(event.session), `was stopped: ${event.reason}`];
    default:
      return void 0;
  }
}
function wordAct(event, nameOf) {
  switch (event.kind) {
    case "run.started":
      return [event.actor, `asks: ${event.request}`];
    case "file.denied":
      return [nameOf(event.session), `may not ${event.access} ${event.path}: ${event.reason}`];
    case "handoff":
      return handoffAct(event, nameOf);
    case "decision":
      return [nameOf(event.note.agent), `decides: ${event.note.title}`];
    case "learning":
      return [nameOf(event.note.agent), `learns: ${event.note.learning}`];
    case "review":
      return [nameOf(event.note.reviewer), `reviews: ${reviewText(event.note)}`];
    case "appeal":
      return [nameOf(event.note.from), `asks people: ${event.note.text}`];
    default:
      return void 0;
  }
}
function reviewText({ verdict, findings }) {
  return `${verdict.replaceAll("-", " ")}, ${plural(findings.length, "finding")}`;
}
function effectAct(event, nameOf) {
  switch (event.kind) {
    case "commit":
      return [nameOf(event.session), `commits ${pathsText(event.files)}`];
    case "conflict":
      return [nameOf(event.session), `conflicts with colleagues in ${pathsText(event.files)}`];
    case "check":
      return checkAct(event);
    case "checks.off":
      return ["checks", `none ran: ${event.reason}`];
    case "note":
      return ["note", event.text];
    case "limit":
      return ["squad", `stops: ${event.reason}`];
    case "notice":
      return ["squad", `calls people: ${event.url}`];
    case "effect":
      return ["squad", effectText(event.effect, event.detail)];
    case "run.ended":
      return ["squad", `ends: ${event.outcome}`];
    default:
      return void 0;
  }
}
function handoffAct(event, nameOf) {
  const { from, to, task, status, reason, priority } = event;
  if (status === "sent" || status === "delivered") {
    const urgent = priority === "urgent" ? " (urgent)" : "";
    const words = `\u2192 ${nameOf(to)}${urgent}: ${firstParagraph(task)}`;
    return PEOPLE.test(to) ? void 0 : [nameOf(from), words];
  }
  const why = reason === void 0 ? "" : `: ${reason}`;
  return status === "answered" ? void 0 : [nameOf(from), `\u2192 ${nameOf(to)} ${status}${why}`];
}
var PEOPLE = /^(?:user|human|person|people)$/i;
function firstParagraph(text) {
  return text.trim().split(/\n\s*\n/, 1)[0] ?? "";
}
var EFFECT_VERBS = {
  push: "pushes",
  "pull-request": "opens pull request",
  review: "posts a review on",
  reviewers: "asks for a review:",
  "review-reply": "replies in"
};
function effectText(effect, detail) {
  const short = detail.replace(/\b([0-9a-f]{7})[0-9a-f]{33}\b/g, "$1");
  const verb = Object.hasOwn(EFFECT_VERBS, effect) ? EFFECT_VERBS[effect] : effect;
  return `${verb} ${short}`;
}
function checkAct({ name, result, seconds, lines }) {
  const took = result === "not-run" ? "" : `, ${seconds} s`;
  return ["checks", `${name}: ${result}${took}`, lines.length === 0 ? void 0 : lines];
}
function pathsText(paths) {
  const more = paths.length - MAX_PATHS;
  return `${paths.slice(0, MAX_PATHS).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

// src/run/start/run-context.ts
function openInitialContext(args) {
  const { request, inputs, ports, job } = args;
  const { command, thread, repository } = request;
  const { serverUrl, runId } = job;
  const transcript = openTranscript(() => ports.clock.now());
  transcript.listen(ports.record);
  const lineOf = createLogLines(transcript.read().startedAt);
  transcript.listen((event) => writeLine(ports.log, lineOf(event)));
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
function writeLine(log, line) {
  if (line === void 0) return;
  log.info(line.text);
  if (line.details !== void 0) log.group("what it printed", line.details.join("\n"));
}

// src/run/finish/finish-run.ts
async function finishRun(context, ended) {
  const { board, transcript } = context;
  const reply = ended.kind === "done" ? ended.value : failedReply(ended.error);
  const { outcome, markdown } = reply;
  if (markdown === void 0) await notifyPeople(outcome, context);
  transcript.emit({ kind: "run.ended", outcome: outcome.kind });
  const finishing = board.finish(outcome, markdown).then(() => reportOf(context, outcome, board.commentId));
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
  return reportOf(context, failed, context.board.commentId, { reply: markdown });
}
async function finishWithoutText(context, intended, { message, hint }) {
  const { board, transcript, renderContext } = context;
  const outcome = { kind: "failed", reason: message, hint, work: workOfOutcome(intended) };
  const { startedAt, notice } = transcript.read();
  const redacted = { ...emptyTranscript(startedAt), notice };
  const markdown = renderBoard(renderContext(), redacted, outcome);
  await board.finish(outcome, withoutMarker(markdown));
  return { outcome, transcript: transcript.read(), commentId: board.commentId, summary: markdown };
}
function reportOf({ transcript, renderContext, outbound }, outcome, commentId, unwritten) {
  const read = transcript.read();
  const context = renderContext();
  const isShown = commentId !== void 0 && unwritten === void 0;
  const boardUrl = isShown ? commentUrl(context.facts, commentId) : void 0;
  const place = { boardUrl, reply: unwritten?.reply };
  const summary = outbound.seal(renderSummary(context, read, outcome, place));
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
