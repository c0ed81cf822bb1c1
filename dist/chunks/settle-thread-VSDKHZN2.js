import {
  completeRequest,
  fetchRemote
} from "./chunk-SZY5BUYH.js";
import {
  settleInterrupted
} from "./chunk-GK27C5F7.js";
import {
  loadRepository
} from "./chunk-TBYLVZW2.js";
import "./chunk-GYX4D2WJ.js";
import {
  openInitialContext
} from "./chunk-SL44YJXH.js";
import "./chunk-QSNQYPP5.js";
import "./chunk-PML55W56.js";
import "./chunk-G5SWB425.js";
import "./chunk-YK57Z6NY.js";
import "./chunk-YRNOFD6P.js";
import "./chunk-AZY556Q6.js";
import "./chunk-N6M24BAS.js";
import "./chunk-SMAAMYXH.js";
import "./chunk-3OSW5CVL.js";
import "./chunk-W3QDBLFR.js";
import "./chunk-I6ONU2W2.js";
import "./chunk-KEIREGWK.js";
import {
  findOwnBoards
} from "./chunk-5ETPWOGH.js";
import "./chunk-3RVR23FQ.js";
import "./chunk-ZKWLCZ6M.js";
import "./chunk-77SNCVCP.js";
import "./chunk-PSWUIYZT.js";
import "./chunk-QZDQ62SX.js";
import "./chunk-GTWA3NSY.js";
import "./chunk-KLCHYJXE.js";
import "./chunk-IE2BAOFS.js";
import "./chunk-JIC2ARKV.js";
import "./chunk-G5QMX4QT.js";
import "./chunk-BNWDS5BG.js";
import "./chunk-YEWOG65T.js";
import "./chunk-RII2G2LW.js";
import "./chunk-QKKGVQ35.js";
import "./chunk-AZNN46AL.js";
import "./chunk-PYOTBSZG.js";
import "./chunk-Q7NT2BUX.js";
import "./chunk-7XLBJTOV.js";
import "./chunk-ENXEURVO.js";
import "./chunk-NXG4SU5B.js";
import "./chunk-UE43JMU5.js";
import "./chunk-EO5MSDVT.js";
import "./chunk-3YV27TQ6.js";
import "./chunk-UQK2ZKYK.js";
import "./chunk-4HGFMLRL.js";
import "./chunk-HSV4OKKC.js";
import "./chunk-HF5LR4CJ.js";
import "./chunk-H5FO2F7S.js";
import "./chunk-MLTXGWX5.js";
import "./chunk-NBSJ4WNU.js";
import "./chunk-BDLE4HBS.js";
import "./chunk-VBFAMISX.js";
import "./chunk-PNS5N7NF.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-DZISDMIS.js";
import "./chunk-ISL6UGDV.js";
import "./chunk-UXQFGFHB.js";
import "./chunk-7TLDPTJE.js";
import "./chunk-3QEL5PCQ.js";
import "./chunk-LSOEEKAB.js";
import "./chunk-HJ3NACT6.js";
import "./chunk-X5CHW724.js";
import "./chunk-QHONNP4I.js";
import "./chunk-VDV6GYGS.js";
import "./chunk-C7L45JHI.js";
import "./chunk-JNS4U4RR.js";
import "./chunk-FXG5REYQ.js";
import "./chunk-MUCB7FAK.js";
import "./chunk-7UMZINQT.js";
import "./chunk-ZKMHPSNV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/run/resume/settle-thread.ts
init_define_RUNTIME_PACKAGES();
async function settleThread(given, requests) {
  const { github } = given.ports;
  const args = { ...given, request: await completeRequest(given) };
  const { number, commentCount } = args.request.thread;
  const comments = await github.listComments(number, commentCount);
  const found = await findOwnBoards(github, comments.items);
  const boards = found.filter(({ marker }) => requests.has(marker.triggerId));
  const context = {
    ...openInitialContext(args),
    kind: "acknowledged",
    comments,
    boards,
    board: { ...NO_BOARD, login: boards[0]?.comment.author?.login },
    isRepeated: false,
    approved: []
  };
  const repository = await loadRepository(context, await fetchRemote(args));
  if (repository.kind === "no-team") return 0;
  const saved = repository.saved.filter(({ request }) => requests.has(request));
  return settleInterrupted(context, { ...repository, saved });
}
var nothing = () => void 0;
var NO_BOARD = {
  commentId: 0,
  touch: nothing,
  lastWords: nothing,
  finish: async () => void 0,
  fold: async () => void 0
};
export {
  settleThread
};
