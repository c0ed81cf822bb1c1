import {
  REPORT_MS,
  withinTime
} from "./chunk-YEIK4SND.js";
import "./chunk-JNS4U4RR.js";
import "./chunk-ZKMHPSNV.js";
import "./chunk-IAFWRTWP.js";
export {
  REPORT_MS,
  withinTime
};
