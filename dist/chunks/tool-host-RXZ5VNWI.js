import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  createToolHosts
} from "./chunk-GYXQE22V.js";
import "./chunk-I5DSPEXH.js";
import "./chunk-5GA2AVAQ.js";
import "./chunk-UXVYLMT5.js";
import "./chunk-ADD7QI3I.js";
import "./chunk-CCM5YFOF.js";
export {
  createToolHosts
};
