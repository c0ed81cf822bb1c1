import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  createGitHub
} from "./chunk-VCJZ2WL3.js";
import "./chunk-OWUTRZPU.js";
import "./chunk-65RJZHPP.js";
import "./chunk-VDDPH6ES.js";
import "./chunk-PLLTIFGW.js";
export {
  createGitHub
};
