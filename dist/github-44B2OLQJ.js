import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  attachmentMethods,
  createGitHub,
  settingsMethods
} from "./chunk-Z33PSCIK.js";
import "./chunk-W7BECLU3.js";
import "./chunk-C3IGLUNN.js";
import "./chunk-43SC3DQ2.js";
import "./chunk-6ACGZAIB.js";
import "./chunk-DA6BLYM5.js";
import "./chunk-35KH72JA.js";
import "./chunk-PLLTIFGW.js";
export {
  attachmentMethods,
  createGitHub,
  settingsMethods
};
