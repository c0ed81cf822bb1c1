import {
  openTranscript
} from "./chunk-Z575RORC.js";
import {
  lacksPullRequest
} from "./chunk-PML55W56.js";
import {
  createOutbound
} from "./chunk-ZB2MUO7U.js";
import {
  renderMarker
} from "./chunk-77SNCVCP.js";
import {
  handoffCountText,
  handoffStatusText,
  renderFailures,
  renderHandoffs,
  renderHeadline,
  renderNotes,
  renderRefused
} from "./chunk-GLLOLJFQ.js";
import {
  renderClaims,
  renderNextStep,
  renderOpenFindings,
  renderOutcome,
  renderResolved,
  renderReviews,
  renderWantedOnBoard,
  workOfOutcome
} from "./chunk-CZONM4H3.js";
import {
  displayName,
  renderAgentResults,
  renderAgentsAtWork,
  shownAgents
} from "./chunk-ITRNZOTN.js";
import {
  collapsible,
  firstThatFits,
  paragraphs
} from "./chunk-MQ4ZI664.js";
import {
  createLogLines
} from "./chunk-4GR644NY.js";
import {
  nonceOf
} from "./chunk-52AXRLL6.js";
import {
  plural
} from "./chunk-BDLE4HBS.js";
import {
  oneLine
} from "./chunk-ENBJUMDV.js";
import {
  COORDINATOR
} from "./chunk-UXQFGFHB.js";
import {
  askedWords
} from "./chunk-3QEL5PCQ.js";
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
      renderReviews(context, transcript, rows),
      renderResolved(context, transcript, rows),
      ...handoffs < 2 ? [] : exchange
    ])
  );
}

// src/run/start/run-context.ts
init_define_RUNTIME_PACKAGES();
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
