import {
  failStep,
  maskInLog,
  setOutputs,
  writeRunReport,
  writeScribeReport
} from "./chunk-YBOUVI6U.js";
import "./chunk-63WDXGBS.js";
import "./chunk-7TLDPTJE.js";
import "./chunk-UXQFGFHB.js";
import "./chunk-DFWGLBO6.js";
import "./chunk-VYTB5YPI.js";
import "./chunk-DECCUNP7.js";
import "./chunk-MUCB7FAK.js";
import "./chunk-EHNRAOD3.js";
import "./chunk-IAFWRTWP.js";
export {
  failStep,
  maskInLog,
  setOutputs,
  writeRunReport,
  writeScribeReport
};
