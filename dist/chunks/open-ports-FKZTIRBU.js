import {
  openPorts
} from "./chunk-V535DIPU.js";
import "./chunk-5VKAOCN2.js";
import "./chunk-NIK3FY4D.js";
import "./chunk-J7XAV6N5.js";
import "./chunk-FHIK6ZXK.js";
import "./chunk-EO5MSDVT.js";
import "./chunk-UQK2ZKYK.js";
import "./chunk-4HGFMLRL.js";
import "./chunk-RXEOSAL7.js";
import "./chunk-HSV4OKKC.js";
import "./chunk-NF3SFEWK.js";
import "./chunk-EC62GAZK.js";
import "./chunk-QZMDFUL6.js";
import "./chunk-EGLUAHLC.js";
import "./chunk-VBFAMISX.js";
import "./chunk-XKDEJS33.js";
import "./chunk-PNS5N7NF.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-DC5XCRCP.js";
import "./chunk-3MX7QECK.js";
import "./chunk-KITWVC6M.js";
import "./chunk-DZISDMIS.js";
import "./chunk-WM56J7WD.js";
import "./chunk-5AHT6NZL.js";
import "./chunk-MLJNC3KT.js";
import "./chunk-UXQFGFHB.js";
import "./chunk-7TLDPTJE.js";
import "./chunk-VYTB5YPI.js";
import "./chunk-HVCH7BWU.js";
import "./chunk-C7L45JHI.js";
import "./chunk-JNS4U4RR.js";
import "./chunk-5DP2ZEKI.js";
import "./chunk-3NMVDG5V.js";
import "./chunk-MUCB7FAK.js";
import "./chunk-ZGMSCD6E.js";
import "./chunk-ZKMHPSNV.js";
import "./chunk-IAFWRTWP.js";
export {
  openPorts
};
