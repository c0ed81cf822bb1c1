import {
  failRequest
} from "./chunk-Q5GLIY54.js";
import "./chunk-YW2ZJC2R.js";
import "./chunk-QMBIF5J6.js";
import "./chunk-BWVOQ7ML.js";
import "./chunk-NYN64L7V.js";
import "./chunk-W3XPNUXL.js";
import "./chunk-CDPDYRZE.js";
import "./chunk-CBRLN6G7.js";
import "./chunk-77SNCVCP.js";
import "./chunk-VJMBTFMG.js";
import "./chunk-3ONJSRX4.js";
import "./chunk-TYPLMGO5.js";
import "./chunk-QOVEHST2.js";
import "./chunk-3NOQU2JN.js";
import "./chunk-Q7NT2BUX.js";
import "./chunk-HSV4OKKC.js";
import "./chunk-MLTXGWX5.js";
import "./chunk-EEGI3YQH.js";
import "./chunk-BDLE4HBS.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-DZISDMIS.js";
import "./chunk-5CYVZTV3.js";
import "./chunk-UXQFGFHB.js";
import "./chunk-DYNN33AK.js";
import "./chunk-HJ3NACT6.js";
import "./chunk-FXG5REYQ.js";
import "./chunk-2VDIWIBV.js";
import "./chunk-T47OY3K5.js";
import "./chunk-IAFWRTWP.js";
export {
  failRequest
};
