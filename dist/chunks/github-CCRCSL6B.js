import {
  createGitHub
} from "./chunk-U2GZP5OG.js";
import "./chunk-C7L45JHI.js";
import "./chunk-JNS4U4RR.js";
import "./chunk-5DP2ZEKI.js";
import "./chunk-UHFQHCH7.js";
import "./chunk-MUCB7FAK.js";
import "./chunk-ZGMSCD6E.js";
import "./chunk-ZKMHPSNV.js";
import "./chunk-IAFWRTWP.js";
export {
  createGitHub
};
