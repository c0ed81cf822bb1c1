import {
  AT_WORK,
  finishRun,
  reportAnsweredBefore,
  reportOf
} from "./chunk-EEW63UZU.js";
import "./chunk-FMJWQ7TF.js";
import "./chunk-ZP7RT4NN.js";
import "./chunk-4HISPYYA.js";
import "./chunk-77SNCVCP.js";
import "./chunk-HSV4OKKC.js";
import "./chunk-CNRU7EYU.js";
import "./chunk-MLTXGWX5.js";
import "./chunk-KKCZUXSO.js";
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
