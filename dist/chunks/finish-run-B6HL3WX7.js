import {
  AT_WORK,
  finishRun,
  reportAnsweredBefore,
  reportOf
} from "./chunk-STLVVFSR.js";
import "./chunk-POTVX4XJ.js";
import "./chunk-QY26AKJY.js";
import "./chunk-PLSYDGP6.js";
import "./chunk-YGVICYG5.js";
import "./chunk-2LDLUS3C.js";
import "./chunk-PML55W56.js";
import "./chunk-B3DKUBBA.js";
import "./chunk-77SNCVCP.js";
import "./chunk-465YLF7F.js";
import "./chunk-N2MM3KKN.js";
import "./chunk-IAJO65WO.js";
import "./chunk-3NOQU2JN.js";
import "./chunk-Q7NT2BUX.js";
import "./chunk-7XLBJTOV.js";
import "./chunk-HSV4OKKC.js";
import "./chunk-MLTXGWX5.js";
import "./chunk-EEGI3YQH.js";
import "./chunk-BDLE4HBS.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-DZISDMIS.js";
import "./chunk-5CYVZTV3.js";
import "./chunk-UXQFGFHB.js";
import "./chunk-7TLDPTJE.js";
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
