import {
  finishRun,
  reportAnsweredBefore,
  reportOf
} from "./chunk-YBJXQLIW.js";
import "./chunk-EZJPUG6L.js";
import "./chunk-I4Z63F37.js";
import "./chunk-7OWDZ2UR.js";
import "./chunk-ACRICCAF.js";
import "./chunk-CBRLN6G7.js";
import "./chunk-XW7FW3BZ.js";
import "./chunk-6F2RS4SW.js";
import "./chunk-FTSSR4YK.js";
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
import "./chunk-UXQFGFHB.js";
import "./chunk-DYNN33AK.js";
import "./chunk-IAFWRTWP.js";
export {
  finishRun,
  reportAnsweredBefore,
  reportOf
};
