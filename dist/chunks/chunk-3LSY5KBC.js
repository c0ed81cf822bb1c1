import {
  inline
} from "./chunk-AKC2XGDL.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/publish/replies/member-names.ts
init_define_RUNTIME_PACKAGES();
function addressableName(name) {
  const words = name.trim().toLowerCase();
  return /^[\p{L}\p{N}'-]+(?: [\p{L}\p{N}'-]+){0,2}$/u.test(words) ? words : "agent";
}
function nameList(memberNames, safe) {
  const shown = memberNames.slice(0, 50).map((name) => inline(name, 40, safe));
  const more = memberNames.length - shown.length;
  return shown.join(", ") + (more > 0 ? ` and ${more} more` : "");
}

export {
  addressableName,
  nameList
};
