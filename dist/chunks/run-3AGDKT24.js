import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  run
} from "./chunk-3AVUJF65.js";
import "./chunk-GZ6H6MFJ.js";
import "./chunk-7RGY6TFZ.js";
import "./chunk-IMF7L4NT.js";
import "./chunk-6WW2OYXZ.js";
import "./chunk-36Q73AL7.js";
import "./chunk-4WJK4NMI.js";
import "./chunk-VBFAMISX.js";
import "./chunk-DZISDMIS.js";
import "./chunk-F3GLNTMY.js";
import "./chunk-WOG7GYQ5.js";
import "./chunk-AFLUCDBS.js";
import "./chunk-FXG5REYQ.js";
import "./chunk-2VDIWIBV.js";
import "./chunk-GBJB3MBF.js";
import "./chunk-IAFWRTWP.js";
export {
  run
};
