import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  MARK,
  USUAL_LIMITS,
  childEnvironment,
  endGroup,
  endStrays,
  findIsolation,
  isProgram,
  openKeptFile,
  require_ajv
} from "./chunk-AF7K45L4.js";
import {
  denial,
  explainThrown,
  failure,
  maskResult,
  ok,
  shapeResult,
  textOf
} from "./chunk-DGXSNPKP.js";
import {
  cutBytes,
  cutCharacters,
  headOf
} from "./chunk-LTS3QR5M.js";
import {
  fieldsOf,
  readJson,
  require_dist
} from "./chunk-3BHJK4Q4.js";
import {
  toJSONSchema
} from "./chunk-5GA2AVAQ.js";
import {
  within
} from "./chunk-UXVYLMT5.js";
import {
  attempt
} from "./chunk-ADD7QI3I.js";
import {
  __toESM,
  init_define_RUNTIME_PACKAGES
} from "./chunk-CCM5YFOF.js";

// src/adapters/clock.ts
init_define_RUNTIME_PACKAGES();
import { setTimeout as pause } from "node:timers/promises";
var LONGEST_MS = 2 ** 31 - 1;
var systemClock = {
  now: () => Date.now(),
  async sleep(ms, signal) {
    const length = Math.min(ms, LONGEST_MS);
    await (signal === void 0 ? pause(length) : pause(length, void 0, { signal, ref: false }));
  }
};

// src/adapters/programs.ts
init_define_RUNTIME_PACKAGES();
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { stat } from "node:fs/promises";
import { constants } from "node:os";

// src/adapters/program-output.ts
init_define_RUNTIME_PACKAGES();
function gatherOutput(stream, { maxBytes, keepAt, mask }) {
  const head = [];
  let held = 0;
  let bytes = 0;
  let newlines = 0;
  let last = 10;
  let file;
  stream.on("data", (chunk) => {
    bytes += chunk.length;
    newlines += newlinesIn(chunk);
    last = chunk[chunk.length - 1] ?? last;
    if (bytes > maxBytes && keepAt !== void 0) {
      if (file === void 0) {
        file = openKeptFile(keepAt, mask);
        file.write(Buffer.concat(head));
      }
      file.write(chunk);
    }
    if (held >= maxBytes) return;
    const part = Buffer.from(chunk.subarray(0, maxBytes - held));
    held += part.length;
    head.push(part);
  });
  const ended = new Promise((resolve) => {
    for (const event of ["end", "close", "error"]) stream.once(event, () => resolve());
  });
  return {
    ended,
    finish() {
      stream.removeAllListeners("data");
      stream.destroy();
      const text = textOf2(Buffer.concat(head), bytes > held);
      return { text, bytes, lines: newlines + (last === 10 ? 0 : 1), keptAt: file?.end() };
    }
  };
}
function newlinesIn(chunk) {
  let count = 0;
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) count += 1;
  return count;
}
function textOf2(bytes, isCut) {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  const text = decoder.decode(bytes, { stream: isCut });
  return text.replaceAll("\0", "\uFFFD");
}

// src/adapters/programs.ts
var GRACE_MS = 1e3;
var DRAIN_MS = 500;
function createPrograms(settings) {
  let isolation;
  return {
    async run(spec) {
      isolation ??= findIsolation();
      return run(spec, settings, await isolation);
    }
  };
}
async function run(spec, settings, isolation) {
  const mark = randomUUID();
  const set = { ...spec.environment, [MARK]: mark };
  const env = childEnvironment({ home: settings.home, passed: spec.passed, set });
  const { PATH: path = "" } = env;
  const program = spec.command === "node" ? process.execPath : spec.command;
  if (!await isProgram(program, path)) {
    return { kind: "not-started", reason: `${spec.command} is not there` };
  }
  const place = await stat(spec.directory).catch(() => void 0);
  if (place?.isDirectory() !== true) {
    return { kind: "not-started", reason: "its working directory is not there" };
  }
  if (spec.signal.aborted) return { kind: "not-started", reason: "the run is ending" };
  const child = start(isolation.wrap([program, ...spec.args]), spec, env);
  if (typeof child === "string") return { kind: "not-started", reason: child };
  const gather = (stream) => gatherOutput(child[stream], {
    maxBytes: spec.maxBytes,
    keepAt: spec.keepAs === void 0 ? void 0 : `${spec.keepAs}.${stream}.txt`,
    mask: settings.mask
  });
  const said = [gather("stdout"), gather("stderr")];
  const exit = exitOf(child);
  const ended = await ending(exit, spec);
  if (ended.kind !== "exited") await stop(child, exit, settings.graceMs ?? GRACE_MS);
  await endRest(child, isolation.endsAll ? void 0 : mark);
  const [stdout, stderr] = await outputs(said);
  return ended.kind === "not-started" ? ended : { ...ended, stdout, stderr };
}
function start([program = "", ...args], { command, directory }, env) {
  try {
    return spawn(program, args, {
      cwd: directory,
      env: { ...env },
      stdio: ["ignore", "pipe", "pipe"],
      shell: false,
      // A process group of its own, which can be ended whole.
      detached: process.platform !== "win32",
      windowsHide: true
    });
  } catch (error) {
    return reasonOf(error, command);
  }
}
function exitOf(child) {
  return new Promise((resolve) => {
    child.once(
      "error",
      (error) => resolve({ kind: "not-started", reason: reasonOf(error, child.spawnfile) })
    );
    child.once(
      "exit",
      (code, signal) => resolve({ kind: "exited", code: code ?? 128 + (signal ? constants.signals[signal] : 0) })
    );
  });
}
function ending(exit, { timeoutMs, signal }) {
  const over = new AbortController();
  const aborted = new Promise((resolve) => {
    const tell = () => resolve({ kind: "aborted" });
    signal.addEventListener("abort", tell, { once: true, signal: over.signal });
  });
  const late = () => ({ kind: "timed-out" });
  return within(timeoutMs, Promise.race([exit, aborted]), late).finally(() => over.abort());
}
async function stop(child, exit, graceMs) {
  endGroup(child, "SIGTERM");
  const ended = await within(graceMs, exit, () => void 0);
  if (ended !== void 0) return;
  endGroup(child, "SIGKILL");
  await within(graceMs, exit, () => void 0);
}
async function endRest(child, mark) {
  if (child.pid === void 0) return;
  endGroup(child, "SIGKILL");
  if (mark !== void 0) await endStrays(mark);
}
async function outputs(said) {
  await within(DRAIN_MS, Promise.all(said.map(({ ended }) => ended)), () => void 0);
  return [said[0].finish(), said[1].finish()];
}
function reasonOf(error, command) {
  const hasCode = typeof error === "object" && error !== null && "code" in error;
  const code = hasCode ? String(error.code) : "";
  if (code === "ENOENT") return `${command} is not there`;
  if (code === "EACCES") return `${command} is not an executable file`;
  if (code === "E2BIG") return "the arguments are too long";
  return `${command} could not be started (${code || "unknown reason"})`;
}

// src/tools/tool.ts
init_define_RUNTIME_PACKAGES();

// src/tools/arguments.ts
init_define_RUNTIME_PACKAGES();
import { isDeepStrictEqual } from "node:util";
var NAME_CHARACTERS = 64;
var ISSUES_SHOWN = 5;
function foldAliases(input, aliases) {
  if (!isRecord(input)) return { kind: "folded", input };
  const folded = /* @__PURE__ */ new Map();
  for (const [given, value] of Object.entries(input)) {
    const name = Object.hasOwn(aliases, given) ? aliases[given] ?? given : given;
    if (folded.has(name) && !isDeepStrictEqual(folded.get(name), value)) {
      return {
        kind: "clash",
        reason: `${name} is given twice, under two names, with different values`
      };
    }
    folded.set(name, value);
  }
  return { kind: "folded", input: Object.fromEntries(folded) };
}
function wordIssues(issues) {
  const shown2 = issues.slice(0, ISSUES_SHOWN).map(wordIssue);
  const more = issues.length - shown2.length;
  return [...shown2, ...more > 0 ? [`and ${more} more`] : []].join(", ");
}
function wordIssue(issue) {
  const field = issue.path.map((part) => cutCharacters(String(part), NAME_CHARACTERS)).join(".");
  if (issue.code === "unrecognized_keys") {
    const keys = issue.keys.slice(0, ISSUES_SHOWN).map((key) => cutCharacters(key, NAME_CHARACTERS));
    return `unknown argument ${keys.map((key) => JSON.stringify(key)).join(", ")}`;
  }
  if (field === "") return "the arguments must be one object";
  if (issue.message.endsWith("received undefined")) return `${field} is required`;
  return `${field}: ${issue.message}`;
}
function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// src/tools/recorded-json.ts
init_define_RUNTIME_PACKAGES();
var PRIVATE_NAME = /content|query|token|secret|password|key|auth/i;
var MAX_CHARACTERS = 1024;
function recordJson(value, mask) {
  const json = JSON.stringify(value ?? null, (name, inner) => {
    if (name !== "" && PRIVATE_NAME.test(name)) return "[redacted]";
    return typeof inner === "string" ? mask(inner) : inner;
  });
  return cutCharacters(mask(json), MAX_CHARACTERS);
}

