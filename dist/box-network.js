import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import "./chunk-K3CJLAMP.js";
import {
  forward
} from "./chunk-DBKERD7T.js";
import "./chunk-7SXV55V3.js";
import "./chunk-65RJZHPP.js";
import "./chunk-VDDPH6ES.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-PLLTIFGW.js";

// src/box-network.ts
init_define_RUNTIME_PACKAGES();
var [socketPath = "", connection, ...command] = process.argv.slice(2);
await forward(socketPath, connection === "connection", command);
