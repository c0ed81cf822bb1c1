import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  createGitHub
} from "./chunk-KSOXTQVI.js";
import "./chunk-RTMOCYI5.js";
import "./chunk-RSNEXO62.js";
import "./chunk-6ACGZAIB.js";
import "./chunk-XAL37NWA.js";
import "./chunk-35KH72JA.js";
import "./chunk-PLLTIFGW.js";
export {
  createGitHub
};
