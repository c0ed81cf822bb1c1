import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/ports/accounts.ts
init_define_RUNTIME_PACKAGES();
var BOT = {
  name: "github-actions[bot]",
  email: "41898282+github-actions[bot]@users.noreply.github.com"
};
function botIdentity({ login, type, id }, serverUrl) {
  if (type !== "Bot" || id === void 0 || login === BOT.name) return void 0;
  return { name: login, email: `${id}+${login}@users.noreply.${new URL(serverUrl).hostname}` };
}
var PERMISSIONS = ["none", "read", "triage", "write", "maintain", "admin"];
var WRITING_PERMISSIONS = ["write", "maintain", "admin"];
function isAtLeast(permission, minimum) {
  return PERMISSIONS.indexOf(permission) >= PERMISSIONS.indexOf(minimum);
}

export {
  BOT,
  botIdentity,
  PERMISSIONS,
  WRITING_PERMISSIONS,
  isAtLeast
};