// src/tools/tool.ts
var BUILT_IN_LIMITS = { timeoutMs: 3e4, maxBytes: 1e4 };
var jsonSchemas = /* @__PURE__ */ new WeakMap();
function jsonSchemaOf(parameters) {
  const known = jsonSchemas.get(parameters);
  if (known !== void 0) return known;
  const { $schema: _dialect, ...made } = toJSONSchema(parameters, { io: "input" });
  jsonSchemas.set(parameters, made);
  return made;
}
function defineTool(name, { description, parameters, aliases = {}, limits, onRefused, handler }) {
  return {
    name,
    description,
    inputSchema: jsonSchemaOf(parameters),
    limits: { ...BUILT_IN_LIMITS, ...limits },
    onRefused,
    parse(input) {
      const folded = foldAliases(input, aliases);
      if (folded.kind === "clash") return { kind: "invalid", reason: folded.reason };
      const parsed = parameters.safeParse(folded.input);
      if (!parsed.success) return { kind: "invalid", reason: wordIssues(parsed.error.issues) };
      return { kind: "valid", run: (call) => handler(parsed.data, call) };
    }
  };
}
function bindTool(definition, run2) {
  const { name, description, inputSchema } = definition;
  return {
    name,
    description,
    inputSchema,
    async call(input, call) {
      const ended = await attempt2(() => record({ definition, input, call: { ...call, run: run2 } }));
      if (ended.kind === "done") return ended.value;
      return { kind: "failed", text: `E_TOOL: ${name} broke; go on without it and say so` };
    }
  };
}
function attempt2(work) {
  return attempt((async () => work())());
}
async function record(calling) {
  const { definition, input, call } = calling;
  const { run: run2 } = call;
  const facts = { session: run2.session, callId: call.id, tool: definition.name };
  const started = run2.now();
  const readable = await attempt2(() => recordJson(input, run2.mask));
  const shown2 = readable.kind === "done" ? readable.value : "[not readable]";
  run2.emit({ kind: "tool.start", ...facts, input: seemly(shown2, run2) });
  const performed = await attempt2(() => perform(calling));
  const raw = performed.kind === "done" ? performed.value : shapeResult(void 0);
  const result = maskResult(raw, run2.mask, definition.limits.errorChars);
  const text = cutBytes(textOf(result), definition.limits.maxBytes);
  const ms = run2.now() - started;
  const { kind, data } = result;
  if (kind === "ok") {
    const output = recordJson(data ?? result.text, (masked) => masked);
    run2.emit({ kind: "tool.complete", ...facts, ms, output: seemly(output, run2) });
  } else {
    const { code, message } = result;
    run2.emit({ kind: "tool.failed", ...facts, ms, code, message: seemly(message, run2) });
  }
  return { kind, text, data };
}
function seemly(text, { holdsSecret }) {
  return holdsSecret(text) ? "[not shown: it holds something like a secret]" : text;
}
async function perform({ definition, input, call }) {
  const budget = call.run.countToolCall();
  if (!budget.allowed) {
    definition.onRefused?.(input, budget.reason, call);
    const next = "call no more tools and answer with what you have";
    return denial("E_TOOL_DENIED", budget.reason, next);
  }
  const parsed = definition.parse(input);
  if (parsed.kind === "invalid") {
    definition.onRefused?.(input, parsed.reason, call);
    const next = `call ${definition.name} again with arguments that fit its schema`;
    return failure("E_TOOL_INVALID_ARGS", parsed.reason, next);
  }
  return runInTime(parsed.run, definition, call);
}
async function runInTime(work, { name, limits }, call) {
  const over = new AbortController();
  const giveUp = new AbortController();
  const ended = await Promise.race([
    cancellation(call.signal, over.signal),
    attempt2(() => work({ ...call, signal: giveUp.signal })),
    attempt2(() => call.run.sleep(limits.timeoutMs, over.signal)).then(() => ({ kind: "late" }))
  ]);
  over.abort();
  if (ended.kind === "done") return shapeResult(ended.value);
  if (ended.kind === "threw") return explainThrown(ended.error);
  giveUp.abort();
  if (ended.kind === "cancelled") {
    return failure("E_TOOL_ABORTED", `${name} was stopped because the run is ending`, "stop here");
  }
  const seconds = Math.round(limits.timeoutMs / 1e3);
  return failure("E_TOOL_TIMEOUT", `${name} did not end within ${seconds} s`, "go on without it");
}
function cancellation(signal, over) {
  return new Promise((resolve) => {
    const tell = () => resolve({ kind: "cancelled" });
    if (signal.aborted) tell();
    signal.addEventListener("abort", tell, { once: true, signal: over });
  });
}

// src/tools/custom/scan.ts
init_define_RUNTIME_PACKAGES();
import { lstatSync as lstatSync3, readdirSync as readdirSync3 } from "node:fs";
import { join as join3 } from "node:path";

// src/tools/custom/executable.ts
init_define_RUNTIME_PACKAGES();
import { lstatSync as lstatSync2, readdirSync as readdirSync2, readFileSync as readFileSync2 } from "node:fs";
import { join as join2 } from "node:path";

// src/tools/custom/manifest.ts
init_define_RUNTIME_PACKAGES();

// src/tools/custom/manifest-fields.ts
init_define_RUNTIME_PACKAGES();
var import_yaml = __toESM(require_dist(), 1);

