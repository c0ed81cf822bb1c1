import {
  completeRequest,
  fetchRemote
} from "./chunk-T7GOYUGQ.js";
import {
  settleInterrupted
} from "./chunk-RMUYEWTV.js";
import "./chunk-RKACPEQ7.js";
import {
  loadRepository
} from "./chunk-TVB5QHZS.js";
import "./chunk-67VVGFSF.js";
import "./chunk-GYX4D2WJ.js";
import "./chunk-MRN5LHYB.js";
import "./chunk-GJ2X2KMI.js";
import "./chunk-KEIREGWK.js";
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
import "./chunk-77SNCVCP.js";
import "./chunk-LEHNTRSJ.js";
import "./chunk-WPTQ7AIG.js";
import "./chunk-EO5MSDVT.js";
import "./chunk-7LV3BSTB.js";
import "./chunk-ZEV4HEHE.js";
import "./chunk-AFJI2Y4L.js";
import "./chunk-JCQX5ARW.js";
import "./chunk-BFRDZSP3.js";
import "./chunk-RYGQJN43.js";
import "./chunk-Z54UCCYT.js";
import "./chunk-KLCHYJXE.js";
import "./chunk-Y5CDGCLL.js";
import "./chunk-NNWMED56.js";
import "./chunk-PNYLBFPP.js";
import "./chunk-UQK2ZKYK.js";
import "./chunk-NEN62PUN.js";
import "./chunk-HYCFZGRZ.js";
import "./chunk-LSQIVI4U.js";
import "./chunk-4HGFMLRL.js";
import "./chunk-7XLBJTOV.js";
import "./chunk-QZ3MK2WS.js";
import "./chunk-EG5NQSOL.js";
import "./chunk-HHYM4AF5.js";
import "./chunk-RH2574AL.js";
import "./chunk-RI6QV5LA.js";
import "./chunk-HSV4OKKC.js";
import "./chunk-XF6Q2NIA.js";
import "./chunk-KOM7LBWC.js";
import "./chunk-TFVK6ZZD.js";
import "./chunk-PGYTNQMN.js";
import "./chunk-5VUA52BT.js";
import "./chunk-MLTXGWX5.js";
import "./chunk-GVC3OUOO.js";
import "./chunk-RH6U7PNI.js";
import "./chunk-RBRYF52E.js";
import "./chunk-PNS5N7NF.js";
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
import "./chunk-RE6EZ2WX.js";
import "./chunk-C7L45JHI.js";
import "./chunk-JNS4U4RR.js";
import "./chunk-5DP2ZEKI.js";
import "./chunk-MUCB7FAK.js";
import "./chunk-ZGMSCD6E.js";
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
