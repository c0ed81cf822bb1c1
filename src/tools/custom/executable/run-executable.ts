// One call of an executable tool: its arguments as flags, without a shell, and what it said.

import { DEFAULT_LIMITS } from '../../../ports/custom-tools.ts';
import type { ProgramEnd, ProgramSpec, Programs } from '../../../ports/programs.ts';
import type { ToolCall } from '../../pipeline/define-tool.ts';
import { cutAndKeep, type KeptOutputFolder, keptOutputPath } from '../../pipeline/keep-output.ts';
import { failure, ok, type ToolResult } from '../../pipeline/tool-result.ts';
import { readSchema } from '../json-schema.ts';
import { toFlags } from '../manifest/flags.ts';
import type { Launcher } from './launch-tool.ts';
import type { ExecutableTool } from './read-executable.ts';

export type ExecutableDeps = {
  readonly launcher: Launcher;
  readonly programs: Programs;
  /** The agent's worktree: absolute, and filled once `ready` has ended. */
  readonly workdir: string;
  readonly ready: () => Promise<void>;
  /** Names of variables that the settings let a tool see. */
  readonly passedTo: (tool: string) => readonly string[];
  readonly keptOutput: KeptOutputFolder;
};

/** Of any one call. */
export const MAX_TIMEOUT_SECONDS = 600;
/** For the stream that says less: what went wrong is short. */
const ERROR_LIMITS = { maxLines: 200, maxBytes: 10_000 };
const OUTPUT_LIMITS = {
  maxLines: DEFAULT_LIMITS.maxLines - ERROR_LIMITS.maxLines,
  maxBytes: DEFAULT_LIMITS.maxBytes - ERROR_LIMITS.maxBytes,
};
/** Read beyond the limit, so that a secret at the cut is still whole when it is masked. */
const SLACK_BYTES = 16_000;
/** What one call may say in all: headings and notices come on top. */
export const REPLY_BYTES = DEFAULT_LIMITS.maxBytes + 2_000;

type ExecutableCall = {
  readonly executable: ExecutableTool;
  readonly arguments?: Readonly<Record<string, unknown>> | undefined;
  readonly timeout?: unknown;
};

/** One call of a tool that may run. */
export async function runExecutable(
  deps: ExecutableDeps,
  { executable, arguments: given = {}, timeout }: ExecutableCall,
  call: ToolCall,
): Promise<ToolResult> {
  const { tool, manifest } = executable;
  const problem = findArgumentProblem(executable, given);
  const flags = toFlags(manifest.parameters, given);
  if (problem !== undefined || flags.kind === 'refused') {
    const reason = problem ?? (flags.kind === 'refused' ? flags.reason : '');
    const next = `give ${tool.name} arguments that fit: ${describeParameters(executable)}`;
    return failure('E_TOOL_INVALID_ARGS', reason, next);
  }
  await deps.ready();
  const launch = await deps.launcher.prepare(executable, call.signal);
  if (launch.kind === 'failed') return failure(launch.code, launch.message, launch.next);
  const seconds = timeoutSeconds(timeout, tool.limits.timeoutMs / 1_000);
  const { command, args } = launch;
  const spec = programSpec(
    deps,
    { executable, command, args: [...args, ...flags.flags], seconds },
    call,
  );
  const ended = await deps.programs.runProgram(spec);
  return toToolResult(ended, { name: tool.name, seconds, call, keptOutput: deps.keptOutput });
}

function findArgumentProblem({ tool }: ExecutableTool, given: unknown): string | undefined {
  const schema = readSchema(tool.inputSchema);
  return schema.kind === 'schema' ? schema.check(given) : schema.reason;
}

function describeParameters({ manifest }: ExecutableTool): string {
  const words = manifest.parameters.map(
    ({ name, type, required }) => `${name} (${type}${required ? ', required' : ''})`,
  );
  return words.length === 0 ? 'it takes none' : words.join(', ');
}

/** Bad numbers mean the usual limit, large ones the longest. */
function timeoutSeconds(requested: unknown, defaultSeconds: number): number {
  const seconds = typeof requested === 'string' ? Number(requested) : requested;
  if (typeof seconds !== 'number' || !(seconds > 0)) return defaultSeconds;
  return Math.min(seconds, MAX_TIMEOUT_SECONDS);
}

type ProgramSpecInput = {
  readonly executable: ExecutableTool;
  readonly command: string;
  readonly args: readonly string[];
  readonly seconds: number;
};

function programSpec(
  { workdir, passedTo, keptOutput }: ExecutableDeps,
  { executable, command, args, seconds }: ProgramSpecInput,
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
    keepAs: keptOutputPath(keptOutput, call),
    signal: call.signal,
  };
}

type ExecutableEnd = {
  readonly name: string;
  readonly seconds: number;
  readonly call: ToolCall;
  readonly keptOutput: KeptOutputFolder;
};

async function toToolResult(
  ended: ProgramEnd,
  { name, seconds, call, keptOutput }: ExecutableEnd,
): Promise<ToolResult> {
  if (ended.kind === 'not-started') {
    const next = 'go on without it and say so in your answer';
    return failure('E_TOOL', `${name} could not start: ${ended.reason}`, next);
  }
  const cut = (as: 'stdout' | 'stderr') => {
    const limits = as === 'stdout' ? OUTPUT_LIMITS : ERROR_LIMITS;
    return cutAndKeep({ text: ended[as].text, whole: ended[as], limits, call, keptOutput, as });
  };
  const stdout = await cut('stdout');
  const stderr = await cut('stderr');
  const streams = `stdout:\n${stdout || '(nothing)'}\n\nstderr:\n${stderr || '(nothing)'}`;
  if (ended.kind !== 'exited') {
    const cause = ended.kind === 'aborted' ? 'because the run is ending' : `after ${seconds} s`;
    const code = ended.kind === 'aborted' ? 'E_TOOL_ABORTED' : 'E_TOOL_TIMEOUT';
    const next = 'ask for less, give a longer timeout, or go on without it';
    return failure(code, `${name} was ended ${cause}\n\n${streams}\n`, next);
  }
  const { code } = ended;
  if (code === 0) return ok(`exit code: 0\n\n${streams}`, { exitCode: code, stdout, stderr });
  const message = `${name} ended with exit code ${code}\n\n${streams}\n`;
  return {
    ...failure('E_TOOL', message, 'correct the arguments, or go on without it'),
    data: { exitCode: code, stdout, stderr },
  };
}
