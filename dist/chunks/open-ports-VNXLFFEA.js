import {
  openPorts
} from "./chunk-LT63G57F.js";
import "./chunk-ZZOAI7KG.js";
import "./chunk-3DHC777K.js";
import "./chunk-EJ2VZO6W.js";
import "./chunk-FHIK6ZXK.js";
import "./chunk-L6DBOGYZ.js";
import "./chunk-3TBRW6FL.js";
import "./chunk-HSV4OKKC.js";
import "./chunk-27QTW43H.js";
import "./chunk-EGLUAHLC.js";
import "./chunk-VBFAMISX.js";
import "./chunk-DKJAJ24V.js";
import "./chunk-PNS5N7NF.js";
import "./chunk-DC5XCRCP.js";
import "./chunk-3MX7QECK.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-SOA4FUP7.js";
import "./chunk-DZISDMIS.js";
import "./chunk-WM56J7WD.js";
import "./chunk-RVQOD7LZ.js";
import "./chunk-FXG5REYQ.js";
import "./chunk-2VDIWIBV.js";
import "./chunk-RHUNDT5B.js";
import "./chunk-GBJB3MBF.js";
import "./chunk-TNYRKN43.js";
import "./chunk-UXQFGFHB.js";
import "./chunk-DYNN33AK.js";
import "./chunk-MNBX77FK.js";
import "./chunk-IAFWRTWP.js";
export {
  openPorts
};
