import {
  run
} from "./chunk-X25XH4JQ.js";
import "./chunk-WGK5R23Z.js";
import "./chunk-W3QDBLFR.js";
import "./chunk-DIKWQHTS.js";
import "./chunk-KEIREGWK.js";
import "./chunk-CDPDYRZE.js";
import "./chunk-77SNCVCP.js";
import "./chunk-KLSFJ7SL.js";
import "./chunk-GTRTTQMG.js";
import "./chunk-HJ3NACT6.js";
import "./chunk-PQKUMXFY.js";
import "./chunk-FXG5REYQ.js";
import "./chunk-JNS4U4RR.js";
import "./chunk-T47OY3K5.js";
import "./chunk-IAFWRTWP.js";
export {
  run
};
