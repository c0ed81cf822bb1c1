import {
  run
} from "./chunk-HP57VLUG.js";
import "./chunk-WCTCQVEN.js";
import "./chunk-T7GOYUGQ.js";
import "./chunk-GYX4D2WJ.js";
import "./chunk-MRN5LHYB.js";
import "./chunk-GJ2X2KMI.js";
import "./chunk-KEIREGWK.js";
import "./chunk-MWGWMISM.js";
import "./chunk-77SNCVCP.js";
import "./chunk-WPTQ7AIG.js";
import "./chunk-EO5MSDVT.js";
import "./chunk-PNYLBFPP.js";
import "./chunk-4HGFMLRL.js";
import "./chunk-RH2574AL.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-QRSGTHYL.js";
import "./chunk-HJ3NACT6.js";
import "./chunk-QHONNP4I.js";
import "./chunk-VDV6GYGS.js";
import "./chunk-JNS4U4RR.js";
import "./chunk-5DP2ZEKI.js";
import "./chunk-MUCB7FAK.js";
import "./chunk-ZKMHPSNV.js";
import "./chunk-IAFWRTWP.js";
export {
  run
};
