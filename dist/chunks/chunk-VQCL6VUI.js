import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  BUILD_ALLOWANCE_MS,
  MAX_TIMEOUT_SECONDS,
  REPLY_BYTES,
  findInputProblem,
  runExecutable,
  toFlags
} from "./chunk-I6U5Z3Q6.js";
import {
  denial,
  failure
} from "./chunk-KBCMAHDY.js";
import {
  isRecord
} from "./chunk-DZISDMIS.js";
import {
  oneLine
} from "./chunk-F3GLNTMY.js";
import {
  record,
  strictObject,
  string,
  toJSONSchema,
  unknown
} from "./chunk-OMADM4KQ.js";
import {
  cutCharacters
} from "./chunk-2VDIWIBV.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/tools/custom/executable/run-custom-tool.ts
init_define_RUNTIME_PACKAGES();

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
function jsonSchemaOf(parameters2) {
  const known = jsonSchemas.get(parameters2);
  if (known !== void 0) return known;
  const options = { io: "input", override: omitBounds };
  const { $schema: _dialect, ...schema } = toJSONSchema(parameters2, options);
  jsonSchemas.set(parameters2, schema);
  return schema;
}
var BOUNDS = ["minLength", "maxLength", "pattern", "minItems", "maxItems"];
function omitBounds({ jsonSchema }) {
  for (const bound of BOUNDS) delete jsonSchema[bound];
}
function defineTool(name, { description, parameters: parameters2, aliases = {}, limits, onRefused, handler }) {
  return {
    name,
    description,
    inputSchema: jsonSchemaOf(parameters2),
    limits: { ...DEFAULT_TOOL_LIMITS, ...limits },
    onRefused,
    parse(input) {
      const folded = foldAliases(input, aliases);
      if (folded.kind === "conflict") return { kind: "invalid", reason: folded.reason };
      const parsed = parameters2.safeParse(folded.input);
      if (!parsed.success) return { kind: "invalid", reason: describeIssues(parsed.error.issues) };
      return { kind: "valid", run: (call) => handler(parsed.data, call) };
    }
  };
}

// src/tools/custom/executable/apply-approvals.ts
init_define_RUNTIME_PACKAGES();
function applyApprovals({ trusted, proposed, approved }) {
  const hashes = new Set(trusted.executables.map(({ tool }) => tool.origin.sha256));
  const changed = proposed.executables.filter(({ tool }) => !hashes.has(tool.origin.sha256));
  const allowed = changed.filter(({ tool }) => approved.includes(tool.name));
  const names = new Set(allowed.map(({ tool }) => tool.name));
  const inactive = changed.filter(({ tool }) => !names.has(tool.name));
  const broken = proposed.diagnostics.filter(
    ({ path }) => approved.some((name) => path.includes(`/${name}/`))
  );
  return {
    executables: [...trusted.executables.filter(({ tool }) => !names.has(tool.name)), ...allowed],
    diagnostics: [...trusted.diagnostics, ...broken, ...inactive.map(inactiveDiagnostic)]
  };
}
function inactiveDiagnostic({ tool }) {
  return {
    code: "L_UNTRUSTED",
    path: tool.origin.path,
    message: `${tool.name} is proposed on this branch and not active yet`,
    next: howToApprove(tool.name)
  };
}
function howToApprove(name) {
  return `a person merges it, or comments "@squad approve tool ${name}" to allow it for one run`;
}

// src/tools/custom/executable/tool-preview.ts
init_define_RUNTIME_PACKAGES();
var MAX_DESCRIPTION_LENGTH = 200;
var MAX_ARGUMENTS_LENGTH = 400;
var WHEN_TO_MAKE_A_TOOL = "When you repeat the same steps often, and no tool of the repository does them, propose one with create_custom_tool. It runs once a person has approved it; until then work without it.";
function renderToolList(executables) {
  if (executables.length === 0) return "There are none yet.";
  const lines = executables.map((executable) => {
    const { name, description, version } = executable.manifest;
    const summary = cutCharacters(oneLine(description), MAX_DESCRIPTION_LENGTH);
    return `- ${name} ${version}: ${summary}${describeArguments(executable)}`;
  });
  return ["The tools, with their arguments:", ...lines].join("\n");
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
  const shown = flags.kind === "flags" ? flags.flags.map((flag) => JSON.stringify(flag)) : [];
  const lines = [
    `would run: ${tool.name} ${manifest.version} (${startKind}: ${file})`,
    `flags: ${cutCharacters(shown.join(" "), MAX_ARGUMENTS_LENGTH) || "none"}`,
    `limit: ${tool.limits.timeoutMs / 1e3} s, in the agent's worktree`,
    `environment it asks for: ${manifest.env.join(", ") || "none"}`
  ];
  return lines.join("\n");
}

// src/tools/custom/executable/run-custom-tool.ts
var parameters = strictObject({
  tool_name: string().min(1).max(200).describe("The name of the tool."),
  arguments: record(string(), unknown(), "must be an object: names with values").optional().describe("The tool's own arguments by name; null counts as not given."),
  timeout: unknown().optional().describe(`Seconds until the tool is ended; 30 or the tool's own limit unless given.`)
});
function createRunCustomTool(deps, known) {
  const base = defineTool("run_custom_tool", {
    description: `Run one of this repository's own command line tools. Exit code, stdout and stderr come back.

${renderToolList(known)}`,
    parameters,
    limits: {
      timeoutMs: MAX_TIMEOUT_SECONDS * 1e3 + BUILD_ALLOWANCE_MS,
      maxBytes: REPLY_BYTES,
      errorChars: REPLY_BYTES
    },
    handler: (args, call) => runTool(deps, args, call)
  });
  return {
    ...base,
    parse(input) {
      const problem = findInputProblem(input);
      return problem === void 0 ? base.parse(input) : { kind: "invalid", reason: problem };
    }
  };
}
async function runTool(deps, args, call) {
  const { allowed, withheld } = await deps.catalog();
  const executable = allowed.find(({ tool }) => tool.name === args.tool_name);
  if (executable !== void 0) return runExecutable(deps, { executable, ...args }, call);
  if (withheld.includes(args.tool_name)) {
    const message = `${args.tool_name} is not among the tools that ${call.run.agentName} may use`;
    const next = `go on without it; people allow it under action.tools.agents.${call.run.agent} in the squad's config.json`;
    return denial("E_TOOL_DENIED", message, next);
  }
  const proposal = (await deps.proposed()).find(({ tool }) => tool.name === args.tool_name);
  if (proposal !== void 0) {
    const message = `${args.tool_name} is proposed and not active yet.
${previewTool(proposal, args.arguments)}
`;
    return denial("E_TOOL_DENIED", message, `go on without it: ${howToApprove(args.tool_name)}`);
  }
  const names = allowed.map(({ tool }) => tool.name);
  const available = names.length > 0 ? `there are ${names.join(", ")}` : "there are none: create_custom_tool proposes one";
  return failure("E_TOOL_NOT_FOUND", "there is no tool of that name", available);
}

export {
  foldAliases,
  describeIssues,
  defineTool,
  applyApprovals,
  howToApprove,
  WHEN_TO_MAKE_A_TOOL,
  createRunCustomTool
};
