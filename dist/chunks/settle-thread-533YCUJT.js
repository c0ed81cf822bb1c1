import {
  completeRequest,
  fetchRemote
} from "./chunk-KBCM7FCR.js";
import {
  settleInterrupted
} from "./chunk-KCMALKXO.js";
import {
  openInitialContext
} from "./chunk-POTVX4XJ.js";
import "./chunk-ZBBCSXU4.js";
import "./chunk-RIAVNNY5.js";
import "./chunk-HMMJJBHA.js";
import "./chunk-PLSYDGP6.js";
import "./chunk-YGVICYG5.js";
import {
  loadRepository
} from "./chunk-2MDTFAC4.js";
import "./chunk-GYX4D2WJ.js";
import "./chunk-2LDLUS3C.js";
import "./chunk-PML55W56.js";
import "./chunk-K4XSNOG3.js";
import "./chunk-YK57Z6NY.js";
import "./chunk-53MJ7PSZ.js";
import "./chunk-FJHCYTUD.js";
import "./chunk-VI3RLGTJ.js";
import "./chunk-VULS3TI4.js";
import "./chunk-W3QDBLFR.js";
import {
  findOwnBoards
} from "./chunk-5ETPWOGH.js";
import "./chunk-B3DKUBBA.js";
import "./chunk-77SNCVCP.js";
import "./chunk-PSWUIYZT.js";
import "./chunk-RYX2FOYB.js";
import "./chunk-KLCHYJXE.js";
import "./chunk-UDGYZJED.js";
import "./chunk-SRV44GNU.js";
import "./chunk-ALN5EVBG.js";
import "./chunk-KEIREGWK.js";
import "./chunk-I6ONU2W2.js";
import "./chunk-465YLF7F.js";
import "./chunk-N2MM3KKN.js";
import "./chunk-IAJO65WO.js";
import "./chunk-3NOQU2JN.js";
import "./chunk-Q7NT2BUX.js";
import "./chunk-7XLBJTOV.js";
import "./chunk-J6OFM2OP.js";
import "./chunk-ZO75VJA6.js";
import "./chunk-EO5MSDVT.js";
import "./chunk-OPSB4QI2.js";
import "./chunk-UQK2ZKYK.js";
import "./chunk-4HGFMLRL.js";
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
