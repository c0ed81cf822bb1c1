import {
  createToolHosts
} from "./chunk-H7WCNVA2.js";
import "./chunk-RWBVJYXH.js";
import "./chunk-72EXWD67.js";
import "./chunk-PNS5N7NF.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-DC5XCRCP.js";
import "./chunk-T4KLHF64.js";
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
