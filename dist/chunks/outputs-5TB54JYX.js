import {
  failStep,
  maskInLog,
  setOutputs,
  writeRunReport,
  writeScribeReport
} from "./chunk-5XH2VXBH.js";
import "./chunk-7TLDPTJE.js";
import "./chunk-UXQFGFHB.js";
import "./chunk-PDRZ3VPV.js";
import "./chunk-VYTB5YPI.js";
import "./chunk-DALCHIVJ.js";
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
