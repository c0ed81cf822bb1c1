import {
  createGitHub
} from "./chunk-TY3NEZGF.js";
import "./chunk-U6AUHUH3.js";
import "./chunk-C7L45JHI.js";
import "./chunk-5DP2ZEKI.js";
import "./chunk-RAFEJBSX.js";
import "./chunk-DALCHIVJ.js";
import "./chunk-MUCB7FAK.js";
import "./chunk-2QZGG6ZG.js";
import "./chunk-Z5TMLZZJ.js";
import "./chunk-ZKMHPSNV.js";
import "./chunk-IAFWRTWP.js";
export {
  createGitHub
};
