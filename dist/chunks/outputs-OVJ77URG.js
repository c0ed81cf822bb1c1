import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  declare,
  fail,
  hide,
  writeReport,
  writeScribeReport
} from "./chunk-5QPB2OKS.js";
import "./chunk-QJAETZRF.js";
import "./chunk-6UA4TBTS.js";
import "./chunk-7FII3CIC.js";
import "./chunk-CCM5YFOF.js";
export {
  declare,
  fail,
  hide,
  writeReport,
  writeScribeReport
};
