import {
  fieldsBy,
  isTooDeep,
  namesApart,
  parseDocument,
  readLeniently
} from "./chunk-D4DZX3AM.js";
import {
  sanitise
} from "./chunk-XAKR566N.js";
import {
  plural
} from "./chunk-BSQV4ART.js";
import {
  DEFAULT_LIMITS
} from "./chunk-PNS5N7NF.js";
import {
  fieldsOf,
  isRecord,
  readJson
} from "./chunk-DZISDMIS.js";
import {
  oneLine
} from "./chunk-6GCJ4LC6.js";
import {
  cutCharacters,
  headOf
} from "./chunk-ZBRHI66Z.js";
import {
  array,
  m,
  object,
  preprocess,
  strictObject,
  string,
  unknown
} from "./chunk-Z5TMLZZJ.js";
import {
  attempt
} from "./chunk-EHNRAOD3.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

init_define_RUNTIME_PACKAGES();function ok(what){return{level:"ok",what}}function warning(what,remedy,...[lines,page]){return{level:"warning",what,remedy,lines,page}}function problem(what,remedy,...[lines,page]){return{level:"problem",what,remedy,lines,page}}function foundIn(checked){return checked.filter(finding=>finding!==void 0)}function countFindings(sections){const levels=sections.flatMap(({findings})=>findings.map(({level})=>level));const count=countedLevel=>levels.filter(level=>level===countedLevel).length;return{ok:count("ok"),warning:count("warning"),problem:count("problem")}}function summarizeFindings(sections){const{warning:warnings,problem:problems}=countFindings(sections);if(problems>0){return`${plural(problems,"problem")} and ${plural(warnings,"warning")}. Begin with the first problem, and ask again.`}return warnings>0?`No problems, ${plural(warnings,"warning")}: the squad can work.`:"All is well: the squad can work."}
init_define_RUNTIME_PACKAGES();function checkBox(state,workflows){return foundIn([state&&boxFinding(state),setUpFinding(workflows)])}function boxFinding(state){const failed=listFailedWays(state);if(state.kind==="off"){return problem(`Commands, checks and custom tools are off: ${state.reason} (${failed}).`,`To turn them on, ${state.next}.`)}if(state.way==="none"){return warning(`The repository's programs run without a box (${failed}).`,'Take `"box": "none"` out of the settings once a box can be made.')}const others=failed===""?"":` Not used: ${failed}.`;return ok(`Commands, checks and custom tools run in a box (${state.way}); nothing of the job was reachable from inside it.${others}`)}function listFailedWays({failed}){return failed.map(({way,reason})=>`${way}: ${reason}`).join("; ")}var SET_UP=/(?:^|\/)copilot-setup-steps\.ya?ml$/;var MAX_STEPS=6;function setUpFinding(workflows){const found=workflows.find(({path})=>SET_UP.test(path));if(found===void 0)return void 0;const steps=[...found.text.matchAll(/^[ \t]*(?:-[ \t]+)?(?:run|uses):\s*(\S.*)$/gm)];const shown=steps.slice(0,MAX_STEPS).map(([,what=""])=>cutCharacters(oneLine(what),60));if(shown.length===0)return void 0;return warning(`${found.path} says what Copilot's agent installs: ${shown.join("; ")}.`,"The squad's job installs only what its own workflow says: put the same steps before the squad's.")}
// src/tools/custom/tool-names.ts
init_define_RUNTIME_PACKAGES();
var MAX_NAME_LENGTH = 64;
var RENAME = "give it another name";
var RESERVED_NAMES = /* @__PURE__ */ new Set([
  "create_custom_tool",
  "run_custom_tool",
  ...["bash", "read_bash", "write_bash", "stop_bash", "list_bash", "shell", "powershell"],
  ...["read_powershell", "write_powershell", "stop_powershell", "list_powershell"],
  ...["view", "create", "edit", "str_replace_editor", "apply_patch", "grep", "rg", "glob", "lsp"],
  ...["web_fetch", "fetch", "web_search", "task", "skill", "sql", "ask_user", "exit_plan_mode"],
  ...["report_intent", "update_todo", "task_complete", "read_agent", "list_agents", "write_agent"],
  ...["context_board", "store_memory", "report_progress", "send_inbox"],
  "fetch_copilot_cli_documentation"
]);
function findNameProblem(name, isResource = false) {
  const problem2 = findSpellingProblem(name, isResource);
  if (problem2 !== void 0) return { code: "L_NAME", message: problem2, next: RENAME };
  const reserved = findReservation(name.toLowerCase());
  if (reserved !== void 0) return { code: "L_RESERVED", message: reserved, next: RENAME };
  return void 0;
}
function findSpellingProblem(name, isResource) {
  if (!/^[A-Za-z0-9_-]+$/.test(name)) return 'a name has only letters, digits, "_" and "-"';
  if (name.length > MAX_NAME_LENGTH) return `the name is longer than ${MAX_NAME_LENGTH} characters`;
  if (name.startsWith("-")) return 'a name does not begin with "-"';
  if (hasValidUnderscores(name, isResource)) return void 0;
  return '"__" separates a resource from its export and may not be used anywhere else';
}
function findReservation(name) {
  if (name.startsWith("squad_")) return 'names that begin with "squad_" belong to the squad itself';
  return RESERVED_NAMES.has(name) ? "a built-in tool has this name" : void 0;
}
function hasValidUnderscores(name, isResource) {
  if (!isResource) return !name.includes("__");
  const parts = name.split("__");
  return parts.length === 2 && parts.every((part) => part !== "" && !/^_|_$/.test(part));
}

