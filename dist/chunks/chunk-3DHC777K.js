import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/adapters/copilot/platform.ts
init_define_RUNTIME_PACKAGES();
import { readFileSync } from "node:fs";
function thisPlatform() {
  const system = process.platform === "linux" && usesMusl() ? "linuxmusl" : process.platform;
  return `${system}-${process.arch}`;
}
function usesMusl() {
  try {
    return readFileSync("/proc/self/maps", "utf8").includes("/ld-musl-");
  } catch {
    return false;
  }
}

export {
  thisPlatform
};
