import {
  createGitHub
} from "./chunk-MXCSNDYZ.js";
import "./chunk-U6AUHUH3.js";
import "./chunk-C7L45JHI.js";
import "./chunk-5DP2ZEKI.js";
import "./chunk-RAFEJBSX.js";
import "./chunk-DECCUNP7.js";
import "./chunk-ZBRHI66Z.js";
import "./chunk-2QZGG6ZG.js";
import "./chunk-Z5TMLZZJ.js";
import "./chunk-EHNRAOD3.js";
import "./chunk-IAFWRTWP.js";
export {
  createGitHub
};