// src/tools/custom/executable/tool-files.ts
init_define_RUNTIME_PACKAGES();
import { createHash } from "node:crypto";
import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
var MAX_FILES = 64;
var MAX_BYTES = 8 * 1024 * 1024;
var MAX_DEPTH = 4;
var IGNORED_NAMES = /* @__PURE__ */ new Set(["__pycache__", ".DS_Store"]);
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
  let size = 0;
  for (const { path, location, found } of walkFolder(directory)) {
    const obstacle = findObstacle(found, path.split("/").length - 1);
    if (obstacle !== void 0) return `${path} ${obstacle}`;
    if (found.isDirectory()) continue;
    size += found.size;
    if (files.length === MAX_FILES) return `the folder has more than ${MAX_FILES} files`;
    if (size > MAX_BYTES) return `the folder has more than ${MAX_BYTES} bytes`;
    files.push({ path, bytes: readFileSync(location) });
  }
  return files.sort((a, b) => a.path < b.path ? -1 : 1);
}
function* walkFolder(directory, prefix = "") {
  for (const name of readdirSync(directory)) {
    if (IGNORED_NAMES.has(name)) continue;
    const location = join(directory, name);
    const found = lstatSync(location);
    yield { path: `${prefix}${name}`, location, found };
    if (found.isDirectory()) yield* walkFolder(location, `${prefix}${name}/`);
  }
}
function findObstacle(found, depth) {
  if (found.isSymbolicLink()) return "is a link";
  if (found.isDirectory()) return depth < MAX_DEPTH ? void 0 : "is nested too deep";
  return found.isFile() ? void 0 : "is not a regular file";
}

// src/tools/custom/executable/scan-executables.ts
init_define_RUNTIME_PACKAGES();
import { lstatSync as lstatSync3, readdirSync as readdirSync3 } from "node:fs";
import { join as join3 } from "node:path";

// src/tools/custom/executable/read-executable.ts
init_define_RUNTIME_PACKAGES();
import { lstatSync as lstatSync2, readdirSync as readdirSync2, readFileSync as readFileSync2 } from "node:fs";
import { join as join2 } from "node:path";

// src/tools/custom/manifest/manifest.ts
init_define_RUNTIME_PACKAGES();

