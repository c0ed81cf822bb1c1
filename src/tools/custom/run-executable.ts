// Runs an executable tool with its arguments as flags, without a shell.

import { dirname, isAbsolute, posix } from 'node:path';
import type { BoxNetwork } from '#src/ports/box.ts';
import { DEFAULT_LIMITS } from '#src/ports/custom-tools.ts';
import type { ProgramEnd, Programs } from '#src/ports/programs.ts';
import { networkText } from '../built-in/bash.ts';
import type { ToolCall } from '../pipeline/define-tool.ts';
import { cutAndKeep, type KeptOutputFolder, keptOutputPath } from '../pipeline/keep-output.ts';
import {
  CONTINUE_WITHOUT,
  failure,
  ok,
  type ToolResult,
  whyEnded,
} from '../pipeline/tool-result.ts';
import type { ExecutableTool } from './executables.ts';
import { checkArguments } from './json-schema.ts';
import type { Launcher } from './launch-tool.ts';
import type { ToolParameter } from './manifest.ts';

export type ExecutableDeps = {
  readonly launcher: Launcher;
  readonly programs: Programs;
  /** Absolute path of the agent's worktree, whose files are there once `ready` has resolved. */
  readonly workdir: string;
  readonly ready: () => Promise<void>;
  /** Names of the variables that settings let a tool see. */
  readonly passedTo: (tool: string) => readonly string[];
  readonly keptOutput: KeptOutputFolder;
  /** What tools may reach. */
  readonly network: BoxNetwork;
};

/** The longest time limit of a call. */
export const MAX_TIMEOUT_SECONDS = 600;
/** The limits of standard error. */
const ERROR_LIMITS = { maxLines: 200, maxBytes: 10_000 };
const OUTPUT_LIMITS = {
  maxLines: DEFAULT_LIMITS.maxLines - ERROR_LIMITS.maxLines,
  maxBytes: DEFAULT_LIMITS.maxBytes - ERROR_LIMITS.maxBytes,
};
/** How much is read beyond the limit, so that the mask finds a secret at the cut. */
const SLACK_BYTES = 16_000;
/** The limit of a call's whole text, with headings and notices. */
export const REPLY_BYTES = DEFAULT_LIMITS.maxBytes + 2_000;

/** Runs a tool that is allowed to run. */
export async function runExecutable(
  deps: ExecutableDeps,
  executable: ExecutableTool,
  given: Readonly<Record<string, unknown>>,
  call: ToolCall,
  timeout?: unknown,
): Promise<ToolResult> {
  const { tool, manifest } = executable;
  const flags = checkArguments(tool.inputSchema, given) ?? toFlags(manifest.parameters, given);
  if (typeof flags === 'string') {
    const next = `give ${tool.name} arguments that fit: ${describeParameters(executable)}`;
    return failure('E_TOOL_INVALID_ARGS', flags, next);
  }
  await deps.ready();
  const launch = await deps.launcher.prepare(executable, call.signal);
  if (launch.kind !== 'ready') return launch;
  const seconds = timeoutSeconds(timeout, tool.limits.timeoutMs / 1_000);
  const { workdir, keptOutput } = deps;
  const ended = await deps.programs.runProgram({
    command: launch.command,
    args: [...launch.args, ...flags],
    directory: workdir,
    // Tools written for another framework look for the second name.
    environment: { SQUAD_WORKSPACE: workdir, FORGE_WORKSPACE: workdir },
    passed: deps.passedTo(tool.name),
    timeoutMs: seconds * 1_000,
    maxBytes: OUTPUT_LIMITS.maxBytes + SLACK_BYTES,
    keepAs: keptOutputPath(keptOutput, call),
    box: {
      writable: [workdir],
      readable: [executable.directory, ...launch.readable],
      network: deps.network,
    },
    signal: call.signal,
  });
  const { network } = deps;
  const shown = createPathShortener(executable, launch.args);
  return toToolResult(ended, tool.name, seconds, { call, keptOutput, network, shown });
}

