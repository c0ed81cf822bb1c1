import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  createGitHub
} from "./chunk-YVTSIQLG.js";
import "./chunk-MNBX77FK.js";
import "./chunk-FXG5REYQ.js";
import "./chunk-OMADM4KQ.js";
import "./chunk-2VDIWIBV.js";
import "./chunk-GBJB3MBF.js";
import "./chunk-IAFWRTWP.js";
export {
  createGitHub
};
