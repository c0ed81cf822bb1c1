import {
  run
} from "./chunk-YBBAGPK5.js";
import "./chunk-I7JFKOHV.js";
import "./chunk-MASSR6XS.js";
import "./chunk-KEIREGWK.js";
import "./chunk-R6CFPHPB.js";
import "./chunk-PBC5VR5G.js";
import "./chunk-I5HIA2TU.js";
import "./chunk-OMCZYTDX.js";
import "./chunk-OEPUAQAB.js";
import "./chunk-PQKUMXFY.js";
import "./chunk-HJ3NACT6.js";
import "./chunk-FXG5REYQ.js";
import "./chunk-GBJB3MBF.js";
import "./chunk-IAFWRTWP.js";
export {
  run
};
