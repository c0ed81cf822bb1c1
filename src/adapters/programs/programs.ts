// Runs a repository's programs: without a shell, in an environment of their own, with a time limit, and cleans up after them.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { constants } from 'node:os';
import type { ProgramEnd, ProgramSpec, Programs } from '../../ports/programs.ts';
import { childEnvironment } from './child-environment.ts';
import { findIsolation, type Isolation, isExecutable } from './isolation.ts';
import { CALL_MARKER, killMarkedProcesses, signalGroup } from './process-tree.ts';
import { collectOutput, type OutputCollector } from './program-output.ts';
import { withTimeout } from './with-timeout.ts';

export type ProgramSettings = {
  /** An empty private folder: the programs' home. */
  readonly home: string;
  readonly mask: (text: string) => string;
  /** From SIGTERM to SIGKILL, in milliseconds. */
  readonly graceMs?: number;
};

const GRACE_MS = 1_000;
/** How long the pipes are read after a program has ended. */
const DRAIN_MS = 500;

/** Implements the port. */
export function createPrograms(settings: ProgramSettings): Programs {
  let isolation: Promise<Isolation> | undefined;
  return {
    async runProgram(spec) {
      isolation ??= findIsolation();
      return runProgram(spec, settings, await isolation);
    },
  };
}

async function runProgram(
  spec: ProgramSpec,
  settings: ProgramSettings,
  isolation: Isolation,
): Promise<ProgramEnd> {
  const marker = randomUUID();
  const set = { ...spec.environment, [CALL_MARKER]: marker };
  const env = childEnvironment({ home: settings.home, passed: spec.passed, set });
  const { PATH: path = '' } = env;
  const program = spec.command === 'node' ? process.execPath : spec.command;
  if (!(await isExecutable(program, path))) {
    return { kind: 'not-started', reason: `${spec.command} is not there` };
  }
  const directoryStats = await stat(spec.directory).catch(() => undefined);
  if (directoryStats?.isDirectory() !== true) {
    return { kind: 'not-started', reason: 'its working directory is not there' };
  }
  if (spec.signal.aborted) return { kind: 'not-started', reason: 'the run is ending' };
  const child = startChild(isolation.wrap([program, ...spec.args]), spec, env);
  if (typeof child === 'string') return { kind: 'not-started', reason: child };
  const collect = (stream: 'stdout' | 'stderr') =>
    collectOutput(child[stream], {
      maxBytes: spec.maxBytes,
      keepAt: spec.keepAs === undefined ? undefined : `${spec.keepAs}.${stream}.txt`,
      mask: settings.mask,
    });
  const collectors = [collect('stdout'), collect('stderr')] as const;
  const exit = waitForExit(child);
  const ended = await waitForEnd(exit, spec);
  if (ended.kind !== 'exited') await stopProgram(child, exit, settings.graceMs ?? GRACE_MS);
  await killRemaining(child, isolation.endsAll ? undefined : marker);
  const [stdout, stderr] = await finishOutputs(collectors);
  return ended.kind === 'not-started' ? ended : { ...ended, stdout, stderr };
}

type ProgramChild = ChildProcess & {
  readonly stdout: NonNullable<ChildProcess['stdout']>;
  readonly stderr: NonNullable<ChildProcess['stderr']>;
};

/** The child, or why there is none. */
function startChild(
  [program = '', ...args]: readonly string[],
  { command, directory }: ProgramSpec,
  env: Readonly<Record<string, string>>,
): ProgramChild | string {
  try {
    return spawn(program, args, {
      cwd: directory,
      env: { ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: false,
      // A process group of its own, which can be ended as a whole.
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
  } catch (error) {
    return startFailure(error, command);
  }
}

type ProcessExit = Extract<ProcessEnd, { kind: 'exited' | 'not-started' }>;

type ProcessEnd =
  | { readonly kind: 'exited'; readonly code: number }
  | { readonly kind: 'timed-out' | 'aborted' }
  | { readonly kind: 'not-started'; readonly reason: string };

/** Not the `close` event, which waits for all processes that inherited a pipe. */
function waitForExit(child: ProgramChild): Promise<ProcessExit> {
  return new Promise((resolve) => {
    child.once('error', (error) =>
      resolve({ kind: 'not-started', reason: startFailure(error, child.spawnfile) }),
    );
    child.once('exit', (code, signal) =>
      resolve({ kind: 'exited', code: code ?? 128 + (signal ? constants.signals[signal] : 0) }),
    );
  });
}

function waitForEnd(
  exit: Promise<ProcessExit>,
  { timeoutMs, signal }: ProgramSpec,
): Promise<ProcessEnd> {
  const finished = new AbortController();
  const aborted = new Promise<ProcessEnd>((resolve) => {
    const onAbort = () => resolve({ kind: 'aborted' });
    signal.addEventListener('abort', onAbort, { once: true, signal: finished.signal });
  });
  const onTimeout = (): ProcessEnd => ({ kind: 'timed-out' });
  return withTimeout<ProcessEnd>(timeoutMs, Promise.race([exit, aborted]), onTimeout).finally(() =>
    finished.abort(),
  );
}

async function stopProgram(
  child: ProgramChild,
  exit: Promise<ProcessExit>,
  graceMs: number,
): Promise<void> {
  signalGroup(child, 'SIGTERM');
  const ended = await withTimeout<ProcessExit | undefined>(graceMs, exit, () => undefined);
  if (ended !== undefined) return;
  signalGroup(child, 'SIGKILL');
  await withTimeout<ProcessExit | undefined>(graceMs, exit, () => undefined);
}

/** Kills children that outlived their parent, inside and outside its group. */
async function killRemaining(child: ProgramChild, marker: string | undefined): Promise<void> {
  if (child.pid === undefined) return;
  signalGroup(child, 'SIGKILL');
  if (marker !== undefined) await killMarkedProcesses(marker);
}

async function finishOutputs(collectors: readonly [OutputCollector, OutputCollector]) {
  await withTimeout<unknown>(
    DRAIN_MS,
    Promise.all(collectors.map(({ ended }) => ended)),
    () => undefined,
  );
  return [collectors[0].finish(), collectors[1].finish()] as const;
}

function startFailure(error: unknown, command: string): string {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error;
  const code = hasCode ? String(error.code) : '';
  if (code === 'ENOENT') return `${command} is not there`;
  if (code === 'EACCES') return `${command} is not an executable file`;
  if (code === 'E2BIG') return 'the arguments are too long';
  return `${command} could not be started (${code || 'unknown reason'})`;
}
