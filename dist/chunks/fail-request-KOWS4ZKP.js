import {
  failRequest
} from "./chunk-445GXMRK.js";
import "./chunk-Y45M7ULH.js";
import "./chunk-EFVAYLEG.js";
import "./chunk-WU4MA3MU.js";
import "./chunk-I7MDYYST.js";
import "./chunk-YGVICYG5.js";
import "./chunk-VJMBTFMG.js";
import "./chunk-Z4GKME3D.js";
import "./chunk-RBSJFY2A.js";
import "./chunk-KHCCP4KO.js";
import "./chunk-77SNCVCP.js";
import "./chunk-PMRWIET6.js";
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
import "./chunk-7TLDPTJE.js";
import "./chunk-HJ3NACT6.js";
import "./chunk-FXG5REYQ.js";
import "./chunk-2VDIWIBV.js";
import "./chunk-ZKMHPSNV.js";
import "./chunk-IAFWRTWP.js";
export {
  failRequest
};
