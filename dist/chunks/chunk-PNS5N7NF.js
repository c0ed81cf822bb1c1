import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/ports/custom-tools.ts
init_define_RUNTIME_PACKAGES();
var DIAGNOSTIC_CODES = [
  "L_IMPORT",
  "L_SHAPE",
  "L_NAME",
  "L_RESERVED",
  "L_DUPLICATE",
  "L_SCHEMA",
  "L_ENTRY",
  "L_UNTRUSTED",
  "L_LIMIT"
];
var RUNTIME_METHODS = ["request", "send", "spawn", "list", "catalog"];
var DEFAULT_LIMITS = {
  timeoutMs: 3e4,
  maxLines: 2e3,
  maxBytes: 5e4,
  errorChars: 1e3
};

export {
  DIAGNOSTIC_CODES,
  RUNTIME_METHODS,
  DEFAULT_LIMITS
};
