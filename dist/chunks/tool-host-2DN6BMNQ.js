import {
  createToolHosts
} from "./chunk-FJ4XASQU.js";
import "./chunk-MLUZHDNX.js";
import "./chunk-57MRN4DC.js";
import "./chunk-DC5XCRCP.js";
import "./chunk-3MX7QECK.js";
import "./chunk-PNS5N7NF.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-YHETANZS.js";
import "./chunk-VK3NYQGC.js";
import "./chunk-W7AJ4RDL.js";
import "./chunk-QHONNP4I.js";
import "./chunk-VDV6GYGS.js";
import "./chunk-EYHKASQ2.js";
import "./chunk-ZBRHI66Z.js";
import "./chunk-Z5TMLZZJ.js";
import "./chunk-EHNRAOD3.js";
import "./chunk-IAFWRTWP.js";
export {
  createToolHosts
};
