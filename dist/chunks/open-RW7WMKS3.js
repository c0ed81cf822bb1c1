import {
  openPorts,
  run
} from "./chunk-F5YXCV2J.js";
import "./chunk-K7Z6CDVH.js";
import {
  REPORT_MS,
  withinTime
} from "./chunk-7DWHQVK2.js";
import "./chunk-2GZFCQZD.js";
import "./chunk-JBFPRXO3.js";
import "./chunk-YQAO6XTN.js";
import "./chunk-G4CB3YXT.js";
import "./chunk-RVQBJLPX.js";
import "./chunk-GSLWLHQL.js";
import "./chunk-77SNCVCP.js";
import "./chunk-SXQO2GA5.js";
import "./chunk-ZHYXEPPI.js";
import "./chunk-5PKJXV6L.js";
import "./chunk-RJBVMXOA.js";
import "./chunk-4EUGGXYZ.js";
import "./chunk-57MRN4DC.js";
import "./chunk-DC5XCRCP.js";
import "./chunk-3MX7QECK.js";
import "./chunk-WU2F77GJ.js";
import "./chunk-PNS5N7NF.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-YHETANZS.js";
import "./chunk-DZISDMIS.js";
import "./chunk-VK3NYQGC.js";
import "./chunk-W7AJ4RDL.js";
import "./chunk-WM56J7WD.js";
import "./chunk-6GCJ4LC6.js";
import "./chunk-FYI6JO5K.js";
import "./chunk-5WJICJ52.js";
import "./chunk-7TLDPTJE.js";
import "./chunk-UXQFGFHB.js";
import "./chunk-DFWGLBO6.js";
import "./chunk-VYTB5YPI.js";
import "./chunk-WOQ4ALLD.js";
import "./chunk-HJ3NACT6.js";
import "./chunk-QHONNP4I.js";
import "./chunk-VDV6GYGS.js";
import "./chunk-MXCSNDYZ.js";
import "./chunk-U6AUHUH3.js";
import "./chunk-C7L45JHI.js";
import "./chunk-5DP2ZEKI.js";
import "./chunk-RAFEJBSX.js";
import "./chunk-DECCUNP7.js";
import "./chunk-ZBRHI66Z.js";
import "./chunk-2QZGG6ZG.js";
import "./chunk-Z5TMLZZJ.js";
import "./chunk-EHNRAOD3.js";
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
