import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  createGitHub
} from "./chunk-BDWVCPMV.js";
import "./chunk-RTMOCYI5.js";
import "./chunk-RSNEXO62.js";
import "./chunk-6ACGZAIB.js";
import "./chunk-HCJXWOVP.js";
import "./chunk-35KH72JA.js";
import "./chunk-PLLTIFGW.js";
export {
  createGitHub
};
