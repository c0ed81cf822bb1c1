import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  BUILD_ALLOWANCE_MS,
  DEFAULT_LIMITS,
  HOW_TO_APPROVE,
  MAX_TIMEOUT_SECONDS,
  REPLY_BYTES,
  compileSchema,
  defineTool,
  denial,
  failure,
  isTooDeep,
  limitMessage,
  namesApart,
  oneLine,
  readLeniently,
  require_dist,
  runExecutable,
  runtimeResult,
  sanitise,
  toFlags,
  toJson,
  toText,
  wayInside
} from "./chunk-7MBFE6NC.js";
import {
  isObject,
  isRecord
} from "./chunk-AWAPVFDS.js";
import {
  sha256
} from "./chunk-TMDQQX76.js";
import {
  cutCharacters
} from "./chunk-3P5NEQOD.js";
import {
  array,
  boolean,
  int,
  literal,
  looseObject,
  object,
  record,
  strictObject,
  string,
  union,
  unknown
} from "./chunk-LZXB6SZ2.js";
import {
  attempt,
  attemptNow
} from "./chunk-QYCI2ITB.js";
import {
  __toESM,
  init_define_RUNTIME_PACKAGES
} from "./chunk-PLLTIFGW.js";

// src/tools/custom/run-custom-tool.ts
init_define_RUNTIME_PACKAGES();
var MAX_DESCRIPTION_LENGTH = 200;
var MAX_ARGUMENTS_LENGTH = 400;
function renderToolList(executables) {
  if (executables.length === 0) return "There are none yet.";
  const lines = executables.map((executable) => {
    const { name, description, version } = executable.manifest;
    const summary = cutCharacters(oneLine(description), MAX_DESCRIPTION_LENGTH);
    const usage = usageOf(executable.manifest, Math.floor(LISTED_USAGE / executables.length));
    return `- ${name} ${version}: ${summary}${describeArguments(executable)}${usage}`;
  });
  return ["The tools, with their arguments:", ...lines].join("\n");
}
var LISTED_USAGE = 4e3;
var LONGEST_USAGE = 1e3;
function usageOf({ usage }, maxLength) {
  const shown = sanitise(usage, "source").text.trim();
  const text2 = cutCharacters(shown, Math.min(LONGEST_USAGE, maxLength));
  return text2 === "" ? "" : `
${text2}`.replaceAll("\n", "\n  ");
}
function describeArguments({ manifest }) {
  const words = manifest.parameters.map(({ name, type, required, description }) => {
    const requirement = required ? ", required" : "";
    return `${name} (${type}${requirement}): ${cutCharacters(oneLine(description), MAX_DESCRIPTION_LENGTH)}`;
  });
  return words.length === 0 ? "" : `; ${words.join("; ")}`;
}
function previewTool({ manifest, tool, start }, given = {}) {
  const file = start.kind === "built" ? start.files.join(", ") : start.file;
  const startKind = start.kind === "interpreted" ? start.language : start.kind;
  const flags = toFlags(manifest.parameters, given);
  const shown = typeof flags === "string" ? [] : flags.map((flag) => JSON.stringify(flag));
  return [
    `would run: ${tool.name} ${manifest.version} (${startKind}: ${file})`,
    `flags: ${cutCharacters(shown.join(" "), MAX_ARGUMENTS_LENGTH) || "none"}`,
    `limit: ${tool.limits.timeoutMs / 1e3} s, in the agent's worktree`,
    `environment it asks for: ${manifest.env.join(", ") || "none"}`
  ].join("\n");
}
var parameters = strictObject({
  tool_name: string().min(1).max(200).describe("The name of the tool."),
  arguments: record(string(), unknown(), "must be an object of names and values").optional().describe("The tool's own arguments by name; null counts as not given."),
  timeout: unknown().optional().describe(`Seconds until the tool is stopped; by default the tool's own limit, or 30.`)
});
function createRunCustomTool(deps, known) {
  return defineTool("run_custom_tool", {
    description: `Run one of this repository's own command line tools. Returns its exit code, stdout and stderr.

${renderToolList(known)}`,
    parameters,
    limits: {
      timeoutMs: MAX_TIMEOUT_SECONDS * 1e3 + BUILD_ALLOWANCE_MS,
      maxBytes: REPLY_BYTES,
      errorChars: REPLY_BYTES
    },
    handler: (args, call) => runTool(deps, args, call)
  });
}
async function runTool(deps, args, call) {
  const { allowed, withheld } = await deps.catalog();
  const executable = allowed.find(({ tool }) => tool.name === args.tool_name);
  if (executable !== void 0) {
    return runExecutable(deps, executable, args.arguments ?? {}, call, args.timeout);
  }
  if (withheld.includes(args.tool_name)) {
    const message = `${args.tool_name} is not among the tools that ${call.run.agentName} may use`;
    const next = `go on without it; a person can allow it under action.tools.agents.${call.run.agent} in the squad's config.json`;
    return denial("E_TOOL_NOT_IN_CATALOG", message, next);
  }
  const proposal = (await deps.proposed()).find(({ tool }) => tool.name === args.tool_name);
  if (proposal !== void 0) {
    const message = `${args.tool_name} is proposed and not active yet.
${previewTool(proposal, args.arguments)}
`;
    return denial("E_TOOL_DENIED", message, `go on without it: ${HOW_TO_APPROVE}`);
  }
  const names = allowed.map(({ tool }) => tool.name).join(", ");
  const available = names === "" ? "there are none: create_custom_tool proposes one" : `there are ${names}`;
  return failure("E_TOOL_NOT_FOUND", "there is no tool with that name", available);
}