// src/tools/custom/manifest-quick.ts
init_define_RUNTIME_PACKAGES();
var FIELD = /^([A-Za-z][A-Za-z0-9_]*):(?: (.+))?$/;
var ITEM = /^( {0,8})- (.+)$/;
var PRINTABLE = /^[\n\x20-\x7e]*$/;
var PLAIN = /^[A-Za-z0-9](?:[^:#]|:(?=[^ ])|(?<! )#)*$/;
var QUOTED = /^(?:"[^"\\]*"|'[^']*')$/;
var PIECE = /^(?:([A-Za-z]\w*): )?("[^"\\]*"|'[^']*'|[\w./](?:[\w ./()-]*[\w./()-])?)(?:, (?=.)|$)/;
function readPlainFields(text) {
  if (!PRINTABLE.test(text)) return void 0;
  const lines = { lines: text.split("\n"), at: 0 };
  const fields = /* @__PURE__ */ new Map();
  while (lines.at < lines.lines.length) {
    if (!takeField(fields, lines)) return void 0;
  }
  return fields.size === 0 ? void 0 : fields;
}
function takeField(fields, lines) {
  const line = lines.lines[lines.at] ?? "";
  lines.at += 1;
  if (line === "" || line.startsWith("#")) return true;
  const [, key, rest] = FIELD.exec(line) ?? [];
  if (key === void 0 || fields.has(key)) return false;
  const value = valueAfter(rest, lines);
  if (value !== void 0) fields.set(key, value);
  return value !== void 0;
}
function valueAfter(rest, lines) {
  if (rest === void 0) return listAt(lines);
  if (rest === "|") return blockAt(lines);
  if (lines.lines[lines.at]?.startsWith(" ")) return void 0;
  return flowOf(rest);
}
function flowOf(text) {
  const isList = /^\[.*\]$/.test(text);
  if (!isList && !/^\{.*\}$/.test(text)) return scalarOf(text);
  const pieces = piecesOf(text.slice(1, -1).trim());
  if (pieces === void 0 || pieces.some(({ key }) => key === void 0 !== isList)) {
    return void 0;
  }
  if (isList) return pieces.map(({ value }) => value);
  const fields = new Map(pieces.map(({ key = "", value }) => [key, value]));
  return fields.size === pieces.length ? fields : void 0;
}
function piecesOf(text) {
  const pieces = [];
  for (let rest = text; rest !== ""; ) {
    const [whole, key, written = ""] = PIECE.exec(rest) ?? [];
    if (whole === void 0) return void 0;
    pieces.push({ key, value: QUOTED.test(written) ? written.slice(1, -1) : written });
    rest = rest.slice(whole.length);
  }
  return pieces;
}
function scalarOf(text) {
  if (QUOTED.test(text)) return text.slice(1, -1);
  return PLAIN.test(text) && !text.endsWith(" ") && !text.endsWith(":") ? text : void 0;
}
function blockAt(lines) {
  const taken = [];
  while (lines.at < lines.lines.length) {
    const line = lines.lines[lines.at] ?? "";
    if (line !== "" && !line.startsWith("  ")) break;
    if (/^ +$/.test(line)) return void 0;
    taken.push(line.slice(2));
    lines.at += 1;
  }
  const [first = ""] = taken;
  if (first === "" || first.startsWith(" ")) return void 0;
  return `${taken.join("\n").replace(/\n+$/, "")}
`;
}
function listAt(lines) {
  const indent = ITEM.exec(lines.lines[lines.at] ?? "")?.[1];
  if (indent === void 0) return void 0;
  const items = [];
  for (let first = dashed(indent, lines); first !== void 0; first = dashed(indent, lines)) {
    const item = itemOf(first, `${indent}  `, lines);
    if (item === void 0) return void 0;
    items.push(item);
  }
  return /^(?: |- )/.test(lines.lines[lines.at] ?? "") ? void 0 : items;
}
function dashed(indent, lines) {
  const [, before, first] = ITEM.exec(lines.lines[lines.at] ?? "") ?? [];
  if (before !== indent) return void 0;
  lines.at += 1;
  return first;
}
function itemOf(first, indent, lines) {
  if (!FIELD.test(first)) {
    return lines.lines[lines.at]?.startsWith(indent) ? void 0 : flowOf(first);
  }
  const fields = /* @__PURE__ */ new Map();
  for (let line = first; line !== void 0; line = deeper(indent, lines)) {
    const [, key, rest = ""] = FIELD.exec(line) ?? [];
    const value = flowOf(rest);
    if (key === void 0 || value === void 0 || fields.has(key)) return void 0;
    fields.set(key, value);
  }
  return fields;
}
function deeper(indent, lines) {
  const line = lines.lines[lines.at];
  if (line === void 0 || !line.startsWith(indent)) return void 0;
  lines.at += 1;
  return line.slice(indent.length);
}

// src/tools/custom/manifest-fields.ts
var MAX_BYTES = 64 * 1024;
var MAX_DESCRIPTION = 1e3;
function readFields(text) {
  if (Buffer.byteLength(text) > MAX_BYTES) {
    return `the file is longer than ${MAX_BYTES} bytes`;
  }
  return readPlainFields(text) ?? parseFields(text);
}
function parseFields(text) {
  try {
    const document = (0, import_yaml.parseDocument)(text.replace(/^\uFEFF/, ""), {
      schema: "failsafe",
      // Not silent: that would hide that the file has a second document.
      logLevel: "error",
      prettyErrors: false
    });
    const [error] = document.errors;
    if (error !== void 0) {
      const line = text.slice(0, error.pos[0]).split("\n").length;
      return `the file is not valid YAML in line ${line} (${error.code})`;
    }
    const value = document.toJS({ mapAsMap: true, maxAliasCount: 20 });
    if (!(value instanceof Map)) return "the file is not a list of fields";
    return new Map([...value].map(([key, field]) => [String(key), field]));
  } catch {
    return "the file is not readable as YAML";
  }
}
function listAt2(fields, key, reading) {
  const value = fields.get(key);
  if (value === void 0 || value === "") return [];
  if (Array.isArray(value)) return value;
  wrong(reading, `${key} must be a list`);
  return [];
}
function textAt(fields, key, { max, reading }) {
  const value = fields.get(key) ?? "";
  if (typeof value !== "string") return wrong(reading, `${key} must be a text`);
  if (!isText(value)) return wrong(reading, `${key} is missing`);
  if (value.length > max) return wrong(reading, `${key} is longer than ${max} characters`);
  return value.trim();
}
function isText(value) {
  return typeof value === "string" && value.trim() !== "";
}
function shapedAt(fields, key, { shape, like, reading }) {
  const value = textAt(fields, key, { max: MAX_DESCRIPTION, reading });
  if (value === "" || shape.test(value)) return value;
  return wrong(reading, `${key} must be like ${like}`);
}
function choiceAt(fields, key, { choices, reading }) {
  const value = fields.get(key);
  const choice = choices.find((candidate) => candidate === value);
  if (value !== void 0 && choice === void 0) {
    wrong(reading, `${key} must be one of ${choices.join(", ")}`);
  }
  return choice;
}
function flagAt(fields, key, { where, reading }) {
  const value = fields.get(key);
  if (value === "true") return true;
  if (value !== void 0 && value !== "false") wrong(reading, `${where} must be true or false`);
  return false;
}
function wrong(reading, message) {
  return broken(reading, { code: "L_SHAPE", message, next: "correct it in tool.yaml" });
}
function broken(reading, problem2) {
  reading.isBroken = true;
  reading.problems.push(problem2);
  return "";
}
function ignored(reading, field) {
  const message = `${field.slice(0, 80)} is not a field of tool.yaml; it is ignored`;
  reading.problems.push({ code: "L_SHAPE", message, next: "take it out, or correct its name" });
}

// src/tools/custom/manifest-parameters.ts
init_define_RUNTIME_PACKAGES();

// src/tools/custom/flags.ts
init_define_RUNTIME_PACKAGES();
var PARAMETER_TYPES = ["string", "number", "integer", "boolean"];
var MAX_FLAG_BYTES = 12e4;
var MAX_ALL_BYTES = 1e6;
function flagsOf(parameters, given) {
  const flags = parameters.flatMap(({ name }) => {
    const value = Object.hasOwn(given, name) ? given[name] : void 0;
    return value === void 0 || value === null ? [] : [{ name, flag: `--${name}=${value}` }];
  });
  const vague = parameters.find(({ type, name }) => type === "integer" && isVague(given[name]));
  if (vague !== void 0) {
    return refused(`${vague.name} is larger than a number in JSON is exact, which is 2^53`);
  }
  const nul = flags.find(({ flag }) => flag.includes("\0"));
  if (nul !== void 0) return refused(`${nul.name} holds a NUL character`);
  const long = flags.find(({ flag }) => Buffer.byteLength(flag) > MAX_FLAG_BYTES);
  if (long !== void 0) return refused(`${long.name} is longer than ${MAX_FLAG_BYTES} bytes`);
  const all = flags.reduce((sum, { flag }) => sum + Buffer.byteLength(flag), 0);
  if (all > MAX_ALL_BYTES) return refused(`the arguments are longer than ${MAX_ALL_BYTES} bytes`);
  return { kind: "flags", flags: flags.map(({ flag }) => flag) };
}
function isVague(value) {
  return typeof value === "number" && !Number.isSafeInteger(value);
}
function refused(reason) {
  return { kind: "refused", reason };
}

// src/tools/custom/manifest-parameters.ts
var MAX_PARAMETERS = 64;
var PARAMETER_NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;
var KNOWN = ["name", "type", "required", "description"];
function parametersAt(fields, reading) {
  const list = listAt2(fields, "parameters", reading);
  if (list.length > MAX_PARAMETERS) wrong(reading, `more than ${MAX_PARAMETERS} parameters`);
  const parameters = list.slice(0, MAX_PARAMETERS).map((item, index) => parameterOf(item, `parameters[${index}]`, reading));
  const names = parameters.map(({ name }) => name);
  const twice = names.find((name, index) => name !== "" && names.indexOf(name) !== index);
  if (twice !== void 0) wrong(reading, `two parameters are named ${JSON.stringify(twice)}`);
  return parameters;
}
var PARAMETER_FORM = "each has name, type, required and description";
function parameterOf(item, at, reading) {
  if (item instanceof Map) return parameterFrom(item, at, reading);
  wrong(reading, `${at} must be a list of fields: ${PARAMETER_FORM}`);
  return { name: "", type: "string", required: false, description: "" };
}
function parameterFrom(fields, at, reading) {
  for (const key of fields.keys()) if (!KNOWN.includes(key)) ignored(reading, `${at}.${key}`);
  const name = fields.get("name");
  const isNamed = typeof name === "string" && PARAMETER_NAME.test(name);
  if (!isNamed) {
    const shape = 'must begin with a letter or digit; then also "_" and "-", at most 64 in all';
    wrong(reading, `${at}.name ${shape}`);
  }
  const type = PARAMETER_TYPES.find((known) => known === fields.get("type"));
  if (type === void 0) wrong(reading, `${at}.type must be ${PARAMETER_TYPES.join(", ")}`);
  const description = fields.get("description");
  const isDescribed = isText(description);
  if (!isDescribed) wrong(reading, `${at}.description is missing`);
  return {
    name: isNamed ? name : "",
    type: type ?? "string",
    required: flagAt(fields, "required", { where: `${at}.required`, reading }),
    description: isDescribed ? description.trim().slice(0, MAX_DESCRIPTION) : ""
  };
}
function schemaOf(parameters) {
  const properties = parameters.map(({ name, type, required, description }) => {
    return [name, { type: required ? type : [type, "null"], description }];
  });
  return {
    type: "object",
    properties: Object.fromEntries(properties),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false
  };
}

// src/tools/custom/manifest-tests.ts
init_define_RUNTIME_PACKAGES();
var MAX_TESTS = 64;
var KNOWN2 = ["name", "arguments", "expect"];
var EXPECTATIONS = ["exitCode", "stdout", "contains"];
function testsAt(fields, parameters, reading) {
  const list = listAt2(fields, "tests", reading);
  if (list.length > MAX_TESTS) wrong(reading, `more than ${MAX_TESTS} tests`);
  return list.slice(0, MAX_TESTS).map((item, index) => {
    const at = `tests[${index}]`;
    const test = knownAt(item, KNOWN2, { at, reading });
    const name = test.get("name");
    const given = { at: `${at}.arguments`, reading };
    return {
      name: isText(name) ? name.trim().slice(0, 100) : `test ${index + 1}`,
      arguments: argumentsAt(test.get("arguments"), parameters, given),
      expect: expectationAt(test.get("expect"), { at: `${at}.expect`, reading })
    };
  });
}
function mapAt(value, { at, reading }) {
  if (value instanceof Map) return new Map([...value].map(([key, field]) => [String(key), field]));
  if (value !== void 0 && value !== "") wrong(reading, `${at} must be fields with values`);
  return /* @__PURE__ */ new Map();
}
function knownAt(value, known, place) {
  const fields = mapAt(value, place);
  for (const key of fields.keys()) {
    if (!known.includes(key)) ignored(place.reading, `${place.at}.${key}`);
  }
  return fields;
}
function argumentsAt(value, parameters, { at, reading }) {
  const fields = mapAt(value, { at, reading });
  const given = [...fields].map(([name, text]) => {
    const parameter = parameters.find((one) => one.name === name);
    const read2 = parameter === void 0 ? void 0 : readValue(text, parameter.type);
    if (read2 === void 0) {
      const must = parameter === void 0 ? "is not a parameter" : `must be ${parameter.type}`;
      wrong(reading, `${at}.${name.slice(0, 80)} ${must}`);
    }
    return [name, read2 ?? ""];
  });
  return Object.fromEntries(given);
}
var BOOLEANS = /* @__PURE__ */ new Map([
  ["true", true],
  ["false", false]
]);
function readValue(text, type) {
  if (typeof text !== "string") return void 0;
  if (type === "string") return text;
  if (type === "boolean") return BOOLEANS.get(text);
  const number = text.trim() === "" ? Number.NaN : Number(text);
  const fits2 = type === "integer" ? Number.isSafeInteger(number) : Number.isFinite(number);
  return fits2 ? number : void 0;
}
function expectationAt(value, { at, reading }) {
  const fields = knownAt(value, EXPECTATIONS, { at, reading });
  const text = (key) => {
    const found = fields.get(key);
    if (found === void 0 || typeof found === "string") return found;
    wrong(reading, `${at}.${key} must be a text`);
    return void 0;
  };
  const code = fields.get("exitCode") ?? "0";
  const isCode = typeof code === "string" && /^\d{1,3}$/.test(code) && Number(code) <= 255;
  if (!isCode) wrong(reading, `${at}.exitCode must be a whole number, 0 to 255`);
  return {
    exitCode: Number(isCode ? code : 0),
    stdout: text("stdout"),
    contains: text("contains")
  };
}

// src/tools/custom/names.ts
init_define_RUNTIME_PACKAGES();
var MAX_NAME = 64;
var RENAME = "give it another name";
var TAKEN = /* @__PURE__ */ new Set([
  "create_custom_tool",
  "run_custom_tool",
  ...["bash", "read_bash", "write_bash", "stop_bash", "list_bash", "shell", "powershell"],
  ...["read_powershell", "write_powershell", "stop_powershell", "list_powershell"],
  ...["view", "create", "edit", "str_replace_editor", "apply_patch", "grep", "rg", "glob", "lsp"],
  ...["web_fetch", "fetch", "web_search", "task", "skill", "sql", "ask_user", "exit_plan_mode"],
  ...["report_intent", "update_todo", "task_complete", "read_agent", "list_agents", "write_agent"],
  ...[
    "context_board",
    "store_memory",
    "fetch_copilot_cli_documentation",
    "report_progress",
    "send_inbox"
  ]
]);
function nameProblem(name, isResource = false) {
  if (!/^[A-Za-z0-9_-]+$/.test(name)) {
    return problem("L_NAME", 'a name has only letters, digits, "_" and "-"');
  }
  if (name.length > MAX_NAME) {
    return problem("L_NAME", `the name is longer than ${MAX_NAME} characters`);
  }
  if (name.startsWith("-")) return problem("L_NAME", 'a name does not begin with "-"');
  if (!hasItsUnderscores(name, isResource)) {
    return problem("L_NAME", '"__" parts a resource from its export, and stands nowhere else');
  }
  const folded = name.toLowerCase();
  if (folded.startsWith("squad_")) {
    return problem("L_RESERVED", 'names that begin with "squad_" belong to the squad itself');
  }
  if (TAKEN.has(folded)) return problem("L_RESERVED", "a built-in tool has this name");
  return void 0;
}
function hasItsUnderscores(name, isResource) {
  if (!isResource) return !name.includes("__");
  const parts = name.split("__");
  return parts.length === 2 && parts.every((part) => part !== "" && !/^_|_$/.test(part));
}
function problem(code, message) {
  return { code, message, next: RENAME };
}

// src/tools/custom/manifest.ts
var LANGUAGES = ["typescript", "javascript", "python", "bash", "go"];
var MAX_TIMEOUT = 600;
var MAX_USAGE = 1e4;
var ENTRY = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;
var VARIABLE = /^[A-Za-z_][A-Za-z0-9_]{0,99}$/;
var VERSION = /^\d{1,6}(?:\.\d{1,6}){0,2}(?:[-+][0-9A-Za-z.-]{1,40})?$/;
var KNOWN3 = [
  ...["name", "description", "version", "entrypoint", "usage", "parameters"],
  ...["language", "timeout", "env", "expose", "tests"]
];
function readManifest(text, folder) {
  const fields = readFields(text);
  if (typeof fields === "string") {
    const next = "mend the YAML, or let create_custom_tool write a new one";
    return { kind: "broken", problems: [{ code: "L_SHAPE", message: fields, next }] };
  }
  if (fields.has("apiVersion") || fields.has("kind")) return { kind: "other" };
  const reading = { problems: [], isBroken: false };
  const manifest = manifestOf(fields, folder, reading);
  for (const key of fields.keys()) {
    if (!KNOWN3.includes(key)) ignored(reading, key);
  }
  const { problems, isBroken } = reading;
  return isBroken ? { kind: "broken", problems } : { kind: "manifest", manifest, problems };
}
function manifestOf(fields, folder, reading) {
  const parameters = parametersAt(fields, reading);
  return {
    name: nameAt(fields, folder, reading),
    description: textAt(fields, "description", { max: MAX_DESCRIPTION, reading }),
    version: shapedAt(fields, "version", { shape: VERSION, like: "1.0.0", reading }),
    entrypoint: entrypointAt(fields, reading),
    usage: usageAt(fields, reading),
    parameters,
    language: choiceAt(fields, "language", { choices: LANGUAGES, reading }),
    timeout: timeoutAt(fields, reading),
    env: envAt(fields, reading),
    expose: flagAt(fields, "expose", { where: "expose", reading }),
    tests: testsAt(fields, parameters, reading)
  };
}
function nameAt(fields, folder, reading) {
  const name = textAt(fields, "name", { max: MAX_DESCRIPTION, reading });
  if (name === "") return name;
  const problem2 = nameProblem(name);
  if (problem2 !== void 0) {
    broken(reading, { ...problem2, message: `name: ${problem2.message}` });
  } else if (name !== folder) {
    const message = `name is ${JSON.stringify(name)}, but the folder is named ${JSON.stringify(folder)}`;
    broken(reading, { code: "L_NAME", message, next: "give both the same name" });
  }
  return name;
}
function entrypointAt(fields, reading) {
  const entry = textAt(fields, "entrypoint", { max: MAX_DESCRIPTION, reading });
  if (entry === "" || ENTRY.test(entry) && !/\.(?:cmd|bat|exe|ps1)$/i.test(entry)) return entry;
  const message = "entrypoint must be a plain name of a file in the tool's own folder";
  const next = "name the source file, without any path, link or address";
  return broken(reading, { code: "L_ENTRY", message, next });
}
function usageAt(fields, reading) {
  const usage = fields.get("usage") ?? "";
  if (typeof usage === "string" && usage.length <= MAX_USAGE) return usage.trim();
  return wrong(reading, `usage must be a text of at most ${MAX_USAGE} characters`);
}
function timeoutAt(fields, reading) {
  const value = fields.get("timeout");
  if (value === void 0) return void 0;
  const seconds = typeof value === "string" && /^\d{1,5}$/.test(value) ? Number(value) : 0;
  if (seconds >= 1 && seconds <= MAX_TIMEOUT) return seconds;
  wrong(reading, `timeout must be a whole number of seconds, 1 to ${MAX_TIMEOUT}`);
  return void 0;
}
function envAt(fields, reading) {
  return listAt2(fields, "env", reading).flatMap((name, index) => {
    if (typeof name === "string" && VARIABLE.test(name)) return [name];
    wrong(reading, `env[${index}] must be the name of a variable`);
    return [];
  });
}

// src/tools/custom/start.ts
init_define_RUNTIME_PACKAGES();

// src/tools/custom/packages.ts
init_define_RUNTIME_PACKAGES();
var MOST = 5;
function packagesProblem(files) {
  const declared = files.find(({ path }) => path === "package.json");
  if (declared === void 0 || files.some(({ path }) => path.startsWith("node_modules/"))) {
    return void 0;
  }
  const json = readJson(declared.bytes.toString());
  const fields = json.kind === "value" ? fieldsOf(json.value) : void 0;
  const names = [...fieldsOf(fields?.get("dependencies"))?.keys() ?? []];
  if (names.length === 0) return void 0;
  const some = names.slice(0, MOST).map((name) => name.slice(0, 80));
  const more = names.length > MOST ? ` and ${names.length - MOST} more` : "";
  return {
    code: "L_IMPORT",
    message: `its package.json needs ${some.join(", ")}${more}, and nothing is installed in a run`,
    next: "bundle the packages into the source, for instance with esbuild, and make them devDependencies"
  };
}

// src/tools/custom/start.ts
var BY_ENDING = new Map([
  ...["ts", "mts", "cts"].map((ending2) => [ending2, "typescript"]),
  ...["js", "mjs", "cjs"].map((ending2) => [ending2, "javascript"]),
  ["py", "python"],
  ...["sh", "bash"].map((ending2) => [ending2, "bash"]),
  ["go", "go"]
]);
var BY_INTERPRETER = /* @__PURE__ */ new Map([
  ["node", "javascript"],
  ["python", "python"],
  ["python3", "python"],
  ["bash", "bash"],
  ["sh", "bash"]
]);
function startOf({ entrypoint, language }, files, scope) {
  const names = files.map(({ path }) => path);
  const goFiles = names.filter((name) => /^[^/]+\.go$/.test(name) && !name.endsWith("_test.go"));
  if (language === "go" || goFiles.includes(entrypoint) || goFiles.includes(`${entrypoint}.go`)) {
    if (goFiles.length > 0) return { kind: "built", language: "go", files: goFiles };
  }
  const entry = files.find(({ path }) => path === entrypoint);
  if (entry === void 0) return noEntry(`entrypoint ${entrypoint} is not there`);
  const known = language ?? languageOf(entry);
  if (known !== void 0 && known !== "go") return interpreted(known, entrypoint, files);
  if (scope === "global") return { kind: "binary", file: entrypoint };
  return isText2(entry.bytes) ? noEntry(`the language of ${entrypoint} can't be told from its ending or first line`) : noEntry(`${entrypoint} is a compiled file: those are built in the run, from reviewed source`);
}
function interpreted(language, file, files) {
  const runsOnNode = language === "typescript" || language === "javascript";
  const problem2 = runsOnNode ? packagesProblem(files) : void 0;
  return problem2 ?? { kind: "interpreted", language, file };
}
function noEntry(message) {
  const next = "name a source file in TypeScript, JavaScript, Python, Bash or Go as the entrypoint";
  return { code: "L_ENTRY", message, next };
}
function languageOf({ path, bytes }) {
  const ending2 = /\.([A-Za-z]+)$/.exec(path)?.[1];
  if (ending2 !== void 0) return BY_ENDING.get(ending2);
  const [first = ""] = bytes.subarray(0, 200).toString().split("\n");
  const words = first.startsWith("#!") ? first.slice(2).trim().split(/[\s/]+/) : [];
  const interpreter = words.filter((word) => word !== "" && !word.startsWith("-")).at(-1);
  return interpreter === void 0 ? void 0 : BY_INTERPRETER.get(interpreter);
}
function isText2(bytes) {
  return !bytes.subarray(0, 8e3).includes(0);
}

// src/tools/custom/tool-files.ts
init_define_RUNTIME_PACKAGES();
import { createHash } from "node:crypto";
import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
var MAX_FILES = 64;
var MAX_BYTES2 = 8 * 1024 * 1024;
var MAX_DEPTH = 4;
var LEFT_OUT = /* @__PURE__ */ new Set(["__pycache__", ".DS_Store"]);
function hashFolder(directory) {
  const files = readToolFiles(directory);
  return typeof files === "string" ? void 0 : hashFiles(files);
}
function hashFiles(files) {
  const hash = createHash("sha256");
  for (const { path, bytes } of files) hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  return hash.digest("hex");
}
function readToolFiles(directory) {
  const files = [];
  const budget = { files: MAX_FILES, bytes: MAX_BYTES2 };
  const refusal = collect(files, { directory, prefix: "", depth: 0, budget });
  return refusal ?? files.sort((a, b) => a.path < b.path ? -1 : 1);
}
function collect(files, collecting) {
  const names = readdirSync(collecting.directory).filter((name) => !LEFT_OUT.has(name));
  for (const name of names) {
    const refusal = collectOne(files, name, collecting);
    if (refusal !== void 0) return refusal;
  }
  return void 0;
}
function collectOne(files, name, collecting) {
  const { prefix, depth, budget } = collecting;
  const path = `${prefix}${name}`;
  const directory = join(collecting.directory, name);
  const found = lstatSync(directory);
  const obstacle = obstacleIn(found, depth);
  if (obstacle !== void 0) return `${path} ${obstacle}`;
  if (found.isDirectory()) {
    return collect(files, { directory, prefix: `${path}/`, depth: depth + 1, budget });
  }
  budget.files -= 1;
  budget.bytes -= found.size;
  if (budget.files < 0) return `the folder has more than ${MAX_FILES} files`;
  if (budget.bytes < 0) return `the folder has more than ${MAX_BYTES2} bytes`;
  files.push({ path, bytes: readFileSync(directory) });
  return void 0;
}
function obstacleIn(found, depth) {
  if (found.isSymbolicLink()) return "is a link";
  if (found.isDirectory()) return depth < MAX_DEPTH ? void 0 : "lies too deep";
  return found.isFile() ? void 0 : "is not a regular file";
}

// src/tools/custom/executable.ts
function readExecutable(folder, name) {
  const directory = join2(folder.root, "tools", name);
  const path = `${folder.shownAs}/${name}/tool.yaml`;
  if (lstatSync2(directory).isSymbolicLink()) return unreadable(path, "the folder is a link");
  const declared = lstatSync2(join2(directory, "tool.yaml"), { throwIfNoEntry: false });
  if (declared === void 0) {
    return { executable: void 0, diagnostics: misnamed(directory, path) };
  }
  const files = readToolFiles(directory);
  if (typeof files === "string") return unreadable(path, files);
  const manifestFile = files.find((file) => file.path === "tool.yaml");
  if (manifestFile === void 0) return { executable: void 0, diagnostics: [] };
  const reading = readManifest(manifestFile.bytes.toString(), name);
  if (reading.kind === "other") return { executable: void 0, diagnostics: [] };
  const about = (problems2) => problems2.map((problem2) => ({ ...problem2, path }));
  if (reading.kind === "broken") {
    return { executable: void 0, diagnostics: about(reading.problems) };
  }
  const { manifest, problems } = reading;
  const start2 = startOf(manifest, files, folder.scope);
  if ("code" in start2) return { executable: void 0, diagnostics: about([...problems, start2]) };
  const origin = { scope: folder.scope, path, commit: folder.commit, sha256: hashFiles(files) };
  const tool = toolOf(manifest, origin);
  return { executable: { tool, manifest, start: start2, directory }, diagnostics: about(problems) };
}
function misnamed(directory, path) {
  const near = readdirSync2(directory).find((name) => /^tool\.ya?ml$/i.test(name));
  if (near === void 0 || !lstatSync2(join2(directory, near)).isFile()) return [];
  if (/^["{ ]*(?:apiVersion|kind)\b/m.test(readFileSync2(join2(directory, near), "utf8"))) return [];
  const message = `the manifest is named ${near}, and not read`;
  return [{ code: "L_SHAPE", path, message, next: "name it tool.yaml" }];
}
function unreadable(path, message) {
  const next = "keep only the manifest, the source and small data files in the folder";
  return { executable: void 0, diagnostics: [{ code: "L_ENTRY", path, message, next }] };
}
function toolOf(manifest, origin) {
  const { name, description, version, usage, parameters, timeout } = manifest;
  const timeoutMs = timeout === void 0 ? USUAL_LIMITS.timeoutMs : timeout * 1e3;
  return {
    name,
    door: "executable",
    origin,
    description: usage === "" ? description : `${description}

${usage}`,
    version,
    inputSchema: schemaOf(parameters),
    limits: { ...USUAL_LIMITS, timeoutMs }
  };
}

// src/tools/custom/scan.ts
async function scanExecutables(folder) {
  const names = await attempt2(() => namesIn(folder));
  const found = names.kind === "done" ? names.value : [];
  const readings2 = await Promise.all(found.map((name) => read(folder, name)));
  return {
    executables: readings2.flatMap(({ executable }) => executable ?? []),
    diagnostics: readings2.flatMap(({ diagnostics }) => diagnostics)
  };
}
function listingOf({ executables, diagnostics }) {
  return { tools: executables.map(({ tool }) => tool), diagnostics };
}
function namesIn({ root }) {
  const directory = join3(root, "tools");
  if (!lstatSync3(directory).isDirectory()) return [];
  return readdirSync3(directory, { withFileTypes: true }).filter((entry) => !entry.name.startsWith(".") && !entry.name.startsWith("__pycache__")).filter((entry) => entry.isDirectory() || entry.isSymbolicLink() && !entry.name.includes(".")).map(({ name }) => name).sort();
}
async function read(folder, name) {
  const reading = await attempt2(() => readExecutable(folder, name));
  if (reading.kind === "done") return reading.value;
  const path = `${folder.shownAs}/${name}/tool.yaml`;
  const message = "the folder could not be read";
  const next = "check its files and their permissions";
  return { executable: void 0, diagnostics: [{ code: "L_ENTRY", path, message, next }] };
}

// src/tools/custom/keep.ts
init_define_RUNTIME_PACKAGES();
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join as join4, sep } from "node:path";

// src/tools/custom/truncate.ts
init_define_RUNTIME_PACKAGES();
function cutText(text, limits, whole = {}) {
  const lines = whole.lines ?? lineCount(text);
  const bytes = whole.bytes ?? Buffer.byteLength(text);
  const byLines = firstLines(text, limits.maxLines);
  const kept = firstBytes(byLines, limits.maxBytes);
  if (kept === text && bytes <= Buffer.byteLength(text)) return { kept, notice: "" };
  const missing = wordMissing({ lines, bytes }, kept);
  const where = whole.keptAt === void 0 ? "" : `; the whole text is in ${whole.keptAt}`;
  return { kept, notice: `[truncated: ${missing} omitted${where}]` };
}
function truncate(text, limits, whole = {}) {
  const { kept, notice } = cutText(text, limits, whole);
  if (notice === "") return kept;
  return kept === "" || kept.endsWith("\n") ? `${kept}${notice}` : `${kept}
${notice}`;
}
function lineCount(text) {
  let count = 0;
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) count += 1;
  return text === "" || text.endsWith("\n") ? count : count + 1;
}
function firstLines(text, max) {
  let end = -1;
  for (let line = 0; line < max; line += 1) {
    end = text.indexOf("\n", end + 1);
    if (end === -1) return text;
  }
  return end === text.length - 1 ? text : text.slice(0, Math.max(0, end));
}
function firstBytes(text, max) {
  const near = Buffer.from(text.slice(0, max + 1));
  if (near.length <= max) return text;
  let end = max;
  while (end > 0 && ((near[end] ?? 0) & 192) === 128) end -= 1;
  return near.subarray(0, end).toString();
}
function wordMissing(whole, kept) {
  const lines = whole.lines - lineCount(kept);
  if (lines > 0) return lines === 1 ? "1 line" : `${lines} lines`;
  return `${whole.bytes - Buffer.byteLength(kept)} bytes`;
}

// src/tools/custom/keep.ts
function keptPath({ folder }, call) {
  return join4(folder, "tools", `${call.run.session}-${call.id}`.replace(/[^A-Za-z0-9_-]/g, "-"));
}
function toldPath({ folder, shownAs }, path) {
  return path.startsWith(folder + sep) ? `${shownAs}${path.slice(folder.length)}` : shownAs;
}
function hostKeep({ folder }, mask) {
  return { folder: join4(folder, "tools"), mask };
}
var TORN = 8e3;
async function cutAndKeep(cutting) {
  const { call, keeping, whole } = cutting;
  const text = call.run.mask(cutting.text);
  const limits = limitsFor(cutting, text);
  if (whole?.keptAt !== void 0 || isPart(cutting)) {
    const keptAt2 = whole?.keptAt === void 0 ? void 0 : toldPath(keeping, whole.keptAt);
    return truncate(text, limits, { ...whole, keptAt: keptAt2 });
  }
  if (cutText(text, limits, whole).notice === "") return text;
  const path = `${keptPath(keeping, call)}.${cutting.as}.txt`;
  const kept = await attempt2(async () => {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text, { mode: 384 });
  });
  const keptAt = kept.kind === "done" ? toldPath(keeping, path) : void 0;
  return truncate(text, limits, { ...whole, keptAt });
}
function isPart({ text, whole }) {
  return whole?.bytes !== void 0 && whole.bytes > Buffer.byteLength(text);
}
function limitsFor(cutting, masked) {
  const { text, limits, call } = cutting;
  if (!isPart(cutting)) return limits;
  const shorter = call.run.mask(headOf(text, Math.max(0, text.length - TORN)));
  const sure = Buffer.byteLength(masked.slice(0, sharedLength(masked, shorter)));
  return { maxLines: limits.maxLines, maxBytes: Math.min(limits.maxBytes, sure) };
}
function sharedLength(one, other) {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one.charCodeAt(length) === other.charCodeAt(length)) length += 1;
  return length;
}

