import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  findLeaks
} from "./chunk-K3CJLAMP.js";
import "./chunk-DBKERD7T.js";
import "./chunk-7SXV55V3.js";
import "./chunk-65RJZHPP.js";
import "./chunk-VDDPH6ES.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-PLLTIFGW.js";

// src/box-probe.ts
init_define_RUNTIME_PACKAGES();
var facts = JSON.parse(process.argv[2] ?? "");
process.stdout.write(JSON.stringify(await findLeaks(facts)));
