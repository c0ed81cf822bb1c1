import { createRequire as __squadCreateRequire } from 'node:module'; const require = __squadCreateRequire(import.meta.url);
import {
  BUILD_ROOM_MS,
  LONGEST_SECONDS,
  REPLY_BYTES,
  defineTool,
  flagsOf,
  inputProblem,
  runExecutable
} from "./chunk-WHPAMHWQ.js";
import {
  denial,
  failure
} from "./chunk-DGXSNPKP.js";
import {
  cutCharacters
} from "./chunk-LTS3QR5M.js";
import {
  oneLine
} from "./chunk-FKO4GGUL.js";
import {
  record,
  strictObject,
  string,
  unknown
} from "./chunk-5GA2AVAQ.js";
import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-CCM5YFOF.js";

// src/tools/custom/run-tool.ts
init_define_RUNTIME_PACKAGES();

// src/tools/custom/approval.ts
init_define_RUNTIME_PACKAGES();
function approve({ trusted, proposed, approved }) {
  const hashes = new Set(trusted.executables.map(({ tool }) => tool.origin.sha256));
  const changed = proposed.executables.filter(({ tool }) => !hashes.has(tool.origin.sha256));
  const allowed = changed.filter(({ tool }) => approved.includes(tool.name));
  const names = new Set(allowed.map(({ tool }) => tool.name));
  const waiting = changed.filter(({ tool }) => !names.has(tool.name));
  const broken = proposed.diagnostics.filter(
    ({ path }) => approved.some((name) => path.includes(`/${name}/`))
  );
  return {
    executables: [...trusted.executables.filter(({ tool }) => !names.has(tool.name)), ...allowed],
    diagnostics: [...trusted.diagnostics, ...broken, ...waiting.map(notActive)]
  };
}
function notActive({ tool }) {
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

// src/tools/custom/preview.ts
init_define_RUNTIME_PACKAGES();
var DESCRIPTION = 200;
var ARGUMENTS = 400;
var WHEN_TO_MAKE_A_TOOL = "When you repeat the same steps often, and no tool of the repository does them, propose one with create_custom_tool. It runs once a person has approved it; until then work without it.";
function renderToolList(executables) {
  if (executables.length === 0) return "There are none yet.";
  const lines = executables.map((executable) => {
    const { name, description, version } = executable.manifest;
    const about = cutCharacters(oneLine(description), DESCRIPTION);
    return `- ${name} ${version}: ${about}${argumentsOf(executable)}`;
  });
  return ["The tools, with their arguments:", ...lines].join("\n");
}
function argumentsOf({ manifest }) {
  const words = manifest.parameters.map(({ name, type, required, description }) => {
    const must = required ? ", required" : "";
    return `${name} (${type}${must}): ${cutCharacters(oneLine(description), DESCRIPTION)}`;
  });
  return words.length === 0 ? "" : `; ${words.join("; ")}`;
}
function previewTool({ manifest, tool, start }, given = {}) {
  const file = start.kind === "built" ? start.files.join(", ") : start.file;
  const how = start.kind === "interpreted" ? start.language : start.kind;
  const flags = flagsOf(manifest.parameters, given);
  const shown = flags.kind === "flags" ? flags.flags.map((flag) => JSON.stringify(flag)) : [];
  const lines = [
    `would run: ${tool.name} ${manifest.version} (${how}: ${file})`,
    `flags: ${cutCharacters(shown.join(" "), ARGUMENTS) || "none"}`,
    `limit: ${tool.limits.timeoutMs / 1e3} s, in the agent's worktree`,
    `environment it asks for: ${manifest.env.join(", ") || "none"}`
  ];
  return lines.join("\n");
}

// src/tools/custom/run-tool.ts
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
      timeoutMs: LONGEST_SECONDS * 1e3 + BUILD_ROOM_MS,
      maxBytes: REPLY_BYTES,
      errorChars: REPLY_BYTES
    },
    handler: (args, call) => runTool(deps, args, call)
  });
  return {
    ...base,
    parse(input) {
      const problem = inputProblem(input);
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
  const there = names.length > 0 ? `there are ${names.join(", ")}` : "there are none: create_custom_tool proposes one";
  return failure("E_TOOL_NOT_FOUND", "there is no tool of that name", there);
}

export {
  WHEN_TO_MAKE_A_TOOL,
  approve,
  howToApprove,
  createRunCustomTool
};
