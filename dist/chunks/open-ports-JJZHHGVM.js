import {
  openPorts
} from "./chunk-GZN47EY7.js";
import "./chunk-3DHC777K.js";
import "./chunk-J7XAV6N5.js";
import "./chunk-H5HCWYCG.js";
import "./chunk-FHIK6ZXK.js";
import "./chunk-EO5MSDVT.js";
import "./chunk-OPSB4QI2.js";
import "./chunk-UQK2ZKYK.js";
import "./chunk-4HGFMLRL.js";
import "./chunk-HSV4OKKC.js";
import "./chunk-2YI7LRWC.js";
import "./chunk-WYOXMWF2.js";
import "./chunk-QZMDFUL6.js";
import "./chunk-EGLUAHLC.js";
import "./chunk-VBFAMISX.js";
import "./chunk-7LHW33VN.js";
import "./chunk-PNS5N7NF.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-DC5XCRCP.js";
import "./chunk-3MX7QECK.js";
import "./chunk-DZISDMIS.js";
import "./chunk-KITWVC6M.js";
import "./chunk-WM56J7WD.js";
import "./chunk-LC3QBU6X.js";
import "./chunk-UXQFGFHB.js";
import "./chunk-7TLDPTJE.js";
import "./chunk-VYTB5YPI.js";
import "./chunk-PNZULSRQ.js";
import "./chunk-C7L45JHI.js";
import "./chunk-FXG5REYQ.js";
import "./chunk-JNS4U4RR.js";
import "./chunk-2VDIWIBV.js";
import "./chunk-MNBX77FK.js";
import "./chunk-7UMZINQT.js";
import "./chunk-ZKMHPSNV.js";
import "./chunk-IAFWRTWP.js";
export {
  openPorts
};
