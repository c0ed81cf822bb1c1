import {
  createGitHub
} from "./chunk-RTDE2GK5.js";
import "./chunk-C7L45JHI.js";
import "./chunk-JNS4U4RR.js";
import "./chunk-FXG5REYQ.js";
import "./chunk-MNBX77FK.js";
import "./chunk-MUCB7FAK.js";
import "./chunk-7UMZINQT.js";
import "./chunk-ZKMHPSNV.js";
import "./chunk-IAFWRTWP.js";
export {
  createGitHub
};
