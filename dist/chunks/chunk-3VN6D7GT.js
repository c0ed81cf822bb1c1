import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-CCM5YFOF.js";

// src/adapters/tool-host-program.ts
init_define_RUNTIME_PACKAGES();
import { fileURLToPath } from "node:url";
function hostProgram() {
  const here = import.meta.url;
  if (here.endsWith(".ts")) return fileURLToPath(new URL("../../dist/tool-host.js", here));
  return fileURLToPath(
    new URL(here.includes("/chunks/") ? "../tool-host.js" : "tool-host.js", here)
  );
}

export {
  hostProgram
};
