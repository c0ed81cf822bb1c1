import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  createGitHub
} from "./chunk-JWYLI44S.js";
import "./chunk-CQ5WJTC7.js";
import "./chunk-PLLTIFGW.js";
export {
  createGitHub
};
