import {
  openPorts,
  run
} from "./chunk-N77KO5FC.js";
import "./chunk-DH3Z4IYC.js";
import {
  REPORT_MS,
  withinTime
} from "./chunk-TXDK7V7T.js";
import "./chunk-CI3V754H.js";
import "./chunk-RGQNMSAE.js";
import "./chunk-H3OMFAK6.js";
import "./chunk-HZRE4577.js";
import "./chunk-3CW3526U.js";
import "./chunk-4HGFMLRL.js";
import "./chunk-77SNCVCP.js";
import "./chunk-HSV4OKKC.js";
import "./chunk-GJ2X2KMI.js";
import "./chunk-H6QRMJNZ.js";
import "./chunk-SCL24PK7.js";
import "./chunk-CWWOHDP7.js";
import "./chunk-2UGR6ECI.js";
import "./chunk-DC5XCRCP.js";
import "./chunk-3MX7QECK.js";
import "./chunk-RH6U7PNI.js";
import "./chunk-PNS5N7NF.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-DZISDMIS.js";
import "./chunk-KITWVC6M.js";
import "./chunk-W7AJ4RDL.js";
import "./chunk-WM56J7WD.js";
import "./chunk-45EAQZGJ.js";
import "./chunk-5XH2VXBH.js";
import "./chunk-7TLDPTJE.js";
import "./chunk-UXQFGFHB.js";
import "./chunk-PDRZ3VPV.js";
import "./chunk-VYTB5YPI.js";
import "./chunk-QRSGTHYL.js";
import "./chunk-HJ3NACT6.js";
import "./chunk-QHONNP4I.js";
import "./chunk-VDV6GYGS.js";
import "./chunk-TY3NEZGF.js";
import "./chunk-U6AUHUH3.js";
import "./chunk-C7L45JHI.js";
import "./chunk-5DP2ZEKI.js";
import "./chunk-RAFEJBSX.js";
import "./chunk-DALCHIVJ.js";
import "./chunk-MUCB7FAK.js";
import "./chunk-2QZGG6ZG.js";
import "./chunk-Z5TMLZZJ.js";
import "./chunk-ZKMHPSNV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// stage:open
init_define_RUNTIME_PACKAGES();
export {
  REPORT_MS,
  openPorts,
  run,
  withinTime
};
