// bash: runs a command in the box, in the agent's own worktree.
import * as z from 'zod';
import type { BoxNetwork, BoxSpec, ProgramEnd, Programs } from '#src/ports/index.ts';
import { firstOf, serialize } from '#src/text/index.ts';
import { defineTool, type ToolCall, type ToolDefinition } from '../../pipeline/define-tool.ts';
import { whyEnded } from '../../pipeline/ended-program.ts';
import { hiddenArgument } from '../../pipeline/input-schema.ts';
import { failure, ok, type ToolResult } from '../../pipeline/tool-result.ts';
import { shownOutput } from './command-output.ts';
import { type PipeEnd, readPipeEnd, WATCH_PIPE } from './pipe-status.ts';
import { shellProgram } from './shell-program.ts';

export type BashDeps = {
  readonly programs: Programs;
  /** Absolute path of the worktree. */
  readonly directory: string;
  readonly home: string;
  /** Checks out the files, and returns what the command may reach. */
  prepare(): Promise<BoxSpec>;
  /** Returns the absolute path, without an extension, for a call's long output. */
  readonly keepAs: (call: ToolCall) => string;
  /** Returns which changed files won't be committed and why, leaving out what it has already returned. */
  findRefused(): Promise<readonly string[]>;
  /** What commands reach. A command that failed is shown with it. */
  readonly network: BoxNetwork;
};

const DEFAULT_SECONDS = 120;
const MAX_SECONDS = 600;
/** Time to prepare the files before the command, and to check them after it. */
const ALLOWANCE_MS = 60_000;
const MAX_BYTES = 30_000;

// Other arguments, such as the further ones of the runtime's own tool, are dropped.
const parameters = z.object({
  command: z.string().min(1).max(20_000).describe('For bash -c.'),
  description: hiddenArgument(z.string().max(1_000).optional()),
  timeout: z
    .number()
    .positive()
    .optional()
    .describe(`Seconds; default ${DEFAULT_SECONDS}, at most ${MAX_SECONDS}.`),
});

type BashArgs = z.output<typeof parameters>;

/** Builds bash. Calls of one session run one after the other. */
export function createBash(deps: BashDeps): ToolDefinition {
  const serialized = serialize();
  return defineTool('bash', {
    description:
      'Run a command in a fresh shell in your working directory: no secrets, and no network unless the settings open it. Long output is cut in the middle.',
    parameters,
    limits: {
      timeoutMs: MAX_SECONDS * 1_000 + ALLOWANCE_MS,
      maxBytes: MAX_BYTES + 4_000,
      errorChars: MAX_BYTES + 4_000,
    },
    handler: (args, call) => serialized(() => runCommand(deps, args, call)),
  });
}

async function runCommand(
  deps: BashDeps,
  { command, timeout = DEFAULT_SECONDS }: BashArgs,
  call: ToolCall,
): Promise<ToolResult> {
  const box = await deps.prepare();
  const seconds = Math.min(timeout, MAX_SECONDS);
  const started = call.run.now();
  const ended = await deps.programs.runProgram({
    ...shellProgram(`${WATCH_PIPE}${command}`, deps.directory, box),
    timeoutMs: seconds * 1_000,
    maxBytes: MAX_BYTES,
    keepAs: deps.keepAs(call),
    signal: call.signal,
    home: deps.home,
  });
  const took = `${((call.run.now() - started) / 1_000).toFixed(1)} s`;
  if (ended.kind === 'not-started') {
    return failure(
      'E_TOOL',
      `no command can run: ${ended.reason}`,
      'go on without commands and say so',
    );
  }
  const printed = await shownOutput(ended.stdout, { maxBytes: MAX_BYTES, mask: call.run.mask });
  const output = readPipeEnd(printed.text);
  const notes = (await deps.findRefused()).map((line) => `[will not be committed: ${line}]`);
  return toResult(ended, { output, notes, seconds, took, network: deps.network });
}

type CommandReport = {
  readonly output: PipeEnd;
  readonly notes: readonly string[];
  readonly seconds: number;
  readonly took: string;
  readonly network: BoxNetwork;
};

function toResult(
  ended: Exclude<ProgramEnd, { kind: 'not-started' }>,
  { output, notes, seconds, took, network }: CommandReport,
): ToolResult {
  const shown = [output.text, ...notes].filter((text) => text !== '').join('\n');
  if (ended.kind === 'exited') {
    const hidden =
      output.failed === undefined
        ? ''
        : ` from the pipe's last program; an earlier one exited with ${output.failed}`;
    const exitCode = output.failed ?? ended.code;
    const reached = exitCode === 0 ? '' : networkText(network);
    const end = `[exit code ${ended.code}${hidden}${reached}, ${took}]`;
    const text = [shown, end].filter((it) => it !== '').join('\n');
    const reply = ok(text, { exitCode, output: output.text });
    return exitCode === 0 ? reply : { ...reply, mustBeRead: true };
  }
  const { code, cause } = whyEnded(ended, seconds);
  return failure(code, `the command was stopped ${cause}\n\n${shown}\n`, NEXT_STEPS[ended.kind]);
}

const MAX_HOSTS = 6;

/** `, no network`, or which hosts can be reached; empty where all can. */
function networkText(network: BoxNetwork): string {
  if (network === 'all') return '';
  if (network === 'none' || network.length === 0) return ', no network';
  return `, no network but ${firstOf(network, MAX_HOSTS, (host) => host)}`;
}

const NEXT_STEPS = {
  limited: 'do less at once',
  aborted: 'stop here',
  'timed-out': `run less at once, or give a longer timeout (at most ${MAX_SECONDS})`,
} as const;
