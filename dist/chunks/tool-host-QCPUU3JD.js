import {
  createToolHosts
} from "./chunk-ELBRFAFX.js";
import "./chunk-JYLQOQHL.js";
import "./chunk-DKJAJ24V.js";
import "./chunk-PNS5N7NF.js";
import "./chunk-DC5XCRCP.js";
import "./chunk-3MX7QECK.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-SOA4FUP7.js";
import "./chunk-GZGDFK4I.js";
import "./chunk-PQKUMXFY.js";
import "./chunk-2VDIWIBV.js";
import "./chunk-RHUNDT5B.js";
import "./chunk-GBJB3MBF.js";
import "./chunk-IAFWRTWP.js";
export {
  createToolHosts
};
