import {
  openPorts
} from "./chunk-QY33DLUQ.js";
import "./chunk-3DHC777K.js";
import "./chunk-EJ2VZO6W.js";
import "./chunk-CIISDIGN.js";
import "./chunk-3TBRW6FL.js";
import "./chunk-YFN4ITNO.js";
import "./chunk-Z37RMUZJ.js";
import "./chunk-EGLUAHLC.js";
import "./chunk-B74JHJBF.js";
import "./chunk-DC5XCRCP.js";
import "./chunk-T4KLHF64.js";
import "./chunk-VBFAMISX.js";
import "./chunk-PNS5N7NF.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-SOA4FUP7.js";
import "./chunk-DZISDMIS.js";
import "./chunk-LSRDK3JU.js";
import "./chunk-FXG5REYQ.js";
import "./chunk-2VDIWIBV.js";
import "./chunk-EIEU4JNQ.js";
import "./chunk-GBJB3MBF.js";
import "./chunk-PCLIUUST.js";
import "./chunk-MNBX77FK.js";
import "./chunk-IAFWRTWP.js";
export {
  openPorts
};
