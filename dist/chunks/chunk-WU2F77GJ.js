import {
  oneLine
} from "./chunk-6GCJ4LC6.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/text/paths.ts
init_define_RUNTIME_PACKAGES();
import { isAbsolute, relative, resolve, sep } from "node:path";
function wayInside(root, path) {
  const way = relative(root, resolve(root, path));
  const isOutside = way === ".." || way.startsWith(`..${sep}`) || isAbsolute(way);
  return isOutside ? void 0 : way;
}
function isRepositoryPath(path) {
  if (/^[A-Za-z]:|[\\\p{Cc}\p{Zl}\p{Zp}]/u.test(path)) return false;
  const parts = path.split("/").map((part) => part.trim().toLowerCase());
  return !parts.some((part) => ["", ".", "..", ".git"].includes(part));
}
var MAX_SHOWN = 100;
function pathInSentence(path) {
  const shown = oneLine(path, MAX_SHOWN);
  return /^[^\s"`]+$/.test(shown) ? shown : JSON.stringify(shown);
}

export {
  wayInside,
  isRepositoryPath,
  pathInSentence
};
