import {
  failRequest
} from "./chunk-WAUBC22B.js";
import "./chunk-SNI3REVN.js";
import "./chunk-U6DDMGQ3.js";
import "./chunk-MWGWMISM.js";
import "./chunk-OQEHOLET.js";
import "./chunk-P72S5VUG.js";
import "./chunk-PML55W56.js";
import "./chunk-RXEXK73G.js";
import "./chunk-PHMB7TYZ.js";
import "./chunk-77SNCVCP.js";
import "./chunk-O3M2BT4N.js";
import "./chunk-XEGUL5IA.js";
import "./chunk-3KMKUAKO.js";
import "./chunk-AO2M4WA5.js";
import "./chunk-LHTZFIZN.js";
import "./chunk-Q7NT2BUX.js";
import "./chunk-7XLBJTOV.js";
import "./chunk-HSV4OKKC.js";
import "./chunk-CE56GWLK.js";
import "./chunk-MLTXGWX5.js";
import "./chunk-XNNRUL5R.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-BDLE4HBS.js";
import "./chunk-DZISDMIS.js";
import "./chunk-ABSG53OH.js";
import "./chunk-UXQFGFHB.js";
import "./chunk-7TLDPTJE.js";
import "./chunk-3QEL5PCQ.js";
import "./chunk-LSOEEKAB.js";
import "./chunk-HJ3NACT6.js";
import "./chunk-QHONNP4I.js";
import "./chunk-VDV6GYGS.js";
import "./chunk-5DP2ZEKI.js";
import "./chunk-MUCB7FAK.js";
import "./chunk-ZKMHPSNV.js";
import "./chunk-IAFWRTWP.js";
export {
  failRequest
};
