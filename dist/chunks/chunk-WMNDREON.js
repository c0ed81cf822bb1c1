import {
  defineTool
} from "./chunk-24NO3Y3X.js";
import {
  BUILD_ALLOWANCE_MS,
  MAX_TIMEOUT_SECONDS,
  REPLY_BYTES,
  findInputProblem,
  runExecutable
} from "./chunk-DZXCHYUA.js";
import {
  toFlags
} from "./chunk-CFEYPTVN.js";
import {
  HOW_TO_APPROVE
} from "./chunk-MLTXGWX5.js";
import {
  sanitise
} from "./chunk-XAKR566N.js";
import {
  denial,
  failure
} from "./chunk-NGFIVTT2.js";
import {
  oneLine
} from "./chunk-6GCJ4LC6.js";
import {
  cutCharacters
} from "./chunk-ZBRHI66Z.js";
import {
  record,
  strictObject,
  string,
  unknown
} from "./chunk-Z5TMLZZJ.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/tools/custom/executable/run-custom-tool.ts
init_define_RUNTIME_PACKAGES();

// src/tools/custom/executable/tool-preview.ts
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
  const text = cutCharacters(
    sanitise(usage, "source").text.trim(),
    Math.min(LONGEST_USAGE, maxLength)
  );
  return text === "" ? "" : `
${text}`.replaceAll("\n", "\n  ");
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
  arguments: record(string(), unknown(), "must be an object of names and values").optional().describe("The tool's own arguments by name; null counts as not given."),
  timeout: unknown().optional().describe(`Seconds until the tool is stopped; by default the tool's own limit, or 30.`)
});
function createRunCustomTool(deps, known) {
  const base = defineTool("run_custom_tool", {
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
  const names = allowed.map(({ tool }) => tool.name);
  const available = names.length > 0 ? `there are ${names.join(", ")}` : "there are none: create_custom_tool proposes one";
  return failure("E_TOOL_NOT_FOUND", "there is no tool with that name", available);
}

export {
  createRunCustomTool
};
