import {
  failRequest
} from "./chunk-QAH4AAKQ.js";
import {
  reportOf
} from "./chunk-MHUD74UJ.js";
import "./chunk-TYEXPIWK.js";
import {
  renderRefusal
} from "./chunk-6P3PGQC5.js";
import "./chunk-T3IYZQMT.js";
import {
  findOwnBoards
} from "./chunk-MWGWMISM.js";
import {
  openInitialContext
} from "./chunk-OWYHHRHX.js";
import "./chunk-TEWTONZ3.js";
import "./chunk-PML55W56.js";
import "./chunk-4BPPE6RT.js";
import "./chunk-WARSGAYB.js";
import {
  renderMarker
} from "./chunk-77SNCVCP.js";
import "./chunk-NEN62PUN.js";
import "./chunk-HYCFZGRZ.js";
import "./chunk-LSQIVI4U.js";
import "./chunk-7XLBJTOV.js";
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
import "./chunk-5DP2ZEKI.js";
import "./chunk-MUCB7FAK.js";
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