// src/tools/custom/definition.ts
init_define_RUNTIME_PACKAGES();

// src/tools/custom/build.ts
init_define_RUNTIME_PACKAGES();
import { createHash as createHash2, randomUUID as randomUUID2 } from "node:crypto";
import { lstat, mkdir as mkdir2, readFile, rename, rm } from "node:fs/promises";
import { join as join5 } from "node:path";
var BUILD_MS = 12e4;
var BUILD_ROOM_MS = BUILD_MS + 1e4;
var BUILD_BYTES = 4e4;
var GO_ON = "go on without it and say so in your answer";
var MEND = "mend the source; what it imports lies in a vendor folder beside it, for nothing is downloaded";
function createLauncher(toolchain) {
  const build = createBuilds(toolchain);
  return {
    async prepare(executable, signal) {
      const { directory, tool, start: start2 } = executable;
      const hash = await attempt2(() => hashFolder(directory));
      if (hash.kind === "threw" || hash.value !== tool.origin.sha256) return stale(tool.name);
      if (start2.kind === "binary") return ready([join5(directory, start2.file)]);
      if (start2.kind === "built") return build(executable, signal);
      return ready([...interpreterOf(start2.language, toolchain), join5(directory, start2.file)]);
    }
  };
}
function createBuilds(toolchain) {
  const building = /* @__PURE__ */ new Map();
  const binaries = /* @__PURE__ */ new Map();
  return async (executable, signal) => {
    const { name, origin } = executable.tool;
    const build = building.get(origin.sha256) ?? buildGo(executable, toolchain, signal);
    building.set(origin.sha256, build);
    const built = await build;
    if (built.kind === "failed") {
      building.delete(origin.sha256);
      return built;
    }
    const binary = await hashFile(built.command);
    const known = binaries.get(origin.sha256) ?? binary;
    binaries.set(origin.sha256, known);
    return binary === known ? built : stale(name);
  };
}
async function hashFile(path) {
  const read2 = await attempt2(() => readFile(path));
  return read2.kind === "done" ? createHash2("sha256").update(read2.value).digest("hex") : "";
}
function interpreterOf(language, { typescript }) {
  if (language === "bash") return ["bash"];
  if (language === "python") return [process.platform === "win32" ? "python" : "python3", "-B"];
  return typescript;
}
function ready([command = "", ...args]) {
  return { kind: "ready", command, args };
}
function stale(name) {
  return {
    kind: "failed",
    code: "E_TOOL_STALE",
    message: `the files of ${name} are no longer those that were reviewed`,
    next: GO_ON
  };
}
async function buildGo({ directory, tool, start: start2 }, { programs, cache }, signal) {
  if (start2.kind !== "built") return stale(tool.name);
  const key = `go-${process.platform}-${process.arch}-${tool.origin.sha256}`;
  const home = join5(cache, "squad-action-tools", key);
  const binary = join5(home, "tool");
  const found = await attempt2(() => lstat(binary));
  if (found.kind === "done" && found.value.isFile()) return ready([binary]);
  const draft = `${home}.${randomUUID2()}`;
  const made = await attempt2(() => mkdir2(draft, { recursive: true }));
  if (made.kind === "threw") {
    const message = `building ${tool.name} could not begin: ${cache} is not writable`;
    return { kind: "failed", code: "E_TOOL_BUILD", message, next: GO_ON };
  }
  const ended = await programs.run({
    command: "go",
    args: ["build", "-trimpath", "-o", join5(draft, "tool"), ...start2.files],
    directory,
    environment: { GOPROXY: "off", GOTOOLCHAIN: "local", CGO_ENABLED: "0", GOWORK: "off" },
    passed: ["GOROOT"],
    timeoutMs: BUILD_MS,
    maxBytes: BUILD_BYTES,
    signal
  });
  const isBuilt = ended.kind === "exited" && ended.code === 0;
  if (isBuilt) await attempt2(() => rename(draft, home));
  await rm(draft, { recursive: true, force: true });
  return isBuilt ? ready([binary]) : buildFailed(tool.name, ended);
}
function buildFailed(name, ended) {
  if (ended.kind === "not-started") {
    const message2 = `${name} is written in Go, and ${ended.reason}`;
    const next = "say that the workflow needs actions/setup-go before the squad";
    return { kind: "failed", code: "E_TOOL_BUILD", message: message2, next };
  }
  const how = ended.kind === "exited" ? `with exit code ${ended.code}` : `(${ended.kind})`;
  const said = `${ended.stderr.text}${ended.stdout.text}`.trim();
  const message = `building ${name} ended ${how}:
${said}
`;
  return { kind: "failed", code: "E_TOOL_BUILD", message, next: MEND };
}

