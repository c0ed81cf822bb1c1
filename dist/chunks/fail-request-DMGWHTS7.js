import {
  failRequest
} from "./chunk-QAH4AAKQ.js";
import "./chunk-MHUD74UJ.js";
import "./chunk-TYEXPIWK.js";
import "./chunk-MWGWMISM.js";
import "./chunk-OWYHHRHX.js";
import "./chunk-TEWTONZ3.js";
import "./chunk-PML55W56.js";
import "./chunk-4BPPE6RT.js";
import "./chunk-WARSGAYB.js";
import "./chunk-77SNCVCP.js";
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
import "./chunk-IAFWRTWP.js";
export {
  failRequest
};
