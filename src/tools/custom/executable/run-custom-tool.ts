// run_custom_tool: runs an executable tool of the repository by its name.
import * as z from 'zod';
import { defineTool, type ToolCall, type ToolDefinition } from '../../pipeline/define-tool.ts';
import { denial, failure, type ToolResult } from '../../pipeline/tool-result.ts';
import { findInputProblem } from '../json-schema.ts';
import { HOW_TO_APPROVE } from './apply-approvals.ts';
import { BUILD_ALLOWANCE_MS } from './launch/build-go.ts';
import type { ExecutableTool } from './read-executable.ts';
import {
  type ExecutableDeps,
  MAX_TIMEOUT_SECONDS,
  REPLY_BYTES,
  runExecutable,
} from './run-executable.ts';
import { previewTool, renderToolList } from './tool-preview.ts';

/** What an agent may run, according to the last scan. */
export type ExecutableCatalog = {
  readonly allowed: readonly ExecutableTool[];
  /** Tools that the settings or the charter deny this agent. */
  readonly withheld: readonly string[];
};

export type RunToolDeps = ExecutableDeps & {
  /** Scanned once per turn. */
  readonly catalog: () => Promise<ExecutableCatalog>;
  /** Unapproved tools of the agent's worktree. */
  readonly proposed: () => Promise<readonly ExecutableTool[]>;
};

const parameters = z.strictObject({
  tool_name: z.string().min(1).max(200).describe('The name of the tool.'),
  arguments: z
    .record(z.string(), z.unknown(), 'must be an object of names and values')
    .optional()
    .describe("The tool's own arguments by name; null counts as not given."),
  timeout: z
    .unknown()
    .optional()
    .describe(`Seconds until the tool is stopped; by default the tool's own limit, or 30.`),
});

type RunToolArgs = z.output<typeof parameters>;

/** Builds run_custom_tool; `known` are the tools that its description lists. */
export function createRunCustomTool(
  deps: RunToolDeps,
  known: readonly ExecutableTool[],
): ToolDefinition {
  const base = defineTool('run_custom_tool', {
    description: `Run one of this repository's own command line tools. Returns its exit code, stdout and stderr.\n\n${renderToolList(known)}`,
    parameters,
    limits: {
      timeoutMs: MAX_TIMEOUT_SECONDS * 1_000 + BUILD_ALLOWANCE_MS,
      maxBytes: REPLY_BYTES,
      errorChars: REPLY_BYTES,
    },
    handler: (args, call) => runTool(deps, args, call),
  });
  return {
    ...base,
    parse(input) {
      const problem = findInputProblem(input);
      return problem === undefined ? base.parse(input) : { kind: 'invalid', reason: problem };
    },
  };
}

async function runTool(deps: RunToolDeps, args: RunToolArgs, call: ToolCall): Promise<ToolResult> {
  const { allowed, withheld } = await deps.catalog();
  const executable = allowed.find(({ tool }) => tool.name === args.tool_name);
  if (executable !== undefined) return runExecutable(deps, { executable, ...args }, call);
  if (withheld.includes(args.tool_name)) {
    const message = `${args.tool_name} is not among the tools that ${call.run.agentName} may use`;
    const next = `go on without it; a person can allow it under action.tools.agents.${call.run.agent} in the squad's config.json`;
    return denial('E_TOOL_NOT_IN_CATALOG', message, next);
  }
  const proposal = (await deps.proposed()).find(({ tool }) => tool.name === args.tool_name);
  if (proposal !== undefined) {
    const message = `${args.tool_name} is proposed and not active yet.\n${previewTool(proposal, args.arguments)}\n`;
    return denial('E_TOOL_DENIED', message, `go on without it: ${HOW_TO_APPROVE}`);
  }
  const names = allowed.map(({ tool }) => tool.name);
  const available =
    names.length > 0
      ? `there are ${names.join(', ')}`
      : 'there are none: create_custom_tool proposes one';
  return failure('E_TOOL_NOT_FOUND', 'there is no tool with that name', available);
}
