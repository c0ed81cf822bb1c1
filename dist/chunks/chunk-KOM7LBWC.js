import {
  fieldsOf,
  readJson
} from "./chunk-DZISDMIS.js";
import {
  oneLine
} from "./chunk-45EAQZGJ.js";
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
  if (read.kind !== "value") return cutCommandOf(input);
  const command = fieldsOf(read.value)?.get("command");
  return typeof command === "string" ? command : void 0;
}
var BEGINNING = '{"command":"';
var ESCAPED = {
  "\\n": "\n",
  "\\t": " ",
  '\\"': '"',
  "\\\\": "\\"
};
function cutCommandOf(input) {
  if (!input.startsWith(BEGINNING)) return void 0;
  const text = input.slice(BEGINNING.length).replace(/","[a-z]{1,20}":[^\\]{0,300}\}?$/i, "").replace(/\\[nt"\\]/g, (sequence) => ESCAPED[sequence] ?? sequence);
  return text === "" ? void 0 : text;
}
function shortCommand(command, max) {
  const lines = statementsOf(command);
  const whole = lines.join("; ");
  if (whole.length <= max) return oneLine(whole);
  const [first = ""] = lines;
  const last = lines.length > 1 ? lines.at(-1) ?? "" : "";
  const shown = testIn(lines) ?? last;
  if (shown === "" || first.startsWith(shown)) return oneLine(first, max);
  const half = Math.floor((max - 3) / 2);
  return `${oneLine(first, half)} \u2026 ${oneLine(shown, half)}`;
}
function runsTests(command) {
  return testIn(statementsOf(command)) !== void 0;
}
var TESTING = /\b(?:tests?|pytest|unittest|jest|vitest|mocha|tox|rspec|phpunit|ctest|check|verify)\b/i;
var NO_RUN = /^\s*(?:cat|ls|cd|sed|head|tail|e?grep|rg|find|wc|diff|echo|printf|git|cp|mv|rm|mkdir|touch|chmod|less|stat|tree)\b|\s--check\b/;
function testIn(lines) {
  return lines.flatMap((line) => line.split(/;|&&|\|\|/)).map((statement) => statement.trim()).findLast((statement) => TESTING.test(statement) && !NO_RUN.test(statement));
}
function statementsOf(command) {
  const lines = command.split("\n").filter((line) => line.trim() !== "");
  let end;
  const statements = lines.filter((line) => {
    if (end !== void 0) {
      if (line.trim() === end) end = void 0;
      return false;
    }
    end = /<<-?\s?["']?(\w{1,40})/.exec(line)?.[1];
    return !/^\s*set -/.test(line);
  });
  return end === void 0 ? statements : lines;
}
function exitCodeOf(output) {
  const digits = /^\{"exitCode":(-?\d{1,5})/.exec(output)?.[1];
  return digits === void 0 ? void 0 : Number(digits);
}

export {
  foldCommandRun,
  commandOf,
  shortCommand,
  runsTests,
  exitCodeOf
};