// src/tools/custom/manifest/manifest-schema.ts
init_define_RUNTIME_PACKAGES();

// src/tools/custom/manifest/flags.ts
init_define_RUNTIME_PACKAGES();
var PARAMETER_TYPES = ["string", "number", "integer", "boolean"];
var MAX_FLAG_BYTES = 12e4;
var MAX_TOTAL_BYTES = 1e6;
function toFlags(parameters, given) {
  const flags = parameters.flatMap(({ name }) => {
    const value = Object.hasOwn(given, name) ? given[name] : void 0;
    return value === void 0 || value === null ? [] : [{ name, flag: `--${name}=${value}` }];
  });
  const inexact = parameters.find(({ type, name }) => type === "integer" && isInexact(given[name]));
  if (inexact !== void 0) {
    return refusedFlags(
      `${inexact.name} is larger than 2^53, the limit up to which numbers in JSON are exact`
    );
  }
  const withNul = flags.find(({ flag }) => flag.includes("\0"));
  if (withNul !== void 0) return refusedFlags(`${withNul.name} contains a NUL character`);
  const tooLong = flags.find(({ flag }) => Buffer.byteLength(flag) > MAX_FLAG_BYTES);
  if (tooLong !== void 0)
    return refusedFlags(`${tooLong.name} is longer than ${MAX_FLAG_BYTES} bytes`);
  const totalBytes = flags.reduce((sum, { flag }) => sum + Buffer.byteLength(flag), 0);
  if (totalBytes > MAX_TOTAL_BYTES)
    return refusedFlags(`the arguments are longer than ${MAX_TOTAL_BYTES} bytes`);
  return { kind: "flags", flags: flags.map(({ flag }) => flag) };
}
function isInexact(value) {
  return typeof value === "number" && !Number.isSafeInteger(value);
}
function refusedFlags(reason) {
  return { kind: "refused", reason };
}

