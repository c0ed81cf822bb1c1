import {
  createGitHub
} from "./chunk-5HP33NY6.js";
import "./chunk-JNS4U4RR.js";
import "./chunk-C7L45JHI.js";
import "./chunk-5DP2ZEKI.js";
import "./chunk-RAFEJBSX.js";
import "./chunk-LD27CMFX.js";
import "./chunk-MUCB7FAK.js";
import "./chunk-Z5TMLZZJ.js";
import "./chunk-ZKMHPSNV.js";
import "./chunk-IAFWRTWP.js";
export {
  createGitHub
};