// src/tools/custom/run-executable.ts
init_define_RUNTIME_PACKAGES();

// src/tools/custom/schema.ts
init_define_RUNTIME_PACKAGES();
var import_ajv = __toESM(require_ajv(), 1);

// src/tools/custom/pattern.ts
init_define_RUNTIME_PACKAGES();

// src/tools/custom/pattern-parse.ts
init_define_RUNTIME_PACKAGES();
var MAX_LENGTH = 1e3;
var MAX_DEPTH2 = 32;
function parsePattern(source) {
  if (source.length > MAX_LENGTH) {
    return { kind: "refused", reason: `the pattern is longer than ${MAX_LENGTH} characters` };
  }
  const reader = { source, at: 0, depth: 0, reason: void 0 };
  const pattern = readChoice(reader);
  if (reader.reason !== void 0) return { kind: "refused", reason: reader.reason };
  if (reader.at < source.length) return { kind: "refused", reason: "the pattern is not readable" };
  return { kind: "pattern", pattern };
}
function readChoice(reader) {
  const parts = [readSequence(reader)];
  while (reader.source[reader.at] === "|") {
    reader.at += 1;
    parts.push(readSequence(reader));
  }
  return { kind: "choice", parts };
}
function readSequence(reader) {
  const parts = [];
  while (reader.at < reader.source.length && reader.reason === void 0) {
    if ("|)".includes(reader.source.charAt(reader.at))) break;
    parts.push(readRepeats(reader, readAtom(reader)));
  }
  return { kind: "sequence", parts };
}
var COUNT = /\{(\d{1,6})(?:(,)(\d{0,6}))?\}/y;
function readRepeats(reader, part) {
  const counts = boundsAt(reader);
  if (counts === void 0) return part;
  if (reader.source[reader.at] === "?") reader.at += 1;
  return { kind: "repeat", part, ...counts };
}
function boundsAt(reader) {
  const sign = reader.source.charAt(reader.at);
  const known = (/* @__PURE__ */ new Map([
    ["*", { min: 0, max: Number.POSITIVE_INFINITY }],
    ["+", { min: 1, max: Number.POSITIVE_INFINITY }],
    ["?", { min: 0, max: 1 }]
  ])).get(sign);
  if (known !== void 0) {
    reader.at += 1;
    return known;
  }
  const found = matchAt(COUNT, reader);
  if (found === void 0) return void 0;
  const min = Number(found[1]);
  if (found[2] === void 0) return { min, max: min };
  return { min, max: found[3] ? Number(found[3]) : Number.POSITIVE_INFINITY };
}
var ESCAPE = /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|[\s\S])/y;
var CLASS = /\[(?:\\[\s\S]|[^\]\\])*\]/y;
var ANY = /[\s\S]/uy;
function readAtom(reader) {
  const sign = reader.source.charAt(reader.at);
  if (sign === "(") return readGroup(reader);
  if (sign === "^" || sign === "$") {
    reader.at += 1;
    return { kind: "edge", of: sign === "^" ? "start" : "end" };
  }
  if (sign === "\\") return readEscape(reader);
  const [source = ""] = matchAt(sign === "[" ? CLASS : ANY, reader) ?? [];
  return source === "" ? stopped(reader, "the pattern is not readable") : { kind: "one", source };
}
function readEscape(reader) {
  const [source = ""] = matchAt(ESCAPE, reader) ?? [];
  if (source === "\\b") return { kind: "edge", of: "word" };
  if (source === "\\B") return { kind: "edge", of: "no-word" };
  if (/^\\[1-9k]/.test(source)) return stopped(reader, "the pattern refers back to a group");
  return source === "" ? stopped(reader, "the pattern is not readable") : { kind: "one", source };
}
var OPENING = /\((?:\?:|\?<(?![=!])[^>]*>)?/y;
function readGroup(reader) {
  matchAt(OPENING, reader);
  if (reader.source[reader.at] === "?") {
    return stopped(reader, "the pattern looks ahead or behind");
  }
  reader.depth += 1;
  if (reader.depth > MAX_DEPTH2) return stopped(reader, "the pattern is nested too deep");
  const inner = readChoice(reader);
  reader.depth -= 1;
  reader.at += 1;
  return inner;
}
function matchAt(expression, reader) {
  expression.lastIndex = reader.at;
  const found = expression.exec(reader.source) ?? void 0;
  reader.at += found?.[0].length ?? 0;
  return found;
}
function stopped(reader, reason) {
  reader.reason ??= reason;
  return { kind: "sequence", parts: [] };
}

// src/tools/custom/pattern.ts
var MAX_STEPS = 5e3;
function compilePattern(source) {
  const flags = ["u", ""].find((candidate) => isExpression(source, candidate));
  if (flags === void 0) return { kind: "refused", reason: "the pattern is not valid" };
  const reading = parsePattern(source);
  if (reading.kind === "refused") return reading;
  const steps = [];
  if (!append(steps, reading.pattern, flags)) {
    return { kind: "refused", reason: "the pattern repeats too much" };
  }
  steps.push({ kind: "match" });
  return { kind: "matcher", test: (text) => matches(steps, text) };
}
function isExpression(source, flags) {
  try {
    return new RegExp(source, flags).source !== "";
  } catch {
    return false;
  }
}
function append(steps, pattern, flags) {
  if (steps.length > MAX_STEPS) return false;
  switch (pattern.kind) {
    case "one": {
      const expression = new RegExp(`^(?:${pattern.source})$`, flags);
      steps.push({ kind: "one", takes: (character) => expression.test(character) });
      return true;
    }
    case "edge":
      steps.push(pattern);
      return true;
    case "sequence":
      return pattern.parts.every((part) => append(steps, part, flags));
    case "choice":
      return appendChoice(steps, pattern.parts, flags);
    case "repeat":
      return appendRepeat(steps, pattern, flags);
  }
}
function appendChoice(steps, parts, flags) {
  const starts = [];
  const ends = [];
  const fork = steps.push({ kind: "fork", to: starts }) - 1;
  const fits2 = parts.every((part) => {
    starts.push(steps.length);
    const isAppended = append(steps, part, flags);
    ends.push(steps.push({ kind: "fork", to: [] }) - 1);
    return isAppended;
  });
  for (const end of ends) steps[end] = { kind: "fork", to: [steps.length] };
  steps[fork] = { kind: "fork", to: starts };
  return fits2;
}
function appendRepeat(steps, { part, min, max }, flags) {
  for (let count = 0; count < min; count += 1) if (!append(steps, part, flags)) return false;
  if (max === Number.POSITIVE_INFINITY) {
    const fork = steps.push({ kind: "fork", to: [] }) - 1;
    const fits2 = append(steps, part, flags);
    steps.push({ kind: "fork", to: [fork] });
    steps[fork] = { kind: "fork", to: [fork + 1, steps.length] };
    return fits2;
  }
  const forks = [];
  for (let count = min; count < max; count += 1) {
    forks.push(steps.push({ kind: "fork", to: [] }) - 1);
    if (!append(steps, part, flags)) return false;
  }
  for (const fork of forks) steps[fork] = { kind: "fork", to: [fork + 1, steps.length] };
  return true;
}
function matches(steps, text) {
  const characters = [...text];
  let current = [];
  for (let at = 0; at <= characters.length; at += 1) {
    const place = { before: characters[at - 1], after: characters[at] };
    const reached = reach(steps, [...current, 0], place);
    if (reached.has(steps.length - 1)) return true;
    current = [...reached].filter((index) => takes(steps[index], place.after)).map((i) => i + 1);
  }
  return false;
}
function takes(step, character) {
  return step?.kind === "one" && character !== void 0 && step.takes(character);
}
function reach(steps, from, place) {
  const reached = new Set(from);
  for (const index of reached) {
    const step = steps[index];
    if (step?.kind === "fork") for (const next of step.to) reached.add(next);
    if (step?.kind === "edge" && isAt(step.of, place)) reached.add(index + 1);
  }
  return reached;
}
function isAt(edge, { before, after }) {
  if (edge === "start") return before === void 0;
  if (edge === "end") return after === void 0;
  return isWord(before) !== isWord(after) === (edge === "word");
}
function isWord(character) {
  return character !== void 0 && /^\w$/.test(character);
}

// src/tools/custom/schema.ts
var MAX_DEPTH3 = 32;
var MAX_NODES = 5e3;
var MAX_INPUT_DEPTH = 64;
var MAX_INPUT_NODES = 2e4;
var NAME_CHARACTERS2 = 64;
var WORDS = 300;
var readings = /* @__PURE__ */ new WeakMap();
function readSchema(schema) {
  const known = readings.get(schema) ?? compileSchema(schema);
  readings.set(schema, known);
  return known;
}
function compileSchema(schema) {
  const problem2 = schemaProblem(schema);
  if (problem2 !== void 0) return { kind: "refused", reason: problem2 };
  const { $schema: _dialect, $id: _name, ...rest } = schema;
  try {
    const fits2 = validatorFor(rest).compile(rest);
    return { kind: "schema", check: (input) => checkInput(fits2, input) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : "it could not be compiled";
    return { kind: "refused", reason: `the schema is not valid: ${cutCharacters(reason, WORDS)}` };
  }
}
var shared;
function validatorFor(schema) {
  for (const [key] of everyEntry(schema)) if (NAMING.has(key)) return newValidator();
  shared ??= newValidator();
  return shared;
}
var NAMING = /* @__PURE__ */ new Set(["$id", "id", "$anchor", "$dynamicAnchor", "$recursiveAnchor"]);
function newValidator() {
  return new import_ajv.Ajv({
    strict: false,
    // 1e400 in JSON is no finite number.
    strictNumbers: true,
    ownProperties: true,
    validateFormats: false,
    logger: false,
    code: { regExp: Object.assign(linearExpression, { code: "" }) }
  });
}
function linearExpression(source) {
  const matcher = compilePattern(source);
  if (matcher.kind === "refused") throw new Error(matcher.reason);
  return { test: matcher.test, toString: () => source };
}
function schemaProblem(schema) {
  if (schema.type !== void 0 && schema.type !== "object") {
    return 'the parameters must have "type": "object"';
  }
  const size = sizeProblem(schema, { depth: MAX_DEPTH3, nodes: MAX_NODES });
  if (size !== void 0) return `the schema ${size}`;
  for (const [key, value] of everyEntry(schema)) {
    if (key === "$async") return "the schema is asynchronous";
    const problem2 = typeof value === "string" ? keywordProblem(key, value) : void 0;
    if (problem2 !== void 0) return problem2;
  }
  return void 0;
}
function keywordProblem(keyword, value) {
  if (/^\$(?:dynamic|recursive)?Ref$/i.test(keyword) && !value.startsWith("#")) {
    return 'a "$ref" names something outside the schema';
  }
  if (keyword !== "pattern") return void 0;
  const matcher = compilePattern(value);
  return matcher.kind === "refused" ? matcher.reason : void 0;
}
function* everyEntry(value) {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield [key, inner];
    yield* everyEntry(inner);
  }
}
function checkInput(fits2, input) {
  const problem2 = inputProblem(input);
  if (problem2 !== void 0) return problem2;
  return fits2(input) ? void 0 : wordError(fits2.errors?.[0]);
}
function inputProblem(input) {
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    return "the arguments must be one object";
  }
  const size = sizeProblem(input, { depth: MAX_INPUT_DEPTH, nodes: MAX_INPUT_NODES });
  return size === void 0 ? void 0 : `the arguments ${size}`;
}
var HAS_PROTO = 'hold the name "__proto__"';
function sizeProblem(value, { depth, nodes }) {
  let level = [value];
  let seen = 0;
  for (let deep = 0; level.length > 0; deep += 1) {
    seen += level.length;
    if (deep > depth) return `nest deeper than ${depth} levels`;
    if (seen > nodes) return `have more than ${nodes} parts`;
    const objects = level.filter((item) => typeof item === "object" && item !== null);
    if (objects.some((item) => Object.hasOwn(item, "__proto__"))) return HAS_PROTO;
    level = objects.flatMap((item) => Object.values(item));
  }
  return void 0;
}
function wordError(error) {
  if (error === void 0) return "the arguments do not fit";
  const field = cutCharacters(error.instancePath.slice(1).replaceAll("/", "."), NAME_CHARACTERS2);
  const where = field === "" ? "" : `${field}: `;
  if (error.keyword === "required") {
    return `${field === "" ? "" : `${field}.`}${nameIn(error, "missingProperty")} is required`;
  }
  if (error.keyword === "additionalProperties") {
    return `${where}unknown argument ${JSON.stringify(nameIn(error, "additionalProperty"))}`;
  }
  const allowed = error.keyword === "enum" ? `: ${shown(error.params.allowedValues)}` : "";
  return `${where}${error.message ?? "does not fit"}${allowed}`;
}
function nameIn({ params }, key) {
  return cutCharacters(String(params[key]), NAME_CHARACTERS2);
}
function shown(values) {
  return cutCharacters(String(JSON.stringify(values)), WORDS);
}

