import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  createGitHub
} from "./chunk-SMABSPO5.js";
import "./chunk-ICAMERD6.js";
import "./chunk-C3IGLUNN.js";
import "./chunk-FN5P7CG7.js";
import "./chunk-6ACGZAIB.js";
import "./chunk-M5DWUUR4.js";
import "./chunk-MA62OCQQ.js";
import "./chunk-PLLTIFGW.js";
export {
  createGitHub
};
