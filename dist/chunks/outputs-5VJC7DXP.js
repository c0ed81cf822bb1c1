import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  declare,
  fail,
  hide,
  writeReport,
  writeScribeReport
} from "./chunk-OZFZRZPJ.js";
import "./chunk-YZEKQRBN.js";
import "./chunk-B6PSDYTB.js";
import "./chunk-7FII3CIC.js";
import "./chunk-CCM5YFOF.js";
export {
  declare,
  fail,
  hide,
  writeReport,
  writeScribeReport
};
