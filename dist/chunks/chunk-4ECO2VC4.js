import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  oneLine,
  wrap
} from "./chunk-FKO4GGUL.js";
import {
  describe
} from "./chunk-ADD7QI3I.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-CCM5YFOF.js";

// src/adapters/terminal.ts
init_define_RUNTIME_PACKAGES();
import { parseArgs } from "node:util";
function readArguments(args, settings) {
  try {
    const read = parseArgs({ args: [...args], ...settings });
    const empty = Object.entries(read.values).find(([, value]) => value === "");
    return empty === void 0 ? read : `--${empty[0]} is empty.`;
  } catch (error) {
    return wrap(oneLine(describe(error).message), { first: "", rest: "" });
  }
}
function say(text) {
  process.stdout.write(text);
  return 0;
}
function failed(text) {
  process.stderr.write(text);
  return 1;
}
function misused(text) {
  process.stderr.write(text);
  return 2;
}
function inShort(thrown) {
  const { message, hint } = describe(thrown);
  return [message, hint, ""].filter((line) => line !== void 0).join("\n");
}
function endQuietly(output) {
  output.on("error", (error) => {
    if (error.code !== "EPIPE") throw error;
  });
}

export {
  readArguments,
  say,
  failed,
  misused,
  inShort,
  endQuietly
};
