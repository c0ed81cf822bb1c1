import {
  finishRun,
  reportAnsweredBefore,
  reportOf
} from "./chunk-HAU3RJTU.js";
import "./chunk-SDALCF46.js";
import "./chunk-IOM3DXGH.js";
import "./chunk-M246STJV.js";
import "./chunk-DGJ3UOGU.js";
import "./chunk-VVKYMXUN.js";
import "./chunk-56REJA5H.js";
import "./chunk-QNIXEDVD.js";
import "./chunk-F7Z3OGAL.js";
import "./chunk-Q7NT2BUX.js";
import "./chunk-LGTSI6HU.js";
import "./chunk-HSV4OKKC.js";
import "./chunk-MLTXGWX5.js";
import "./chunk-3SB22Z6W.js";
import "./chunk-CJUDGU2X.js";
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
