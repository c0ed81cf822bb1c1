import {
  AT_WORK,
  finishRun,
  reportAnsweredBefore,
  reportOf
} from "./chunk-MRVM2VUT.js";
import "./chunk-YIB4OVAH.js";
import "./chunk-OG33QGYI.js";
import "./chunk-CNWRNBTC.js";
import "./chunk-77SNCVCP.js";
import "./chunk-HSV4OKKC.js";
import "./chunk-CNRU7EYU.js";
import "./chunk-MLTXGWX5.js";
import "./chunk-5UEE36OC.js";
import "./chunk-BSQV4ART.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-DZISDMIS.js";
import "./chunk-45EAQZGJ.js";
import "./chunk-7TLDPTJE.js";
import "./chunk-UXQFGFHB.js";
import "./chunk-QRSGTHYL.js";
import "./chunk-HJ3NACT6.js";
import "./chunk-QHONNP4I.js";
import "./chunk-VDV6GYGS.js";
import "./chunk-MUCB7FAK.js";
import "./chunk-ZKMHPSNV.js";
import "./chunk-IAFWRTWP.js";
export {
  AT_WORK,
  finishRun,
  reportAnsweredBefore,
  reportOf
};
