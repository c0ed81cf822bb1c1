import {
  findOwnBoards
} from "./chunk-I5HIA2TU.js";
import {
  finishRun,
  openInitialContext,
  renderBoard
} from "./chunk-YBJXQLIW.js";
import "./chunk-EZJPUG6L.js";
import "./chunk-I4Z63F37.js";
import "./chunk-7OWDZ2UR.js";
import "./chunk-ACRICCAF.js";
import "./chunk-CBRLN6G7.js";
import "./chunk-XW7FW3BZ.js";
import "./chunk-6F2RS4SW.js";
import "./chunk-FTSSR4YK.js";
import "./chunk-3NOQU2JN.js";
import "./chunk-Q7NT2BUX.js";
import {
  readMarker,
  renderMarker
} from "./chunk-OMCZYTDX.js";
import "./chunk-HSV4OKKC.js";
import "./chunk-MLTXGWX5.js";
import "./chunk-EEGI3YQH.js";
import "./chunk-BDLE4HBS.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-DZISDMIS.js";
import "./chunk-5CYVZTV3.js";
import "./chunk-HJ3NACT6.js";
import "./chunk-FXG5REYQ.js";
import "./chunk-2VDIWIBV.js";
import {
  attempt
} from "./chunk-GBJB3MBF.js";
import "./chunk-UXQFGFHB.js";
import "./chunk-DYNN33AK.js";
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
      const body = deps.seal(reply === void 0 ? whole : withReply(whole, reply));
      const edited = await attempt(github.updateComment(comment.id, body));
      if (edited.kind === "done") return;
      await clock.sleep(RETRY_MS);
      const again = await attempt(github.updateComment(comment.id, body));
      if (again.kind === "threw") await github.createComment(thread.number, body);
    }
  };
}
function withReply(board, reply) {
  const marker = readMarker(board);
  return marker === void 0 ? reply : `${renderMarker({ ...marker, asker: void 0 })}
${reply}`;
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

// src/run/start/show-board.ts
async function showBoard(args, { earlier, reacting, comments, boards }) {
  const context = openInitialContext(args);
  const { transcript, renderContext, outbound, request, ports } = context;
  const { github, clock, log } = ports;
  const board = await openBoard(
    { github, clock, log, transcript, context: renderContext, seal: outbound.seal },
    request.thread,
    earlier
  );
  await reacting;
  transcript.listen(() => board.touch());
  const isResumed = earlier?.marker.state === "working";
  return { ...context, kind: "acknowledged", comments, boards, board, isResumed, approved: [] };
}

// src/run/serve-request.ts
async function serveRequest(args, found, fetching) {
  const [context, { answerRequest }] = await Promise.all([
    showBoard(args, found),
    loadAnswering(args.ports.runtime)
  ]);
  return finishRun(context, await attempt(answerRequest(context, fetching)));
}
async function loadAnswering(runtime) {
  await runtime.primed();
  return import("./answer-request-KTLLC7PX.js");
}
export {
  serveRequest
};
