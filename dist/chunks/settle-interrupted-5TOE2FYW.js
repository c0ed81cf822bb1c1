import {
  publishReviews
} from "./chunk-3SMZYYUU.js";
import {
  publishWork
} from "./chunk-CRUVRIOL.js";
import {
  toPublishedWork
} from "./chunk-J7JVHH7A.js";
import {
  isFinished,
  openRunBranch,
  placeOf,
  savedRunOf,
  takeUpLeftWork,
  withEnds
} from "./chunk-2X54IVZL.js";
import {
  deleteSavedRuns,
  listRemoteRuns
} from "./chunk-MWQ3U5NN.js";
import "./chunk-53MJ7PSZ.js";
import "./chunk-FJHCYTUD.js";
import "./chunk-VI3RLGTJ.js";
import "./chunk-VULS3TI4.js";
import "./chunk-W3QDBLFR.js";
import "./chunk-PSWUIYZT.js";
import {
  decideOutcome
} from "./chunk-DTVRFOTW.js";
import "./chunk-SPQNS2VO.js";
import "./chunk-I6ONU2W2.js";
import "./chunk-KLCHYJXE.js";
import "./chunk-SRV44GNU.js";
import "./chunk-ALN5EVBG.js";
import "./chunk-J6OFM2OP.js";
import {
  openInitialContext,
  renderBoard
} from "./chunk-EFVAYLEG.js";
import "./chunk-I7MDYYST.js";
import "./chunk-YGVICYG5.js";
import "./chunk-Z4GKME3D.js";
import {
  findBoardOf,
  findBoards
} from "./chunk-RBSJFY2A.js";
import "./chunk-KHCCP4KO.js";
import "./chunk-77SNCVCP.js";
import "./chunk-KEIREGWK.js";
import "./chunk-PMRWIET6.js";
import "./chunk-IAJO65WO.js";
import "./chunk-N2MM3KKN.js";
import {
  commentUrl
} from "./chunk-3NOQU2JN.js";
import "./chunk-Q7NT2BUX.js";
import "./chunk-V45QZQUY.js";
import "./chunk-EO5MSDVT.js";
import "./chunk-OPSB4QI2.js";
import "./chunk-UVRYIIXQ.js";
import "./chunk-UMJ2O7GI.js";
import "./chunk-HSV4OKKC.js";
import "./chunk-SOTO3AVE.js";
import "./chunk-K2HCYID3.js";
import "./chunk-MLTXGWX5.js";
import "./chunk-EEGI3YQH.js";
import "./chunk-BDLE4HBS.js";
import "./chunk-VBFAMISX.js";
import "./chunk-PNS5N7NF.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-DZISDMIS.js";
import "./chunk-5CYVZTV3.js";
import "./chunk-UXQFGFHB.js";
import "./chunk-7TLDPTJE.js";
import "./chunk-HJ3NACT6.js";
import "./chunk-X5CHW724.js";
import "./chunk-QHONNP4I.js";
import "./chunk-VDV6GYGS.js";
import "./chunk-C7L45JHI.js";
import "./chunk-FXG5REYQ.js";
import "./chunk-JNS4U4RR.js";
import "./chunk-2VDIWIBV.js";
import "./chunk-7UMZINQT.js";
import "./chunk-ZKMHPSNV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/run/resume/settle-interrupted.ts
init_define_RUNTIME_PACKAGES();
var MOST = 5;
async function settleInterrupted(context, repository) {
  const { transcript } = context;
  const settling = settleAll(context, repository);
  await transcript.noteFailure("What an earlier run left could not be settled.", settling);
}
async function settleAll(context, repository) {
  const left = findOpen(context, repository);
  if (left.length === 0 || context.inputs.dryRun) return;
  const isOver = await openLooks(context);
  for (const one of left.filter(isOver).slice(0, MOST)) {
    await settle(one, context, repository);
  }
}
function findOpen({ boards, request }, { saved }) {
  const working = boards.filter(({ marker }) => marker.state === "working");
  const requests = /* @__PURE__ */ new Set([
    ...working.map(({ marker }) => marker.triggerId),
    ...saved.map((run) => run.request)
  ]);
  requests.delete(request.id);
  return [...requests].map((id) => ({
    request: id,
    board: findBoardOf(boards, id),
    saved: savedRunOf(saved, id)
  }));
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
async function settle(interrupted, context, repository) {
  const { board, saved } = interrupted;
  const hasEnded = board !== void 0 && board.marker.state !== "working";
  if (!hasEnded || saved !== void 0 && isFinished(saved)) {
    const earlier = contextOf(interrupted, context);
    const outcome = await deliver(saved, earlier, repository);
    if (board !== void 0) await closeBoard(board, outcome, earlier);
  }
  const refs = repository.saved.filter(({ request }) => request === interrupted.request);
  await deleteSavedRuns(
    context.ports.git,
    refs.map(({ ref }) => ref)
  );
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
  const text = saved?.asked ?? asked?.body ?? "";
  const here = commentUrl(context.renderContext().facts, board?.comment.id ?? 0);
  const initial = openInitialContext({
    ...context,
    ports: { ...ports, record: () => void 0, log: SILENT },
    job: { ...job, runId: saved?.run ?? board?.marker.runId ?? job.runId },
    request: {
      ...request,
      id,
      author: { login, type: "User" },
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
