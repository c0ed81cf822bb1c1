import {
  openPorts,
  run
} from "./chunk-2EYSL4SW.js";
import {
  REPORT_MS,
  withinTime
} from "./chunk-6X6CQYI4.js";
import "./chunk-6MFWHO3D.js";
import "./chunk-3MYDOGR5.js";
import "./chunk-RGQNMSAE.js";
import "./chunk-AIMTFU4O.js";
import "./chunk-XRC5H66W.js";
import "./chunk-FWDATZHC.js";
import "./chunk-GJ2X2KMI.js";
import "./chunk-4HGFMLRL.js";
import "./chunk-S4FFLDVL.js";
import "./chunk-77SNCVCP.js";
import "./chunk-HSV4OKKC.js";
import "./chunk-FPSUQKV7.js";
import "./chunk-LTT7KDT4.js";
import "./chunk-GESRAJGJ.js";
import "./chunk-DC5XCRCP.js";
import "./chunk-3MX7QECK.js";
import "./chunk-RH6U7PNI.js";
import "./chunk-PNS5N7NF.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-KITWVC6M.js";
import "./chunk-DZISDMIS.js";
import "./chunk-H7DHVVXR.js";
import "./chunk-WM56J7WD.js";
import "./chunk-45EAQZGJ.js";
import "./chunk-5XH2VXBH.js";
import "./chunk-IXJIX4KZ.js";
import "./chunk-7TLDPTJE.js";
import "./chunk-UXQFGFHB.js";
import "./chunk-VYTB5YPI.js";
import "./chunk-QRSGTHYL.js";
import "./chunk-HJ3NACT6.js";
import "./chunk-QHONNP4I.js";
import "./chunk-VDV6GYGS.js";
import "./chunk-YXQQYGO3.js";
import "./chunk-5DCYD5W7.js";
import "./chunk-5DP2ZEKI.js";
import "./chunk-LD27CMFX.js";
import "./chunk-MUCB7FAK.js";
import "./chunk-7UMZINQT.js";
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
