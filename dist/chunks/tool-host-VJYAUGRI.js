import {
  createToolHosts
} from "./chunk-NQJ5GNVD.js";
import "./chunk-6QI2ET7U.js";
import "./chunk-43UL6VKD.js";
import "./chunk-PNS5N7NF.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-DC5XCRCP.js";
import "./chunk-3MX7QECK.js";
import "./chunk-EHCR6DNF.js";
import "./chunk-GZGDFK4I.js";
import "./chunk-PQKUMXFY.js";
import "./chunk-2VDIWIBV.js";
import "./chunk-RHUNDT5B.js";
import "./chunk-T47OY3K5.js";
import "./chunk-IAFWRTWP.js";
export {
  createToolHosts
};
