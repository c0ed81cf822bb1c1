// run_custom_tool: an executable tool of the repository, its arguments as flags, without a shell.
import * as z from 'zod';
import type { ProgramEnd, ProgramSpec, Programs } from '../../world.ts';
import { defineTool, type ToolCall, type ToolDefinition } from '../tool.ts';
import { denial, failure, ok, type ToolResult } from '../tool-result.ts';
import { howToApprove } from './approval.ts';
import type { Launcher } from './build.ts';
import { USUAL_LIMITS } from './custom-tool.ts';
import type { Executable } from './executable.ts';
import { flagsOf } from './flags.ts';
import { cutAndKeep, type Keeping, keptPath } from './keep.ts';
import { previewTool, renderToolList } from './preview.ts';
import { inputProblem, readSchema } from './schema.ts';

/** What an agent may run, as the last scan found it. */
export type ExecutableCatalog = {
  readonly allowed: readonly Executable[];
  /** Tools that the settings or the charter keep from this agent. */
  readonly withheld: readonly string[];
};

export type RunToolDeps = {
  /** Scanned anew at every turn; the same within one. */
  readonly catalog: () => Promise<ExecutableCatalog>;
  /** Tools of the agent's own worktree that nobody has approved. */
  readonly proposed: () => Promise<readonly Executable[]>;
  readonly launcher: Launcher;
  readonly programs: Programs;
  /** The agent's worktree: absolute, and filled once `ready` has ended. */
  readonly workdir: string;
  readonly ready: () => Promise<void>;
  /** Names of variables that the settings let a tool see. */
  readonly passedTo: (tool: string) => readonly string[];
  readonly keeping: Keeping;
};

/** Seconds. */
const LONGEST = 600;
const BUILD_ROOM_MS = 130_000;
/** For the stream that says less: what went wrong is short. */
const ERROR_LIMITS = { maxLines: 200, maxBytes: 10_000 };
const OUTPUT_LIMITS = {
  maxLines: USUAL_LIMITS.maxLines - ERROR_LIMITS.maxLines,
  maxBytes: USUAL_LIMITS.maxBytes - ERROR_LIMITS.maxBytes,
};
/** Read beyond the limit, so that a secret at the cut is still whole when it is masked. */
const SLACK_BYTES = 16_000;
/** Headings and notices come on top. */
const ALL_BYTES = USUAL_LIMITS.maxBytes + 2_000;

const parameters = z.strictObject({
  tool_name: z.string().min(1).max(200).describe('The name of the tool.'),
  arguments: z
    .record(z.string(), z.unknown())
    .optional()
    .describe("The tool's own arguments by name; null counts as not given."),
  timeout: z
    .unknown()
    .optional()
    .describe(`Seconds until the tool is ended; 30 or the tool's own limit unless given.`),
});

type Args = z.output<typeof parameters>;

/** Builds run_custom_tool; `known` are the tools that its description lists. */
export function createRunCustomTool(
  deps: RunToolDeps,
  known: readonly Executable[],
): ToolDefinition {
  const base = defineTool('run_custom_tool', {
    description: `Run one of this repository's own command line tools. Exit code, stdout and stderr come back.\n\n${renderToolList(known)}`,
    parameters,
    limits: {
      timeoutMs: LONGEST * 1_000 + BUILD_ROOM_MS,
      maxBytes: ALL_BYTES,
      errorChars: ALL_BYTES,
    },
    handler: (args, call) => runTool(deps, args, call),
  });
  return {
    ...base,
    parse(input) {
      const problem = inputProblem(input);
      return problem === undefined ? base.parse(input) : { kind: 'invalid', reason: problem };
    },
  };
}

async function runTool(deps: RunToolDeps, args: Args, call: ToolCall): Promise<ToolResult> {
  const { allowed, withheld } = await deps.catalog();
  const executable = allowed.find(({ tool }) => tool.name === args.tool_name);
  if (executable !== undefined) return runExecutable(deps, { executable, ...args }, call);
  if (withheld.includes(args.tool_name)) {
    const message = `${args.tool_name} is not among the tools that ${call.run.agentName} may use`;
    const next = `go on without it; people allow it under action.tools.agents.${call.run.agent} in the squad's config.json`;
    return denial('E_TOOL_DENIED', message, next);
  }
  const proposal = (await deps.proposed()).find(({ tool }) => tool.name === args.tool_name);
  if (proposal !== undefined) {
    const message = `${args.tool_name} is proposed and not active yet.\n${previewTool(proposal, args.arguments)}\n`;
    return denial('E_TOOL_DENIED', message, `go on without it: ${howToApprove(args.tool_name)}`);
  }
  const names = allowed.map(({ tool }) => tool.name);
  const there =
    names.length > 0
      ? `there are ${names.join(', ')}`
      : 'there are none: create_custom_tool proposes one';
  return failure('E_TOOL_NOT_FOUND', 'there is no tool of that name', there);
}

