// A program that was started, in the box or without one, and how it ends.
import type { ChildProcess } from 'node:child_process';
import { constants } from 'node:os';
import type { Readable } from 'node:stream';
import type { BoxedProcess } from '../box/boxed-process.ts';
import { killMarkedProcesses, signalGroup } from '../process/process-tree.ts';
import { withTimeout } from '../process/with-timeout.ts';
import { spawnIsolated } from './isolation.ts';

/** How a process ended by itself, or why it never started. */
export type ProcessExit =
  | { readonly kind: 'exited'; readonly code: number }
  | { readonly kind: 'not-started'; readonly reason: string };

/** A running program; `end` stops it and everything it started. */
export type RunningProgram = {
  readonly child: ChildProcess;
  readonly stdout: Readable;
  readonly stderr: Readable;
  end(exit: Promise<ProcessExit>): Promise<void>;
};

/** Wraps a program that runs in the box. */
export function boxedProgram({ child, stdout, stderr, kill }: BoxedProcess): RunningProgram {
  if (stdout === undefined) throw new Error('a program without standard output');
  return {
    child,
    stdout,
    stderr,
    async end(exit) {
      kill();
      await withTimeout<ProcessExit | undefined>(GRACE_MS, exit, () => undefined);
    },
  };
}

const GRACE_MS = 1_000;

export type UnboxedStart = {
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly directory: string;
  readonly marker: string;
  readonly graceMs: number;
};

/** Starts a program without a box, isolated as far as this machine allows. Throws if no process can be started. */
export async function startUnboxed(start: UnboxedStart): Promise<RunningProgram> {
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
export function startFailure(error: unknown, command: string): string {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error;
  const code = hasCode ? String(error.code) : '';
  if (code === 'ENOENT') return `${command} was not found`;
  if (code === 'EACCES') return `${command} is not an executable file`;
  if (code === 'E2BIG') return 'the arguments are too long';
  return `${command} could not be started (${code || 'unknown reason'})`;
}
