import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/ports/accounts.ts
init_define_RUNTIME_PACKAGES();
var BOT = {
  name: "github-actions[bot]",
  email: "41898282+github-actions[bot]@users.noreply.github.com"
};
var PERMISSIONS = ["none", "read", "triage", "write", "maintain", "admin"];
var WRITING_PERMISSIONS = ["write", "maintain", "admin"];
function isAtLeast(permission, minimum) {
  return PERMISSIONS.indexOf(permission) >= PERMISSIONS.indexOf(minimum);
}

export {
  BOT,
  PERMISSIONS,
  WRITING_PERMISSIONS,
  isAtLeast
};
