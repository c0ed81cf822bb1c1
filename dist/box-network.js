import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  forward
} from "./chunk-4D3IA5IX.js";
import "./chunk-QYCI2ITB.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-PLLTIFGW.js";

// src/box-network.ts
init_define_RUNTIME_PACKAGES();
var [given = "", connection, ...command] = process.argv.slice(2);
var ports = JSON.parse(given);
await forward(ports, connection === "connection", command);
