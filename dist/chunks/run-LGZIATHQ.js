import {
  run
} from "./chunk-57YNZ5AX.js";
import "./chunk-PS5UKA23.js";
import "./chunk-TTXURELO.js";
import "./chunk-KEIREGWK.js";
import "./chunk-R6CFPHPB.js";
import "./chunk-PBC5VR5G.js";
import "./chunk-I5HIA2TU.js";
import "./chunk-OMCZYTDX.js";
import "./chunk-F4GH4MP5.js";
import "./chunk-EYEVMGMY.js";
import "./chunk-HJ3NACT6.js";
import "./chunk-FXG5REYQ.js";
import "./chunk-GBJB3MBF.js";
import "./chunk-IAFWRTWP.js";
export {
  run
};
