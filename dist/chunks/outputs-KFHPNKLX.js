import {
  failStep,
  maskInLog,
  setOutputs,
  writeRunReport,
  writeScribeReport
} from "./chunk-TNYRKN43.js";
import "./chunk-UXQFGFHB.js";
import "./chunk-DYNN33AK.js";
import "./chunk-MNBX77FK.js";
import "./chunk-IAFWRTWP.js";
export {
  failStep,
  maskInLog,
  setOutputs,
  writeRunReport,
  writeScribeReport
};