// src/tools/custom/manifest/manifest-schema.ts
var LANGUAGES = ["typescript", "javascript", "python", "bash", "go"];
var MAX_DESCRIPTION = 1e3;
var MAX_USAGE = 1e4;
var MAX_ITEMS = 64;
var MAX_TIMEOUT = 600;
var ENTRY = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;
var VERSION = /^\d{1,6}(?:\.\d{1,6}){0,2}(?:[-+][0-9A-Za-z.-]{1,40})?$/;
var NO_ENTRY = "must be a plain name of a file in the tool's own folder";
var WRONG = {
  text: "must be text",
  usage: `must be text of at most ${MAX_USAGE} characters`,
  flag: "must be true or false",
  variable: "must be the name of a variable",
  parameter: "must be a list of fields: each has name, type, required and description",
  parameterName: 'must begin with a letter or digit; then also "_" and "-", at most 64 in all',
  fields: "must be a mapping of names to values"
};
var TEXT = string({ error: ({ input }) => input === void 0 ? "is missing" : WRONG.text }).trim().min(1, { error: "is missing", abort: true }).max(MAX_DESCRIPTION, `is longer than ${MAX_DESCRIPTION} characters`);
var FLAG = m(["true", "false"], WRONG.flag).optional().transform((word) => word === "true");
var PARAMETERS = listOf(
  strictObject(
    {
      name: string(WRONG.parameterName).regex(/^[A-Za-z0-9][\w-]{0,63}$/, WRONG.parameterName),
      type: m(PARAMETER_TYPES, `must be ${PARAMETER_TYPES.join(", ")}`),
      required: FLAG,
      description: string("is missing").trim().min(1, "is missing").transform((text) => headOf(text, MAX_DESCRIPTION))
    },
    WRONG.parameter
  )
).superRefine(namesApart("is also the name of another parameter"));
var TESTS = listOf(
  orEmpty(
    strictObject(
      {
        name: string(WRONG.text).trim().optional(),
        arguments: orEmpty(fieldsBy(unknown(), WRONG.fields)),
        expect: orEmpty(
          strictObject(
            {
              exitCode: wholeNumber("a whole number", 0, 255).default(0),
              /** The whole of standard output, except for blanks and line breaks at its end. */
              stdout: string(WRONG.text).optional(),
              /** A part of standard output. */
              contains: string(WRONG.text).optional()
            },
            WRONG.fields
          )
        )
      },
      WRONG.fields
    )
  )
);
var MANIFEST = strictObject({
  name: TEXT,
  description: TEXT,
  version: TEXT.regex(VERSION, "must be like 1.0.0"),
  /** A plain file name in the tool's folder. */
  entrypoint: TEXT.refine(
    (name) => ENTRY.test(name) && !/\.(?:cmd|bat|exe|ps1)$/i.test(name),
    NO_ENTRY
  ),
  usage: string(WRONG.usage).max(MAX_USAGE, WRONG.usage).trim().default(""),
  parameters: PARAMETERS,
  /** Undefined: detected from the entry point. */
  language: m(LANGUAGES, `must be one of ${LANGUAGES.join(", ")}`).optional(),
  /** Seconds. */
  timeout: wholeNumber("a whole number of seconds", 1, MAX_TIMEOUT).optional(),
  /** The job's variables that the tool asks for; the settings grant them. */
  env: listOf(string(WRONG.variable).regex(/^[A-Za-z_]\w{0,99}$/, WRONG.variable)),
  /** Whether agents see it as a tool of its own, besides `run_custom_tool`. */
  expose: FLAG,
  /** Calls by which its author checks it. */
  tests: TESTS
});
var CALLS = object({ parameters: PARAMETERS, tests: TESTS });
function listOf(item) {
  const list = array(item, "must be a list").max(MAX_ITEMS, `must have at most ${MAX_ITEMS} entries`);
  return preprocess((value) => value === "" || value === void 0 ? [] : value, list);
}
function orEmpty(fields) {
  return preprocess((value) => value === "" || value === void 0 ? {} : value, fields);
}
function wholeNumber(what, min, max) {
  const error = `must be ${what}, ${min} to ${max}`;
  return string(error).regex(/^\d{1,5}$/, error).transform(Number).refine((number) => number >= min && number <= max, error);
}

