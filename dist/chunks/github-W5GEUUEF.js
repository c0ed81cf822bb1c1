import {
  createGitHub
} from "./chunk-LSRDK3JU.js";
import "./chunk-FXG5REYQ.js";
import "./chunk-2VDIWIBV.js";
import "./chunk-EIEU4JNQ.js";
import "./chunk-GBJB3MBF.js";
import "./chunk-MNBX77FK.js";
import "./chunk-IAFWRTWP.js";
export {
  createGitHub
};
