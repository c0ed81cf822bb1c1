import {
  run
} from "./chunk-RUA5JIHG.js";
import "./chunk-2Q2RPMXT.js";
import "./chunk-SZY5BUYH.js";
import "./chunk-GYX4D2WJ.js";
import "./chunk-YK57Z6NY.js";
import "./chunk-W3QDBLFR.js";
import "./chunk-I6ONU2W2.js";
import "./chunk-KEIREGWK.js";
import "./chunk-5ETPWOGH.js";
import "./chunk-77SNCVCP.js";
import "./chunk-EO5MSDVT.js";
import "./chunk-4HGFMLRL.js";
import "./chunk-LSOEEKAB.js";
import "./chunk-HJ3NACT6.js";
import "./chunk-QHONNP4I.js";
import "./chunk-VDV6GYGS.js";
import "./chunk-JNS4U4RR.js";
import "./chunk-FXG5REYQ.js";
import "./chunk-ZKMHPSNV.js";
import "./chunk-IAFWRTWP.js";
export {
  run
};
