import {
  completeRequest,
  fetchRemote
} from "./chunk-WG3UQRUF.js";
import {
  settleInterrupted
} from "./chunk-5RRKLYGY.js";
import "./chunk-5FKQHULL.js";
import {
  loadRepository
} from "./chunk-MLMSAK77.js";
import "./chunk-HCXUAZ25.js";
import "./chunk-GYX4D2WJ.js";
import "./chunk-W3QDBLFR.js";
import "./chunk-GJ2X2KMI.js";
import "./chunk-KEIREGWK.js";
import {
  findOwnBoards
} from "./chunk-MWGWMISM.js";
import {
  openInitialContext
} from "./chunk-CFEX6AWO.js";
import "./chunk-Z575RORC.js";
import "./chunk-PML55W56.js";
import "./chunk-DWB5MTVO.js";
import "./chunk-ZB2MUO7U.js";
import "./chunk-77SNCVCP.js";
import "./chunk-HO5RCMHX.js";
import "./chunk-WPTQ7AIG.js";
import "./chunk-EO5MSDVT.js";
import "./chunk-PSWUIYZT.js";
import "./chunk-A5YEMH7J.js";
import "./chunk-UO4EUKNZ.js";
import "./chunk-AFJI2Y4L.js";
import "./chunk-AUUZD4EI.js";
import "./chunk-TZNDXOKP.js";
import "./chunk-L4V32O7P.js";
import "./chunk-RM5QZFPQ.js";
import "./chunk-KLCHYJXE.js";
import "./chunk-DRWPMC6T.js";
import "./chunk-U7F2RQXX.js";
import "./chunk-UQK2ZKYK.js";
import "./chunk-GLLOLJFQ.js";
import "./chunk-ZEVUIUMZ.js";
import "./chunk-CZONM4H3.js";
import "./chunk-ITRNZOTN.js";
import "./chunk-MQ4ZI664.js";
import "./chunk-Q7NT2BUX.js";
import "./chunk-4HGFMLRL.js";
import "./chunk-7XLBJTOV.js";
import "./chunk-S3ZBNFZF.js";
import "./chunk-ATY6FJGQ.js";
import "./chunk-NXG4SU5B.js";
import "./chunk-RXEOSAL7.js";
import "./chunk-HSV4OKKC.js";
import "./chunk-4GR644NY.js";
import "./chunk-5OVM5Z2T.js";
import "./chunk-C74XXFK4.js";
import "./chunk-PGYTNQMN.js";
import "./chunk-5VUA52BT.js";
import "./chunk-MLTXGWX5.js";
import "./chunk-VBFAMISX.js";
import "./chunk-52AXRLL6.js";
import "./chunk-PNS5N7NF.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-BDLE4HBS.js";
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
