import {
  withinTime
} from "./chunk-TSW3D4GX.js";
import "./chunk-JNS4U4RR.js";
import "./chunk-ZKMHPSNV.js";
import "./chunk-IAFWRTWP.js";
export {
  withinTime
};
