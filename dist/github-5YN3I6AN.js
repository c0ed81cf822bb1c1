import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  attachmentMethods,
  createGitHub,
  settingsMethods
} from "./chunk-QYLTYFWU.js";
import "./chunk-V7JNW7TV.js";
import "./chunk-C3IGLUNN.js";
import "./chunk-43SC3DQ2.js";
import "./chunk-6ACGZAIB.js";
import "./chunk-M5DWUUR4.js";
import "./chunk-35KH72JA.js";
import "./chunk-PLLTIFGW.js";
export {
  attachmentMethods,
  createGitHub,
  settingsMethods
};
