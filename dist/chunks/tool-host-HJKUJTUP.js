import {
  createToolHosts
} from "./chunk-ILNIH2MN.js";
import "./chunk-7WGDJRQP.js";
import "./chunk-4O4OZ3GW.js";
import "./chunk-PNS5N7NF.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-DC5XCRCP.js";
import "./chunk-3MX7QECK.js";
import "./chunk-KITWVC6M.js";
import "./chunk-H7DHVVXR.js";
import "./chunk-QHONNP4I.js";
import "./chunk-VDV6GYGS.js";
import "./chunk-RE6EZ2WX.js";
import "./chunk-MUCB7FAK.js";
import "./chunk-ZGMSCD6E.js";
import "./chunk-ZKMHPSNV.js";
import "./chunk-IAFWRTWP.js";
export {
  createToolHosts
};
