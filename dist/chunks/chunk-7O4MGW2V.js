import {
  fieldsOf,
  readJson
} from "./chunk-DZISDMIS.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/run-log/command-run.ts
init_define_RUNTIME_PACKAGES();
var MAX_COMMANDS = 200;
function foldCommandRun(commands, event) {
  if (event.tool !== "bash") return commands;
  const { session, callId } = event;
  if (event.kind === "tool.start") {
    const command = commandOf(event.input);
    if (command === void 0 || commands.length >= MAX_COMMANDS) return commands;
    return [...commands, { session, callId, command, exitCode: void 0 }];
  }
  const exitCode = event.kind === "tool.complete" ? exitCodeOf(event.output ?? "") : void 0;
  const isCall = (one) => one.session === session && one.callId === callId;
  return commands.map((one) => isCall(one) ? { ...one, exitCode } : one);
}
function commandOf(input) {
  const read = readJson(input);
  const command = read.kind === "value" ? fieldsOf(read.value)?.get("command") : void 0;
  return typeof command === "string" ? command : void 0;
}
function exitCodeOf(output) {
  const digits = /^\{"exitCode":(-?\d{1,5})/.exec(output)?.[1];
  return digits === void 0 ? void 0 : Number(digits);
}

export {
  foldCommandRun,
  commandOf,
  exitCodeOf
};
