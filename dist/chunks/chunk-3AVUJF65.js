import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  needsAgents,
  nextStepLine,
  nonceOf,
  readPullRequest,
  renderEscalations,
  renderHandoffs,
  renderHeader,
  renderNotes,
  renderOutcome,
  renderRefusal,
  renderReviews,
  renderSequence,
  renderSummary,
  runLink,
  threadBranchPrefix,
  workOfOutcome
} from "./chunk-GZ6H6MFJ.js";
import {
  EMPTY_TALLY,
  foldCustomCall,
  renderAgents,
  tallyToolCall
} from "./chunk-7RGY6TFZ.js";
import {
  createOutbound,
  fetchTips,
  requireBranch
} from "./chunk-IMF7L4NT.js";
import {
  collapsible,
  firstThatFits,
  paragraphs
} from "./chunk-6WW2OYXZ.js";
import {
  checkAccess
} from "./chunk-4WJK4NMI.js";
import {
  BOT
} from "./chunk-FXG5REYQ.js";
import {
  attempt,
  describe
} from "./chunk-GBJB3MBF.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/run/run.ts
init_define_RUNTIME_PACKAGES();
import { setImmediate } from "node:timers/promises";

// src/run/context/fetch-remote.ts
init_define_RUNTIME_PACKAGES();
async function fetchRemote({ request, inputs, ports }) {
  const { thread, repository } = request;
  const name = inputs.baseBranch ?? repository.defaultBranch;
  const pullRequest = thread.kind === "pull-request" ? await readPullRequest(ports.github, thread.number) : void 0;
  const pull = pullRequest?.pull;
  const isOpenHere = pull?.state === "open" && pull.head.repository === pull.base.repository;
  const patterns = /* @__PURE__ */ new Set([
    name,
    ...isOpenHere ? [pull.head.ref] : [],
    `${threadBranchPrefix(inputs.branchPrefix, thread.number)}*`
  ]);
  const branches = await fetchTips(ports.git, [...patterns]);
  const commit = requireBranch(branches, name);
  const tree = await ports.git.tree(commit);
  return { baseBranch: { name, commit }, pullRequest, branches, tree };
}

// src/run/finish/finish-run.ts
init_define_RUNTIME_PACKAGES();

// src/publish/render/board.ts
init_define_RUNTIME_PACKAGES();

// src/publish/render/board-marker.ts
init_define_RUNTIME_PACKAGES();
var OUTCOME_KINDS = {
  changed: true,
  answered: true,
  asked: true,
  declined: true,
  "nothing-to-do": true,
  limited: true,
  failed: true
};
var MARKER_GRAMMAR = /^<!-- squad-action:board trigger=([\w./-]{1,200}) run=([\w./-]{1,200}) state=(working|done)(?: outcome=([a-z-]{1,20}))?(?: branch=([\w./-]{1,255}))? -->(?:\r?\n|$)/;
function renderMarker(marker) {
  const fields = [
    `trigger=${plainField(marker.triggerId)}`,
    `run=${plainField(marker.runId)}`,
    `state=${marker.state}`,
    ...marker.outcome === void 0 ? [] : [`outcome=${marker.outcome}`],
    ...isPlainField(marker.branch) ? [`branch=${marker.branch}`] : []
  ];
  return `<!-- squad-action:board ${fields.join(" ")} -->`;
}
function readMarker(body) {
  const [, triggerId, runId, state, outcome, branch] = MARKER_GRAMMAR.exec(body.slice(0, 1e3)) ?? [];
  if (triggerId === void 0 || runId === void 0) return void 0;
  if (outcome !== void 0 && !isOutcome(outcome)) return void 0;
  return { triggerId, runId, state: state === "done" ? "done" : "working", outcome, branch };
}
function isOutcome(word) {
  return Object.hasOwn(OUTCOME_KINDS, word);
}
function isPlainField(text) {
  return text !== void 0 && /^[\w./-]{1,255}$/.test(text);
}
function plainField(text) {
  return text.slice(0, 200).replace(/[^\w./-]/g, "-") || "-";
}