// src/tools/custom/run-executable.ts
var LONGEST_SECONDS = 600;
var ERROR_LIMITS = { maxLines: 200, maxBytes: 1e4 };
var OUTPUT_LIMITS = {
  maxLines: USUAL_LIMITS.maxLines - ERROR_LIMITS.maxLines,
  maxBytes: USUAL_LIMITS.maxBytes - ERROR_LIMITS.maxBytes
};
var SLACK_BYTES = 16e3;
var REPLY_BYTES = USUAL_LIMITS.maxBytes + 2e3;
async function runExecutable(deps, { executable, arguments: given = {}, timeout }, call) {
  const { tool, manifest } = executable;
  const problem2 = argumentProblem(executable, given);
  const flags = flagsOf(manifest.parameters, given);
  if (problem2 !== void 0 || flags.kind === "refused") {
    const reason = problem2 ?? (flags.kind === "refused" ? flags.reason : "");
    const next = `give ${tool.name} arguments that fit: ${usageOf(executable)}`;
    return failure("E_TOOL_INVALID_ARGS", reason, next);
  }
  await deps.ready();
  const launch = await deps.launcher.prepare(executable, call.signal);
  if (launch.kind === "failed") return failure(launch.code, launch.message, launch.next);
  const seconds = secondsOf(timeout, tool.limits.timeoutMs / 1e3);
  const { command, args } = launch;
  const spec = specOf(
    deps,
    { executable, command, args: [...args, ...flags.flags], seconds },
    call
  );
  const ended = await deps.programs.run(spec);
  return resultOf(ended, { name: tool.name, seconds, call, keeping: deps.keeping });
}
function argumentProblem({ tool }, given) {
  const schema = readSchema(tool.inputSchema);
  return schema.kind === "schema" ? schema.check(given) : schema.reason;
}
function usageOf({ manifest }) {
  const words = manifest.parameters.map(
    ({ name, type, required }) => `${name} (${type}${required ? ", required" : ""})`
  );
  return words.length === 0 ? "it takes none" : words.join(", ");
}
function secondsOf(wanted, usual) {
  const seconds = typeof wanted === "string" ? Number(wanted) : wanted;
  if (typeof seconds !== "number" || !(seconds > 0)) return usual;
  return Math.min(seconds, LONGEST_SECONDS);
}
function specOf({ workdir, passedTo, keeping }, { executable, command, args, seconds }, call) {
  return {
    command,
    args,
    directory: workdir,
    // The second name is what tools of the Forge kind look for.
    environment: { SQUAD_WORKSPACE: workdir, FORGE_WORKSPACE: workdir },
    passed: passedTo(executable.tool.name),
    timeoutMs: seconds * 1e3,
    maxBytes: OUTPUT_LIMITS.maxBytes + SLACK_BYTES,
    keepAs: keptPath(keeping, call),
    signal: call.signal
  };
}
async function resultOf(ended, { name, seconds, call, keeping }) {
  if (ended.kind === "not-started") {
    const next = "go on without it and say so in your answer";
    return failure("E_TOOL", `${name} could not start: ${ended.reason}`, next);
  }
  const cut = (as) => {
    const limits = as === "stdout" ? OUTPUT_LIMITS : ERROR_LIMITS;
    return cutAndKeep({ text: ended[as].text, whole: ended[as], limits, call, keeping, as });
  };
  const stdout = await cut("stdout");
  const stderr = await cut("stderr");
  const streams = `stdout:
${stdout || "(nothing)"}

stderr:
${stderr || "(nothing)"}`;
  if (ended.kind !== "exited") {
    const why = ended.kind === "aborted" ? "because the run is ending" : `after ${seconds} s`;
    const code2 = ended.kind === "aborted" ? "E_TOOL_ABORTED" : "E_TOOL_TIMEOUT";
    const next = "ask for less, give a longer timeout, or go on without it";
    return failure(code2, `${name} was ended ${why}

${streams}
`, next);
  }
  const { code } = ended;
  if (code === 0) return ok(`exit code: 0

${streams}`, { exitCode: code, stdout, stderr });
  const message = `${name} ended with exit code ${code}

${streams}
`;
  return {
    ...failure("E_TOOL", message, "correct the arguments, or go on without it"),
    data: { exitCode: code, stdout, stderr }
  };
}

