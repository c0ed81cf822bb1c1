import {
  failRequest
} from "./chunk-PNBKPBG7.js";
import {
  reportOf
} from "./chunk-STLVVFSR.js";
import {
  renderRefusal
} from "./chunk-WXQEIUSL.js";
import {
  openInitialContext
} from "./chunk-POTVX4XJ.js";
import "./chunk-QY26AKJY.js";
import "./chunk-PLSYDGP6.js";
import "./chunk-YGVICYG5.js";
import "./chunk-2LDLUS3C.js";
import "./chunk-PML55W56.js";
import {
  findOwnBoards
} from "./chunk-5ETPWOGH.js";
import "./chunk-B3DKUBBA.js";
import {
  renderMarker
} from "./chunk-77SNCVCP.js";
import "./chunk-465YLF7F.js";
import "./chunk-N2MM3KKN.js";
import "./chunk-IAJO65WO.js";
import "./chunk-3NOQU2JN.js";
import "./chunk-Q7NT2BUX.js";
import "./chunk-7XLBJTOV.js";
import "./chunk-HSV4OKKC.js";
import "./chunk-MLTXGWX5.js";
import "./chunk-EEGI3YQH.js";
import "./chunk-BDLE4HBS.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-DZISDMIS.js";
import "./chunk-5CYVZTV3.js";
import "./chunk-UXQFGFHB.js";
import "./chunk-7TLDPTJE.js";
import "./chunk-HJ3NACT6.js";
import "./chunk-FXG5REYQ.js";
import "./chunk-2VDIWIBV.js";
import "./chunk-ZKMHPSNV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/run/start/refuse-access.ts
init_define_RUNTIME_PACKAGES();
async function refuseAccess(args, permit) {
  if (permit.cause === "lookup") {
    return failRequest(args, { message: permit.reason, hint: permit.hint });
  }
  const initialContext = openInitialContext(args);
  const commentId = await explainRefusal(permit, initialContext);
  return reportOf(initialContext, { kind: "declined", reason: permit.reason }, commentId);
}
async function explainRefusal({ audience, reason }, { request, ports: { github }, job, outbound }) {
  if (audience !== "collaborator") return void 0;
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
export {
  refuseAccess
};
