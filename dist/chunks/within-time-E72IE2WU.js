import {
  withinTime
} from "./chunk-V7O4T7CX.js";
import "./chunk-JNS4U4RR.js";
import "./chunk-T47OY3K5.js";
import "./chunk-IAFWRTWP.js";
export {
  withinTime
};
