import {
  forward
} from "./chunks/chunk-WM56J7WD.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunks/chunk-IAFWRTWP.js";

// src/box-network.ts
init_define_RUNTIME_PACKAGES();
var [socketPath = "", connection, ...command] = process.argv.slice(2);
await forward(socketPath, connection === "connection", command);