// src/tools/host/agent-runtime.ts
init_define_RUNTIME_PACKAGES();
var text = string().exactOptional();
var target = string().catch("");
var event = union([
  string(),
  looseObject({
    type: text,
    instanceKey: text,
    input: text,
    message: looseObject({ text: string() }).exactOptional()
  })
]).catch("");
var requestOptions = looseObject({ timeoutMs: unknown() }).optional().catch(void 0);
var spawnOptions = object({ instanceKey: text, cwd: text }).optional().catch(void 0);
var listOptions = object({ includeAll: boolean().exactOptional() }).optional().catch(void 0);
function createRuntimeHandler(runtime) {
  return async ({ method, args: [first, second, third] }) => {
    switch (method) {
      case "request": {
        const options = requestOptions.parse(third);
        return runtime.request(target.parse(first), event.parse(second), options);
      }
      case "send":
        return runtime.send(target.parse(first), event.parse(second));
      case "spawn":
        return runtime.spawn(target.parse(first), spawnOptions.parse(second));
      case "list":
        return done(await runtime.list(listOptions.parse(first)));
      case "catalog":
        return done(await runtime.catalog());
    }
  };
}
function done(value) {
  return { kind: "done", value: toJson(value) ?? null };
}
var MAX_WAIT_MS = 186e4;
function createAgentToolRuntime(server, { toolCallId, signal }) {
  const ask = (method) => async (...args) => {
    const params = { toolCallId, method, args: args.map((it) => toJson(it) ?? null) };
    const options = { signal: AbortSignal.any([signal]), timeout: MAX_WAIT_MS };
    const request = { method: "squad/runtime", params };
    const { asked } = await server.request(request, runtimeResult, options);
    if (asked.kind === "done") return asked.value;
    const { code, message, suggestion } = asked.error;
    throw Object.assign(new Error(message), { name: "AgentRuntimeError", code, suggestion });
  };
  return Object.freeze({
    request: ask("request"),
    send: ask("send"),
    spawn: ask("spawn"),
    list: ask("list"),
    catalog: ask("catalog")
  });
}