type Running = {
  readonly executable: Executable;
  readonly arguments?: Readonly<Record<string, unknown>> | undefined;
  readonly timeout?: unknown;
};

/** One call of a tool that may run. */
export async function runExecutable(
  deps: Omit<RunToolDeps, 'catalog' | 'proposed'>,
  { executable, arguments: given = {}, timeout }: Running,
  call: ToolCall,
): Promise<ToolResult> {
  const { tool, manifest } = executable;
  const problem = argumentProblem(executable, given);
  const flags = flagsOf(manifest.parameters, given);
  if (problem !== undefined || flags.kind === 'refused') {
    const reason = problem ?? (flags.kind === 'refused' ? flags.reason : '');
    const next = `give ${tool.name} arguments that fit: ${usageOf(executable)}`;
    return failure('E_TOOL_INVALID_ARGS', reason, next);
  }
  await deps.ready();
  const launch = await deps.launcher.prepare(executable, call.signal);
  if (launch.kind === 'failed') return failure(launch.code, launch.message, launch.next);
  const seconds = secondsOf(timeout, tool.limits.timeoutMs / 1_000);
  const { command, args } = launch;
  const spec = specOf(
    deps,
    { executable, command, args: [...args, ...flags.flags], seconds },
    call,
  );
  const ended = await deps.programs.run(spec);
  return resultOf(ended, { name: tool.name, seconds, call, keeping: deps.keeping });
}

function argumentProblem({ tool }: Executable, given: unknown): string | undefined {
  const schema = readSchema(tool.inputSchema);
  return schema.kind === 'schema' ? schema.check(given) : schema.reason;
}

function usageOf({ manifest }: Executable): string {
  const words = manifest.parameters.map(
    ({ name, type, required }) => `${name} (${type}${required ? ', required' : ''})`,
  );
  return words.length === 0 ? 'it takes none' : words.join(', ');
}

/** Bad numbers mean the usual limit, large ones the longest. */
function secondsOf(wanted: unknown, usual: number): number {
  const seconds = typeof wanted === 'string' ? Number(wanted) : wanted;
  if (typeof seconds !== 'number' || !(seconds > 0)) return usual;
  return Math.min(seconds, LONGEST);
}

type Starting = {
  readonly executable: Executable;
  readonly command: string;
  readonly args: readonly string[];
  readonly seconds: number;
};

function specOf(
  { workdir, passedTo, keeping }: Pick<RunToolDeps, 'workdir' | 'passedTo' | 'keeping'>,
  { executable, command, args, seconds }: Starting,
  call: ToolCall,
): ProgramSpec {
  return {
    command,
    args,
    directory: workdir,
    // The second name is what tools of the Forge kind look for.
    environment: { SQUAD_WORKSPACE: workdir, FORGE_WORKSPACE: workdir },
    passed: passedTo(executable.tool.name),
    timeoutMs: seconds * 1_000,
    maxBytes: OUTPUT_LIMITS.maxBytes + SLACK_BYTES,
    keepAs: keptPath(keeping, call),
    signal: call.signal,
  };
}

type Ended = {
  readonly name: string;
  readonly seconds: number;
  readonly call: ToolCall;
  readonly keeping: Keeping;
};

async function resultOf(
  ended: ProgramEnd,
  { name, seconds, call, keeping }: Ended,
): Promise<ToolResult> {
  if (ended.kind === 'not-started') {
    const next = 'go on without it and say so in your answer';
    return failure('E_TOOL', `${name} could not start: ${ended.reason}`, next);
  }
  const cut = (as: 'stdout' | 'stderr') => {
    const limits = as === 'stdout' ? OUTPUT_LIMITS : ERROR_LIMITS;
    return cutAndKeep({ text: ended[as].text, whole: ended[as], limits, call, keeping, as });
  };
  const stdout = await cut('stdout');
  const stderr = await cut('stderr');
  const streams = `stdout:\n${stdout || '(nothing)'}\n\nstderr:\n${stderr || '(nothing)'}`;
  if (ended.kind !== 'exited') {
    const why = ended.kind === 'aborted' ? 'because the run is ending' : `after ${seconds} s`;
    const code = ended.kind === 'aborted' ? 'E_TOOL_ABORTED' : 'E_TOOL_TIMEOUT';
    const next = 'ask for less, give a longer timeout, or go on without it';
    return failure(code, `${name} was ended ${why}\n\n${streams}\n`, next);
  }
  const { code } = ended;
  if (code === 0) return ok(`exit code: 0\n\n${streams}`, { exitCode: code, stdout, stderr });
  const message = `${name} ended with exit code ${code}\n\n${streams}\n`;
  return {
    ...failure('E_TOOL', message, 'correct the arguments, or go on without it'),
    data: { exitCode: code, stdout, stderr },
  };
}
