import {
  createGitHub
} from "./chunk-RVQOD7LZ.js";
import "./chunk-FXG5REYQ.js";
import "./chunk-2VDIWIBV.js";
import "./chunk-RHUNDT5B.js";
import "./chunk-GBJB3MBF.js";
import "./chunk-MNBX77FK.js";
import "./chunk-IAFWRTWP.js";
export {
  createGitHub
};
