import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  hostProgram
} from "./chunk-3VN6D7GT.js";
import {
  misused
} from "./chunk-4ECO2VC4.js";
import "./chunk-FKO4GGUL.js";
import "./chunk-ADD7QI3I.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-CCM5YFOF.js";

// src/adapters/tool-host-command.ts
init_define_RUNTIME_PACKAGES();
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
async function runToolHost(args) {
  const program = hostProgram();
  if (!existsSync(program)) return misused(`There is no ${program}.
To make it: npm run build
`);
  const child = spawn(process.execPath, [program, ...args], { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.once("error", () => resolve(1));
    child.once("exit", (code) => resolve(code ?? 1));
  });
}
export {
  runToolHost
};
