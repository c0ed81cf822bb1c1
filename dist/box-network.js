import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  forward
} from "./chunk-O475MLAG.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-PLLTIFGW.js";

// src/box-network.ts
init_define_RUNTIME_PACKAGES();
var [socketPath = "", connection, ...command] = process.argv.slice(2);
await forward(socketPath, connection === "connection", command);
