import {
  failRequest
} from "./chunk-33CBJPUE.js";
import "./chunk-GOA6MRKR.js";
import "./chunk-YUY7JJZ7.js";
import "./chunk-MWGWMISM.js";
import "./chunk-YVAMN3FD.js";
import "./chunk-Z3G3VEP7.js";
import "./chunk-PML55W56.js";
import "./chunk-ZMD6AZRH.js";
import "./chunk-ZB2MUO7U.js";
import "./chunk-77SNCVCP.js";
import "./chunk-2YJZLHFX.js";
import "./chunk-SPMVIIXJ.js";
import "./chunk-AKC2XGDL.js";
import "./chunk-7XLBJTOV.js";
import "./chunk-HSV4OKKC.js";
import "./chunk-IAPXKX3Q.js";
import "./chunk-CAUWIQWA.js";
import "./chunk-MLTXGWX5.js";
import "./chunk-52AXRLL6.js";
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
import "./chunk-5DP2ZEKI.js";
import "./chunk-MUCB7FAK.js";
import "./chunk-ZKMHPSNV.js";
import "./chunk-IAFWRTWP.js";
export {
  failRequest
};
