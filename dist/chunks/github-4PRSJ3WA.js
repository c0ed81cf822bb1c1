import {
  createGitHub
} from "./chunk-YXQQYGO3.js";
import "./chunk-5DCYD5W7.js";
import "./chunk-5DP2ZEKI.js";
import "./chunk-LD27CMFX.js";
import "./chunk-MUCB7FAK.js";
import "./chunk-7UMZINQT.js";
import "./chunk-ZKMHPSNV.js";
import "./chunk-IAFWRTWP.js";
export {
  createGitHub
};
