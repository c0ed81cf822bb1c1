import {
  openTranscript
} from "./chunk-TEWTONZ3.js";
import {
  lacksPullRequest
} from "./chunk-PML55W56.js";
import {
  createOutbound
} from "./chunk-WARSGAYB.js";
import {
  renderMarker
} from "./chunk-77SNCVCP.js";
import {
  handoffCountText,
  handoffStatusText,
  renderClaims,
  renderFailures,
  renderHandoffs,
  renderHeadline,
  renderNextStep,
  renderNotes,
  renderOpenFindings,
  renderOutcome,
  renderRefused,
  renderResolved,
  renderReviews,
  renderWantedOnBoard,
  workOfOutcome
} from "./chunk-NEN62PUN.js";
import {
  displayName,
  renderAgentResults,
  renderAgentsAtWork,
  shownAgents
} from "./chunk-HYCFZGRZ.js";
import {
  collapsible,
  firstThatFits,
  paragraphs
} from "./chunk-LSQIVI4U.js";
import {
  actText,
  answerText,
  checkText,
  commandText,
  conflictText,
  deniedText,
  effectText,
  pathsText,
  reviewText
} from "./chunk-XF6Q2NIA.js";
import {
  exitCodeOf
} from "./chunk-KOM7LBWC.js";
import {
  nonceOf
} from "./chunk-RBRYF52E.js";
import {
  plural
} from "./chunk-BSQV4ART.js";
import {
  firstParagraph,
  oneLine
} from "./chunk-45EAQZGJ.js";
import {
  COORDINATOR
} from "./chunk-UXQFGFHB.js";
import {
  askedWords
} from "./chunk-QRSGTHYL.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

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
    () => paragraphs([top, "The rest is too long to show here."])
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
var GOES_ON = /* @__PURE__ */ new Set(["cancelled", "interrupted"]);
function stateOf(outcome) {
  if (outcome === void 0) return "working";
  const isCutOff = outcome.kind === "limited" && GOES_ON.has(outcome.limit);
  return isCutOff || lacksPullRequest(outcome) ? "stopped" : "done";
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
      renderResolved(context, transcript, rows),
      renderReviews(context, transcript, rows),
      ...handoffs < 2 ? [] : exchange
    ])
  );
}

// src/run/start/run-context.ts
init_define_RUNTIME_PACKAGES();

// src/run-log/lines/log-line.ts
init_define_RUNTIME_PACKAGES();

