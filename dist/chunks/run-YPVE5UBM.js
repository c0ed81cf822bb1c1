import {
  run
} from "./chunk-ORWOIKB5.js";
import "./chunk-GRIX6A3C.js";
import "./chunk-TTXURELO.js";
import "./chunk-R6CFPHPB.js";
import "./chunk-JEMR243Q.js";
import "./chunk-YVCJM73B.js";
import "./chunk-LGTSI6HU.js";
import "./chunk-JML6HTCI.js";
import "./chunk-HJ3NACT6.js";
import "./chunk-EYEVMGMY.js";
import "./chunk-FXG5REYQ.js";
import "./chunk-GBJB3MBF.js";
import "./chunk-IAFWRTWP.js";
export {
  run
};
