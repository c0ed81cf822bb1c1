import {
  openPorts
} from "./chunk-EXV4Q3H7.js";
import "./chunk-C4RQOW4L.js";
import "./chunk-3DHC777K.js";
import "./chunk-J7XAV6N5.js";
import "./chunk-FHIK6ZXK.js";
import "./chunk-EO5MSDVT.js";
import "./chunk-3YV27TQ6.js";
import "./chunk-UQK2ZKYK.js";
import "./chunk-4HGFMLRL.js";
import "./chunk-HSV4OKKC.js";
import "./chunk-JTANT2AV.js";
import "./chunk-WYOXMWF2.js";
import "./chunk-QZMDFUL6.js";
import "./chunk-EGLUAHLC.js";
import "./chunk-VBFAMISX.js";
import "./chunk-7LHW33VN.js";
import "./chunk-PNS5N7NF.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-DC5XCRCP.js";
import "./chunk-3MX7QECK.js";
import "./chunk-KITWVC6M.js";
import "./chunk-DZISDMIS.js";
import "./chunk-WM56J7WD.js";
import "./chunk-XINI3J5B.js";
import "./chunk-UXQFGFHB.js";
import "./chunk-7TLDPTJE.js";
import "./chunk-VYTB5YPI.js";
import "./chunk-RTDE2GK5.js";
import "./chunk-C7L45JHI.js";
import "./chunk-JNS4U4RR.js";
import "./chunk-FXG5REYQ.js";
import "./chunk-MNBX77FK.js";
import "./chunk-MUCB7FAK.js";
import "./chunk-7UMZINQT.js";
import "./chunk-ZKMHPSNV.js";
import "./chunk-IAFWRTWP.js";
export {
  openPorts
};
