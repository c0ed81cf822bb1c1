// Runs a repository's programs in the box: in an environment of their own, within limits, and cleans up after them.

import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { constants } from 'node:os';
import type { Readable } from 'node:stream';
import { unlessAborted } from '#src/abort.ts';
import { attempt } from '#src/errors.ts';
import type { ProgramEnd, ProgramOutput, ProgramSpec, Programs } from '#src/ports/programs.ts';
import type { OpenBox } from '../box/box.ts';
import type { BoxedProcess } from '../box/boxed-process.ts';
import {
  type ExceededLimit,
  type ProgramLimits,
  watchLimits,
  watchOutput,
} from '../box/watch-limits.ts';
import { makeHome } from '../process/private-folders.ts';
import { CALL_MARKER, killMarkedProcesses, signalGroup } from '../process/process-tree.ts';
import { withTimeout } from '../process/with-timeout.ts';
import { childEnvironment } from './child-environment.ts';
import { isExecutable, spawnIsolated } from './isolation.ts';
import { type MaskedFile, openMaskedFile } from './masked-file.ts';

// A program that was started, in the box or without one, and how it ends.

/** How a process ended by itself, or why it never started. */
type ProcessExit =
  | { readonly kind: 'exited'; readonly code: number }
  | { readonly kind: 'not-started'; readonly reason: string };

/** A running program; `end` stops it and everything it started. */
type RunningProgram = {
  readonly child: ChildProcess;
  readonly stdout: Readable;
  readonly stderr: Readable;
  end(exit: Promise<ProcessExit>): Promise<void>;
};

/** Wraps a program that runs in the box. */
function boxedProgram({ child, stdout, stderr, kill }: BoxedProcess): RunningProgram {
  if (stdout === undefined) throw new Error('a program without standard output');
  return {
    child,
    stdout,
    stderr,
    async end(exit) {
      kill();
      await withTimeout<ProcessExit | undefined>(STOP_GRACE_MS, exit, () => undefined);
    },
  };
}

const STOP_GRACE_MS = 1_000;

type UnboxedStart = {
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly directory: string;
  readonly marker: string;
  readonly graceMs: number;
};

