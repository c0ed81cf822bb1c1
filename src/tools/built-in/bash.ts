// bash: runs a command in the box, in the agent's own worktree.
import { open } from 'node:fs/promises';
import * as z from 'zod';
import { type Reach, reachedPlaces } from '#src/coordinator/prompts/rules.ts';
import { attempt } from '#src/errors.ts';
import type { BoxSpec } from '#src/ports/box.ts';
import type { ProgramOutput, Programs } from '#src/ports/programs.ts';
import { firstOf } from '#src/text/count.ts';
import { headOf } from '#src/text/cut-characters.ts';
import { TERMINAL_COMMAND } from '#src/text/invisible-characters.ts';
import { serialize } from '#src/text/serialize.ts';
import { ARGUMENT_NAMES } from '../files/argument-names.ts';
import {
  defineTool,
  hiddenArgument,
  programText,
  type ToolCall,
  type ToolDefinition,
} from '../pipeline/define-tool.ts';
import { failure, ok, type ToolResult, whyEnded } from '../pipeline/tool-result.ts';

/** Goes before a command. If its last pipe is such a pipe, the shell prints the exit codes of all its programs on exit. */
const WATCH_PIPE =
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a variable of bash
  'trap \'p="${PIPESTATUS[*]}"; case "$p" in *[1-9]*" 0") printf "\\n[ends of the pipe: %s]\\n" "$p";; esac\' EXIT; ';

/** SIGPIPE, 128 + 13: the next program stopped reading, which is no failure. */
const BROKEN_PIPE = '141';

/** Takes what `WATCH_PIPE` printed out of the output. `failed`: the exit code of the first program that failed, if one did. */
export function readPipeEnd(output: string) {
  const shown = output.replaceAll(WATCH_PIPE, '');
  const printed = /\n?\[ends of the pipe: ([\d ]{1,200})\]\s*$/.exec(shown);
  if (printed === null) return { text: shown, failed: undefined };
  const ends = (printed[1] ?? '').split(' ');
  const failed = ends.find((end) => end !== '0' && end !== BROKEN_PIPE);
  const text = shown.slice(0, printed.index).trimEnd();
  return { text, failed: failed === undefined ? undefined : Number(failed) };
}

/** The end of a long output tells the most, so it gets two thirds. */
const END_SHARE = 2 / 3;

/**
 * Returns a command's output as a model reads it: masked, plain text, cut in the middle, with the path of the full output.
 * Never rejects.
 */
export async function shownOutput(
  { text, bytes, lines, keptAt }: ProgramOutput,
  { maxBytes, mask }: { readonly maxBytes: number; readonly mask: (text: string) => string },
): Promise<{ readonly text: string }> {
  // Masks twice: removing what can't be seen may join the parts of a secret.
  const clean = (masked: string) => mask(plainText(masked));
  if (bytes <= maxBytes) return { text: clean(mask(text)) };
  const endLength = Math.floor(maxBytes * END_SHARE);
  const beginning = clean(headOf(mask(text), maxBytes - endLength));
  const end = keptAt === undefined ? '' : clean(await readEnd(keptAt, endLength));
  const where = keptAt === undefined ? '' : `; bash can read all of it in ${keptAt}`;
  const notice = `[… ${lines} lines, ${bytes} bytes in all${where} …]`;
  return { text: [upToLine(beginning), notice, fromLine(end)].join('\n') };
}

/** Reads the end of an output file, which we wrote ourselves and masked. Returns an empty string when it can't be read. */
async function readEnd(path: string, length: number): Promise<string> {
  const read = await attempt(async () => {
    const file = await open(path);
    try {
      const { size } = await file.stat();
      const start = Math.max(0, size - length);
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
      return buffer.toString('utf8', 0, bytesRead);
    } finally {
      await file.close();
    }
  });
  // The cut may fall within a character.
  return read.kind === 'done' ? read.value.replace(/^\uFFFD+/, '') : '';
}

const TERMINAL_COMMANDS = new RegExp(TERMINAL_COMMAND, 'g');
// biome-ignore lint/suspicious/noControlCharactersInRegex: it removes them
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g;

/** Removes control sequences. Keeps only the last state of a line that was overwritten, such as a progress bar. */
function plainText(text: string): string {
  return text
    .replace(/\r\n/g, '\n')
    .replace(TERMINAL_COMMANDS, '')
    .replace(/^.*\r(?=[^\n])/gm, '')
    .replace(CONTROLS, '')
    .trimEnd();
}

