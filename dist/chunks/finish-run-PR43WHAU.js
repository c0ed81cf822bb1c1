import {
  AT_WORK,
  finishRun,
  reportAnsweredBefore,
  reportOf
} from "./chunk-EWNRAKLR.js";
import "./chunk-WE3IQZBQ.js";
import "./chunk-USETC6I6.js";
import "./chunk-TDOGVDBM.js";
import "./chunk-77SNCVCP.js";
import "./chunk-SXQO2GA5.js";
import "./chunk-CNRU7EYU.js";
import "./chunk-MLTXGWX5.js";
import "./chunk-XAKR566N.js";
import "./chunk-BSQV4ART.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-DZISDMIS.js";
import "./chunk-6GCJ4LC6.js";
import "./chunk-7TLDPTJE.js";
import "./chunk-UXQFGFHB.js";
import "./chunk-WOQ4ALLD.js";
import "./chunk-HJ3NACT6.js";
import "./chunk-QHONNP4I.js";
import "./chunk-VDV6GYGS.js";
import "./chunk-ZBRHI66Z.js";
import "./chunk-EHNRAOD3.js";
import "./chunk-IAFWRTWP.js";
export {
  AT_WORK,
  finishRun,
  reportAnsweredBefore,
  reportOf
};
