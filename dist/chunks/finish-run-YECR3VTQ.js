import {
  AT_WORK,
  finishRun,
  reportAnsweredBefore,
  reportOf
} from "./chunk-VSRH2IZ2.js";
import "./chunk-ESRAKKTV.js";
import "./chunk-XPCKX5EE.js";
import "./chunk-WAYU2Q5S.js";
import "./chunk-77SNCVCP.js";
import "./chunk-SXQO2GA5.js";
import "./chunk-CNRU7EYU.js";
import "./chunk-MLTXGWX5.js";
import "./chunk-BLDJ6NBR.js";
import "./chunk-BSQV4ART.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-DZISDMIS.js";
import "./chunk-YZEMM2JF.js";
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