function upToLine(text: string): string {
  const end = text.lastIndexOf('\n');
  return end > text.length / 2 ? text.slice(0, end) : text;
}

function fromLine(text: string): string {
  const start = text.indexOf('\n') + 1;
  return start < text.length / 2 ? text.slice(start) : text;
}

type BashDeps = {
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
  readonly reach: Pick<Reach, 'network' | 'services'>;
};

const DEFAULT_SECONDS = 120;
const MAX_SECONDS = 600;
/** Time to prepare the files before the command, and to check them after it. */
const ALLOWANCE_MS = 60_000;
const MAX_BYTES = 8_000;

// Other arguments, such as the further ones of the runtime's own tool, are dropped.
const parameters = z.object({
  command: programText(20_000).min(1).describe('For bash -c.'),
  description: hiddenArgument(z.string().max(1_000).optional()),
  timeout: z
    .number()
    .positive()
    .optional()
    .describe(`Seconds; default ${DEFAULT_SECONDS}, at most ${MAX_SECONDS}.`),
});

/** Builds bash. Calls of one session run one after the other. */
export function createBash(deps: BashDeps): ToolDefinition {
  const serialized = serialize();
  return defineTool('bash', {
    description: 'Run a command in your working directory, in a fresh shell',
    parameters,
    aliases: ARGUMENT_NAMES,
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
  { command, timeout = DEFAULT_SECONDS }: z.output<typeof parameters>,
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
    const next = 'go on without commands and say so';
    return failure('E_TOOL', `no command can run: ${ended.reason}`, next);
  }
  const printed = await shownOutput(ended.stdout, { maxBytes: MAX_BYTES, mask: call.run.mask });
  const { text: output, failed } = readPipeEnd(printed.text);
  const notes = (await deps.findRefused()).map((line) => `[will not be committed: ${line}]`);
  const shown = [output, ...notes].filter((text) => text !== '').join('\n');
  if (ended.kind !== 'exited') {
    const { code, cause } = whyEnded(ended, seconds);
    const message = `the command was stopped ${cause}\n\n${shown}\n`;
    return failure(code, message, NEXT_STEPS[ended.kind]);
  }
  const hidden =
    failed === undefined
      ? ''
      : ` from the pipe's last program; an earlier one exited with ${failed}`;
  const exitCode = failed ?? ended.code;
  const reached = exitCode === 0 ? '' : networkText(deps.reach);
  const end = `[exit code ${ended.code}${hidden}${reached}, ${took}]`;
  const reply = ok(shown === '' ? end : `${shown}\n${end}`, { exitCode, output });
  return exitCode === 0 ? reply : { ...reply, mustBeRead: true };
}

const MAX_HOSTS = 6;

/** `, no network`, or which hosts can be reached; empty where all can. */
export function networkText(reach: Pick<Reach, 'network' | 'services'>): string {
  const places = reachedPlaces(reach);
  if (places === undefined) return '';
  const named = firstOf(places, MAX_HOSTS, (place) => place);
  return named === '' ? ', no network' : `, no network but ${named}`;
}

const NEXT_STEPS = {
  limited: 'do less at once',
  aborted: 'stop here',
  'timed-out': `run less at once, or give a longer timeout (at most ${MAX_SECONDS})`,
} as const;

/** Returns a fresh shell in `directory` that sends standard error to standard output, so that both stay in order. */
export function shellProgram(command: string, directory: string, box: BoxSpec) {
  return {
    command: 'bash',
    args: ['-c', 'exec 2>&1; exec bash -c "$1"', 'bash', command],
    directory,
    environment: shellEnvironment(directory, box),
    passed: [],
    box,
  };
}

/** Keeps programs from prompting, drawing colours, or waiting for a network that is not there. */
function shellEnvironment(directory: string, { network = 'none' }: BoxSpec) {
  const offline = {
    CARGO_NET_OFFLINE: 'true',
    GOPROXY: 'off',
    npm_config_offline: 'true',
    PIP_NO_INDEX: '1',
    PIP_RETRIES: '0',
    YARN_ENABLE_NETWORK: '0',
  };
  return {
    ...(network === 'none' ? offline : {}),
    CI: 'true',
    GIT_PAGER: 'cat',
    GIT_TERMINAL_PROMPT: '0',
    GOTOOLCHAIN: 'local',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
    PAGER: 'cat',
    SQUAD_WORKSPACE: directory,
    TERM: 'dumb',
    TMPDIR: '/tmp',
  };
}
