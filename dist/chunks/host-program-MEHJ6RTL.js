import {
  hostProgram,
  runHostProgram
} from "./chunk-3MX7QECK.js";
import "./chunk-IAFWRTWP.js";
export {
  hostProgram,
  runHostProgram
};
