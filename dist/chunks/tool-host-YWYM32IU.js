import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  createToolHosts
} from "./chunk-N2GMO5PS.js";
import "./chunk-POMSHGND.js";
import "./chunk-VQF66SFG.js";
import "./chunk-T4KLHF64.js";
import "./chunk-PNS5N7NF.js";
import "./chunk-PO4G3B7X.js";
import "./chunk-SOA4FUP7.js";
import "./chunk-DC5XCRCP.js";
import "./chunk-OMADM4KQ.js";
import "./chunk-2VDIWIBV.js";
import "./chunk-GBJB3MBF.js";
import "./chunk-IAFWRTWP.js";
export {
  createToolHosts
};
