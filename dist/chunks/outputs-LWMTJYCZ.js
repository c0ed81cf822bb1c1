import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  declare,
  fail,
  hide,
  writeReport,
  writeScribeReport
} from "./chunk-RB6L3OYJ.js";
import "./chunk-U7SUAXEP.js";
import "./chunk-DJQDHXGA.js";
import "./chunk-N65UQO72.js";
import "./chunk-7FII3CIC.js";
import "./chunk-CCM5YFOF.js";
export {
  declare,
  fail,
  hide,
  writeReport,
  writeScribeReport
};