// src/run-log/lines/log-calls.ts
init_define_RUNTIME_PACKAGES();
var FILE_STEP = /^(?:reads|writes|edits|searches for|looks for(?! a colleague))(?: |$)/;
var COMMAND_STEP = /^uses bash(?: |$)/;
var NOTHING = { words: void 0 };
function createCallWords() {
  const state = { steps: /* @__PURE__ */ new Map(), calls: /* @__PURE__ */ new Map(), denied: /* @__PURE__ */ new Set() };
  return (event) => {
    switch (event.kind) {
      case "agent.step":
        if (COMMAND_STEP.test(event.step)) return NOTHING;
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
  const words = isCommand ? commandText(input) : steps.get(session);
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
function exitText(output) {
  const code = exitCodeOf(output ?? "");
  return code === void 0 ? "" : `: exit ${code}`;
}

// src/run-log/lines/log-work.ts
init_define_RUNTIME_PACKAGES();
function createWorkWords() {
  const state = { memory: /* @__PURE__ */ new Set(), authors: /* @__PURE__ */ new Map(), resolving: /* @__PURE__ */ new Set() };
  return (event, nameOf) => {
    switch (event.kind) {
      case "decision":
      case "learning":
        state.memory.add(event.note.path);
        return void 0;
      case "conflict":
        return { words: collisionText(event, state, nameOf) };
      case "commit":
        return { words: event.files.length === 0 ? void 0 : commitText(event, state) };
      default:
        return void 0;
    }
  };
}
function collisionText({ session, files, keptOn }, { authors, resolving }, nameOf) {
  const others = new Set(files.flatMap((path) => [...authors.get(path) ?? []]));
  others.delete(session);
  const names = [...new Set([...others].map(nameOf))].join(" and ") || "colleagues";
  if (keptOn === void 0) resolving.add(session);
  else resolving.delete(session);
  return `${conflictText(keptOn)} with ${names} in ${pathsText(files)}`;
}
function commitText({ session, subject, files }, { memory, authors, resolving }) {
  for (const path of files) authors.set(path, (authors.get(path) ?? /* @__PURE__ */ new Set()).add(session));
  const ordered = [...files].sort((a, b) => Number(memory.has(a)) - Number(memory.has(b)));
  return `${resolving.delete(session) ? "resolved it and " : ""}commits ${pathsText(ordered)}${subject ? `: ${subject}` : ""}`;
}

// src/run-log/lines/log-line.ts
var MAX_LINE = 160;
function createLogLines(startedAt) {
  const readAct = createActs();
  return (event) => {
    const act = readAct(event);
    if (act === void 0) return void 0;
    const [who, what, details] = act;
    const time = timeText(event.at - startedAt);
    const text = `${time}  ${oneLine(who, 20).padEnd(12)} ${oneLine(what, MAX_LINE)}`.trimEnd();
    return details === void 0 ? { text } : { text, details };
  };
}
function createActs() {
  const names = /* @__PURE__ */ new Map([["coordinator", "Coordinator"]]);
  const before = /* @__PURE__ */ new Set();
  const wordsOfCall = createCallWords();
  const wordsOfWork = createWorkWords();
  const nameOf = (id) => names.get(id) ?? (id || "nobody");
  return (event) => {
    learnNames(names, event);
    if (isToldBefore(before, event)) return void 0;
    const told = wordsOfCall(event) ?? wordsOfWork(event, nameOf);
    return told === void 0 ? actOf(event, nameOf) : toldAct(event, told.words, nameOf);
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
      return [nameOf(event.session), actText(event.kind)];
    case "agent.idle":
    case "agent.finished":
      return [nameOf(event.session), answerText(event.answer)];
    case "agent.failed":
    case "agent.stopped":
      return [nameOf(event.session), actText(event.kind, event.reason)];
    default:
      return void 0;
  }
}
function wordAct(event, nameOf) {
  switch (event.kind) {
    case "run.started":
      return [event.actor, actText(event.kind, event.request)];
    case "file.denied":
      return [nameOf(event.session), deniedText(event)];
    case "handoff":
      return handoffAct(event, nameOf);
    case "decision":
      return [nameOf(event.note.agent), actText(event.kind, event.note.title)];
    case "learning":
      return [nameOf(event.note.agent), actText(event.kind, event.note.learning)];
    case "review":
      return reviewAct(event.note, nameOf);
    case "appeal":
      return [nameOf(event.note.from), actText(event.kind, event.note.text)];
    default:
      return void 0;
  }
}
function reviewAct({ reviewer, verdict, findings }, nameOf) {
  return [nameOf(reviewer), reviewText(verdict, findings.length)];
}
function effectAct(event) {
  switch (event.kind) {
    case "check":
      return checkAct(event);
    case "checks.off":
      return ["checks", actText(event.kind, event.reason)];
    case "note":
      return ["note", event.text];
    case "limit":
      return ["squad", actText(event.kind, event.reason)];
    case "notice":
      return ["squad", actText(event.kind, event.url)];
    case "effect":
      return ["squad", effectText(event.effect, event.detail)];
    case "run.ended":
      return ["squad", actText(event.kind, event.outcome)];
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
function checkAct({ name, result, seconds, lines }) {
  const took = result === "not-run" || seconds < 1 ? "" : `, ${seconds} s`;
  return ["checks", checkText(name, result) + took, lines.length === 0 ? void 0 : lines];
}

// src/run/start/run-context.ts
function openInitialContext(args) {
  const { request, inputs, ports, job } = args;
  const { command, thread, repository, text, url } = request;
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
    request: askedWords(command),
    actor: request.author.login,
    trigger: request.id,
    asked: text,
    repository: shownRepository,
    url,
    thread: thread.number
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

export {
  renderBoard,
  openInitialContext
};
