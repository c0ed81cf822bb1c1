import {
  createGitHub
} from "./chunk-SSJV3QCS.js";
import "./chunk-C7L45JHI.js";
import "./chunk-FXG5REYQ.js";
import "./chunk-JNS4U4RR.js";
import "./chunk-2VDIWIBV.js";
import "./chunk-MNBX77FK.js";
import "./chunk-RHUNDT5B.js";
import "./chunk-T47OY3K5.js";
import "./chunk-IAFWRTWP.js";
export {
  createGitHub
};
