import {
  AT_WORK,
  finishRun,
  reportAnsweredBefore,
  reportOf
} from "./chunk-A567HSZW.js";
import "./chunk-CX2LN6JJ.js";
import "./chunk-WZDHKZFB.js";
import "./chunk-ESRSEQCM.js";
import "./chunk-YGVICYG5.js";
import "./chunk-VJMBTFMG.js";
import "./chunk-J3FC2CLY.js";
import "./chunk-DAWMSJ4S.js";
import "./chunk-77SNCVCP.js";
import "./chunk-QG7PNVVP.js";
import "./chunk-IAJO65WO.js";
import "./chunk-N2MM3KKN.js";
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
import "./chunk-2VDIWIBV.js";
import "./chunk-ZKMHPSNV.js";
import "./chunk-IAFWRTWP.js";
export {
  AT_WORK,
  finishRun,
  reportAnsweredBefore,
  reportOf
};
