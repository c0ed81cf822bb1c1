import {
  openPorts
} from "./chunk-NM2ZIMIB.js";
import "./chunk-G2SWEMAD.js";
import "./chunk-3DHC777K.js";
import "./chunk-CNLXQ53N.js";
import "./chunk-FHIK6ZXK.js";
import "./chunk-ZUMQHMCL.js";
import "./chunk-J6F4RA36.js";
import "./chunk-KLSFJ7SL.js";
import "./chunk-HSV4OKKC.js";
import "./chunk-UPKZYKYG.js";
import "./chunk-JS2FVQIC.js";
import "./chunk-QZMDFUL6.js";
import "./chunk-EGLUAHLC.js";
import "./chunk-VBFAMISX.js";
import "./chunk-43UL6VKD.js";
import "./chunk-PNS5N7NF.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-DC5XCRCP.js";
import "./chunk-3MX7QECK.js";
import "./chunk-DZISDMIS.js";
import "./chunk-EHCR6DNF.js";
import "./chunk-WM56J7WD.js";
import "./chunk-FA4TEQG7.js";
import "./chunk-UXQFGFHB.js";
import "./chunk-DYNN33AK.js";
import "./chunk-VYTB5YPI.js";
import "./chunk-SSJV3QCS.js";
import "./chunk-C7L45JHI.js";
import "./chunk-FXG5REYQ.js";
import "./chunk-JNS4U4RR.js";
import "./chunk-2VDIWIBV.js";
import "./chunk-MNBX77FK.js";
import "./chunk-RHUNDT5B.js";
import "./chunk-T47OY3K5.js";
import "./chunk-IAFWRTWP.js";
export {
  openPorts
};