/** Starts a program without a box, isolated as far as this machine allows. Throws if no process can be started. */
async function startUnboxed(start: UnboxedStart): Promise<RunningProgram> {
  const { command, env, directory, marker, graceMs } = start;
  const { child, isolation } = await spawnIsolated(command, {
    cwd: directory,
    env: { ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { stdout, stderr } = child;
  if (stdout === null || stderr === null) throw new Error('a process without streams');
  return {
    child,
    stdout,
    stderr,
    async end(exit) {
      await stopProgram(child, exit, graceMs);
      await killRemaining(child, isolation.endsAll ? undefined : marker);
    },
  };
}

async function stopProgram(
  child: ChildProcess,
  exit: Promise<ProcessExit>,
  graceMs: number,
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  signalGroup(child, 'SIGTERM');
  const ended = await withTimeout<ProcessExit | undefined>(graceMs, exit, () => undefined);
  if (ended !== undefined) return;
  signalGroup(child, 'SIGKILL');
  await withTimeout<ProcessExit | undefined>(graceMs, exit, () => undefined);
}

/** Kills children that outlived their parent, inside and outside its group. */
async function killRemaining(child: ChildProcess, marker: string | undefined): Promise<void> {
  if (child.pid === undefined) return;
  signalGroup(child, 'SIGKILL');
  if (marker !== undefined) await killMarkedProcesses(marker);
}

/** Waits for the `exit` event; `close` would also wait for all processes that inherited a pipe. */
export function waitForExit(child: ChildProcess): Promise<ProcessExit> {
  return new Promise((resolve) => {
    child.once('error', (error) =>
      resolve({ kind: 'not-started', reason: startFailure(error, child.spawnfile) }),
    );
    child.once('exit', (code, signal) =>
      resolve({ kind: 'exited', code: code ?? 128 + (signal ? constants.signals[signal] : 0) }),
    );
  });
}

/** Says in words why a process could not be started. */
function startFailure(error: unknown, command: string): string {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error;
  const code = hasCode ? String(error.code) : '';
  if (code === 'ENOENT') return `${command} was not found`;
  if (code === 'EACCES') return `${command} is not an executable file`;
  if (code === 'E2BIG') return 'the arguments are too long';
  return `${command} could not be started (${code || 'unknown reason'})`;
}

type ProgramSettings = {
  /** A private folder, made if necessary, for the programs' homes. */
  readonly homes: string;
  readonly mask: (text: string) => string;
  readonly box: OpenBox;
  /** Milliseconds from SIGTERM to SIGKILL for a program without a box. */
  readonly graceMs?: number;
  /** Overrides the usual limits. */
  readonly limits?: Partial<ProgramLimits>;
};

const GRACE_MS = 1_000;
/** How long the pipes are read after a program has ended. */
const DRAIN_MS = 500;

/** Implements the port. */
export function createPrograms(settings: ProgramSettings): Programs {
  return {
    async runProgram(spec) {
      if (spec.home !== undefined) return runProgram(spec, spec.home, settings);
      const made = await attempt(makeHome(settings.homes));
      if (made.kind === 'threw') {
        return { kind: 'not-started', reason: 'no home could be made for it' };
      }
      const home = made.value;
      try {
        return await runProgram(spec, home.path, settings);
      } finally {
        // Not waited for: a program may leave any number of files.
        void home.remove();
      }
    },
  };
}

async function runProgram(
  spec: ProgramSpec,
  home: string,
  settings: ProgramSettings,
): Promise<ProgramEnd> {
  const state = await settings.box.state();
  if (state.kind === 'off')
    return { kind: 'not-started', reason: `${state.reason}: ${state.next}` };
  const marker = randomUUID();
  const set = { ...spec.environment, ...(state.way === 'none' ? { [CALL_MARKER]: marker } : {}) };
  const env = childEnvironment({ home, passed: spec.passed, set });
  const { PATH: path = '' } = env;
  const program = spec.command === 'node' ? process.execPath : spec.command;
  if (!(await isExecutable(program, path))) {
    return { kind: 'not-started', reason: `${spec.command} was not found` };
  }
  const directoryStats = await stat(spec.directory).catch(() => undefined);
  if (directoryStats?.isDirectory() !== true) {
    return { kind: 'not-started', reason: 'its working directory does not exist' };
  }
  if (spec.signal.aborted) return { kind: 'not-started', reason: 'the run is ending' };
  const command = [program, ...spec.args];
  const started = await attempt(async () => {
    const { box, directory, timeoutMs } = spec;
    const boxed = await settings.box.start({
      ...box,
      command,
      environment: env,
      directory,
      home,
      timeoutMs,
    });
    return boxed === undefined
      ? startUnboxed({ command, env, directory, marker, graceMs: settings.graceMs ?? GRACE_MS })
      : boxedProgram(boxed);
  });
  if (started.kind === 'threw') {
    return { kind: 'not-started', reason: startFailure(started.error, spec.command) };
  }
  return superviseProgram(started.value, spec, settings);
}

async function superviseProgram(
  program: RunningProgram,
  spec: ProgramSpec,
  { mask, limits }: ProgramSettings,
): Promise<ProgramEnd> {
  const collect = (stream: 'stdout' | 'stderr') =>
    collectOutput(program[stream], {
      maxBytes: spec.maxBytes,
      keepsNul: spec.keepsNul,
      keepAt: spec.keepAs === undefined ? undefined : `${spec.keepAs}.${stream}.txt`,
      mask,
    });
  const collectors = [collect('stdout'), collect('stderr')] as const;
  const exit = waitForExit(program.child);
  const watch = watchLimits(program.child, spec.directory, limits);
  const flood = watchOutput([program.stdout, program.stderr], limits);
  const ended = await waitForEnd(Promise.race([exit, watch.exceeded, flood]), spec);
  watch.stop();
  await program.end(exit);
  const [stdout, stderr] = await finishOutputs(collectors);
  return ended.kind === 'not-started' ? ended : { ...ended, stdout, stderr };
}

type ProcessEnd = ProcessExit | ExceededLimit | { readonly kind: 'timed-out' | 'aborted' };

function waitForEnd(
  exit: Promise<ProcessEnd>,
  { timeoutMs, signal }: ProgramSpec,
): Promise<ProcessEnd> {
  const ended = unlessAborted<ProcessEnd>(exit, signal, () => ({ kind: 'aborted' }));
  return withTimeout<ProcessEnd>(timeoutMs, ended, () => ({ kind: 'timed-out' }));
}

async function finishOutputs(collectors: readonly [OutputCollector, OutputCollector]) {
  await withTimeout<unknown>(
    DRAIN_MS,
    Promise.all(collectors.map(({ ended }) => ended)),
    () => undefined,
  );
  return [collectors[0].finish(), collectors[1].finish()] as const;
}

// Reads one stream of a program: keeps the beginning, counts everything, and writes a long stream to disk.

type OutputCollector = {
  /** Settles when the stream has ended. */
  readonly ended: Promise<void>;
  /** Stops reading and returns what has arrived so far. */
  finish(): ProgramOutput;
};

type OutputCollectorSettings = {
  readonly maxBytes: number;
  /** The file for a longer stream; undefined: none. */
  readonly keepAt: string | undefined;
  /** Leaves NUL in the text. */
  readonly keepsNul?: boolean | undefined;
  readonly mask: (text: string) => string;
};

/** Reads a stream to its end, with at most `maxBytes` of it in memory. */
function collectOutput(
  stream: Readable,
  { maxBytes, keepAt, keepsNul = false, mask }: OutputCollectorSettings,
): OutputCollector {
  const chunks: Buffer[] = [];
  let held = 0;
  let bytes = 0;
  let newlines = 0;
  let last = 10;
  let file: MaskedFile | undefined;
  stream.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    newlines += newlinesIn(chunk);
    last = chunk[chunk.length - 1] ?? last;
    if (bytes > maxBytes && keepAt !== undefined) {
      if (file === undefined) {
        file = openMaskedFile(keepAt, mask);
        file.write(Buffer.concat(chunks));
      }
      file.write(chunk);
    }
    if (held >= maxBytes) return;
    // A copy, since a slice would keep the whole chunk in memory.
    const part = Buffer.from(chunk.subarray(0, maxBytes - held));
    held += part.length;
    chunks.push(part);
  });
  const ended = new Promise<void>((resolve) => {
    for (const event of ['end', 'close', 'error']) stream.once(event, () => resolve());
  });
  return {
    ended,
    finish() {
      stream.removeAllListeners('data');
      stream.destroy();
      const decoded = textOf(Buffer.concat(chunks), bytes > held);
      const text = keepsNul ? decoded : decoded.replaceAll('\0', '\uFFFD');
      return { text, bytes, lines: newlines + (last === 10 ? 0 : 1), keptAt: file?.end() };
    },
  };
}

function newlinesIn(chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) count += 1;
  return count;
}

/** The bytes as text, without a character that the cut split. */
function textOf(bytes: Buffer, isCut: boolean): string {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  return decoder.decode(bytes, { stream: isCut });
}
