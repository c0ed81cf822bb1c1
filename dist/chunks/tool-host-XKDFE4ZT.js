import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  createToolHosts
} from "./chunk-X5P6SLAP.js";
import "./chunk-AF7K45L4.js";
import "./chunk-LTS3QR5M.js";
import "./chunk-3VN6D7GT.js";
import "./chunk-5GA2AVAQ.js";
import "./chunk-UXVYLMT5.js";
import "./chunk-ADD7QI3I.js";
import "./chunk-CCM5YFOF.js";
export {
  createToolHosts
};
