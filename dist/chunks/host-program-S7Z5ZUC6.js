import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  hostProgram,
  runHostProgram
} from "./chunk-T4KLHF64.js";
import "./chunk-IAFWRTWP.js";
export {
  hostProgram,
  runHostProgram
};
