import {
  finishRun,
  reportAnsweredBefore,
  reportOf
} from "./chunk-KUERSF6Y.js";
import "./chunk-QYESQNZ5.js";
import "./chunk-LVX3QJ23.js";
import "./chunk-XV7INIXG.js";
import "./chunk-5XDNTTG7.js";
import "./chunk-BAMDIW7L.js";
import "./chunk-OMY6NNCV.js";
import "./chunk-EBR6N3UU.js";
import "./chunk-6QZTFRKY.js";
import "./chunk-KAOL2VIZ.js";
import "./chunk-Q7NT2BUX.js";
import "./chunk-DXZOBSJ3.js";
import "./chunk-LGTSI6HU.js";
import "./chunk-HSV4OKKC.js";
import "./chunk-MLTXGWX5.js";
import "./chunk-BDLE4HBS.js";
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
