import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/team/convention-files.ts
init_define_RUNTIME_PACKAGES();
var CONVENTION_FILES = [
  "AGENTS.md",
  ".github/copilot-instructions.md",
  "CLAUDE.md"
];

export {
  CONVENTION_FILES
};
