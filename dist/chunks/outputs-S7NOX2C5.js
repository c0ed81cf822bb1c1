import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  declare,
  fail,
  hide,
  writeReport
} from "./chunk-OULHJGJM.js";
import "./chunk-CCM5YFOF.js";
export {
  declare,
  fail,
  hide,
  writeReport
};
