import {
  withNote
} from "./chunk-NGFIVTT2.js";
import {
  isRecord
} from "./chunk-DZISDMIS.js";
import {
  cutCharacters
} from "./chunk-ZBRHI66Z.js";
import {
  ZodObject,
  toJSONSchema
} from "./chunk-Z5TMLZZJ.js";
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
function sortArguments(input, parameters) {
  const isLenient = parameters instanceof ZodObject && parameters.def.catchall === void 0;
  if (!isRecord(input) || !isLenient) return { known: input, stray: [] };
  const fields = Object.entries(input);
  const isKnown = ([name]) => Object.hasOwn(parameters.shape, name);
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
  const text = value.trim();
  if (expected === "array" && text !== "" && !text.startsWith("[")) return [value];
  if (expected === "boolean" && /^(?:true|false)$/i.test(text))
    return text.toLowerCase() === "true";
  const isNumber = ["number", "int"].includes(expected) && /^-?\d{1,15}(?:\.\d{1,6})?$/.test(text);
  return isNumber ? Number(text) : value;
}
function ignoredNote(stray) {
  return `Ignored, because there is no such argument: ${quoteNames(stray)}.`;
}
function quoteNames(names) {
  const shown = names.slice(0, MAX_ISSUES).map((name) => JSON.stringify(shortName(name)));
  const more = names.length - shown.length;
  return [...shown, ...more > 0 ? [`and ${more} more`] : []].join(", ");
}
function describeIssues(issues, stray = unknownKeys(issues)) {
  const shown = issues.slice(0, MAX_ISSUES).map((issue) => describeIssue(issue, stray));
  const more = issues.length - shown.length;
  return [...shown, ...more > 0 ? [`and ${more} more`] : []].join(", ");
}
function unknownKeys(issues) {
  return issues.flatMap(
    (issue) => issue.code === "unrecognized_keys" && issue.path.length === 0 ? issue.keys : []
  );
}
function describeIssue(issue, stray) {
  const field = issue.path.map((part) => shortName(String(part))).join(".");
  if (issue.code === "unrecognized_keys") return `unknown argument ${quoteNames(issue.keys)}`;
  if (field === "") return "the arguments must be one object";
  if (!issue.message.endsWith("received undefined")) return `${field}: ${issue.message}`;
  const likely = likelyMeant(field, stray);
  const given = likely === void 0 ? "" : ` (you gave ${JSON.stringify(shortName(likely))})`;
  return `${field} is required${given}`;
}
function shortName(name) {
  return cutCharacters(name, MAX_NAME_LENGTH);
}
function likelyMeant(missing, stray) {
  if (stray.length === 1) return stray[0];
  return stray.find((name) => isLikeName(name, missing));
}
function isLikeName(one, other) {
  const [short = "", long = ""] = [letters(one), letters(other)].sort(
    (a, b) => a.length - b.length
  );
  return short.length > 2 && long.includes(short);
}
function letters(name) {
  return shortName(name).toLowerCase().replace(/[^a-z0-9]/g, "");
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
      const { known, stray } = sortArguments(folded.input, parameters);
      const strict = parameters.safeParse(known);
      const parsed = strict.success ? strict : parameters.safeParse(coerceArguments(known, strict.error.issues));
      if (!parsed.success) {
        return { kind: "invalid", reason: describeIssues(parsed.error.issues, stray) };
      }
      const run = (call) => handler(parsed.data, call);
      if (stray.length === 0) return { kind: "valid", run };
      const note = ignoredNote(stray);
      return { kind: "valid", run: async (call) => withNote(await run(call), note) };
    }
  };
}

export {
  foldAliases,
  describeIssues,
  hiddenArgument,
  defineTool
};
