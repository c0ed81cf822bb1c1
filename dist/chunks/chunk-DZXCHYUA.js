import {
  Ajv
} from "./chunk-MLUZHDNX.js";
import {
  findNameProblem,
  hashFolder,
  readToolFiles,
  toFlags
} from "./chunk-CFEYPTVN.js";
import {
  CONTINUE_WITHOUT,
  cutBytes,
  denial,
  failure,
  failureOfThrown,
  headOfBytes,
  maskResult,
  normalizeResult,
  ok,
  resultText
} from "./chunk-NGFIVTT2.js";
import {
  DEFAULT_LIMITS
} from "./chunk-PNS5N7NF.js";
import {
  sha256
} from "./chunk-PO4G3B7X.js";
import {
  fieldsOf,
  isObject,
  isRecord,
  readJson
} from "./chunk-DZISDMIS.js";
import {
  init_late_library,
  lateExport
} from "./chunk-QHONNP4I.js";
import {
  cutCharacters,
  headOf,
  sharedLength
} from "./chunk-ZBRHI66Z.js";
import {
  attempt
} from "./chunk-EHNRAOD3.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/tools/pipeline/run-tool.ts
init_define_RUNTIME_PACKAGES();

// src/tools/pipeline/recorded-json.ts
init_define_RUNTIME_PACKAGES();
var PRIVATE_NAME = /content|query|token|secret|password|key|auth/i;
var MAX_CHARACTERS = 1024;
var END_SHARE = 5 / 16;
var MARK = "...";
function toRecordedJson(value, mask, max = MAX_CHARACTERS) {
  const json = JSON.stringify(value ?? null, (name, inner) => {
    if (name !== "" && PRIVATE_NAME.test(name)) return "[redacted]";
    return typeof inner === "string" ? mask(inner) : inner;
  });
  return cutMiddle(mask(json), max);
}
function cutMiddle(json, max) {
  if (json.length <= max) return json;
  const end = json.slice(-Math.floor(max * END_SHARE)).replace(/^[\uDC00-\uDFFF]/, "");
  return `${headOf(json, max - MARK.length - end.length)}${MARK}${end}`;
}

// src/tools/pipeline/run-tool.ts
function bindTool(definition, run) {
  const { name, description, inputSchema } = definition;
  return {
    name,
    description,
    inputSchema,
    async call(input, call) {
      const ended = await attempt(() => runRecorded({ definition, input, call: { ...call, run } }));
      if (ended.kind === "done") return ended.value;
      return {
        kind: "failed",
        text: `E_TOOL: ${name} failed unexpectedly; go on without it and say so`
      };
    }
  };
}
var MAX_OUTPUT = 2e3;
async function runRecorded(invocation) {
  const { definition, input, call } = invocation;
  const { run } = call;
  const facts = { session: run.session, callId: call.id, tool: definition.name };
  const started = run.now();
  const readable = await attempt(() => toRecordedJson(input, run.mask));
  const recordedInput = readable.kind === "done" ? readable.value : "[not readable]";
  run.emit({ kind: "tool.start", ...facts, input: hideSecret(recordedInput, run) });
  const outcome = await attempt(() => checkAndRun(invocation));
  const raw = outcome.kind === "done" ? outcome.value : normalizeResult(void 0);
  const result = maskResult(raw, run.mask, definition.limits.errorChars);
  const text = cutBytes(resultText(result), definition.limits.maxBytes);
  const ms = run.now() - started;
  const { kind, data } = result;
  if (kind === "ok") {
    const output = toRecordedJson(data ?? result.text, (masked) => masked, MAX_OUTPUT);
    run.emit({ kind: "tool.complete", ...facts, ms, output: hideSecret(output, run) });
  } else {
    const { code, message } = result;
    run.emit({ kind: "tool.failed", ...facts, ms, code, message: hideSecret(message, run) });
  }
  return { kind, text, data };
}
function hideSecret(text, { holdsSecret }) {
  return holdsSecret(text) ? "[not shown: it seems to contain a secret]" : text;
}
async function checkAndRun({ definition, input, call }) {
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
  return runWithTimeout(parsed.run, definition, call);
}
async function runWithTimeout(work, { name, limits }, call) {
  const finished = new AbortController();
  const abandon = new AbortController();
  const ended = await Promise.race([
    waitForCancellation(call.signal, finished.signal),
    attempt(() => work({ ...call, signal: abandon.signal })),
    attempt(() => call.run.sleep(limits.timeoutMs, finished.signal)).then(() => ({
      kind: "timed-out"
    }))
  ]);
  finished.abort();
  if (ended.kind === "done") return normalizeResult(ended.value);
  if (ended.kind === "threw") return failureOfThrown(ended.error);
  abandon.abort();
  if (ended.kind === "cancelled") {
    return failure("E_TOOL_ABORTED", `${name} was stopped because the run is ending`, "stop here");
  }
  const seconds = Math.round(limits.timeoutMs / 1e3);
  return failure(
    "E_TOOL_TIMEOUT",
    `${name} did not finish within ${seconds} s`,
    "go on without it"
  );
}
function waitForCancellation(signal, finished) {
  return new Promise((resolve) => {
    const resolveCancelled = () => resolve({ kind: "cancelled" });
    if (signal.aborted) resolveCancelled();
    signal.addEventListener("abort", resolveCancelled, { once: true, signal: finished });
  });
}

