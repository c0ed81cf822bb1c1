import {
  throttle
} from "./chunk-7N3H7TF4.js";
import {
  withinTime
} from "./chunk-YEIK4SND.js";
import {
  AT_WORK,
  finishRun,
  reportOf
} from "./chunk-MHUD74UJ.js";
import {
  commentOnce
} from "./chunk-TYEXPIWK.js";
import {
  memoryBranch
} from "./chunk-KEIREGWK.js";
import {
  findBoards,
  findOwnBoards
} from "./chunk-MWGWMISM.js";
import {
  openInitialContext,
  renderBoard
} from "./chunk-OWYHHRHX.js";
import "./chunk-TEWTONZ3.js";
import {
  cancelledOutcome
} from "./chunk-PML55W56.js";
import "./chunk-4BPPE6RT.js";
import "./chunk-WARSGAYB.js";
import {
  readMarker,
  renderMarker
} from "./chunk-77SNCVCP.js";
import "./chunk-NEN62PUN.js";
import "./chunk-HYCFZGRZ.js";
import {
  commentUrl,
  link
} from "./chunk-LSQIVI4U.js";
import {
  completeHistory
} from "./chunk-4HGFMLRL.js";
import "./chunk-7XLBJTOV.js";
import {
  isRequestKnown
} from "./chunk-HHYM4AF5.js";
import "./chunk-RH2574AL.js";
import "./chunk-HSV4OKKC.js";
import "./chunk-XF6Q2NIA.js";
import "./chunk-KOM7LBWC.js";
import "./chunk-MLTXGWX5.js";
import "./chunk-RBRYF52E.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-BSQV4ART.js";
import "./chunk-DZISDMIS.js";
import "./chunk-45EAQZGJ.js";
import "./chunk-UXQFGFHB.js";
import "./chunk-7TLDPTJE.js";
import "./chunk-QRSGTHYL.js";
import "./chunk-HJ3NACT6.js";
import "./chunk-QHONNP4I.js";
import "./chunk-VDV6GYGS.js";
import {
  onAbort
} from "./chunk-JNS4U4RR.js";
import {
  botIdentity
} from "./chunk-5DP2ZEKI.js";
import "./chunk-MUCB7FAK.js";
import {
  SquadError,
  attempt
} from "./chunk-ZKMHPSNV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/run/serve-request.ts
init_define_RUNTIME_PACKAGES();

// src/run/start/show-board.ts
init_define_RUNTIME_PACKAGES();

// src/publish/board-keeper.ts
init_define_RUNTIME_PACKAGES();
var EDIT_MS = 8e3;
var RETRY_MS = 2e3;
var LAST_MS = 1e3;
var LONGEST_RETRY_MS = 16e3;
var RESERVED_MS = 2e3;
async function openBoard(deps, thread, earlier) {
  const { github, clock, log, transcript } = deps;
  const render = (outcome) => renderBoard(deps.context(), transcript.read(), outcome);
  const working = () => deps.seal(render());
  let comment = introduced(earlier?.comment ?? await createOnce(deps, thread, working()), deps);
  let editedAt = clock.now();
  const edit = async () => {
    editedAt = clock.now();
    const edited = await attempt(async () => github.updateComment(comment.id, working()));
    if (edited.kind === "threw") log.debug("The board could not be updated.");
  };
  if (earlier !== void 0) await edit();
  const untilNextEdit = () => Math.max(0, editedAt + EDIT_MS - clock.now());
  const { touch, close, closeWith } = throttle(clock, untilNextEdit, edit);
  let sayEnded = () => {
  };
  const ended = new Promise((resolve) => {
    sayEnded = () => resolve("edited");
  });
  let final;
  const sayLast = async () => {
    const said = final;
    await github.updateComment(comment.id, said ?? deps.seal(render(cancelledOutcome())));
    if (said !== void 0) sayEnded();
  };
  return {
    get commentId() {
      return comment.id;
    },
    login: comment.author?.login,
    touch,
    lastWords: () => closeWith(Promise.race([attempt(sayLast()), attempt(clock.sleep(LAST_MS))])),
    async finish(outcome, reply) {
      await close();
      const body = deps.seal(withReply(render(outcome), reply));
      final = body;
      const shown = await Promise.race([editUntilTaken(comment.id, body, deps), ended]);
      if (shown === "gone") comment = await createOnce(deps, thread, body);
    },
    async fold(markdown) {
      await close();
      const body = deps.seal(markdown);
      final = body;
      await attempt(editUntilTaken(comment.id, body, deps));
    }
  };
}
function introduced(comment, { onAccount }) {
  if (comment.author !== void 0) onAccount?.(comment.author);
  return comment;
}
async function editUntilTaken(id, body, { github, clock, time }) {
  let wasGone = false;
  for (let pause = RETRY_MS; ; pause *= 2) {
    const edited = await attempt(github.updateComment(id, body));
    if (edited.kind === "done" && (edited.value === "edited" || wasGone)) return edited.value;
    wasGone = edited.kind === "done";
    const mayTryAgain = pause <= LONGEST_RETRY_MS && time.left() >= pause + RESERVED_MS;
    if (!mayTryAgain) throw editError(edited);
    await clock.sleep(pause);
  }
}
function editError(edited) {
  if (edited.kind === "threw") return edited.error;
  const message = "GitHub, updating our comment: it says that there is none.";
  return new SquadError({ code: "E_GITHUB", message });
}
function withReply(board, reply) {
  if (reply === void 0) return board;
  const marker = readMarker(board);
  return marker === void 0 ? reply : `${renderMarker({ ...marker, asker: void 0 })}
${reply}`;
}
function createOnce({ github, context, time }, { number }, body) {
  const { triggerId } = context().facts;
  const find = async (comments) => {
    const boards = await findOwnBoards(github, comments);
    return boards.find(({ marker }) => marker.triggerId === triggerId)?.comment;
  };
  return commentOnce(number, body, { github, time, find });
}

