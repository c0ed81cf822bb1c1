import {
  AT_WORK,
  finishRun,
  reportAnsweredBefore,
  reportOf
} from "./chunk-M6V5TQGG.js";
import "./chunk-6OOHD7RT.js";
import "./chunk-DDEPQ2FY.js";
import "./chunk-VX6JZFUR.js";
import "./chunk-77SNCVCP.js";
import "./chunk-SXQO2GA5.js";
import "./chunk-CNRU7EYU.js";
import "./chunk-MLTXGWX5.js";
import "./chunk-ASARF55A.js";
import "./chunk-BSQV4ART.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-DZISDMIS.js";
import "./chunk-DY6Z2GJS.js";
import "./chunk-7TLDPTJE.js";
import "./chunk-UXQFGFHB.js";
import "./chunk-WOQ4ALLD.js";
import "./chunk-HJ3NACT6.js";
import "./chunk-QHONNP4I.js";
import "./chunk-VDV6GYGS.js";
import "./chunk-MUCB7FAK.js";
import "./chunk-EHNRAOD3.js";
import "./chunk-IAFWRTWP.js";
export {
  AT_WORK,
  finishRun,
  reportAnsweredBefore,
  reportOf
};