// src/tools/custom/manifest/manifest.ts
var MAX_BYTES2 = 64 * 1024;
function readManifest(text, folder) {
  const fields = readFields(text);
  if (typeof fields === "string") {
    const next = "fix the YAML, or let create_custom_tool write a new one";
    return { kind: "broken", problems: [{ code: "L_SHAPE", message: fields, next }] };
  }
  if (Object.hasOwn(fields, "apiVersion") || Object.hasOwn(fields, "kind")) {
    return { kind: "other" };
  }
  const { name } = fields;
  const { data, flaws } = readLeniently(MANIFEST, fields);
  const wrong = flaws.filter(({ isUnknown }) => !isUnknown);
  const hasCalls = !wrong.some(({ path }) => /^(?:parameters|tests)\b/.test(path));
  const calls = hasCalls ? callsOf(data ?? CALLS.parse(fields)) : { tests: [], problems: [] };
  const problems = [...flaws.map(problemOf), ...nameProblems(name, folder), ...calls.problems];
  if (data === void 0 || problems.length > flaws.length || wrong.length > 0) {
    return { kind: "broken", problems };
  }
  return { kind: "manifest", manifest: { ...data, tests: calls.tests }, problems };
}
function readFields(text) {
  if (Buffer.byteLength(text) > MAX_BYTES2) return `the file is longer than ${MAX_BYTES2} bytes`;
  if (isTooDeep(text)) return "the file is nested too deeply";
  try {
    const document = parseDocument(text.replace(/^\uFEFF/, ""), {
      schema: "failsafe",
      // Not silent: that would hide that the file has a second document.
      logLevel: "error",
      prettyErrors: false
    });
    const [error] = document.errors;
    if (error !== void 0) {
      const line = text.slice(0, error.pos[0]).split("\n").length;
      return `the file is not valid YAML on line ${line} (${error.code})`;
    }
    const value = document.toJS({ maxAliasCount: 20 });
    return isRecord(value) ? value : "the file is not a list of fields";
  } catch {
    return "the file is not readable as YAML";
  }
}
function problemOf({ path, message, isUnknown }) {
  if (isUnknown) {
    const next2 = "take it out, or correct its name";
    const ignored = `${path} is not a field of tool.yaml; it is ignored`;
    return { code: "L_SHAPE", message: ignored, next: next2 };
  }
  if (message !== NO_ENTRY) return wrongAt(path, message);
  const next = "name the source file, without any path, link or address";
  return { code: "L_ENTRY", message: `${path} ${message}`, next };
}
function wrongAt(path, message) {
  return { code: "L_SHAPE", message: `${path} ${message}`, next: "correct it in tool.yaml" };
}
function nameProblems(name, folder) {
  const given = typeof name === "string" ? name.trim() : "";
  if (given === "" || given.length > MAX_DESCRIPTION) return [];
  const problem2 = findNameProblem(given);
  if (problem2 !== void 0) return [{ ...problem2, message: `name: ${problem2.message}` }];
  if (given === folder) return [];
  const message = `name is ${JSON.stringify(given)}, but the folder is named ${JSON.stringify(folder)}`;
  return [{ code: "L_NAME", message, next: "give both the same name" }];
}
function callsOf({ parameters, tests }) {
  const problems = [];
  const types = new Map(parameters.map(({ name, type }) => [name, type]));
  const read = tests.map(({ name, arguments: given, expect }, index) => {
    const values = [...given].map(([key, text]) => {
      const type = types.get(key);
      const value = type === void 0 ? void 0 : typedAs(text, type);
      const path = `tests[${index}].arguments.${key.slice(0, 80)}`;
      if (type === void 0) problems.push(wrongAt(path, "is not a parameter"));
      else if (value === void 0) problems.push(wrongAt(path, `must be ${type}`));
      return [key, value ?? ""];
    });
    const called = headOf(name ?? "", 100) || `test ${index + 1}`;
    return { name: called, arguments: Object.fromEntries(values), expect };
  });
  return { tests: read, problems };
}
function typedAs(text, type) {
  if (typeof text !== "string") return void 0;
  if (type === "string") return text;
  if (type === "boolean") return text === "true" || (text === "false" ? false : void 0);
  const number = text.trim() === "" ? Number.NaN : Number(text);
  const fits = type === "integer" ? Number.isSafeInteger(number) : Number.isFinite(number);
  return fits ? number : void 0;
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

// src/tools/custom/executable/find-start.ts
init_define_RUNTIME_PACKAGES();
var MAX_PACKAGE_NAMES = 5;
var LANGUAGE_BY_EXTENSION = new Map([
  ...["ts", "mts", "cts"].map((extension) => [extension, "typescript"]),
  ...["js", "mjs", "cjs"].map((extension) => [extension, "javascript"]),
  ["py", "python"],
  ...["sh", "bash"].map((extension) => [extension, "bash"]),
  ["go", "go"]
]);
var LANGUAGE_BY_INTERPRETER = /* @__PURE__ */ new Map([
  ["node", "javascript"],
  ["python", "python"],
  ["python3", "python"],
  ["bash", "bash"],
  ["sh", "bash"]
]);
function findStart({ entrypoint, language }, files, scope) {
  const names = files.map(({ path }) => path);
  const goFiles = names.filter((name) => /^[^/]+\.go$/.test(name) && !name.endsWith("_test.go"));
  if (language === "go" || goFiles.includes(entrypoint) || goFiles.includes(`${entrypoint}.go`)) {
    if (goFiles.length > 0) return { kind: "built", language: "go", files: goFiles };
  }
  const entry = files.find(({ path }) => path === entrypoint);
  if (entry === void 0) return entrypointProblem(`entrypoint ${entrypoint} does not exist`);
  const known = language ?? detectLanguage(entry);
  if (known !== void 0 && known !== "go") return interpretedStart(known, entrypoint, files);
  if (scope === "global") return { kind: "binary", file: entrypoint };
  return isText(entry.bytes) ? entrypointProblem(
    `the language of ${entrypoint} can't be determined from its extension or first line`
  ) : entrypointProblem(
    `${entrypoint} is a compiled file; only source is accepted, which the run builds itself`
  );
}
function interpretedStart(language, file, files) {
  const runsOnNode = language === "typescript" || language === "javascript";
  const problem2 = runsOnNode ? findMissingPackages(files) : void 0;
  return problem2 ?? { kind: "interpreted", language, file };
}
function entrypointProblem(message) {
  const next = "name a source file in TypeScript, JavaScript, Python, Bash or Go as the entrypoint";
  return { code: "L_ENTRY", message, next };
}
function detectLanguage({ path, bytes }) {
  const extension = /\.([A-Za-z]+)$/.exec(path)?.[1];
  if (extension !== void 0) return LANGUAGE_BY_EXTENSION.get(extension);
  const [first = ""] = bytes.subarray(0, 200).toString().split("\n");
  if (!first.startsWith("#!")) return void 0;
  const words = first.slice(2).split(/[\s/]+/);
  const interpreter = words.findLast((word) => word !== "" && !word.startsWith("-"));
  return interpreter === void 0 ? void 0 : LANGUAGE_BY_INTERPRETER.get(interpreter);
}
function isText(bytes) {
  return !bytes.subarray(0, 8e3).includes(0);
}
function findMissingPackages(files) {
  const declared = files.find(({ path }) => path === "package.json");
  if (declared === void 0 || files.some(({ path }) => path.startsWith("node_modules/"))) {
    return void 0;
  }
  const json = readJson(declared.bytes.toString());
  const fields = json.kind === "value" ? fieldsOf(json.value) : void 0;
  const names = [...fieldsOf(fields?.get("dependencies"))?.keys() ?? []];
  if (names.length === 0) return void 0;
  const shown = names.slice(0, MAX_PACKAGE_NAMES).map((name) => name.slice(0, 80));
  const more = names.length > MAX_PACKAGE_NAMES ? ` and ${names.length - MAX_PACKAGE_NAMES} more` : "";
  return {
    code: "L_IMPORT",
    message: `its package.json needs ${shown.join(", ")}${more}, and nothing is installed in a run`,
    next: "bundle the packages into the source, for instance with esbuild, and make them devDependencies"
  };
}

// src/tools/custom/executable/read-executable.ts
function readExecutable(folder, name) {
  const directory = join2(folder.root, "tools", name);
  const path = `${folder.shownAs}/${name}/tool.yaml`;
  if (lstatSync2(directory).isSymbolicLink()) return unreadableFolder(path, "the folder is a link");
  const manifestStat = lstatSync2(join2(directory, "tool.yaml"), { throwIfNoEntry: false });
  if (manifestStat === void 0) {
    return { executable: void 0, diagnostics: misnamedManifest(directory, path) };
  }
  const files = readToolFiles(directory);
  if (typeof files === "string") return unreadableFolder(path, files);
  const manifestFile = files.find((file) => file.path === "tool.yaml");
  if (manifestFile === void 0) return { executable: void 0, diagnostics: [] };
  const sha256 = hashFiles(files);
  const reading = readManifestOnce(manifestFile.bytes.toString(), name, sha256);
  if (reading.kind === "other") return { executable: void 0, diagnostics: [] };
  const withPath = (problems2) => problems2.map((problem2) => ({ ...problem2, path }));
  if (reading.kind === "broken") {
    return { executable: void 0, diagnostics: withPath(reading.problems) };
  }
  const { manifest, problems } = reading;
  const start = findStart(manifest, files, folder.scope);
  if ("code" in start) {
    return { executable: void 0, diagnostics: withPath([...problems, start]) };
  }
  const origin = { scope: folder.scope, path, commit: folder.commit, sha256 };
  const tool = toCustomTool(manifest, origin);
  return { executable: { tool, manifest, start, directory }, diagnostics: withPath(problems) };
}
var readings = /* @__PURE__ */ new Map();
var MAX_READINGS = 1e3;
function readManifestOnce(text, name, sha256) {
  const key = `${sha256} ${name}`;
  const reading = readings.get(key) ?? readManifest(text, name);
  if (readings.size >= MAX_READINGS) readings.clear();
  readings.set(key, reading);
  return reading;
}
function misnamedManifest(directory, path) {
  const similarName = readdirSync2(directory).find((name) => /^tool\.ya?ml$/i.test(name));
  if (similarName === void 0 || !lstatSync2(join2(directory, similarName)).isFile()) return [];
  const text = readFileSync2(join2(directory, similarName), "utf8");
  if (/^["{ ]*(?:apiVersion|kind)\b/m.test(text)) return [];
  const message = `the manifest is named ${similarName} and is not read`;
  return [{ code: "L_SHAPE", path, message, next: "name it tool.yaml" }];
}
function unreadableFolder(path, message) {
  const next = "keep only the manifest, the source and small data files in the folder";
  return { executable: void 0, diagnostics: [{ code: "L_ENTRY", path, message, next }] };
}
var LONGEST_USAGE = 2e3;
function shownUsage(usage) {
  return cutCharacters(sanitise(usage, "source").text, LONGEST_USAGE);
}
function toCustomTool(manifest, origin) {
  const { name, description, version, usage, parameters, timeout } = manifest;
  const timeoutMs = timeout === void 0 ? DEFAULT_LIMITS.timeoutMs : timeout * 1e3;
  return {
    name,
    kind: "executable",
    origin,
    description: usage === "" ? description : `${description}

${shownUsage(usage)}`,
    version,
    inputSchema: schemaOf(parameters),
    limits: { ...DEFAULT_LIMITS, timeoutMs }
  };
}

// src/tools/custom/executable/scan-executables.ts
async function scanExecutables(folder) {
  const names = await attempt(() => listFolderNames(folder));
  const found = names.kind === "done" ? names.value : [];
  const readings2 = await Promise.all(found.map((name) => readFolder(folder, name)));
  return {
    executables: readings2.flatMap(({ executable }) => executable ?? []),
    diagnostics: readings2.flatMap(({ diagnostics }) => diagnostics)
  };
}
function toToolListing({ executables, diagnostics }) {
  return { tools: executables.map(({ tool }) => tool), diagnostics };
}
function listFolderNames({ root }) {
  const directory = join3(root, "tools");
  if (!lstatSync3(directory).isDirectory()) return [];
  return readdirSync3(directory, { withFileTypes: true }).filter((entry) => !entry.name.startsWith(".") && !entry.name.startsWith("__pycache__")).filter((entry) => entry.isDirectory() || entry.isSymbolicLink() && !entry.name.includes(".")).map(({ name }) => name).sort();
}
async function readFolder(folder, name) {
  const reading = await attempt(() => readExecutable(folder, name));
  if (reading.kind === "done") return reading.value;
  const path = `${folder.shownAs}/${name}/tool.yaml`;
  const message = "the folder could not be read";
  const next = "check its files and their permissions";
  return { executable: void 0, diagnostics: [{ code: "L_ENTRY", path, message, next }] };
}

export {
  findNameProblem,
  toFlags,
  hashFolder,
  readToolFiles,
  scanExecutables,
  toToolListing,
  ok,
  warning,
  problem,
  foundIn,
  countFindings,
  summarizeFindings,
  checkBox,
  listFailedWays
};
