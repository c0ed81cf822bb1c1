import {
  failRequest
} from "./chunk-TQT3VAIH.js";
import "./chunk-BM33L2XZ.js";
import "./chunk-SL44YJXH.js";
import "./chunk-QSNQYPP5.js";
import "./chunk-PML55W56.js";
import "./chunk-YETAPEDJ.js";
import "./chunk-5ETPWOGH.js";
import "./chunk-3RVR23FQ.js";
import "./chunk-ZKWLCZ6M.js";
import "./chunk-77SNCVCP.js";
import "./chunk-YEWOG65T.js";
import "./chunk-RII2G2LW.js";
import "./chunk-QKKGVQ35.js";
import "./chunk-AZNN46AL.js";
import "./chunk-PYOTBSZG.js";
import "./chunk-Q7NT2BUX.js";
import "./chunk-7XLBJTOV.js";
import "./chunk-UE43JMU5.js";
import "./chunk-HSV4OKKC.js";
import "./chunk-MLTXGWX5.js";
import "./chunk-NBSJ4WNU.js";
import "./chunk-BDLE4HBS.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-DZISDMIS.js";
import "./chunk-ISL6UGDV.js";
import "./chunk-UXQFGFHB.js";
import "./chunk-7TLDPTJE.js";
import "./chunk-3QEL5PCQ.js";
import "./chunk-LSOEEKAB.js";
import "./chunk-HJ3NACT6.js";
import "./chunk-QHONNP4I.js";
import "./chunk-VDV6GYGS.js";
import "./chunk-FXG5REYQ.js";
import "./chunk-MUCB7FAK.js";
import "./chunk-ZKMHPSNV.js";
import "./chunk-IAFWRTWP.js";
export {
  failRequest
};
