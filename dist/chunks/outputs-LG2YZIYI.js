import {
  failStep,
  maskInLog,
  setOutputs,
  writeRunReport,
  writeScribeReport
} from "./chunk-FA4TEQG7.js";
import "./chunk-UXQFGFHB.js";
import "./chunk-DYNN33AK.js";
import "./chunk-VYTB5YPI.js";
import "./chunk-MNBX77FK.js";
import "./chunk-T47OY3K5.js";
import "./chunk-IAFWRTWP.js";
export {
  failStep,
  maskInLog,
  setOutputs,
  writeRunReport,
  writeScribeReport
};
