import {
  finishRun,
  reportAnsweredBefore,
  reportOf
} from "./chunk-ZDJKUC6D.js";
import "./chunk-GVOWZREA.js";
import "./chunk-NL4ONDN2.js";
import "./chunk-HNYK346V.js";
import "./chunk-ACRICCAF.js";
import "./chunk-CBRLN6G7.js";
import "./chunk-BF2STL3J.js";
import "./chunk-D7XHKHJY.js";
import "./chunk-DGUU4BHD.js";
import "./chunk-3NOQU2JN.js";
import "./chunk-Q7NT2BUX.js";
import "./chunk-OMCZYTDX.js";
import "./chunk-HSV4OKKC.js";
import "./chunk-MLTXGWX5.js";
import "./chunk-EEGI3YQH.js";
import "./chunk-BDLE4HBS.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-DZISDMIS.js";
import "./chunk-5CYVZTV3.js";
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
