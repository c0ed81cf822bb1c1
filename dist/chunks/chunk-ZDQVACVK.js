import {
  CONTINUE_WITHOUT
} from "./chunk-T3ZW4PF5.js";
import {
  findNameProblem,
  hashFolder,
  readToolFiles
} from "./chunk-TFVK6ZZD.js";
import {
  Ajv
} from "./chunk-4O4OZ3GW.js";
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
  headOf
} from "./chunk-MUCB7FAK.js";
import {
  attempt
} from "./chunk-ZKMHPSNV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/tools/custom/executable/find-syntax-errors.ts
init_define_RUNTIME_PACKAGES();
import { join } from "node:path";
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
  const compile = createJiti(join(directory, "loader.js"), { fsCache: false }).options.transform;
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
var FIX = "fix the file; every call of the tool ends here";

// src/tools/custom/join-listings.ts
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
var PROTO_PROBLEM = 'hold the name "__proto__"';
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

// src/tools/custom/join-listings.ts
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
  const next = "give it parameters that stand alone: no remote $ref, no deep nesting";
  return { code: "L_SCHEMA", path, message: `${name}: ${problem}`, next };
}
function duplicateDiagnostic(tool, known) {
  if (tool.origin.scope !== known.origin.scope) return void 0;
  const message = `a tool named ${shortName(tool)} is there already, from ${known.origin.path}`;
  return { code: "L_DUPLICATE", path: tool.origin.path, message, next: "give it another name" };
}
function shortName({ name }) {
  return name.slice(0, 80);
}
function filterAllowed(tools, lists) {
  const restrictions = lists.filter((list) => list !== void 0);
  return tools.filter(
    ({ name }) => restrictions.every((list) => list.some((entry) => matchesWildcard(entry, name)))
  );
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

// src/tools/custom/executable/launch-tool.ts
init_define_RUNTIME_PACKAGES();
import { randomUUID } from "node:crypto";
import { lstat, mkdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, isAbsolute, join as join2 } from "node:path";

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
var FIX_SOURCE = "fix the source; what it imports lies in a vendor folder beside it, for nothing is downloaded";
function createLauncher(toolchain) {
  const build = createBuilder(toolchain);
  return {
    async prepare(executable, signal) {
      const { directory, tool, start } = executable;
      const hash = await attempt(() => hashFolder(directory));
      if (hash.kind === "threw" || hash.value !== tool.origin.sha256) return staleTool(tool.name);
      if (start.kind === "binary") return readyLaunch([join2(directory, start.file)]);
      if (start.kind === "built") return build(executable, signal);
      const problem = await findSyntaxError(executable);
      if (problem !== void 0) {
        return buildFailure(`${tool.name} can't be parsed: ${problem}`, CONTINUE_WITHOUT);
      }
      return readyLaunch([
        ...findInterpreter(start.language, toolchain),
        join2(directory, start.file)
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
  const readable = [command, ...args].filter((it) => isAbsolute(it)).map((it) => dirname(it));
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
  const buildFolder = join2(cache, "squad-action-tools", key);
  const binary = join2(buildFolder, "tool");
  const found = await attempt(() => lstat(binary));
  if (found.kind === "done" && found.value.isFile()) return readyLaunch([binary]);
  const draft = `${buildFolder}.${randomUUID()}`;
  const created = await attempt(() => mkdir(draft, { recursive: true }));
  if (created.kind === "threw") {
    const message = `building ${tool.name} could not begin: ${cache} is not writable`;
    return buildFailure(message, CONTINUE_WITHOUT);
  }
  const ended = await programs.runProgram({
    command: "go",
    args: ["build", "-trimpath", "-o", join2(draft, "tool"), ...start.files],
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

export {
  whyEnded,
  listSyntaxErrors,
  BUILD_ALLOWANCE_MS,
  createLauncher,
  compilePattern,
  readSchema,
  findInputProblem,
  joinListings,
  filterAllowed
};
