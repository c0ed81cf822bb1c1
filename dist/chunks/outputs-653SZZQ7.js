import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  declare,
  fail,
  hide,
  writeReport,
  writeScribeReport
} from "./chunk-MGVAUNAX.js";
import "./chunk-NG2RTOHA.js";
import "./chunk-JUJBDTO5.js";
import "./chunk-7FII3CIC.js";
import "./chunk-CCM5YFOF.js";
export {
  declare,
  fail,
  hide,
  writeReport,
  writeScribeReport
};
