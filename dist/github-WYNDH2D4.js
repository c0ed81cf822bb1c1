import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  createGitHub
} from "./chunk-REOUU2WY.js";
import "./chunk-H7RZVLXM.js";
import "./chunk-3P5NEQOD.js";
import "./chunk-WG3TGQPK.js";
import "./chunk-6ACGZAIB.js";
import "./chunk-LZXB6SZ2.js";
import "./chunk-QYCI2ITB.js";
import "./chunk-F4U5TPQ7.js";
import "./chunk-PLLTIFGW.js";
export {
  createGitHub
};
