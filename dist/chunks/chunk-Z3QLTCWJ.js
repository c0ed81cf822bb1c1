import {
  wrapText
} from "./chunk-LYEGXDRK.js";
import {
  oneLine
} from "./chunk-ISL6UGDV.js";
import {
  describe
} from "./chunk-ZKMHPSNV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/cli/terminal.ts
init_define_RUNTIME_PACKAGES();
import { parseArgs } from "node:util";
function readArguments(args, settings) {
  try {
    const read = parseArgs({ args: [...args], ...settings });
    const empty = Object.entries(read.values).find(([, value]) => value === "");
    return empty === void 0 ? read : `--${empty[0]} is empty.`;
  } catch (error) {
    return wrapText(oneLine(describe(error).message), { first: "", rest: "" });
  }
}
function printOutput(text) {
  process.stdout.write(text);
  return 0;
}
function printFailure(text) {
  process.stderr.write(text);
  return 1;
}
function printUsageError(text) {
  process.stderr.write(text);
  return 2;
}
function shortErrorText(thrown) {
  const { message, hint } = describe(thrown);
  return [message, hint, ""].filter((line) => line !== void 0).join("\n");
}
function ignoreClosedPipe(output) {
  output.on("error", (error) => {
    if (error.code !== "EPIPE") throw error;
  });
}

export {
  readArguments,
  printOutput,
  printFailure,
  printUsageError,
  shortErrorText,
  ignoreClosedPipe
};
