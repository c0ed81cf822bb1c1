import {
  finishRun,
  reportAnsweredBefore,
  reportOf
} from "./chunk-OQWDNKJB.js";
import "./chunk-CBTCLAP3.js";
import "./chunk-LGTSI6HU.js";
import "./chunk-UOC7EXBE.js";
import "./chunk-4ASD5JXJ.js";
import "./chunk-LDJ4YEI4.js";
import "./chunk-YF6S7OD4.js";
import "./chunk-RFSJNQHJ.js";
import "./chunk-66LCQP4K.js";
import "./chunk-HTJI2CAL.js";
import "./chunk-IQSS6F2G.js";
import "./chunk-FAD3XYXR.js";
import "./chunk-MLTXGWX5.js";
import "./chunk-DZISDMIS.js";
import "./chunk-F3GLNTMY.js";
import "./chunk-HJ3NACT6.js";
import "./chunk-2VDIWIBV.js";
import "./chunk-GBJB3MBF.js";
import "./chunk-IAFWRTWP.js";
export {
  finishRun,
  reportAnsweredBefore,
  reportOf
};
