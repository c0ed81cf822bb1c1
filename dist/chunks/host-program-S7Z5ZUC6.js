import {
  hostProgram,
  runHostProgram
} from "./chunk-T4KLHF64.js";
import "./chunk-IAFWRTWP.js";
export {
  hostProgram,
  runHostProgram
};
