// Runs a repository's programs in the box: in an environment of their own, within limits, and cleans up after them.

import type { ChildProcess } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { constants } from 'node:os';
import type { Readable } from 'node:stream';
import { unlessAborted } from '#src/abort.ts';
import { attempt } from '#src/errors.ts';
import type { ProgramEnd, ProgramOutput, ProgramSpec, Programs } from '#src/ports/programs.ts';
import type { OpenBox } from '../box/box.ts';
import {
  type ExceededLimit,
  type ProgramLimits,
  watchLimits,
  watchOutput,
} from '../box/watch-limits.ts';
import { makeHome } from '../process/private-folders.ts';
import { withTimeout } from '../process/with-timeout.ts';
import { childEnvironment } from './child-environment.ts';
import { isExecutable, type StartedProgram, startProgram } from './isolation.ts';
import { type MaskedFile, openMaskedFile } from './masked-file.ts';

/** How a process ended by itself, or why it never started. */
type ProcessExit =
  | { readonly kind: 'exited'; readonly code: number }
  | { readonly kind: 'not-started'; readonly reason: string };

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
  /** Overrides the usual limits. */
  readonly limits?: Partial<ProgramLimits>;
};

/** How long a killed program may take to end. */
const KILLED_MS = 1_000;
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
  const env = childEnvironment({ home, passed: spec.passed, set: spec.environment });
  const { PATH: path = '' } = env;
  const found = spec.command === 'node' ? process.execPath : spec.command;
  if (!(await isExecutable(found, path))) {
    return { kind: 'not-started', reason: `${spec.command} was not found` };
  }
  const directoryStats = await stat(spec.directory).catch(() => undefined);
  if (directoryStats?.isDirectory() !== true) {
    return { kind: 'not-started', reason: 'its working directory does not exist' };
  }
  if (spec.signal.aborted) return { kind: 'not-started', reason: 'the run is ending' };
  const { box, directory, timeoutMs } = spec;
  const program = { ...box, command: [found, ...spec.args], environment: env, directory, home };
  const started = await attempt(startProgram(settings.box, { ...program, timeoutMs }));
  if (started.kind === 'threw') {
    return { kind: 'not-started', reason: startFailure(started.error, spec.command) };
  }
  return superviseProgram(started.value, spec, settings);
}

async function superviseProgram(
  program: StartedProgram,
  spec: ProgramSpec,
  { mask, limits }: ProgramSettings,
): Promise<ProgramEnd> {
  const { child, stdout: output, stderr: errors } = program;
  if (output === undefined) throw new Error('a program without standard output');
  const collect = (stream: Readable, name: string) =>
    collectOutput(stream, {
      maxBytes: spec.maxBytes,
      keepsNul: spec.keepsNul,
      keepAt: spec.keepAs === undefined ? undefined : `${spec.keepAs}.${name}.txt`,
      mask,
    });
  const collectors = [collect(output, 'stdout'), collect(errors, 'stderr')] as const;
  const exit = waitForExit(child);
  const watch = watchLimits(child, spec.directory, limits);
  const flood = watchOutput([output, errors], limits);
  const ended = await waitForEnd(Promise.race([exit, watch.exceeded, flood]), spec);
  watch.stop();
  program.kill();
  await withTimeout<unknown>(KILLED_MS, exit, () => undefined);
  await program.cleanUp();
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
