import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/adapters/tool-host/host-program.ts
init_define_RUNTIME_PACKAGES();
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
function hostProgram() {
  const here = import.meta.url;
  if (here.endsWith(".ts")) return fileURLToPath(new URL("../../../dist/tool-host.js", here));
  return fileURLToPath(
    new URL(here.includes("/chunks/") ? "../tool-host.js" : "tool-host.js", here)
  );
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
  hostProgram,
  runHostProgram
};