// src/publish/render/board.ts
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
    outcome && renderOutcome(context, outcome, limits.outcomeText),
    outcome && nextStepLine(context, outcome),
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
function reportAnsweredBefore({ initialContext, commentId }) {
  const reason = "This request was answered before; its board stands in the thread.";
  return reportOf(initialContext, { kind: "nothing-to-do", reason }, commentId);
}

// src/run/start/acknowledge.ts
init_define_RUNTIME_PACKAGES();

// src/publish/board-keeper.ts
init_define_RUNTIME_PACKAGES();
var EDIT_MS = 8e3;
var RETRY_MS = 2e3;
var WRITER_ASSOCIATIONS = ["OWNER", "MEMBER", "COLLABORATOR"];
function findBoards(comments, ownLogin) {
  const own = [BOT.name, ...ownLogin === void 0 ? [] : [ownLogin]];
  return markedComments(comments).filter(
    ({ comment }) => own.includes(comment.author?.login ?? "")
  );
}
async function findOwnBoards(github, comments) {
  const isByOther = ({ comment: { author, association } }) => author?.login !== BOT.name && (author?.type === "Bot" || WRITER_ASSOCIATIONS.includes(association));
  if (!markedComments(comments).some(isByOther)) return findBoards(comments, void 0);
  const ownLogin = await attempt(github.ownLogin());
  return findBoards(comments, ownLogin.kind === "done" ? ownLogin.value : void 0);
}
function markedComments(comments) {
  return comments.flatMap((comment) => {
    const marker = readMarker(comment.body);
    return marker === void 0 ? [] : [{ comment, marker }];
  });
}
async function openBoard(deps, thread, earlier) {
  const { github, clock, log, transcript } = deps;
  const render = (outcome) => renderBoard(deps.context(), transcript.read(), outcome);
  const working = () => deps.seal(render());
  const comment = earlier?.comment ?? await createOnce(deps, thread, working());
  const show = async () => github.updateComment(comment.id, working());
  const edit = async () => {
    const edited = await attempt(show());
    if (edited.kind === "threw") log.debug("The board could not be updated.");
  };
  if (earlier !== void 0) await edit();
  const { touch, close } = throttle(clock, edit);
  return {
    commentId: comment.id,
    login: comment.author?.login,
    touch,
    async finish(outcome, reply) {
      await close();
      const whole = render(outcome);
      const [marker = ""] = whole.split("\n", 1);
      const body = deps.seal(reply === void 0 ? whole : `${marker}
${reply}`);
      const edited = await attempt(github.updateComment(comment.id, body));
      if (edited.kind === "done") return;
      await clock.sleep(RETRY_MS);
      const again = await attempt(github.updateComment(comment.id, body));
      if (again.kind === "threw") await github.createComment(thread.number, body);
    }
  };
}
function throttle(clock, work) {
  const closed = new AbortController();
  let last = clock.now();
  let isStale = false;
  let waiting;
  const workLater = async () => {
    while (isStale) {
      const pause = clock.sleep(Math.max(0, last + EDIT_MS - clock.now()), closed.signal);
      if ((await attempt(pause)).kind === "threw") return;
      last = clock.now();
      isStale = false;
      await work();
    }
    waiting = void 0;
  };
  return {
    touch() {
      isStale = true;
      waiting ??= workLater();
    },
    async close() {
      closed.abort();
      await waiting;
    }
  };
}
async function createOnce({ github, context }, thread, body) {
  const first = await attempt(github.createComment(thread.number, body));
  if (first.kind === "done") return first.value;
  const { items } = await github.listComments(thread.number, void 0);
  const boards = await findOwnBoards(github, items);
  const stored = boards.find(({ marker }) => marker.triggerId === context().facts.triggerId);
  return stored?.comment ?? github.createComment(thread.number, body);
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

// src/run/start/acknowledge.ts
async function acknowledge(args) {
  const { request, ports } = args;
  const { github } = ports;
  const { reaction, thread } = request;
  const reacting = attempt(
    reaction === void 0 ? Promise.resolve() : github.createReaction(reaction)
  );
  const listing = github.listComments(thread.number, thread.commentCount);
  const initialContext = openInitialContext(args);
  const comments = await listing;
  const boards = await findOwnBoards(github, comments.items);
  const mine = boards.filter(({ marker }) => marker.triggerId === request.id);
  const earlier = mine.find(({ marker }) => isFinal(marker)) ?? mine[0];
  if (earlier !== void 0 && isFinal(earlier.marker)) {
    await reacting;
    return { kind: "answered-before", initialContext, commentId: earlier.comment.id };
  }
  return { ...initialContext, kind: "new", comments, boards, earlier, reacting };
}
async function showBoard(asked) {
  const { earlier, reacting, ...found } = asked;
  const { transcript, renderContext, outbound, request } = found;
  const { github, clock, log } = found.ports;
  const board = await openBoard(
    { github, clock, log, transcript, context: renderContext, seal: outbound.seal },
    request.thread,
    earlier
  );
  await reacting;
  transcript.listen(() => board.touch());
  const isResumed = earlier?.marker.state === "working";
  return { ...found, kind: "acknowledged", board, isResumed, approved: [] };
}
function isFinal({ state, outcome }) {
  return state === "done" && outcome !== "failed";
}
async function completeRequest({ request, ports: { github } }) {
  const { thread } = request;
  if (thread.toBeFetched !== true) return request;
  const {
    association: authorAssociation,
    comments: commentCount,
    ...issue
  } = await github.issue(thread.number);
  return { ...request, thread: { ...issue, authorAssociation, commentCount } };
}

// src/run/start/refuse-access.ts
init_define_RUNTIME_PACKAGES();
async function refuseAccess(args, permit) {
  const initialContext = openInitialContext(args);
  const commentId = await explainRefusal(permit, initialContext);
  return reportOf(initialContext, { kind: "declined", reason: permit.reason }, commentId);
}
async function explainRefusal({ audience, cause, reason }, { request, ports: { github }, job, outbound }) {
  const mayBeAnswered = audience === "collaborator" || request.repository.private;
  if (audience === "bot" || cause === "lookup" || !mayBeAnswered) return void 0;
  const { number, commentCount } = request.thread;
  const comments = await github.listComments(number, commentCount);
  const boards = await findOwnBoards(github, comments.items);
  const earlier = boards.find(({ marker: marker2 }) => marker2.triggerId === request.id);
  if (earlier !== void 0) return earlier.comment.id;
  const marker = renderMarker({
    triggerId: request.id,
    runId: job.runId,
    state: "done",
    outcome: "declined",
    branch: void 0
  });
  const text = `${marker}
${renderRefusal(reason, outbound.safe)}`;
  return (await github.createComment(number, outbound.seal(text))).id;
}

// src/run/run.ts
async function run(args, access = checkAccess(args)) {
  const isForAgents = needsAgents(args.request);
  if (isForAgents) args.ports.runtime.prepare();
  const permit = await access;
  if (permit.kind === "refused") return refuseAccess(args, permit);
  const completed = { ...args, request: await completeRequest(args) };
  const acknowledging = acknowledge(completed);
  const fetching = fetchRemote(completed);
  void attempt(fetching);
  const found = await acknowledging;
  if (found.kind === "answered-before") return reportAnsweredBefore(found);
  if (isForAgents) void attempt(args.ports.runtime.start());
  await setImmediate();
  const [context, { answerRequest }] = await Promise.all([
    showBoard(found),
    import("./answer-request-ILLA3EVV.js")
  ]);
  return finishRun(context, await attempt(answerRequest(context, fetching)));
}

export {
  WRITER_ASSOCIATIONS,
  findOwnBoards,
  run
};