// src/tools/pipeline/cut-output.ts
init_define_RUNTIME_PACKAGES();
function cutText(text, limits, whole = {}) {
  const { lines = lineCount(text), bytes = Buffer.byteLength(text) } = whole;
  const kept = headOfBytes(firstLines(text, limits.maxLines), limits.maxBytes);
  if (kept === text && bytes <= Buffer.byteLength(text)) return { kept, notice: "" };
  const missing = describeMissing({ lines, bytes }, kept);
  const where = whole.keptAt === void 0 ? "" : `; the whole text is in ${whole.keptAt}`;
  return { kept, notice: `[truncated: ${missing} omitted${where}]` };
}
function truncate(text, limits, whole = {}) {
  const { kept, notice } = cutText(text, limits, whole);
  if (notice === "") return kept;
  return kept === "" || kept.endsWith("\n") ? `${kept}${notice}` : `${kept}
${notice}`;
}
function isTruncated(text) {
  return /\[truncated: [^\]\n]{1,400}\]$/.test(text);
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
function describeMissing(whole, kept) {
  const lines = whole.lines - lineCount(kept);
  if (lines > 0) return lines === 1 ? "1 line" : `${lines} lines`;
  return `${whole.bytes - Buffer.byteLength(kept)} bytes`;
}

// src/tools/pipeline/keep-output.ts
init_define_RUNTIME_PACKAGES();
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
function keptOutputPath({ folder }, call) {
  return join(folder, "tools", `${call.run.session}-${call.id}`.replace(/[^A-Za-z0-9_-]/g, "-"));
}
function shownOutputPath({ folder, shownAs }, path) {
  return path.startsWith(folder + sep) ? `${shownAs}${path.slice(folder.length)}` : shownAs;
}
function hostOutputFolder({ folder }, mask) {
  return { folder: join(folder, "tools"), mask };
}
var MAX_SECRET_LENGTH = 8e3;
async function cutAndKeep(output) {
  const { call, keptOutput, whole } = output;
  const text = call.run.mask(output.text);
  const limits = safeLimits(output, text);
  if (whole?.keptAt !== void 0 || isPartial(output)) {
    const keptAt2 = whole?.keptAt === void 0 ? void 0 : shownOutputPath(keptOutput, whole.keptAt);
    return truncate(text, limits, { ...whole, keptAt: keptAt2 });
  }
  if (cutText(text, limits).notice === "") return text;
  const path = `${keptOutputPath(keptOutput, call)}.${output.as}.txt`;
  const kept = await attempt(async () => {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text, { mode: 384 });
  });
  const keptAt = kept.kind === "done" ? shownOutputPath(keptOutput, path) : void 0;
  return truncate(text, limits, { keptAt });
}
function isPartial({ text, whole }) {
  return whole?.bytes !== void 0 && whole.bytes > Buffer.byteLength(text);
}
function safeLimits(output, masked) {
  const { text, limits, call } = output;
  if (!isPartial(output)) return limits;
  const shorter = call.run.mask(headOf(text, Math.max(0, text.length - MAX_SECRET_LENGTH)));
  const safeBytes = Buffer.byteLength(masked.slice(0, sharedLength(masked, shorter)));
  return { maxLines: limits.maxLines, maxBytes: Math.min(limits.maxBytes, safeBytes) };
}