// src/run/start/show-board.ts
async function showBoard(args, { earlier, comments, boards, isRepeated }) {
  const context = openInitialContext(args);
  const { transcript, renderContext, outbound, request, ports } = context;
  const { github, clock, log, time } = ports;
  const board = await openBoard(
    {
      github,
      clock,
      time,
      log,
      transcript,
      context: renderContext,
      seal: outbound.seal,
      onAccount: (account) => void Object.assign(ports.git.identity, botIdentity(account, args.job.serverUrl))
    },
    request.thread,
    earlier
  );
  const sayCancelled = () => board.lastWords();
  if (ports.cancelled.aborted) sayCancelled();
  onAbort(ports.cancelled, sayCancelled);
  transcript.listen(() => board.touch());
  const isAgain = isRepeated || earlier !== void 0;
  return {
    ...context,
    kind: "acknowledged",
    comments,
    boards,
    board,
    isRepeated: isAgain,
    approved: []
  };
}

// src/run/start/yield-to-rival.ts
init_define_RUNTIME_PACKAGES();
async function findEarlierBoard({ request, ports, inputs }, { earlier, claim }, fetching) {
  if (earlier !== void 0 || claim === void 0) return earlier;
  const { branches, baseBranch } = await fetching;
  const tips = [...branches.values()];
  const memory = `${memoryBranch(inputs.branchPrefix)}*`;
  await completeHistory(ports.git, [baseBranch.name, memory]);
  const isKnown = await isRequestKnown(ports.git, request.id, { tips, base: baseBranch.commit });
  return isKnown ? claim : void 0;
}
async function yieldToRival(context, { mayHaveRivals }) {
  const { request, ports, board, renderContext } = context;
  if (!mayHaveRivals()) return void 0;
  const { number, commentCount } = request.thread;
  const { items } = await ports.github.listComments(number, commentCount);
  const rival = findBoards(items, board.login).find(
    ({ comment, marker }) => marker.triggerId === request.id && comment.id < board.commentId
  );
  if (rival === void 0) return void 0;
  const other = link("another comment", commentUrl(renderContext().facts, rival.comment.id));
  await board.fold(`This request is answered in ${other}.`);
  return reportOf(context, { kind: "nothing-to-do", reason: AT_WORK }, rival.comment.id);
}

// src/run/serve-request.ts
var GRACE_MS = 250;
async function serveRequest(args, found, fetching) {
  const earlier = await findEarlierBoard(args, found, fetching);
  const showing = showBoard(args, { ...found, earlier });
  const [context, folded, { answerRequest }] = await Promise.all([
    showing,
    earlier === void 0 ? showing.then((context2) => yieldToRival(context2, found)) : void 0,
    loadAnswering(args.ports.runtime)
  ]);
  if (folded !== void 0) return folded;
  const answering = withinTime(answerRequest(context, fetching), args.ports.time, GRACE_MS);
  return finishRun(context, await attempt(answering));
}
async function loadAnswering(runtime) {
  await runtime.primed();
  return import("./answer-request-SZCAM2TB.js");
}
export {
  serveRequest
};
