import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  run
} from "./chunk-ZHCUPH7N.js";
import "./chunk-MSMUD3VW.js";
import "./chunk-JMZ4NEDG.js";
import "./chunk-MMPL57JF.js";
import "./chunk-VEBQFJBV.js";
import "./chunk-36Q73AL7.js";
import "./chunk-4WJK4NMI.js";
import "./chunk-VBFAMISX.js";
import "./chunk-DZISDMIS.js";
import "./chunk-M2SUHP4G.js";
import "./chunk-WOG7GYQ5.js";
import "./chunk-AFLUCDBS.js";
import "./chunk-FXG5REYQ.js";
import "./chunk-2VDIWIBV.js";
import "./chunk-GBJB3MBF.js";
import "./chunk-IAFWRTWP.js";
export {
  run
};
