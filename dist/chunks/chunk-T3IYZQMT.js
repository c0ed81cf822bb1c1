import {
  inline
} from "./chunk-LSQIVI4U.js";
import {
  firstOf
} from "./chunk-BSQV4ART.js";
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
  return firstOf(memberNames, 50, (name) => inline(name, 40, safe));
}

export {
  addressableName,
  nameList
};
