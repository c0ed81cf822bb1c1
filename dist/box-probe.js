import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  findLeaks
} from "./chunk-FISVYU45.js";
import "./chunk-JWYLI44S.js";
import "./chunk-CQ5WJTC7.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-PLLTIFGW.js";

// src/box-probe.ts
init_define_RUNTIME_PACKAGES();
var facts = JSON.parse(process.argv[2] ?? "");
process.stdout.write(JSON.stringify(await findLeaks(facts)));
