import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/workspace/branch-target.ts
init_define_RUNTIME_PACKAGES();
function memoryBranch(prefix) {
  return `${prefix}memory`;
}

export {
  memoryBranch
};
