import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/adapters/tool-host/host-program.ts
init_define_RUNTIME_PACKAGES();
import { spawn } from "node:child_process";

// src/adapters/programs/built-program.ts
init_define_RUNTIME_PACKAGES();
import { fileURLToPath } from "node:url";
function builtProgram(name) {
  const here = import.meta.url;
  const dist = here.endsWith(".ts") ? "../../../dist/" : here.includes("/chunks/") ? "../" : "./";
  return fileURLToPath(new URL(`${dist}${name}`, here));
}

// src/adapters/tool-host/host-program.ts
function hostProgram() {
  return builtProgram("tool-host.js");
}
function runHostProgram(args) {
  const child = spawn(process.execPath, [hostProgram(), ...args], { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.once("error", () => resolve(1));
    child.once("exit", (code) => resolve(code ?? 1));
  });
}

export {
  builtProgram,
  hostProgram,
  runHostProgram
};
