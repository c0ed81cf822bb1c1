import {
  completeRequest,
  fetchRemote
} from "./chunk-BUDBYUWN.js";
import {
  settleInterrupted
} from "./chunk-TCTENSZT.js";
import {
  loadRepository
} from "./chunk-WRTVTSZ4.js";
import "./chunk-GYX4D2WJ.js";
import {
  openInitialContext
} from "./chunk-OQEHOLET.js";
import "./chunk-P72S5VUG.js";
import "./chunk-PML55W56.js";
import "./chunk-4TFVS44I.js";
import "./chunk-WPTQ7AIG.js";
import "./chunk-VBNUJTBK.js";
import "./chunk-HTQOMAMZ.js";
import "./chunk-U43UHQV4.js";
import "./chunk-TQXWT7SH.js";
import "./chunk-Q66IV664.js";
import "./chunk-W3QDBLFR.js";
import "./chunk-GJ2X2KMI.js";
import "./chunk-KEIREGWK.js";
import {
  findOwnBoards
} from "./chunk-MWGWMISM.js";
import "./chunk-RXEXK73G.js";
import "./chunk-PHMB7TYZ.js";
import "./chunk-77SNCVCP.js";
import "./chunk-PSWUIYZT.js";
import "./chunk-23PNSDDR.js";
import "./chunk-525Z5GYW.js";
import "./chunk-KLCHYJXE.js";
import "./chunk-32FPWCZM.js";
import "./chunk-HFR5JFVR.js";
import "./chunk-CXVYBBQY.js";
import "./chunk-TCSXLIZY.js";
import "./chunk-O3M2BT4N.js";
import "./chunk-XEGUL5IA.js";
import "./chunk-3KMKUAKO.js";
import "./chunk-AO2M4WA5.js";
import "./chunk-LHTZFIZN.js";
import "./chunk-Q7NT2BUX.js";
import "./chunk-7XLBJTOV.js";
import "./chunk-EERIHXZE.js";
import "./chunk-NXG4SU5B.js";
import "./chunk-CE56GWLK.js";
import "./chunk-EO5MSDVT.js";
import "./chunk-CJBQ7XQL.js";
import "./chunk-UQK2ZKYK.js";
import "./chunk-4HGFMLRL.js";
import "./chunk-HSV4OKKC.js";
import "./chunk-GYJWYMTQ.js";
import "./chunk-E6GIXL6E.js";
import "./chunk-5VUA52BT.js";
import "./chunk-MLTXGWX5.js";
import "./chunk-XNNRUL5R.js";
import "./chunk-BDLE4HBS.js";
import "./chunk-VBFAMISX.js";
import "./chunk-PNS5N7NF.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-DZISDMIS.js";
import "./chunk-ABSG53OH.js";
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
import "./chunk-5DP2ZEKI.js";
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