// src/tools/custom/definition.ts
var GO_ON2 = "go on without it and say so in your answer";
var NOTICE_BYTES = 1e3;
function defineHostedTool(tool, deps) {
  return define(tool, async (input, call) => {
    const host = await deps.host();
    const reply = await host.call(tool.name, input, deps.context(call), call.signal);
    return resultOf2(reply, { tool, call, keeping: deps.keeping });
  });
}
function defineExposedTool(executable, deps) {
  const { tool } = executable;
  const definition = define(
    tool,
    (input, call) => runExecutable(deps, { executable, arguments: { ...input } }, call)
  );
  const timeoutMs = tool.limits.timeoutMs + BUILD_ROOM_MS;
  return { ...definition, limits: { timeoutMs, maxBytes: REPLY_BYTES, errorChars: REPLY_BYTES } };
}
function define(tool, run2) {
  const { name, description, inputSchema, limits } = tool;
  let schema;
  return {
    name,
    description,
    inputSchema,
    limits: {
      timeoutMs: limits.timeoutMs,
      maxBytes: limits.maxBytes + NOTICE_BYTES,
      errorChars: limits.errorChars
    },
    parse(input) {
      schema ??= readSchema(inputSchema);
      const reason = schema.kind === "schema" ? schema.check(input) : schema.reason;
      if (reason !== void 0) return { kind: "invalid", reason };
      const args = typeof input === "object" && input !== null ? input : {};
      return { kind: "valid", run: (call) => run2(args, call) };
    }
  };
}
async function resultOf2(reply, { tool: { limits }, call, keeping }) {
  if (reply.kind === "ok") {
    const { text, data, whole } = reply;
    const cutting = { text, limits, call, keeping, as: "result" };
    return ok(await cutAndKeep(whole === void 0 ? cutting : { ...cutting, whole }), data);
  }
  const { code, message, name, suggestion, helpUrl } = reply;
  const words = message.startsWith(`${code}: `) ? message.slice(code.length + 2) : message;
  const said = name === void 0 || name === "Error" ? words : `${name}: ${words}`;
  const more = helpUrl === void 0 ? "" : ` (${helpUrl})`;
  return failure(code, said, `${suggestion ?? GO_ON2}${more}`);
}

