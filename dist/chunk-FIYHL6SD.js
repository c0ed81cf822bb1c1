import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  BUILD_ALLOWANCE_MS,
  HOW_TO_APPROVE,
  MAX_TIMEOUT_SECONDS,
  REPLY_BYTES,
  denial,
  failure,
  oneLine,
  runExecutable,
  runtimeResult,
  sanitise,
  toFlags,
  toJson,
  withNote
} from "./chunk-X7HMVA3S.js";
import {
  isRecord
} from "./chunk-AWAPVFDS.js";
import {
  cutCharacters
} from "./chunk-C3IGLUNN.js";
import {
  ZodObject,
  boolean,
  looseObject,
  object,
  record,
  strictObject,
  string,
  toJSONSchema,
  union,
  unknown
} from "./chunk-DA6BLYM5.js";
import {
  attempt
} from "./chunk-MA62OCQQ.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-PLLTIFGW.js";

// src/text/serialize.ts
init_define_RUNTIME_PACKAGES();
function serialize() {
  let last = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = attempt(turn);
    return turn;
  };
}
function shareWork(work) {
  let sharing;
  return () => {
    sharing ??= work().catch((error) => {
      sharing = void 0;
      throw error;
    });
    return sharing;
  };
}

// src/tools/custom/run-custom-tool.ts
init_define_RUNTIME_PACKAGES();

// src/tools/pipeline/define-tool.ts
init_define_RUNTIME_PACKAGES();
import { isDeepStrictEqual } from "node:util";
function jsonSchemaOf(parameters2) {
  const options = { io: "input", override: omitBounds };
  const { $schema: _dialect, ...schema } = toJSONSchema(parameters2, options);
  return schema;
}
var BOUNDS = [
  "minLength",
  "maxLength",
  "pattern",
  // Zod writes it only for several patterns of one text.
  "allOf",
  "minItems",
  "maxItems",
  "exclusiveMinimum",
  "minimum",
  "maximum",
  // The description of an argument that may be left out says what leaving it out means.
  "default"
];
function omitBounds({ jsonSchema }) {
  for (const bound of BOUNDS) delete jsonSchema[bound];
  omitNull(jsonSchema);
  const { properties = {} } = jsonSchema;
  for (const [name, property] of Object.entries(properties)) {
    if (typeof property === "object" && property.hidden === true) delete properties[name];
  }
}
function omitNull(jsonSchema) {
  const { anyOf = [] } = jsonSchema;
  const [meant, ...more] = anyOf.filter(({ type }) => type !== "null");
  if (meant === void 0 || more.length > 0 || anyOf.length !== 2) return;
  delete jsonSchema.anyOf;
  Object.assign(jsonSchema, meant);
}
function hiddenArgument(schema) {
  return schema.meta({ hidden: true });
}
var MAX_NAME_LENGTH = 64;
var MAX_ISSUES = 5;
function foldAliases(input, aliases) {
  if (!isRecord(input)) return { input };
  const folded = /* @__PURE__ */ new Map();
  for (const [given, value] of Object.entries(input)) {
    const name = Object.hasOwn(aliases, given) ? aliases[given] ?? given : given;
    if (folded.has(name) && !isDeepStrictEqual(folded.get(name), value)) {
      return { conflict: `${name} is given twice, under two names, with different values` };
    }
    folded.set(name, value);
  }
  return { input: Object.fromEntries(folded) };
}
function sortArguments(input, parameters2) {
  const isLenient = parameters2 instanceof ZodObject && parameters2.def.catchall === void 0;
  if (!isRecord(input) || !isLenient) return { known: input, stray: [] };
  const fields = Object.entries(input);
  const isKnown = ([name]) => Object.hasOwn(parameters2.shape, name);
  const stray = fields.filter((field) => !isKnown(field)).map(([name]) => name);
  return { known: Object.fromEntries(fields.filter(isKnown)), stray };
}
function coerceArguments(input, issues) {
  if (!isRecord(input)) return input;
  const meant = issues.flatMap((issue) => {
    const [name] = issue.path;
    if (issue.code !== "invalid_type" || issue.path.length !== 1) return [];
    if (typeof name !== "string") return [];
    return [[name, meantAs(issue.expected, input[name])]];
  });
  return { ...input, ...Object.fromEntries(meant) };
}
function meantAs(expected, value) {
  if (typeof value !== "string") return value;
  const text2 = value.trim();
  if (expected === "array" && text2 !== "" && !text2.startsWith("[")) return [value];
  if (expected === "boolean" && /^(?:true|false)$/i.test(text2))
    return text2.toLowerCase() === "true";
  const isNumber = ["number", "int"].includes(expected) && /^-?\d{1,15}(?:\.\d{1,6})?$/.test(text2);
  return isNumber ? Number(text2) : value;
}
function quoteNames(names) {
  const shown = names.slice(0, MAX_ISSUES).map((name) => JSON.stringify(shortName(name)));
  const more = names.length - shown.length;
  return [...shown, ...more > 0 ? [`and ${more} more`] : []].join(", ");
}
function describeIssues(issues, stray = []) {
  const shown = issues.slice(0, MAX_ISSUES).map((issue) => describeIssue(issue, stray));
  const more = issues.length - shown.length;
  return [...shown, ...more > 0 ? [`and ${more} more`] : []].join(", ");
}
function describeIssue(issue, stray) {
  const field = issue.path.map((part) => shortName(String(part))).join(".");
  if (issue.code === "unrecognized_keys") return `unknown argument ${quoteNames(issue.keys)}`;
  if (field === "") return "the arguments must be one object";
  if (!issue.message.endsWith("received undefined")) return `${field}: ${issue.message}`;
  return `${field} is required${stray.length === 0 ? "" : ` (you gave ${quoteNames(stray)})`}`;
}
function shortName(name) {
  return cutCharacters(name, MAX_NAME_LENGTH);
}
var DEFAULT_TOOL_LIMITS = { timeoutMs: 3e4, maxBytes: 1e4 };
function defineTool(name, {
  description,
  parameters: parameters2,
  aliases = {},
  endsTurn,
  limits,
  onRefused,
  handler
}) {
  return {
    name,
    description,
    inputSchema: jsonSchemaOf(parameters2),
    limits: { ...DEFAULT_TOOL_LIMITS, ...limits },
    endsTurn,
    onRefused,
    parse(input) {
      const folded = foldAliases(input, aliases);
      if ("conflict" in folded) return { kind: "invalid", reason: folded.conflict };
      const { known, stray } = sortArguments(folded.input, parameters2);
      const strict = parameters2.safeParse(known);
      const parsed = strict.success ? strict : parameters2.safeParse(coerceArguments(known, strict.error.issues));
      if (!parsed.success) {
        return { kind: "invalid", reason: describeIssues(parsed.error.issues, stray) };
      }
      const run = (call) => handler(parsed.data, call);
      if (stray.length === 0) return { kind: "valid", run };
      const note = `Ignored, because there is no such argument: ${quoteNames(stray)}.`;
      return { kind: "valid", run: async (call) => withNote(await run(call), note) };
    }
  };
}

// src/tools/custom/run-custom-tool.ts
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

export {
  serialize,
  shareWork,
  hiddenArgument,
  foldAliases,
  describeIssues,
  defineTool,
  createRunCustomTool,
  createRuntimeHandler,
  createAgentToolRuntime
};
