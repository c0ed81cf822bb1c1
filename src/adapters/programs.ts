// Starts a repository's programs: no shell, an environment of their own, a time limit, and nothing left of them at the end.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { constants } from 'node:os';
import type { ProgramEnd, ProgramSpec, Programs } from '../world.ts';
import { childEnvironment } from './child-environment.ts';
import { findIsolation, type Isolation, isProgram } from './isolation.ts';
import { within } from './patience.ts';
import { endGroup, endStrays, MARK } from './process-tree.ts';
import { type Gathering, gatherOutput } from './program-output.ts';

export type ProgramSettings = {
  /** An empty private folder that programs have for a home. */
  readonly home: string;
  readonly mask: (text: string) => string;
  /** From SIGTERM to SIGKILL, in milliseconds. */
  readonly graceMs?: number;
};

const GRACE_MS = 1_000;
/** For what is still in the pipes when a program has ended. */
const DRAIN_MS = 500;

/** Fills the port. */
export function createPrograms(settings: ProgramSettings): Programs {
  let isolation: Promise<Isolation> | undefined;
  return {
    async run(spec) {
      isolation ??= findIsolation();
      return run(spec, settings, await isolation);
    },
  };
}

async function run(
  spec: ProgramSpec,
  settings: ProgramSettings,
  isolation: Isolation,
): Promise<ProgramEnd> {
  const mark = randomUUID();
  const set = { ...spec.environment, [MARK]: mark };
  const env = childEnvironment({ home: settings.home, passed: spec.passed, set });
  const { PATH: path = '' } = env;
  const program = spec.command === 'node' ? process.execPath : spec.command;
  if (!(await isProgram(program, path))) {
    return { kind: 'not-started', reason: `${spec.command} is not there` };
  }
  const place = await stat(spec.directory).catch(() => undefined);
  if (place?.isDirectory() !== true) {
    return { kind: 'not-started', reason: 'its working directory is not there' };
  }
  if (spec.signal.aborted) return { kind: 'not-started', reason: 'the run is ending' };
  const child = start(isolation.wrap([program, ...spec.args]), spec, env);
  if (typeof child === 'string') return { kind: 'not-started', reason: child };
  const gather = (stream: 'stdout' | 'stderr') =>
    gatherOutput(child[stream], {
      maxBytes: spec.maxBytes,
      keepAt: spec.keepAs === undefined ? undefined : `${spec.keepAs}.${stream}.txt`,
      mask: settings.mask,
    });
  const said = [gather('stdout'), gather('stderr')] as const;
  const exit = exitOf(child);
  const ended = await ending(exit, spec);
  if (ended.kind !== 'exited') await stop(child, exit, settings.graceMs ?? GRACE_MS);
  await endRest(child, isolation.endsAll ? undefined : mark);
  const [stdout, stderr] = await outputs(said);
  return ended.kind === 'not-started' ? ended : { ...ended, stdout, stderr };
}

type Child = ChildProcess & {
  readonly stdout: NonNullable<ChildProcess['stdout']>;
  readonly stderr: NonNullable<ChildProcess['stderr']>;
};

/** The child, or why there is none. */
function start(
  [program = '', ...args]: readonly string[],
  { command, directory }: ProgramSpec,
  env: Readonly<Record<string, string>>,
): Child | string {
  try {
    return spawn(program, args, {
      cwd: directory,
      env: { ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: false,
      // A process group of its own, which can be ended whole.
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
  } catch (error) {
    return reasonOf(error, command);
  }
}

type Exit = Extract<Ended, { kind: 'exited' | 'not-started' }>;

type Ended =
  | { readonly kind: 'exited'; readonly code: number }
  | { readonly kind: 'timed-out' | 'aborted' }
  | { readonly kind: 'not-started'; readonly reason: string };

/** Not the `close` event: that waits for everybody who has inherited a pipe. */
function exitOf(child: Child): Promise<Exit> {
  return new Promise((resolve) => {
    child.once('error', (error) =>
      resolve({ kind: 'not-started', reason: reasonOf(error, child.spawnfile) }),
    );
    child.once('exit', (code, signal) =>
      resolve({ kind: 'exited', code: code ?? 128 + (signal ? constants.signals[signal] : 0) }),
    );
  });
}

function ending(exit: Promise<Exit>, { timeoutMs, signal }: ProgramSpec): Promise<Ended> {
  const over = new AbortController();
  const aborted = new Promise<Ended>((resolve) => {
    const tell = () => resolve({ kind: 'aborted' });
    signal.addEventListener('abort', tell, { once: true, signal: over.signal });
  });
  const late = (): Ended => ({ kind: 'timed-out' });
  return within<Ended>(timeoutMs, Promise.race([exit, aborted]), late).finally(() => over.abort());
}

async function stop(child: Child, exit: Promise<Exit>, graceMs: number): Promise<void> {
  endGroup(child, 'SIGTERM');
  const ended = await within<Exit | undefined>(graceMs, exit, () => undefined);
  if (ended !== undefined) return;
  endGroup(child, 'SIGKILL');
  await within<Exit | undefined>(graceMs, exit, () => undefined);
}

/** Children that outlived their parent, in its group or not. */
async function endRest(child: Child, mark: string | undefined): Promise<void> {
  if (child.pid === undefined) return;
  endGroup(child, 'SIGKILL');
  if (mark !== undefined) await endStrays(mark);
}

async function outputs(said: readonly [Gathering, Gathering]) {
  await within<unknown>(DRAIN_MS, Promise.all(said.map(({ ended }) => ended)), () => undefined);
  return [said[0].finish(), said[1].finish()] as const;
}

function reasonOf(error: unknown, command: string): string {
  const hasCode = typeof error === 'object' && error !== null && 'code' in error;
  const code = hasCode ? String(error.code) : '';
  if (code === 'ENOENT') return `${command} is not there`;
  if (code === 'EACCES') return `${command} is not an executable file`;
  if (code === 'E2BIG') return 'the arguments are too long';
  return `${command} could not be started (${code || 'unknown reason'})`;
}
