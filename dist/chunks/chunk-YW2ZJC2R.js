import {
  notifyPeople
} from "./chunk-QMBIF5J6.js";
import {
  handoffCountText,
  handoffStatusText,
  renderFailures,
  renderHandoffs,
  renderHeadline,
  renderNotes,
  renderRefused,
  renderSummary
} from "./chunk-BWVOQ7ML.js";
import {
  EMPTY_TALLY,
  foldCustomCall,
  tallyToolCall
} from "./chunk-NYN64L7V.js";
import {
  createOutbound
} from "./chunk-W3XPNUXL.js";
import {
  commandOf,
  exitCodeOf,
  foldCommandRun,
  shortCommand
} from "./chunk-CBRLN6G7.js";
import {
  renderMarker
} from "./chunk-77SNCVCP.js";
import {
  cancelledOutcome
} from "./chunk-VJMBTFMG.js";
import {
  isNoticeFor
} from "./chunk-3ONJSRX4.js";
import {
  foldReview,
  renderClaims,
  renderNextStep,
  renderOpenFindings,
  renderOutcome,
  renderResolved,
  renderReviews,
  renderWantedOnBoard,
  workOfOutcome
} from "./chunk-TYPLMGO5.js";
import {
  displayName,
  renderAgentResults,
  renderAgentsAtWork,
  shownAgents
} from "./chunk-QOVEHST2.js";
import {
  collapsible,
  commentUrl,
  firstThatFits,
  link,
  paragraphs
} from "./chunk-3NOQU2JN.js";
import {
  nonceOf
} from "./chunk-EEGI3YQH.js";
import {
  plural
} from "./chunk-BDLE4HBS.js";
import {
  oneLine
} from "./chunk-5CYVZTV3.js";
import {
  COORDINATOR,
  addAgentRow,
  changeAgentRow
} from "./chunk-UXQFGFHB.js";
import {
  NO_CHECKS,
  addCheckRow
} from "./chunk-DYNN33AK.js";
import {
  attempt,
  describe
} from "./chunk-T47OY3K5.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/run/finish/finish-run.ts
init_define_RUNTIME_PACKAGES();

// src/publish/render/board.ts
init_define_RUNTIME_PACKAGES();

