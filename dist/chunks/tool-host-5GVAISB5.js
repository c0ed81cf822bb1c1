import {
  createToolHosts
} from "./chunk-OHRY2OWH.js";
import "./chunk-RWBVJYXH.js";
import "./chunk-ZQRVEAEC.js";
import "./chunk-PNS5N7NF.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-DC5XCRCP.js";
import "./chunk-3MX7QECK.js";
import "./chunk-SOA4FUP7.js";
import "./chunk-3CVTIWAD.js";
import "./chunk-EYEVMGMY.js";
import "./chunk-2VDIWIBV.js";
import "./chunk-EIEU4JNQ.js";
import "./chunk-GBJB3MBF.js";
import "./chunk-IAFWRTWP.js";
export {
  createToolHosts
};
