// run_custom_tool: runs an executable tool of the repository by its name.
import * as z from 'zod';
import { sanitise } from '#src/markdown/sanitise.ts';
import { cutCharacters } from '#src/text/cut-characters.ts';
import { oneLine } from '#src/text/one-line.ts';
import { defineTool, type ToolCall, type ToolDefinition } from '../pipeline/define-tool.ts';
import { denial, failure, type ToolResult } from '../pipeline/tool-result.ts';
import type { ExecutableTool } from './executables.ts';
import { BUILD_ALLOWANCE_MS } from './launch-tool.ts';
import { HOW_TO_APPROVE } from './proposed-tools.ts';
import {
  type ExecutableDeps,
  MAX_TIMEOUT_SECONDS,
  REPLY_BYTES,
  runExecutable,
  toFlags,
} from './run-executable.ts';

const MAX_DESCRIPTION_LENGTH = 200;
const MAX_ARGUMENTS_LENGTH = 400;

/** Renders a line for each tool, with its arguments. */
export function renderToolList(executables: readonly ExecutableTool[]): string {
  if (executables.length === 0) return 'There are none yet.';
  const lines = executables.map((executable) => {
    const { name, description, version } = executable.manifest;
    const summary = cutCharacters(oneLine(description), MAX_DESCRIPTION_LENGTH);
    const usage = usageOf(executable.manifest, Math.floor(LISTED_USAGE / executables.length));
    return `- ${name} ${version}: ${summary}${describeArguments(executable)}${usage}`;
  });
  return ['The tools, with their arguments:', ...lines].join('\n');
}

/** The most characters that all usage texts of a list take together. */
const LISTED_USAGE = 4_000;
const LONGEST_USAGE = 1_000;

/** Returns a tool's usage text, indented, without anything that a reader of the manifest would not see. */
function usageOf({ usage }: ExecutableTool['manifest'], maxLength: number): string {
  const shown = sanitise(usage, 'source').text.trim();
  const text = cutCharacters(shown, Math.min(LONGEST_USAGE, maxLength));
  return text === '' ? '' : `\n${text}`.replaceAll('\n', '\n  ');
}

function describeArguments({ manifest }: ExecutableTool): string {
  const words = manifest.parameters.map(({ name, type, required, description }) => {
    const requirement = required ? ', required' : '';
    return `${name} (${type}${requirement}): ${cutCharacters(oneLine(description), MAX_DESCRIPTION_LENGTH)}`;
  });
  return words.length === 0 ? '' : `; ${words.join('; ')}`;
}

/** Describes what would run: file, flags, time limit, environment. */
export function previewTool(
  { manifest, tool, start }: ExecutableTool,
  given: Readonly<Record<string, unknown>> = {},
): string {
  const file = start.kind === 'built' ? start.files.join(', ') : start.file;
  const startKind = start.kind === 'interpreted' ? start.language : start.kind;
  const flags = toFlags(manifest.parameters, given);
  const shown = typeof flags === 'string' ? [] : flags.map((flag) => JSON.stringify(flag));
  return [
    `would run: ${tool.name} ${manifest.version} (${startKind}: ${file})`,
    `flags: ${cutCharacters(shown.join(' '), MAX_ARGUMENTS_LENGTH) || 'none'}`,
    `limit: ${tool.limits.timeoutMs / 1_000} s, in the agent's worktree`,
    `environment it asks for: ${manifest.env.join(', ') || 'none'}`,
  ].join('\n');
}

export type RunToolDeps = ExecutableDeps & {
  /** What the agent may run, scanned once per turn, and what the settings or its charter deny it. */
  readonly catalog: () => Promise<{
    readonly allowed: readonly ExecutableTool[];
    readonly withheld: readonly string[];
  }>;
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
  return defineTool('run_custom_tool', {
    description: `Run one of this repository's own command line tools. Returns its exit code, stdout and stderr.\n\n${renderToolList(known)}`,
    parameters,
    limits: {
      timeoutMs: MAX_TIMEOUT_SECONDS * 1_000 + BUILD_ALLOWANCE_MS,
      maxBytes: REPLY_BYTES,
      errorChars: REPLY_BYTES,
    },
    handler: (args, call) => runTool(deps, args, call),
  });
}

async function runTool(deps: RunToolDeps, args: RunToolArgs, call: ToolCall): Promise<ToolResult> {
  const { allowed, withheld } = await deps.catalog();
  const executable = allowed.find(({ tool }) => tool.name === args.tool_name);
  if (executable !== undefined) {
    return runExecutable(deps, executable, args.arguments ?? {}, call, args.timeout);
  }
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
  const names = allowed.map(({ tool }) => tool.name).join(', ');
  const available =
    names === '' ? 'there are none: create_custom_tool proposes one' : `there are ${names}`;
  return failure('E_TOOL_NOT_FOUND', 'there is no tool with that name', available);
}
