import {
  openPorts
} from "./chunk-JSDYQ5VG.js";
import "./chunk-ECPQDUCH.js";
import "./chunk-3DHC777K.js";
import "./chunk-EJ2VZO6W.js";
import "./chunk-FHIK6ZXK.js";
import "./chunk-YFN4ITNO.js";
import "./chunk-3TBRW6FL.js";
import "./chunk-HSV4OKKC.js";
import "./chunk-XTULW2WR.js";
import "./chunk-EGLUAHLC.js";
import "./chunk-VBFAMISX.js";
import "./chunk-ZQRVEAEC.js";
import "./chunk-PNS5N7NF.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-DC5XCRCP.js";
import "./chunk-3MX7QECK.js";
import "./chunk-SOA4FUP7.js";
import "./chunk-DZISDMIS.js";
import "./chunk-WM56J7WD.js";
import "./chunk-LSRDK3JU.js";
import "./chunk-FXG5REYQ.js";
import "./chunk-2VDIWIBV.js";
import "./chunk-EIEU4JNQ.js";
import "./chunk-GBJB3MBF.js";
import "./chunk-CKKL2AWM.js";
import "./chunk-DYNN33AK.js";
import "./chunk-MNBX77FK.js";
import "./chunk-IAFWRTWP.js";
export {
  openPorts
};
