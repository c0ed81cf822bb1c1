import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  createToolHosts
} from "./chunk-CRX5BVX5.js";
import "./chunk-UZJZBKNS.js";
import "./chunk-3VN6D7GT.js";
import "./chunk-5GA2AVAQ.js";
import "./chunk-UXVYLMT5.js";
import "./chunk-ADD7QI3I.js";
import "./chunk-CCM5YFOF.js";
export {
  createToolHosts
};