// src/tools/custom/allow-lists.ts
init_define_RUNTIME_PACKAGES();
function filterAllowed(tools, lists) {
  const restrictions = lists.filter((list) => list !== void 0);
  return tools.filter(
    ({ name }) => restrictions.every((list) => list.some((entry) => matchesWildcard(entry, name)))
  );
}
function entriesOf(lists) {
  const restrictions = lists.filter((list) => list !== void 0);
  if (restrictions.length === 0) return void 0;
  const needPatterns = restrictions.every((list) => list.some(isPattern));
  return restrictions.flat().filter(
    (entry) => isPattern(entry) ? needPatterns : filterAllowed([{ name: entry }], lists).length > 0
  );
}
function isPattern(entry) {
  return entry.includes("*");
}
function mayNamePrefix(entry, prefix) {
  const [first = "", ...rest] = entry.split("*");
  return first.startsWith(prefix) || rest.length > 0 && prefix.startsWith(first);
}
function matchesWildcard(entry, name) {
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

// src/tools/custom/executable/find-syntax-errors.ts
init_define_RUNTIME_PACKAGES();
import { join as join2 } from "node:path";
async function findSyntaxError({
  directory,
  start
}) {
  const runsOnNode = start.kind === "interpreted" && ["typescript", "javascript"].includes(start.language);
  if (!runsOnNode) return void 0;
  const read = await attempt(() => readToolFiles(directory));
  if (read.kind === "threw" || typeof read.value === "string") return void 0;
  const sources = read.value.filter(({ path }) => SOURCE.test(path) && !PACKAGE.test(path));
  const { createJiti } = await import("./jiti-DXB45GAH.js");
  const compile = createJiti(join2(directory, "loader.js"), { fsCache: false }).options.transform;
  for (const source of sources) {
    const problem = parseProblem(source, compile);
    if (problem !== void 0) return problem;
  }
  return void 0;
}
var SOURCE = /\.[cm]?[jt]s$/;
var PACKAGE = /(?:^|\/)node_modules\//;
function parseProblem({ path, bytes }, compile) {
  const compiled = compile?.({
    source: bytes.toString(),
    filename: path,
    ts: /\.[cm]?ts$/.test(path),
    async: true
  });
  const [, json] = /^exports\.__JITI_ERROR__ = (\{.*\});?$/m.exec(compiled?.code ?? "") ?? [];
  if (json === void 0) return void 0;
  const parsed = readJson(json);
  const facts = parsed.kind === "value" ? fieldsOf(parsed.value) : void 0;
  const [message = ""] = String(facts?.get("message") ?? "").split("\n");
  const words = message.replace(/^.*?: /, "").replace(/ ?\(\d+:\d+\)$/, "");
  return `${path}:${facts?.get("line") ?? 1}: ${headOf(words, 200) || "it cannot be parsed"}`;
}
async function listSyntaxErrors(executables) {
  const found = await Promise.all(
    executables.map(async (executable) => {
      const problem = await findSyntaxError(executable);
      const { path } = executable.tool.origin;
      return problem === void 0 ? [] : [
        {
          code: "L_IMPORT",
          path,
          message: `${problem}; it can't be built`,
          next: FIX
        }
      ];
    })
  );
  return found.flat();
}
var FIX = "fix the file; until then, every call of the tool fails here";

// src/tools/custom/define-custom-tool.ts
init_define_RUNTIME_PACKAGES();

// src/tools/custom/executable/launch-tool.ts
init_define_RUNTIME_PACKAGES();
import { randomUUID } from "node:crypto";
import { lstat, mkdir as mkdir2, readFile, rename, rm } from "node:fs/promises";
import { dirname as dirname2, isAbsolute, join as join3 } from "node:path";

// src/tools/pipeline/ended-program.ts
init_define_RUNTIME_PACKAGES();
function whyEnded(ended, seconds) {
  switch (ended.kind) {
    case "aborted":
      return { code: "E_TOOL_ABORTED", cause: "because the run is ending" };
    case "limited":
      return { code: "E_TOOL_LIMIT", cause: `because ${ended.reason}` };
    case "timed-out":
      return { code: "E_TOOL_TIMEOUT", cause: `after ${seconds} s` };
  }
}

// src/tools/custom/executable/launch-tool.ts
var BUILD_TIMEOUT_MS = 12e4;
var BUILD_ALLOWANCE_MS = BUILD_TIMEOUT_MS + 1e4;
var MAX_BUILD_OUTPUT_BYTES = 4e4;
var FIX_SOURCE = "fix the source; put what it imports into a vendor folder beside it, because nothing is downloaded";
function createLauncher(toolchain) {
  const build = createBuilder(toolchain);
  return {
    async prepare(executable, signal) {
      const { directory, tool, start } = executable;
      const hash = await attempt(() => hashFolder(directory));
      if (hash.kind === "threw" || hash.value !== tool.origin.sha256) return staleTool(tool.name);
      if (start.kind === "binary") return readyLaunch([join3(directory, start.file)]);
      if (start.kind === "built") return build(executable, signal);
      const problem = await findSyntaxError(executable);
      if (problem !== void 0) {
        return buildFailure(`${tool.name} can't be parsed: ${problem}`, CONTINUE_WITHOUT);
      }
      return readyLaunch([
        ...findInterpreter(start.language, toolchain),
        join3(directory, start.file)
      ]);
    }
  };
}
function createBuilder(toolchain) {
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
    return binary === known ? built : staleTool(name);
  };
}
async function hashFile(path) {
  const read = await attempt(() => readFile(path));
  return read.kind === "done" ? sha256(read.value) : "";
}
function findInterpreter(language, { typescript }) {
  if (language === "bash") return ["bash"];
  if (language === "python") return [process.platform === "win32" ? "python" : "python3", "-B"];
  return typescript;
}
function readyLaunch([command = "", ...args]) {
  const readable = [command, ...args].filter((it) => isAbsolute(it)).map((it) => dirname2(it));
  return { kind: "ready", command, args, readable };
}
function staleTool(name) {
  const message = `the files of ${name} are no longer those that were reviewed`;
  return { kind: "failed", code: "E_TOOL_STALE", message, next: CONTINUE_WITHOUT };
}
function buildFailure(message, next) {
  return { kind: "failed", code: "E_TOOL_BUILD", message, next };
}
async function buildGo({ directory, tool, start }, { programs, cache }, signal) {
  if (start.kind !== "built") return staleTool(tool.name);
  const key = `go-${process.platform}-${process.arch}-${tool.origin.sha256}`;
  const buildFolder = join3(cache, "squad-action-tools", key);
  const binary = join3(buildFolder, "tool");
  const found = await attempt(() => lstat(binary));
  if (found.kind === "done" && found.value.isFile()) return readyLaunch([binary]);
  const draft = `${buildFolder}.${randomUUID()}`;
  const created = await attempt(() => mkdir2(draft, { recursive: true }));
  if (created.kind === "threw") {
    const message = `building ${tool.name} could not start: ${cache} is not writable`;
    return buildFailure(message, CONTINUE_WITHOUT);
  }
  const ended = await programs.runProgram({
    command: "go",
    args: ["build", "-trimpath", "-o", join3(draft, "tool"), ...start.files],
    directory,
    environment: { GOPROXY: "off", GOTOOLCHAIN: "local", CGO_ENABLED: "0", GOWORK: "off" },
    passed: ["GOROOT"],
    timeoutMs: BUILD_TIMEOUT_MS,
    maxBytes: MAX_BUILD_OUTPUT_BYTES,
    box: { writable: [draft], readable: [directory] },
    signal
  });
  const isBuilt = ended.kind === "exited" && ended.code === 0;
  if (isBuilt) await attempt(() => rename(draft, buildFolder));
  await rm(draft, { recursive: true, force: true });
  return isBuilt ? readyLaunch([binary]) : describeBuildFailure(tool.name, ended);
}
function describeBuildFailure(name, ended) {
  if (ended.kind === "not-started") {
    const message = `${name} is written in Go, and ${ended.reason}`;
    const next = "say that the workflow needs actions/setup-go before the squad";
    return buildFailure(message, next);
  }
  const ending = ended.kind === "exited" ? `with exit code ${ended.code}` : whyEnded(ended, BUILD_TIMEOUT_MS / 1e3).cause;
  const output = `${ended.stderr.text}${ended.stdout.text}`.trim();
  return buildFailure(`building ${name} ended ${ending}:
${output}
`, FIX_SOURCE);
}

