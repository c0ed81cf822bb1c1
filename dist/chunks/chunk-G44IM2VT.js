import {
  isRecord
} from "./chunk-DZISDMIS.js";
import {
  cutCharacters
} from "./chunk-2VDIWIBV.js";
import {
  toJSONSchema
} from "./chunk-EIEU4JNQ.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/tools/pipeline/define-tool.ts
init_define_RUNTIME_PACKAGES();

// src/tools/pipeline/arguments.ts
init_define_RUNTIME_PACKAGES();
import { isDeepStrictEqual } from "node:util";
var MAX_NAME_LENGTH = 64;
var MAX_ISSUES = 5;
function foldAliases(input, aliases) {
  if (!isRecord(input)) return { kind: "folded", input };
  const folded = /* @__PURE__ */ new Map();
  for (const [given, value] of Object.entries(input)) {
    const name = Object.hasOwn(aliases, given) ? aliases[given] ?? given : given;
    if (folded.has(name) && !isDeepStrictEqual(folded.get(name), value)) {
      const reason = `${name} is given twice, under two names, with different values`;
      return { kind: "conflict", reason };
    }
    folded.set(name, value);
  }
  return { kind: "folded", input: Object.fromEntries(folded) };
}
function describeIssues(issues) {
  const shown = issues.slice(0, MAX_ISSUES).map(describeIssue);
  const more = issues.length - shown.length;
  return [...shown, ...more > 0 ? [`and ${more} more`] : []].join(", ");
}
function describeIssue(issue) {
  const field = issue.path.map((part) => cutCharacters(String(part), MAX_NAME_LENGTH)).join(".");
  if (issue.code === "unrecognized_keys") {
    const keys = issue.keys.slice(0, MAX_ISSUES).map((key) => cutCharacters(key, MAX_NAME_LENGTH));
    return `unknown argument ${keys.map((key) => JSON.stringify(key)).join(", ")}`;
  }
  if (field === "") return "the arguments must be one object";
  if (issue.message.endsWith("received undefined")) return `${field} is required`;
  return `${field}: ${issue.message}`;
}

// src/tools/pipeline/define-tool.ts
var DEFAULT_TOOL_LIMITS = { timeoutMs: 3e4, maxBytes: 1e4 };
var jsonSchemas = /* @__PURE__ */ new WeakMap();
function jsonSchemaOf(parameters) {
  const known = jsonSchemas.get(parameters);
  if (known !== void 0) return known;
  const options = { io: "input", override: omitBounds };
  const { $schema: _dialect, ...schema } = toJSONSchema(parameters, options);
  jsonSchemas.set(parameters, schema);
  return schema;
}
var BOUNDS = ["minLength", "maxLength", "pattern", "minItems", "maxItems"];
function omitBounds({ jsonSchema }) {
  for (const bound of BOUNDS) delete jsonSchema[bound];
}
function defineTool(name, { description, parameters, aliases = {}, limits, onRefused, handler }) {
  return {
    name,
    description,
    inputSchema: jsonSchemaOf(parameters),
    limits: { ...DEFAULT_TOOL_LIMITS, ...limits },
    onRefused,
    parse(input) {
      const folded = foldAliases(input, aliases);
      if (folded.kind === "conflict") return { kind: "invalid", reason: folded.reason };
      const parsed = parameters.safeParse(folded.input);
      if (!parsed.success) return { kind: "invalid", reason: describeIssues(parsed.error.issues) };
      return { kind: "valid", run: (call) => handler(parsed.data, call) };
    }
  };
}

export {
  foldAliases,
  describeIssues,
  defineTool
};