// src/tools/host/resource-tools.ts
init_define_RUNTIME_PACKAGES();
var import_yaml = __toESM(require_dist(), 1);
import { lstat, realpath } from "node:fs/promises";
import { isAbsolute, join } from "node:path";
var SOURCE_FILE = /\.m?[tj]s$/;
var PLAIN_PATH = /^[\w./@ -]+$/;
async function findEntryProblem(root, entry) {
  if (!PLAIN_PATH.test(entry) || isAbsolute(entry)) return "is not a relative path";
  if (entry.split("/").includes("node_modules")) return "is in node_modules";
  if (!SOURCE_FILE.test(entry)) return "is not a .ts, .js, .mts or .mjs file";
  const path = join(root, entry);
  if (!wayInside(root, path)) return "leads outside the folder";
  const found = await attempt(lstat(path));
  if (found.kind === "threw") return "does not exist";
  if (!found.value.isFile()) return "is not a regular file";
  const real = await attempt(Promise.all([realpath(root), realpath(path)]));
  const isInside = real.kind === "done" && wayInside(...real.value) !== void 0;
  return isInside ? void 0 : "leads outside the folder";
}
var MAX_FILE_LENGTH = 262144;
function parseDocuments(text2) {
  if (text2.length > MAX_FILE_LENGTH) return [{ kind: "threw", error: "the file is too large" }];
  if (isTooDeep(text2)) return [{ kind: "threw", error: "the file is nested too deeply" }];
  const documents = [...(0, import_yaml.parseAllDocuments)(text2, { prettyErrors: false, uniqueKeys: true })];
  return documents.map((document) => {
    const [error] = document.errors;
    if (error === void 0) return attemptNow(() => document.toJS({ maxAliasCount: 100 }));
    const line = text2.slice(0, error.pos[0]).split("\n").length;
    return { kind: "threw", error: `${error.message} (line ${line})` };
  });
}
var WRONG = {
  version: "is neither goondan.ai/v1 nor squad-action/v1",
  text: "must be text",
  fields: "must be a mapping of names to values",
  limit: "must be a whole number, 1 to 100000",
  part: "can't be part of a name",
  duplicate: "is also the name of another export",
  old: "is missing, as in the old form",
  exports: "must be a list of functions, at least one",
  type: 'must be "object", because the arguments of every call are an object'
};
var USUAL = "write apiVersion, kind: Tool, metadata.name, spec.entry and spec.exports with a name each";
var OLD_FORM_ADVICE = "list each function under `spec.exports`, and export a `handlers` map from the entry";
var NAME_ADVICE = "use letters, digits, `-` and single `_` inside; two underscores join the parts";
var ADVICE = /* @__PURE__ */ new Map([
  [WRONG.part, ["L_NAME", NAME_ADVICE]],
  [WRONG.duplicate, ["L_DUPLICATE", "rename one of them"]],
  [WRONG.old, ["L_SHAPE", OLD_FORM_ADVICE]],
  [WRONG.type, ["L_SCHEMA", USUAL]]
]);
var PART = string(WRONG.text).refine(isNamePart, WRONG.part);
var ARGUMENTS = looseObject({ type: literal("object", WRONG.type).optional() }, WRONG.fields);
var EXPORT = looseObject(
  { name: PART, description: string(WRONG.text).optional(), parameters: ARGUMENTS.optional() },
  WRONG.fields
);
var LIMIT = int(WRONG.limit).min(1, WRONG.limit).max(1e5, WRONG.limit);
var DOCUMENT = looseObject({
  apiVersion: literal(["goondan.ai/v1", "squad-action/v1"], WRONG.version),
  metadata: looseObject({ name: PART }, WRONG.fields),
  spec: looseObject(
    {
      entry: string(WRONG.text),
      errorMessageLimit: LIMIT.optional(),
      exports: array(EXPORT, { error: ({ input }) => input === void 0 ? WRONG.old : WRONG.exports }).min(1, WRONG.exports).superRefine(namesApart(WRONG.duplicate))
    },
    WRONG.fields
  )
});
function readResources(file) {
  const documents = parseDocuments(file.text);
  return documents.flatMap(
    (document, index) => readDocument(file, document, documents.length === 1 ? "" : placeOf(document, index))
  );
}
function placeOf(document, index) {
  const value = document.kind === "done" && isRecord(document.value) ? document.value : {};
  const name = isRecord(value.metadata) ? value.metadata.name : void 0;
  return typeof name === "string" && isNamePart(name) ? `${name}: ` : `document ${index + 1}: `;
}
function declaredIn(text2) {
  const values = parseDocuments(text2).map((one) => one.kind === "done" ? one.value : void 0);
  const tools = values.filter((value) => isRecord(value) && value.kind === "Tool");
  const specs = tools.map((tool) => isRecord(tool) && isRecord(tool.spec) ? tool.spec : {});
  const entries = specs.flatMap(({ entry }) => typeof entry === "string" ? [entry] : []);
  return { entries, isTools: tools.length === values.length };
}
function readDocument(file, document, place) {
  if (document.kind === "threw") {
    if (isFolderManifest(file)) return [];
    return [badDocument(file, `${place}not readable YAML: ${toText(document.error)}`)];
  }
  const { value } = document;
  if (!isRecord(value)) return [];
  if (value.kind === "Tool") return readTool(file, value, place);
  return isMeantAsTool(file, value) ? [badDocument(file, `${place}has no \`kind: Tool\``)] : [];
}
function readTool(file, value, place) {
  const { data, flaws } = readLeniently(DOCUMENT, value);
  if (data === void 0 || flaws.length > 0) {
    return flaws.map(({ path, message }) => {
      const [code, next] = ADVICE.get(message) ?? ["L_SHAPE", USUAL];
      return { code, path: file.shownAs, message: `${place}${path} ${message}`, next };
    });
  }
  const { metadata, spec } = data;
  const { name } = metadata;
  const { entry, errorMessageLimit: errorChars } = spec;
  const exports = spec.exports.map((one) => ({
    name: one.name,
    description: one.description ?? `${one.name} of ${name}`,
    parameters: { type: "object", ...one.parameters ?? { properties: {} } }
  }));
  return [{ file, name, place, entry, errorChars, exports }];
}
function isNamePart(name) {
  return /^[A-Za-z0-9](?:[A-Za-z0-9_-]*[A-Za-z0-9-])?$/.test(name) && !name.includes("__");
}
function isFolderManifest({ shownAs }) {
  return /\/tool\.ya?ml$/.test(shownAs);
}
function isMeantAsTool(file, value) {
  const { kind = "Tool", apiVersion } = value;
  if (String(kind).toLowerCase() !== "tool") return false;
  return /\.tool\.ya?ml$/.test(file.shownAs) || apiVersion !== void 0;
}
function badDocument({ shownAs }, message) {
  return { code: "L_SHAPE", path: shownAs, message, next: USUAL };
}
function readHandlers(resource, exported, source) {
  const handlers = Reflect.get(exported, "handlers");
  if (isObject(handlers))
    return resource.exports.map((one) => readHandler(resource, one, { handlers, source }));
  return [shapeDiagnostic(resource, `its entry ${resource.entry} exports no \`handlers\``)];
}
function readHandler(resource, { name, description, parameters: parameters2 }, { handlers, source }) {
  const { file, errorChars = DEFAULT_LIMITS.errorChars } = resource;
  const handler = Object.hasOwn(handlers, name) ? Reflect.get(handlers, name) : void 0;
  if (!isFunction(handler)) {
    const problem = shapeDiagnostic(resource, `its entry has no handler named ${name}`);
    return { ...problem, export: name };
  }
  const schema = compileSchema(parameters2);
  if (typeof schema === "string") {
    const problem = shapeDiagnostic(resource, schema);
    return { ...problem, code: "L_SCHEMA", next: SCHEMA_ADVICE, export: name };
  }
  const tool = {
    name: `${resource.name}__${name}`,
    kind: "resource",
    origin: { ...file.origin, sha256: sha256(`${file.text}\0${source}`) },
    description,
    inputSchema: parameters2,
    limits: { ...DEFAULT_LIMITS, errorChars }
  };
  return { tool, run: createHandlerRunner(tool.name, handler) };
}
function createHandlerRunner(toolName, handler) {
  return async (input, scope) => {
    const output = await handler(toHandlerContext(toolName, input, scope), input);
    const data = toJson(output) ?? null;
    return { kind: "ok", text: JSON.stringify(data), data };
  };
}
var SCHEMA_ADVICE = "write self-contained parameters: no remote $ref, no deep nesting, plain patterns";
function isFunction(value) {
  return typeof value === "function";
}
function shapeDiagnostic({ file, place, errorChars = DEFAULT_LIMITS.errorChars }, text2) {
  const message = limitMessage(`${place}${text2}`, errorChars);
  const next = "export const handlers = { name: (ctx, input) => \u2026 } from the entry";
  return { code: "L_SHAPE", path: file.shownAs, message, next };
}
function toHandlerContext(toolName, input, scope) {
  const { agentName, instanceKey, turnId, traceId, toolCallId, messageId, workdir } = scope.context;
  const call = Object.freeze({ type: "tool-call", toolCallId, toolName, input });
  const content = Object.freeze([call]);
  const message = Object.freeze({
    id: messageId,
    data: Object.freeze({ role: "assistant", content }),
    metadata: Object.freeze({}),
    createdAt: /* @__PURE__ */ new Date(),
    source: Object.freeze({ type: "assistant", stepId: messageId })
  });
  return Object.freeze({
    agentName,
    instanceKey,
    turnId,
    traceId,
    toolCallId,
    message,
    workdir,
    // A copy: what a tool does to it changes no other tool's.
    logger: Object.freeze({ ...scope.logger }),
    ...scope.runtime === void 0 ? {} : { runtime: scope.runtime }
  });
}

export {
  createRunCustomTool,
  createRuntimeHandler,
  createAgentToolRuntime,
  findEntryProblem,
  readResources,
  declaredIn,
  readHandlers
};
