import {
  createToolHosts
} from "./chunk-JI5LDLKV.js";
import "./chunk-4O4OZ3GW.js";
import "./chunk-2UGR6ECI.js";
import "./chunk-DC5XCRCP.js";
import "./chunk-3MX7QECK.js";
import "./chunk-PNS5N7NF.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-KITWVC6M.js";
import "./chunk-W7AJ4RDL.js";
import "./chunk-QHONNP4I.js";
import "./chunk-VDV6GYGS.js";
import "./chunk-EYHKASQ2.js";
import "./chunk-MUCB7FAK.js";
import "./chunk-Z5TMLZZJ.js";
import "./chunk-ZKMHPSNV.js";
import "./chunk-IAFWRTWP.js";
export {
  createToolHosts
};