// src/publish/render/sequence-diagram.ts
init_define_RUNTIME_PACKAGES();
var LABEL_WIDTH = 40;
var TARGET_LENGTH = 45e3;
function renderSequence(transcript, arrows = 400) {
  const messages = collectMessages(transcript);
  if (messages.length === 0) return void 0;
  const arrowLimits = [arrows, 150, 60, 30].filter((max) => max <= arrows);
  return firstThatFits(
    TARGET_LENGTH,
    arrowLimits.map((max) => () => renderDiagram(messages, max))
  );
}
function renderDiagram(messages, max) {
  const shown = messages.slice(0, max);
  const people = [...new Set(shown.flatMap(({ from, to }) => [from, to]))];
  const ids = new Map(people.map((name, at) => [name, `P${at + 1}`]));
  const lines = [
    "sequenceDiagram",
    ...people.map((name) => `participant ${ids.get(name)} as ${mermaidLabel(name, 24)}`),
    ...shown.map((one) => `${ids.get(one.from)}${one.arrow}${ids.get(one.to)}: ${arrowText(one)}`),
    ...moreNote(messages.length - shown.length)
  ];
  return `\`\`\`mermaid
${lines.join("\n  ")}
\`\`\``;
}
function moreNote(missing) {
  return missing > 0 ? [`Note over P1: and ${plural(missing, "message")} more`] : [];
}
function collectMessages(transcript) {
  const messages = [
    ...requestMessages(transcript),
    ...transcript.handoffs.flatMap((handoff) => handoffMessages(transcript, handoff))
  ];
  return messages.sort((a, b) => a.at - b.at);
}
function requestMessages(transcript) {
  const { agents, handoffs } = transcript;
  const routed = new Set(handoffs.map(({ to }) => to));
  const others = agents.filter(({ agent, session }) => !routed.has(agent) && !routed.has(session));
  return others.map(({ session, task, requestedBy, startedAt }) => ({
    at: startedAt,
    from: session === COORDINATOR ? transcript.actor : displayName(transcript, requestedBy),
    to: displayName(transcript, session),
    arrow: "->>",
    text: wrapText(task || transcript.request)
  }));
}
function handoffMessages(transcript, handoff) {
  const { status, sentAt, endedAt } = handoff;
  const [from, to] = [displayName(transcript, handoff.from), displayName(transcript, handoff.to)];
  const asked = { at: sentAt, from, to };
  const back = { at: endedAt ?? sentAt, from: to, to: from };
  const statusText = handoffStatusText(handoff, true, transcript);
  switch (status) {
    case "refused":
      return [
        {
          ...asked,
          arrow: "-x",
          text: [handoff.task, `(${oneLine(statusText, LABEL_WIDTH - 2)})`]
        }
      ];
    case "delivered":
    case "unread":
      return [{ ...asked, arrow: "-)", text: taskText(transcript, handoff) }];
    case "sent":
      return [{ ...asked, arrow: "->>", text: taskText(transcript, handoff) }];
    default:
      return [
        { ...asked, arrow: "->>", text: taskText(transcript, handoff) },
        { ...back, arrow: status === "answered" ? "-->>" : "--x", text: wrapText(statusText) }
      ];
  }
}
function taskText(transcript, { task, redirectedFrom }) {
  if (redirectedFrom === void 0) return wrapText(task);
  return [task, `(for ${oneLine(displayName(transcript, redirectedFrom), LABEL_WIDTH - 6)})`];
}
function wrapText(text) {
  const line = oneLine(text, 2 * LABEL_WIDTH);
  const end = line.length > LABEL_WIDTH ? line.lastIndexOf(" ", LABEL_WIDTH) : 0;
  return end > 0 ? [line.slice(0, end), line.slice(end + 1)] : [line];
}
function arrowText({ text }) {
  return text.map((line) => mermaidLabel(line, LABEL_WIDTH)).join("<br/>");
}
function mermaidLabel(text, max) {
  const line = oneLine(text, max).replace(/[^\p{L}\p{M}\p{N} .,/…`'"()?!=+*_|[\]~:-]|--|-$/gu, characterReference).replace(/^(?:no)?wrap(?=:)/i, firstAsReference);
  return line.replace(/\bend\b/gi, firstAsReference) || "\u2026";
}
function firstAsReference(word) {
  return characterReference(word.slice(0, 1)) + word.slice(1);
}
function characterReference(letters) {
  return Array.from(letters, (letter) => `#${letter.codePointAt(0)};`).join("");
}

// src/publish/render/board.ts
var TARGET_LENGTH2 = 4e4;
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
  return firstThatFits(TARGET_LENGTH2, [
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
    state: stateOf(outcome),
    outcome: outcome?.kind,
    branch: outcome && workOfOutcome(outcome)?.branch,
    asker: context.facts.actor
  });
}
function stateOf(outcome) {
  if (outcome === void 0) return "working";
  return outcome.kind === "limited" && outcome.limit === "cancelled" ? "stopped" : "done";
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
var MANY_AGENTS = 4;
function hasCycle({ handoffs }) {
  const asked = handoffs.filter(({ status }) => status !== "refused");
  return asked.some(({ from, to }) => asked.some((back) => back.from === to && back.to === from));
}
function renderHowTheyWorked({ context, transcript, outcome }, { rows, arrows }) {
  const agents = new Set(shownAgents(transcript).map(({ agent }) => agent)).size;
  const handoffs = transcript.handoffs.length;
  if (agents < 2 && handoffs < 2) return void 0;
  const said = outcome !== void 0 && "answer" in outcome ? outcome.answer : "";
  const title = [plural(agents, "agent"), handoffCountText(transcript.handoffs)].join(", ");
  const exchange = [
    renderHandoffs({ context, transcript, finished: true, max: rows }),
    arrows > 0 && (agents >= MANY_AGENTS || hasCycle(transcript)) ? renderSequence(transcript, arrows) : void 0
  ];
  return collapsible(
    `How they worked: ${title}`,
    paragraphs([
      renderAgentResults(context, transcript, { max: rows, said }),
      renderReviews(context, transcript, rows),
      renderResolved(context, transcript, rows),
      ...handoffs < 2 ? [] : exchange
    ])
  );
}

// src/run-log/transcript.ts
init_define_RUNTIME_PACKAGES();

// src/run-log/conflict-row.ts
init_define_RUNTIME_PACKAGES();
function addConflictRow(rows, { session, files, keptOn }, agents) {
  const others = agents.filter(
    (agent) => agent.session !== session && agent.files.some((path) => files.includes(path))
  );
  const isOpen = (one) => one.session === session && one.keptOn === void 0;
  const row = { session, files, others: others.map((agent) => agent.session), keptOn };
  return [...keptOn === void 0 ? rows : rows.filter((one) => !isOpen(one)), row];
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
      return {
        ...transcript,
        decisions: withNote(transcript.decisions, event.note, event.note.replaces)
      };
    case "learning":
      return {
        ...transcript,
        learnings: withNote(transcript.learnings, event.note, event.note.replaces?.path)
      };
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
function withNote(notes, note, withdrawn) {
  return [...notes.filter(({ path }) => path !== withdrawn), note];
}
function foldOther(transcript, event) {
  switch (event.kind) {
    case "file.denied":
      return { ...transcript, refused: addRefusedWrite(transcript.refused, event) };
    case "notice":
      return { ...transcript, notice: event.url };
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
function addRefusedWrite(refused, { access, session, path, reason }) {
  const isKnown = refused.some((one) => one.path === path);
  return access === "read" || isKnown ? refused : [...refused, { session, path, reason }];
}
function foldCheck(checks, event) {
  if (event.kind === "checks.off") return { ...checks, off: event.reason };
  const { kind: _kind, at: _at, base, ...row } = event;
  return { ...checks, base, rows: addCheckRow(checks.rows, row) };
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

// src/run-log/lines/log-line.ts
init_define_RUNTIME_PACKAGES();

// src/run-log/lines/log-calls.ts
init_define_RUNTIME_PACKAGES();
var MAX_COMMAND = 100;
var FILE_STEP = /^(?:reads|writes|edits|searches for|looks for(?! a colleague)|uses bash)(?: |$)/;
var NOTHING = { words: void 0 };
function createCallWords() {
  const state = { steps: /* @__PURE__ */ new Map(), calls: /* @__PURE__ */ new Map(), denied: /* @__PURE__ */ new Set() };
  return (event) => {
    switch (event.kind) {
      case "agent.step":
        if (!FILE_STEP.test(event.step)) return void 0;
        state.steps.set(event.session, event.step);
        return NOTHING;
      case "file.denied":
        state.denied.add(`${event.session} ${event.path}`);
        return void 0;
      case "tool.start":
        noteStart(event, state);
        return NOTHING;
      case "tool.complete":
      case "tool.failed":
        return { words: endWords(event, state) };
      default:
        return void 0;
    }
  };
}
function noteStart({ session, callId, tool, input }, { steps, calls }) {
  const isCommand = tool === "bash";
  const words = isCommand ? runText(input) : steps.get(session);
  if (!isCommand) steps.delete(session);
  if (words !== void 0) calls.set(`${session} ${callId}`, words);
}
function endWords(event, { calls, denied }) {
  const words = calls.get(`${event.session} ${event.callId}`);
  if (words === void 0) return void 0;
  if (event.kind === "tool.complete") return words + exitText(event.output);
  const path = words.slice(words.indexOf(" ") + 1);
  return denied.has(`${event.session} ${path}`) ? void 0 : `${words} (failed)`;
}
function runText(input) {
  return `runs ${shortCommand(commandOf(input) ?? "", MAX_COMMAND) || "a command"}`;
}
function exitText(output) {
  const code = exitCodeOf(output ?? "");
  return code === void 0 ? "" : `: exit ${code}`;
}

// src/run-log/lines/log-work.ts
init_define_RUNTIME_PACKAGES();
var MAX_PATHS = 3;
function createWorkWords() {
  const state = { memory: /* @__PURE__ */ new Set(), authors: /* @__PURE__ */ new Map(), resolving: /* @__PURE__ */ new Set() };
  return (event, nameOf) => {
    switch (event.kind) {
      case "decision":
      case "learning":
        state.memory.add(event.note.path);
        return void 0;
      case "conflict":
        return { words: conflictText(event, state, nameOf) };
      case "commit":
        return { words: commitText(event, state) };
      default:
        return void 0;
    }
  };
}
function conflictText({ session, files, keptOn }, { authors, resolving }, nameOf) {
  const others = new Set(files.flatMap((path) => [...authors.get(path) ?? []]));
  others.delete(session);
  const names = [...new Set([...others].map(nameOf))].join(" and ") || "colleagues";
  if (keptOn === void 0) resolving.add(session);
  else resolving.delete(session);
  const what = keptOn === void 0 ? "resolves a conflict" : `keeps its work on ${keptOn}: conflict`;
  return `${what} with ${names} in ${pathsText(files)}`;
}
function commitText({ session, files }, { memory, authors, resolving }) {
  for (const path of files) authors.set(path, (authors.get(path) ?? /* @__PURE__ */ new Set()).add(session));
  const ordered = [...files].sort((a, b) => Number(memory.has(a)) - Number(memory.has(b)));
  return `${resolving.delete(session) ? "resolved it and " : ""}commits ${pathsText(ordered)}`;
}
function pathsText(paths) {
  const more = paths.length - MAX_PATHS;
  return `${paths.slice(0, MAX_PATHS).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

// src/run-log/lines/log-line.ts
var MAX_LINE = 160;
function createLogLines(startedAt) {
  const names = /* @__PURE__ */ new Map([["coordinator", "Coordinator"]]);
  const before = /* @__PURE__ */ new Set();
  const wordsOfCall = createCallWords();
  const wordsOfWork = createWorkWords();
  const nameOf = (id) => names.get(id) ?? (id || "nobody");
  return (event) => {
    learnNames(names, event);
    if (isToldBefore(before, event)) return void 0;
    const told = wordsOfCall(event) ?? wordsOfWork(event, nameOf);
    const act = told === void 0 ? actOf(event, nameOf) : toldAct(event, told.words, nameOf);
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
function isToldBefore(told, event) {
  if (event.kind === "agent.idle") told.add(event.session);
  if (event.kind === "agent.resumed") told.delete(event.session);
  if (event.kind === "agent.finished") return told.has(event.session);
  if (event.kind !== "handoff" || event.status !== "sent" && event.status !== "delivered") {
    return false;
  }
  const isTold = told.has(`message ${event.id}`);
  told.add(`message ${event.id}`);
  return isTold;
}
function timeText(ms) {
  return `${(Math.max(0, ms) / 1e3).toFixed(1).padStart(6)} s`;
}
var TOLD_STEPS = /^(?:hands work to|records a decision|notes a learning|records a review|resolves a conflict)/;
function toldAct(event, words, nameOf) {
  return words === void 0 || !("session" in event) ? void 0 : [nameOf(event.session), words];
}
function actOf(event, nameOf) {
  return agentAct(event, nameOf) ?? wordAct(event, nameOf) ?? effectAct(event);
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
      return [nameOf(event.session), endText(event.answer)];
    case "agent.failed":
      return [nameOf(event.session), `failed: ${event.reason}`];
    case "agent.stopped":
      return [nameOf(event.session), `was stopped: ${event.reason}`];
    default:
      return void 0;
  }
}
function endText(answer) {
  const said = firstParagraph(answer);
  return said === "" ? "ends without an answer" : `is done: ${said}`;
}
function wordAct(event, nameOf) {
  switch (event.kind) {
    case "run.started":
      return [event.actor, `asks: ${event.request}`];
    case "file.denied":
      return [nameOf(event.session), deniedText(event)];
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
function deniedText({ access, path, reason }) {
  const why = reason.startsWith(`${path}: `) ? reason.slice(path.length + 2) : reason;
  return `may not ${access} ${path.trim() || "a path without a name"}: ${why}`;
}
function reviewText({ verdict, findings }) {
  return `${verdict.replaceAll("-", " ")}, ${plural(findings.length, "finding")}`;
}
function effectAct(event) {
  switch (event.kind) {
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
  const took = result === "not-run" || seconds < 1 ? "" : `, ${seconds} s`;
  return ["checks", `${name}: ${result}${took}`, lines.length === 0 ? void 0 : lines];
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

// src/run/finish/settle-questions.ts
init_define_RUNTIME_PACKAGES();

// src/publish/replies/answered.ts
init_define_RUNTIME_PACKAGES();
var ANSWERED = "\u{1F4AC} **Answered**: the squad went on in ";
var LASTING_FACT = /^(?:for |\d|\[watch the run\])/;
function renderAnswered(body, boardUrl) {
  const [marker = "", first = "", ...rest] = body.split(/\r?\n/);
  if (!marker.startsWith("<!-- squad-action:") || first.startsWith(ANSWERED)) return void 0;
  const facts = first.split(" \xB7 ").filter((fact) => LASTING_FACT.test(fact));
  const said = rest.join("\n").trim();
  const headline = [`${ANSWERED}${link("this run", boardUrl)}`, ...facts].join(" \xB7 ");
  const question = said.startsWith("<details>") ? said : collapsible("The question", said);
  return `${marker}
${headline}${said === "" ? "" : `

${question}`}`;
}

// src/run/finish/settle-questions.ts
var MOST_COMMENTS = 6;
async function settleQuestions(outcome, context) {
  const { board, ports, transcript, outbound, renderContext } = context;
  const hasWorked = transcript.read().agents.length > 0;
  if (!hasWorked || outcome.kind === "failed" || outcome.kind === "declined") return;
  const boardUrl = commentUrl(renderContext().facts, board.commentId);
  const settled = askingComments(context).flatMap(({ id, body }) => {
    const answered = renderAnswered(body, boardUrl);
    return answered === void 0 ? [] : [{ id, answered }];
  });
  const editing = settled.slice(-MOST_COMMENTS).map(
    async ({ id, answered }) => transcript.noteFailure(
      "An earlier question still looks open.",
      // Sealing throws where the text holds a secret.
      (async () => ports.github.updateComment(id, outbound.seal(answered)))()
    )
  );
  await Promise.all(editing);
}
function askingComments({ boards, comments, board, request }) {
  const asked = boards.filter(
    ({ marker: { outcome, asker, triggerId } }) => (
      // The board of a command names no asker, and asks nothing.
      outcome === "asked" && asker !== void 0 && triggerId !== request.id
    )
  );
  return asked.flatMap(({ comment, marker }) => [
    comment,
    ...comments.items.filter(
      ({ author, body }) => author?.login === board.login && isNoticeFor(body, marker.triggerId)
    )
  ]);
}

// src/run/finish/finish-run.ts
async function finishRun(context, ended) {
  const { board, transcript } = context;
  const reply = orCancelled(
    ended.kind === "done" ? ended.value : failedReply(ended.error),
    context
  );
  const { outcome, markdown } = reply;
  if (markdown === void 0 && !context.ports.time.over.aborted) {
    await Promise.all([notifyPeople(outcome, context), settleQuestions(outcome, context)]);
  }
  transcript.emit({ kind: "run.ended", outcome: outcome.kind });
  const finishing = board.finish(outcome, markdown).then(() => reportOf(context, outcome, board.commentId));
  const shown = await attempt(finishing);
  if (shown.kind === "done") return shown.value;
  const error = describe(shown.error);
  return error.code === "E_SECRET" ? finishWithoutText(context, outcome, error) : finishWithoutBoard(context, reply, error);
}
function orCancelled(reply, { ports, transcript }) {
  const { outcome } = reply;
  if (outcome.kind !== "failed" || !ports.cancelled.aborted) return reply;
  if (outcome.reason !== cancelledOutcome().reason) transcript.note(outcome.reason);
  return { outcome: cancelledOutcome(outcome.work) };
}
function failedReply(thrown) {
  const { message: reason, hint } = describe(thrown);
  return { outcome: { kind: "failed", reason, hint, work: void 0 } };
}
function finishWithoutBoard(context, { outcome, markdown }, { message, hint }) {
  const reason = `The board could not be written. ${message}`;
  if (outcome.kind === "changed" && outcome.work.pullRequest !== void 0) {
    context.ports.log.warning(reason);
    return reportOf(context, outcome, context.board.commentId, { reply: markdown });
  }
  const work = workOfOutcome(outcome);
  const failed = context.ports.cancelled.aborted ? cancelledOutcome(work) : { kind: "failed", reason, hint, work };
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
var AT_WORK = "Another run answers this request; its board stands in the thread.";
function reportAnsweredBefore(args, { commentId, isAtWork }) {
  const reason = isAtWork ? AT_WORK : "This request was answered before; its board stands in the thread.";
  return reportOf(openInitialContext(args), { kind: "nothing-to-do", reason }, commentId);
}

export {
  renderBoard,
  openInitialContext,
  finishRun,
  reportOf,
  AT_WORK,
  reportAnsweredBefore
};
