import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/tools/built-in/open-plain.ts
init_define_RUNTIME_PACKAGES();
import { constants } from "node:fs";
import { open } from "node:fs/promises";
var { O_NOFOLLOW, O_NONBLOCK, O_RDONLY, O_RDWR } = constants;
function openPlain(path, access = "read") {
  return open(path, (access === "read" ? O_RDONLY : O_RDWR) | O_NOFOLLOW | O_NONBLOCK);
}

export {
  openPlain
};
