import {
  finishRun,
  reportAnsweredBefore,
  reportOf
} from "./chunk-BRK5UUM4.js";
import "./chunk-SDALCF46.js";
import "./chunk-GFDFV4RV.js";
import "./chunk-UVYTEOEM.js";
import "./chunk-FATJ7E2Q.js";
import "./chunk-3SB22Z6W.js";
import "./chunk-PVCHJX7H.js";
import "./chunk-56REJA5H.js";
import "./chunk-QNIXEDVD.js";
import "./chunk-F7Z3OGAL.js";
import "./chunk-Q7NT2BUX.js";
import "./chunk-CJUDGU2X.js";
import "./chunk-LGTSI6HU.js";
import "./chunk-HSV4OKKC.js";
import "./chunk-MLTXGWX5.js";
import "./chunk-DZISDMIS.js";
import "./chunk-F3GLNTMY.js";
import "./chunk-HJ3NACT6.js";
import "./chunk-2VDIWIBV.js";
import "./chunk-GBJB3MBF.js";
import "./chunk-DYNN33AK.js";
import "./chunk-IAFWRTWP.js";
export {
  finishRun,
  reportAnsweredBefore,
  reportOf
};
