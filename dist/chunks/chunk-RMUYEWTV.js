import {
  publishReviews,
  publishWork
} from "./chunk-RKACPEQ7.js";
import {
  goesOnWith,
  openRunBranch,
  placeOf,
  takeUpLeftWork,
  withEnds
} from "./chunk-TVB5QHZS.js";
import {
  decideOutcome
} from "./chunk-67VVGFSF.js";
import {
  awaitsPullRequest,
  findBoardOf,
  findBoards,
  isUnsettled
} from "./chunk-MWGWMISM.js";
import {
  openInitialContext,
  renderBoard
} from "./chunk-OWYHHRHX.js";
import {
  lacksPullRequest
} from "./chunk-PML55W56.js";
import {
  isFinished,
  savedRunOf
} from "./chunk-LEHNTRSJ.js";
import {
  deleteSavedRuns,
  listRemoteRuns
} from "./chunk-WPTQ7AIG.js";
import {
  toPublishedWork
} from "./chunk-ZEV4HEHE.js";
import {
  commentUrl
} from "./chunk-LSQIVI4U.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/run/resume/settle-interrupted.ts
init_define_RUNTIME_PACKAGES();
var MOST = 5;
async function settleInterrupted(context, repository) {
  const { transcript } = context;
  let closed = 0;
  const settling = settleAll(context, repository, () => {
    closed += 1;
  });
  await transcript.noteFailure("What an earlier run left could not be settled.", settling);
  return closed;
}
async function settleAll(context, repository, onClosed) {
  const left = findOpen(context, repository);
  if (left.length === 0 || context.inputs.dryRun) return;
  const isOver = await openLooks(context);
  for (const one of left.filter(isOver).slice(0, MOST)) {
    await settle(one, context, repository, onClosed);
  }
}
function findOpen({ boards, request }, repository) {
  const { saved } = repository;
  const unsettled = boards.filter(isUnsettled);
  const requests = /* @__PURE__ */ new Set([
    ...unsettled.map(({ marker }) => marker.triggerId),
    ...saved.map((run) => run.request)
  ]);
  requests.delete(request.id);
  return [...requests].map((id) => ({ request: id, board: findBoardOf(boards, id), saved: savedRunOf(saved, id) })).filter((one) => one.saved !== void 0 || isUndelivered(one, repository));
}
async function openLooks({
  request,
  ports,
  board
}) {
  const { number, commentCount } = request.thread;
  const [{ items }, states] = await Promise.all([
    ports.github.listComments(number, commentCount),
    listRemoteRuns(ports.git, number)
  ]);
  const boards = findBoards(items, board.login);
  return ({ request: id, board: before, saved }) => {
    const now = findBoardOf(boards, id);
    const isSameBoard = before === void 0 || before.comment.body === now?.comment.body;
    return isSameBoard && (saved === void 0 || states.get(saved.ref) === saved.commit);
  };
}
async function settle(interrupted, context, repository, onClosed) {
  const { board, saved } = interrupted;
  if (isUndelivered(interrupted, repository)) {
    const earlier = contextOf(interrupted, context);
    const outcome = await deliver(saved, earlier, repository);
    if (board !== void 0) {
      await closeBoard(board, outcome, earlier);
      onClosed();
    }
    if (lacksPullRequest(outcome)) return;
  }
  const refs = repository.saved.filter(({ request }) => request === interrupted.request);
  await deleteSavedRuns(
    context.ports,
    refs.map(({ ref }) => ref)
  );
}
function isUndelivered({ board, saved }, repository) {
  if (board === void 0 || board.marker.state === "working") return true;
  if (awaitsPullRequest(board)) return goesOnWith(board, repository);
  return saved !== void 0 && isFinished(saved);
}
async function closeBoard({ comment }, outcome, { renderContext, transcript, outbound, ports }) {
  const text = renderBoard(renderContext(), transcript.read(), outcome);
  await ports.github.updateComment(comment.id, outbound.seal(text));
}
async function deliver(saved, earlier, repository) {
  const { git } = earlier.ports;
  const { start, tip } = await placeOf(git, repository.branch.start, saved);
  const branch = openRunBranch(git, repository.branch.name, start, tip);
  const place = { ...repository, branch };
  const result = await replay(saved, earlier, place);
  const { pull } = repository.target;
  if (saved === void 0 && pull !== void 0 && result.kind === "done") {
    const work = toPublishedWork({ head: branch.name, commit: tip }, pull);
    return { kind: "changed", work, answer: result.text };
  }
  const published = await publishWork(result, earlier, place);
  await publishReviews(published, earlier, place);
  return decideOutcome(result, published, earlier.transcript.read());
}
async function replay(saved, earlier, place) {
  if (saved === void 0 || isFinished(saved)) {
    const left = await takeUpLeftWork(earlier, place);
    return left?.kind === "finished" ? left.result : INTERRUPTED;
  }
  for (const event of withEnds(saved.events)) earlier.transcript.emit(event);
  return INTERRUPTED;
}
var INTERRUPTED = {
  kind: "limited",
  exhausted: { limit: "interrupted", reason: "The run was interrupted." }
};
function contextOf({ request: id, board, saved }, context) {
  const { ports, request, job, comments } = context;
  const asked = comments.items.find((comment) => id === `comment-${comment.id}`);
  const login = saved?.actor ?? board?.marker.asker ?? asked?.author?.login ?? "ghost";
  const author = { login, type: "User" };
  const text = saved?.asked ?? asked?.body ?? "";
  const here = commentUrl(context.renderContext().facts, board?.comment.id ?? 0);
  const initial = openInitialContext({
    ...context,
    ports: { ...ports, record: () => void 0, log: SILENT },
    job: { ...job, runId: saved?.run ?? board?.marker.runId ?? job.runId },
    request: {
      ...request,
      id,
      author,
      sender: author,
      text,
      url: asked?.url ?? here,
      command: { kind: "work", request: text }
    }
  });
  return {
    ...context,
    ...initial,
    board: { ...context.board, commentId: board?.comment.id ?? context.board.commentId },
    isRepeated: true
  };
}
var ignore = () => void 0;
var SILENT = { info: ignore, warning: ignore, debug: ignore, group: ignore };

export {
  settleInterrupted
};