// src/tools/custom/registry.ts
init_define_RUNTIME_PACKAGES();
var MAX_TOOLS = 64;
function createRegistry(listings, max = MAX_TOOLS) {
  const tools = /* @__PURE__ */ new Map();
  const diagnostics = listings.flatMap((listing) => listing.diagnostics);
  for (const tool of listings.flatMap((listing) => listing.tools)) {
    const known = tools.get(tool.name);
    const problem2 = known === void 0 ? problemOf(tool, tools.size, max) : clash(tool, known);
    if (problem2 !== void 0) diagnostics.push(problem2);
    else if (known === void 0) tools.set(tool.name, tool);
  }
  return { tools: [...tools.values()], diagnostics };
}
function problemOf(tool, count, max) {
  const { path } = tool.origin;
  const problem2 = nameProblem(tool.name, tool.door === "resource");
  if (problem2 !== void 0) {
    return { ...problem2, path, message: `${JSON.stringify(shortName(tool))}: ${problem2.message}` };
  }
  if (count >= max) {
    const message = `${shortName(tool)} is one tool too many: at most ${max} are loaded`;
    return { code: "L_LIMIT", path, message, next: "remove tools that nobody uses" };
  }
  return contentProblem(tool);
}
var MAX_DESCRIPTION2 = 1e4;
function contentProblem({ name, description, inputSchema, origin }) {
  const { path } = origin;
  if (description.length > MAX_DESCRIPTION2) {
    const message = `the description of ${name} is longer than ${MAX_DESCRIPTION2} characters`;
    return { code: "L_SHAPE", path, message, next: "say it in a few sentences" };
  }
  const problem2 = schemaProblem(inputSchema);
  if (problem2 === void 0) return void 0;
  const next = "give it parameters that stand alone: no remote $ref, no deep nesting";
  return { code: "L_SCHEMA", path, message: `${name}: ${problem2}`, next };
}
function clash(tool, known) {
  if (tool.origin.scope !== known.origin.scope) return void 0;
  const message = `a tool named ${shortName(tool)} is there already, from ${known.origin.path}`;
  return { code: "L_DUPLICATE", path: tool.origin.path, message, next: "give it another name" };
}
function shortName({ name }) {
  return name.slice(0, 80);
}
function permitted(tools, lists) {
  const given = lists.filter((list) => list !== void 0);
  return tools.filter(({ name }) => given.every((list) => list.some((entry) => fits(entry, name))));
}
function fits(entry, name) {
  const [first = "", ...rest] = entry.split("*");
  const last = rest.pop();
  if (last === void 0) return entry === name;
  if (name.length < first.length + last.length) return false;
  if (!name.startsWith(first) || !name.endsWith(last)) return false;
  let at = first.length;
  for (const piece of rest) {
    const found = name.indexOf(piece, at);
    if (found === -1) return false;
    at = found + piece.length;
  }
  return at <= name.length - last.length;
}

export {
  systemClock,
  createPrograms,
  foldAliases,
  wordIssues,
  defineTool,
  bindTool,
  attempt2 as attempt,
  flagsOf,
  nameProblem,
  readToolFiles,
  scanExecutables,
  listingOf,
  BUILD_ROOM_MS,
  createLauncher,
  lineCount,
  hostKeep,
  compilePattern,
  readSchema,
  inputProblem,
  LONGEST_SECONDS,
  REPLY_BYTES,
  runExecutable,
  defineHostedTool,
  defineExposedTool,
  createRegistry,
  permitted
};
