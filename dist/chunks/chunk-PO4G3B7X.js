import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/text/hash.ts
init_define_RUNTIME_PACKAGES();
import { createHash } from "node:crypto";
function sha256(content) {
  return createHash("sha256").update(content).digest("hex");
}
function shortHash(text) {
  return sha256(text).slice(0, 8);
}

export {
  sha256,
  shortHash
};
