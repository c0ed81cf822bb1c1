import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/ports/git.ts
init_define_RUNTIME_PACKAGES();
var EMPTY_TREE = "4b825dc642cb6eb9a060e54bf8d69288fbee4904";

export {
  EMPTY_TREE
};
