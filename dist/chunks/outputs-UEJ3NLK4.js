import {
  failStep,
  maskInLog,
  setOutputs,
  writeRunReport,
  writeScribeReport
} from "./chunk-YNU5LFI2.js";
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