// src/tools/custom/executable/run-executable.ts
init_define_RUNTIME_PACKAGES();

// src/tools/custom/json-schema.ts
init_define_RUNTIME_PACKAGES();

// src/tools/custom/json-schema-pattern.ts
init_define_RUNTIME_PACKAGES();

// late:re2js
init_define_RUNTIME_PACKAGES();
init_late_library();
var RE2JS = lateExport("re2js-SZHXKML2.cjs.gz", "RE2JS");

// src/tools/custom/json-schema-pattern.ts
var MAX_LENGTH = 1e3;
var MAX_STEPS = 5e3;
function compilePattern(source) {
  if (source.length > MAX_LENGTH) {
    return refused(`the pattern is longer than ${MAX_LENGTH} characters`);
  }
  if (!isExpression(source, "u") && !isExpression(source, "")) {
    return refused("the pattern is not valid");
  }
  if (/\(\?<?[=!]/.test(source)) return refused("the pattern looks ahead or behind");
  if (/\\[1-9k]/.test(source)) return refused("the pattern refers back to a group");
  try {
    const expression = RE2JS.compile(RE2JS.translateRegExp(inDialect(source)));
    if (expression.programSize() > MAX_STEPS) return refused("the pattern repeats too much");
    return { kind: "matcher", test: (text) => expression.test(text) };
  } catch (error) {
    const why = error instanceof Error ? error.message.replace(/^error parsing regexp: /, "") : "";
    return refused(`the pattern can't be matched in linear time (${why})`);
  }
}
function refused(reason) {
  return { kind: "refused", reason };
}
function isExpression(source, flags) {
  try {
    return new RegExp(source, flags).source !== "";
  } catch {
    return false;
  }
}
var PROPERTY = /^(\\[pP]\{)(?:Script|sc|General_Category|gc)=/;
var TOKENS = /\[(?:\\[\s\S]|[^\\\]])*\]|(?:\\u[\da-fA-F]{4})+|\\[pP]\{[^}]*\}|\\[\s\S]|[.[]/g;
var BLANK = String.raw`\t-\r \xa0\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}\x{feff}`;
var NOT_BLANK = String.raw`\x00-\x08\x0e-\x1f!-\x9f\xa1-\x{167f}\x{1681}-\x{1fff}\x{200b}-\x{2027}\x{202a}-\x{202e}\x{2030}-\x{205e}\x{2060}-\x{2fff}\x{3001}-\x{fefe}\x{ff00}-\x{10ffff}`;
var IN_CLASS = /* @__PURE__ */ new Map([
  ["[", String.raw`\[`],
  [String.raw`\s`, BLANK],
  [String.raw`\S`, NOT_BLANK],
  [String.raw`\b`, String.raw`\x08`],
  [String.raw`\0`, String.raw`\x00`]
]);
var OUTSIDE = /* @__PURE__ */ new Map([
  [".", String.raw`[^\n\r\x{2028}\x{2029}]`],
  [String.raw`\s`, `[${BLANK}]`],
  [String.raw`\S`, `[${NOT_BLANK}]`],
  [String.raw`\0`, String.raw`\x00`]
]);
var ITSELF = /^\\([ACE-OQRTUVX-Zaeghijlmoqyz])$/;
function inDialect(source) {
  return source.replace(TOKENS, (token) => {
    if (token.length === 1 || !token.startsWith("[")) return translated(token, OUTSIDE);
    const inner = token.slice(1, -1).replace(TOKENS, (part) => translated(part, IN_CLASS));
    return `[${inner}]`;
  });
}
function translated(token, known) {
  if (/^\\u./.test(token)) return codePoints(token);
  return known.get(token) ?? token.replace(ITSELF, "$1").replace(PROPERTY, "$1");
}
function codePoints(escapes) {
  const units = escapes.split("\\u").slice(1);
  const text = String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
  return [...text].map((letter) => `\\x{${letter.codePointAt(0)?.toString(16)}}`).join("");
}

// src/tools/custom/json-schema.ts
var MAX_DEPTH = 32;
var MAX_NODES = 5e3;
var MAX_INPUT_DEPTH = 64;
var MAX_INPUT_NODES = 2e4;
var MAX_NAME_LENGTH = 64;
var MAX_REASON_LENGTH = 300;
var readings = /* @__PURE__ */ new WeakMap();
function readSchema(schema) {
  const reading = readings.get(schema) ?? compileSchema(schema);
  readings.set(schema, reading);
  return reading;
}
function compileSchema(schema) {
  const problem = findSchemaProblem(schema);
  if (problem !== void 0) return { kind: "refused", reason: problem };
  const { $schema: _dialect, $id: _name, ...rest } = schema;
  try {
    const fits = validatorFor(rest).compile(rest);
    return { kind: "schema", check: (input) => checkInput(fits, input) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : "it could not be compiled";
    return {
      kind: "refused",
      reason: `the schema is not valid: ${cutCharacters(reason, MAX_REASON_LENGTH)}`
    };
  }
}
var sharedValidator;
function validatorFor(schema) {
  for (const [key] of walkEntries(schema)) if (NAMING_KEYWORDS.has(key)) return newValidator();
  sharedValidator ??= newValidator();
  return sharedValidator;
}
var NAMING_KEYWORDS = /* @__PURE__ */ new Set(["$id", "id", "$anchor", "$dynamicAnchor", "$recursiveAnchor"]);
function newValidator() {
  return new Ajv({
    strict: false,
    // Refuses 1e400, which JSON.parse reads as Infinity.
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
function findSchemaProblem(schema) {
  if (schema.type !== void 0 && schema.type !== "object") {
    return 'the parameters must have "type": "object"';
  }
  const size = findSizeProblem(schema, { depth: MAX_DEPTH, nodes: MAX_NODES });
  if (size !== void 0) return `the schema ${size}`;
  for (const [key, value] of walkEntries(schema)) {
    if (key === "$async") return "the schema is asynchronous";
    const problem = typeof value === "string" ? findKeywordProblem(key, value) : void 0;
    if (problem !== void 0) return problem;
  }
  return void 0;
}
function findKeywordProblem(keyword, value) {
  if (/^\$(?:dynamic|recursive)?Ref$/i.test(keyword) && !value.startsWith("#")) {
    return 'a "$ref" names something outside the schema';
  }
  if (keyword !== "pattern") return void 0;
  const matcher = compilePattern(value);
  return matcher.kind === "refused" ? matcher.reason : void 0;
}
function* walkEntries(value) {
  if (!isObject(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    yield [key, inner];
    yield* walkEntries(inner);
  }
}
function checkInput(fits, input) {
  const problem = findInputProblem(input);
  if (problem !== void 0) return problem;
  return fits(input) ? void 0 : describeError(fits.errors?.[0]);
}
function findInputProblem(input) {
  if (!isRecord(input)) return "the arguments must be one object";
  const size = findSizeProblem(input, { depth: MAX_INPUT_DEPTH, nodes: MAX_INPUT_NODES });
  return size === void 0 ? void 0 : `the arguments ${size}`;
}
var PROTO_PROBLEM = 'contain the name "__proto__"';
function findSizeProblem(value, { depth, nodes }) {
  let level = [value];
  let seen = 0;
  for (let deep = 0; level.length > 0; deep += 1) {
    seen += level.length;
    if (deep > depth) return `nest deeper than ${depth} levels`;
    if (seen > nodes) return `have more than ${nodes} parts`;
    const objects = level.filter((item) => isObject(item));
    if (objects.some((item) => Object.hasOwn(item, "__proto__"))) return PROTO_PROBLEM;
    level = objects.flatMap((item) => Object.values(item));
  }
  return void 0;
}
function describeError(error) {
  if (error === void 0) return "the arguments do not fit";
  const field = cutCharacters(error.instancePath.slice(1).replaceAll("/", "."), MAX_NAME_LENGTH);
  const where = field === "" ? "" : `${field}: `;
  if (error.keyword === "required") {
    return `${field === "" ? "" : `${field}.`}${parameterName(error, "missingProperty")} is required`;
  }
  if (error.keyword === "additionalProperties") {
    return `${where}unknown argument ${JSON.stringify(parameterName(error, "additionalProperty"))}`;
  }
  const allowed = error.keyword === "enum" ? `: ${toShortJson(error.params.allowedValues)}` : "";
  return `${where}${error.message ?? "does not fit"}${allowed}`;
}
function parameterName({ params }, key) {
  return cutCharacters(String(params[key]), MAX_NAME_LENGTH);
}
function toShortJson(values) {
  return cutCharacters(String(JSON.stringify(values)), MAX_REASON_LENGTH);
}

// src/tools/custom/executable/run-executable.ts
var MAX_TIMEOUT_SECONDS = 600;
var ERROR_LIMITS = { maxLines: 200, maxBytes: 1e4 };
var OUTPUT_LIMITS = {
  maxLines: DEFAULT_LIMITS.maxLines - ERROR_LIMITS.maxLines,
  maxBytes: DEFAULT_LIMITS.maxBytes - ERROR_LIMITS.maxBytes
};
var SLACK_BYTES = 16e3;
var REPLY_BYTES = DEFAULT_LIMITS.maxBytes + 2e3;
async function runExecutable(deps, { executable, arguments: given = {}, timeout }, call) {
  const { tool } = executable;
  const flags = readFlags(executable, given);
  if (flags.kind === "refused") {
    const next = `give ${tool.name} arguments that fit: ${describeParameters(executable)}`;
    return failure("E_TOOL_INVALID_ARGS", flags.reason, next);
  }
  await deps.ready();
  const launch = await deps.launcher.prepare(executable, call.signal);
  if (launch.kind === "failed") return failure(launch.code, launch.message, launch.next);
  const seconds = timeoutSeconds(timeout, tool.limits.timeoutMs / 1e3);
  const { workdir, keptOutput } = deps;
  const ended = await deps.programs.runProgram({
    command: launch.command,
    args: [...launch.args, ...flags.flags],
    directory: workdir,
    // Tools written for another framework look for the second name.
    environment: { SQUAD_WORKSPACE: workdir, FORGE_WORKSPACE: workdir },
    passed: deps.passedTo(tool.name),
    timeoutMs: seconds * 1e3,
    maxBytes: OUTPUT_LIMITS.maxBytes + SLACK_BYTES,
    keepAs: keptOutputPath(keptOutput, call),
    box: {
      writable: [workdir],
      readable: [executable.directory, ...launch.readable],
      network: deps.network
    },
    signal: call.signal
  });
  return toToolResult(ended, { name: tool.name, seconds, call, keptOutput });
}
function readFlags({ tool, manifest }, given) {
  const schema = readSchema(tool.inputSchema);
  const reason = schema.kind === "schema" ? schema.check(given) : schema.reason;
  return reason === void 0 ? toFlags(manifest.parameters, given) : { kind: "refused", reason };
}
function describeParameters({ manifest }) {
  const words = manifest.parameters.map(
    ({ name, type, required }) => `${name} (${type}${required ? ", required" : ""})`
  );
  return words.length === 0 ? "it takes none" : words.join(", ");
}
function timeoutSeconds(requested, defaultSeconds) {
  const seconds = typeof requested === "string" ? Number(requested) : requested;
  if (typeof seconds !== "number" || !(seconds > 0)) return defaultSeconds;
  return Math.min(seconds, MAX_TIMEOUT_SECONDS);
}
async function toToolResult(ended, { name, seconds, call, keptOutput }) {
  if (ended.kind === "not-started") {
    return failure("E_TOOL", `${name} could not start: ${ended.reason}`, CONTINUE_WITHOUT);
  }
  const cut = (as) => {
    const limits = as === "stdout" ? OUTPUT_LIMITS : ERROR_LIMITS;
    return cutAndKeep({ text: ended[as].text, whole: ended[as], limits, call, keptOutput, as });
  };
  const stdout = await cut("stdout");
  const stderr = await cut("stderr");
  const streams = `stdout:
${stdout || "(nothing)"}

stderr:
${stderr || "(nothing)"}`;
  if (ended.kind !== "exited") {
    const { code: code2, cause } = whyEnded(ended, seconds);
    const next = "ask for less, give a longer timeout, or go on without it";
    return failure(code2, `${name} was stopped ${cause}

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

// src/tools/custom/define-custom-tool.ts
var MAX_NOTICE_BYTES = 1e3;
function defineHostedTool(tool, deps) {
  return defineCustomTool(tool, async (input, call) => {
    const host = await deps.host();
    const reply = await host.callTool(tool, input, deps.context(call), call.signal);
    return toToolResult2(reply, { limits: tool.limits, call, keptOutput: deps.keptOutput });
  });
}
function defineExposedTool(executable, deps) {
  const { tool } = executable;
  const definition = defineCustomTool(
    tool,
    (input, call) => runExecutable(deps, { executable, arguments: { ...input } }, call)
  );
  const timeoutMs = tool.limits.timeoutMs + BUILD_ALLOWANCE_MS;
  return { ...definition, limits: { timeoutMs, maxBytes: REPLY_BYTES, errorChars: REPLY_BYTES } };
}
function defineCustomTool(tool, run) {
  const { name, description, inputSchema, limits } = tool;
  let schema;
  return {
    name,
    description,
    inputSchema,
    limits: { ...limits, maxBytes: limits.maxBytes + MAX_NOTICE_BYTES },
    parse(input) {
      schema ??= readSchema(inputSchema);
      const reason = schema.kind === "schema" ? schema.check(input) : schema.reason;
      if (reason !== void 0) return { kind: "invalid", reason };
      const args = typeof input === "object" && input !== null ? input : {};
      return { kind: "valid", run: (call) => run(args, call) };
    }
  };
}
async function toToolResult2(reply, output) {
  if (reply.kind === "ok") {
    const { text, data, whole } = reply;
    return ok(await cutAndKeep({ ...output, text, whole, as: "result" }), data);
  }
  const { code, message, name, suggestion, helpUrl } = reply;
  const messageText = message.startsWith(`${code}: `) ? message.slice(code.length + 2) : message;
  const fullMessage = name === void 0 || name === "Error" ? messageText : `${name}: ${messageText}`;
  const helpLink = helpUrl === void 0 ? "" : ` (${helpUrl})`;
  return failure(code, fullMessage, `${suggestion ?? CONTINUE_WITHOUT}${helpLink}`);
}

// src/tools/custom/join-listings.ts
init_define_RUNTIME_PACKAGES();
var MAX_TOOLS = 64;
function joinListings(listings, max = MAX_TOOLS) {
  const tools = /* @__PURE__ */ new Map();
  const diagnostics = listings.flatMap((listing) => listing.diagnostics);
  for (const tool of listings.flatMap((listing) => listing.tools)) {
    const known = tools.get(tool.name);
    const problem = known === void 0 ? findDiagnostic(tool, tools.size, max) : duplicateDiagnostic(tool, known);
    if (problem !== void 0) diagnostics.push(problem);
    else if (known === void 0) tools.set(tool.name, tool);
  }
  return { tools: [...tools.values()], diagnostics };
}
function findDiagnostic(tool, count, max) {
  const { path } = tool.origin;
  const problem = findNameProblem(tool.name, tool.kind === "resource");
  if (problem !== void 0) {
    return { ...problem, path, message: `${JSON.stringify(shortName(tool))}: ${problem.message}` };
  }
  if (count >= max) {
    const message = `${shortName(tool)} is one tool too many: at most ${max} are loaded`;
    return { code: "L_LIMIT", path, message, next: "remove tools that nobody uses" };
  }
  return findContentDiagnostic(tool);
}
var MAX_DESCRIPTION = 1e4;
function findContentDiagnostic({ name, description, inputSchema, origin }) {
  const { path } = origin;
  if (description.length > MAX_DESCRIPTION) {
    const message = `the description of ${name} is longer than ${MAX_DESCRIPTION} characters`;
    return { code: "L_SHAPE", path, message, next: "say it in a few sentences" };
  }
  const problem = findSchemaProblem(inputSchema);
  if (problem === void 0) return void 0;
  const next = "give it self-contained parameters: no remote $ref, no deep nesting";
  return { code: "L_SCHEMA", path, message: `${name}: ${problem}`, next };
}
function duplicateDiagnostic(tool, known) {
  if (tool.origin.scope !== known.origin.scope) return void 0;
  const message = `there is already a tool named ${shortName(tool)}, from ${known.origin.path}`;
  return { code: "L_DUPLICATE", path: tool.origin.path, message, next: "give it another name" };
}
function shortName({ name }) {
  return name.slice(0, 80);
}

export {
  bindTool,
  whyEnded,
  isTruncated,
  lineCount,
  keptOutputPath,
  hostOutputFolder,
  filterAllowed,
  entriesOf,
  mayNamePrefix,
  matchesWildcard,
  listSyntaxErrors,
  BUILD_ALLOWANCE_MS,
  createLauncher,
  compilePattern,
  readSchema,
  findInputProblem,
  MAX_TIMEOUT_SECONDS,
  REPLY_BYTES,
  runExecutable,
  defineHostedTool,
  defineExposedTool,
  joinListings
};
