import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  require_undici
} from "./chunk-F4U5TPQ7.js";
import "./chunk-PLLTIFGW.js";
export default require_undici();
