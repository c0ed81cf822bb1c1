import {
  completeRequest,
  fetchRemote
} from "./chunk-T7GOYUGQ.js";
import {
  settleInterrupted
} from "./chunk-6RWPXQPE.js";
import "./chunk-NQQU3UCR.js";
import {
  loadRepository
} from "./chunk-L27UYZQX.js";
import "./chunk-UOHKLQMY.js";
import "./chunk-GYX4D2WJ.js";
import "./chunk-MRN5LHYB.js";
import "./chunk-GJ2X2KMI.js";
import "./chunk-KEIREGWK.js";
import {
  findOwnBoards
} from "./chunk-MWGWMISM.js";
import {
  openInitialContext
} from "./chunk-YVAMN3FD.js";
import "./chunk-Z3G3VEP7.js";
import "./chunk-PML55W56.js";
import "./chunk-ZMD6AZRH.js";
import "./chunk-ZB2MUO7U.js";
import "./chunk-77SNCVCP.js";
import "./chunk-47UDOEBZ.js";
import "./chunk-WPTQ7AIG.js";
import "./chunk-EO5MSDVT.js";
import "./chunk-RDEDJFFD.js";
import "./chunk-LPLM43RE.js";
import "./chunk-AFJI2Y4L.js";
import "./chunk-Y6N73SJE.js";
import "./chunk-GULHXZFT.js";
import "./chunk-D7KHQAOC.js";
import "./chunk-7OCXMNVH.js";
import "./chunk-KLCHYJXE.js";
import "./chunk-D3WCS6KS.js";
import "./chunk-2RFLUN2G.js";
import "./chunk-PNYLBFPP.js";
import "./chunk-UQK2ZKYK.js";
import "./chunk-2YJZLHFX.js";
import "./chunk-SPMVIIXJ.js";
import "./chunk-AKC2XGDL.js";
import "./chunk-4HGFMLRL.js";
import "./chunk-7XLBJTOV.js";
import "./chunk-S3ZBNFZF.js";
import "./chunk-TE4VYA5R.js";
import "./chunk-HHYM4AF5.js";
import "./chunk-RH2574AL.js";
import "./chunk-RXEOSAL7.js";
import "./chunk-HSV4OKKC.js";
import "./chunk-IAPXKX3Q.js";
import "./chunk-CAUWIQWA.js";
import "./chunk-BMM6PYYF.js";
import "./chunk-PGYTNQMN.js";
import "./chunk-5VUA52BT.js";
import "./chunk-MLTXGWX5.js";
import "./chunk-GVC3OUOO.js";
import "./chunk-VBFAMISX.js";
import "./chunk-52AXRLL6.js";
import "./chunk-PNS5N7NF.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-LOQXTKOF.js";
import "./chunk-DZISDMIS.js";
import "./chunk-ENBJUMDV.js";
import "./chunk-UXQFGFHB.js";
import "./chunk-7TLDPTJE.js";
import "./chunk-3QEL5PCQ.js";
import "./chunk-LSOEEKAB.js";
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