/** Returns a function that replaces the folders of the tool and of its loader, which people know by other names. */
function createPathShortener({ directory, tool }: ExecutableTool, args: readonly string[]) {
  const loaders = args.filter((it) => isAbsolute(it)).map((it) => dirname(it));
  return (text: string) =>
    loaders
      .filter((it) => it !== directory)
      .reduce((shorter, it) => shorter.replaceAll(it, 'squad-action'), text)
      .replaceAll(directory, posix.dirname(tool.origin.path));
}

/** Linux limits a single argument to 128 KiB, and also all arguments together. */
const MAX_FLAG_BYTES = 120_000;
const MAX_TOTAL_BYTES = 1_000_000;

/**
 * Turns checked arguments into flags, `--name=value`, in the order of tool.yaml; a text says why they can't be. An empty text
 * is a value; null counts as not given.
 */
export function toFlags(
  parameters: readonly ToolParameter[],
  given: Readonly<Record<string, unknown>>,
): readonly string[] | string {
  const values = parameters.flatMap(({ name, type }) => {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    const flag = `--${name}=${value}`;
    return value === undefined || value === null ? [] : [{ name, type, value, flag }];
  });
  for (const { name, type, value, flag } of values) {
    // Such a number may have lost digits when its JSON was parsed.
    if (type === 'integer' && typeof value === 'number' && !Number.isSafeInteger(value)) {
      return `${name} is larger than 2^53, the limit up to which numbers in JSON are exact`;
    }
    if (flag.includes('\0')) return `${name} contains a NUL character`;
    if (Buffer.byteLength(flag) > MAX_FLAG_BYTES) {
      return `${name} is longer than ${MAX_FLAG_BYTES} bytes`;
    }
  }
  const flags = values.map(({ flag }) => flag);
  return Buffer.byteLength(flags.join('')) > MAX_TOTAL_BYTES
    ? `the arguments are longer than ${MAX_TOTAL_BYTES} bytes`
    : flags;
}

function describeParameters({ manifest }: ExecutableTool): string {
  const words = manifest.parameters.map(
    ({ name, type, required }) => `${name} (${type}${required ? ', required' : ''})`,
  );
  return words.length === 0 ? 'it takes none' : words.join(', ');
}

/** Returns the default for an invalid number, and the longest limit for a larger one. */
function timeoutSeconds(requested: unknown, defaultSeconds: number): number {
  const seconds = typeof requested === 'string' ? Number(requested) : requested;
  if (typeof seconds !== 'number' || !(seconds > 0)) return defaultSeconds;
  return Math.min(seconds, MAX_TIMEOUT_SECONDS);
}

async function toToolResult(
  ended: ProgramEnd,
  name: string,
  seconds: number,
  {
    network,
    shown,
    ...output
  }: {
    readonly call: ToolCall;
    readonly keptOutput: KeptOutputFolder;
    readonly network: BoxNetwork;
    readonly shown: (text: string) => string;
  },
): Promise<ToolResult> {
  if (ended.kind === 'not-started') {
    return failure('E_TOOL', `${name} could not start: ${ended.reason}`, CONTINUE_WITHOUT);
  }
  const cut = async (as: 'stdout' | 'stderr') => {
    const limits = as === 'stdout' ? OUTPUT_LIMITS : ERROR_LIMITS;
    return shown(
      await cutAndKeep({ ...output, text: ended[as].text, whole: ended[as], limits, as }),
    );
  };
  const stdout = await cut('stdout');
  const stderr = await cut('stderr');
  const streams = `stdout:\n${stdout || '(nothing)'}\n\nstderr:\n${stderr || '(nothing)'}`;
  if (ended.kind !== 'exited') {
    const { code, cause } = whyEnded(ended, seconds);
    const next = 'ask for less, give a longer timeout, or go on without it';
    return failure(code, `${name} was stopped ${cause}\n\n${streams}\n`, next);
  }
  const { code } = ended;
  if (code === 0) return ok(`exit code: 0\n\n${streams}`, { exitCode: code, stdout, stderr });
  const message = `${name} ended with exit code ${code}${networkText({ network, services: [] })}\n\n${streams}\n`;
  return {
    ...failure('E_TOOL', message, 'correct the arguments, or go on without it'),
    data: { exitCode: code, stdout, stderr },
  };
}
