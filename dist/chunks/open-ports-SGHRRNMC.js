import {
  openPorts
} from "./chunk-U7NGRDJ3.js";
import "./chunk-OSRRL4UX.js";
import "./chunk-HU2AC4SQ.js";
import "./chunk-J7XAV6N5.js";
import "./chunk-FHIK6ZXK.js";
import "./chunk-EO5MSDVT.js";
import "./chunk-UQK2ZKYK.js";
import "./chunk-4HGFMLRL.js";
import "./chunk-RXEOSAL7.js";
import "./chunk-HSV4OKKC.js";
import "./chunk-6SILG36F.js";
import "./chunk-FNF5GLUX.js";
import "./chunk-QZMDFUL6.js";
import "./chunk-EGLUAHLC.js";
import "./chunk-VBFAMISX.js";
import "./chunk-7WGDJRQP.js";
import "./chunk-PNS5N7NF.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-DC5XCRCP.js";
import "./chunk-3MX7QECK.js";
import "./chunk-KITWVC6M.js";
import "./chunk-DZISDMIS.js";
import "./chunk-H7DHVVXR.js";
import "./chunk-WM56J7WD.js";
import "./chunk-5AHT6NZL.js";
import "./chunk-UXQFGFHB.js";
import "./chunk-7TLDPTJE.js";
import "./chunk-EWBSDAQF.js";
import "./chunk-VYTB5YPI.js";
import "./chunk-6IKCKITG.js";
import "./chunk-C7L45JHI.js";
import "./chunk-JNS4U4RR.js";
import "./chunk-5DP2ZEKI.js";
import "./chunk-AY5QRY2N.js";
import "./chunk-MUCB7FAK.js";
import "./chunk-ZGMSCD6E.js";
import "./chunk-ZKMHPSNV.js";
import "./chunk-IAFWRTWP.js";
export {
  openPorts
};
