import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  createGitHub
} from "./chunk-EBQIFLUJ.js";
import "./chunk-6SMQLA36.js";
import "./chunk-C3IGLUNN.js";
import "./chunk-FN5P7CG7.js";
import "./chunk-6ACGZAIB.js";
import "./chunk-DA6BLYM5.js";
import "./chunk-MA62OCQQ.js";
import "./chunk-F4U5TPQ7.js";
import "./chunk-PLLTIFGW.js";
export {
  createGitHub
};
