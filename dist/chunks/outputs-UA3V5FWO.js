import {
  failStep,
  maskInLog,
  setOutputs,
  writeRunReport,
  writeScribeReport
} from "./chunk-XINI3J5B.js";
import "./chunk-UXQFGFHB.js";
import "./chunk-7TLDPTJE.js";
import "./chunk-VYTB5YPI.js";
import "./chunk-MNBX77FK.js";
import "./chunk-MUCB7FAK.js";
import "./chunk-ZKMHPSNV.js";
import "./chunk-IAFWRTWP.js";
export {
  failStep,
  maskInLog,
  setOutputs,
  writeRunReport,
  writeScribeReport
};
