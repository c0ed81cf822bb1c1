import {
  failStep,
  maskInLog,
  setOutputs,
  writeRunReport,
  writeScribeReport
} from "./chunk-FYI6JO5K.js";
import "./chunk-5WJICJ52.js";
import "./chunk-7TLDPTJE.js";
import "./chunk-UXQFGFHB.js";
import "./chunk-DFWGLBO6.js";
import "./chunk-VYTB5YPI.js";
import "./chunk-DECCUNP7.js";
import "./chunk-ZBRHI66Z.js";
import "./chunk-EHNRAOD3.js";
import "./chunk-IAFWRTWP.js";
export {
  failStep,
  maskInLog,
  setOutputs,
  writeRunReport,
  writeScribeReport
};
