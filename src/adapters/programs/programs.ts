// Runs a repository's programs in the box: in an environment of their own, within limits, and cleans up after them.
import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { unlessAborted } from '#src/abort.ts';
import { attempt } from '#src/errors.ts';
import type { ProgramEnd, ProgramSpec, Programs } from '#src/ports/programs.ts';
import type { OpenBox } from '../box/box.ts';
import {
  type ExceededLimit,
  type ProgramLimits,
  watchLimits,
  watchOutput,
} from '../box/watch-limits.ts';
import { makeHome } from '../process/private-home.ts';
import { CALL_MARKER } from '../process/process-tree.ts';
import { withTimeout } from '../process/with-timeout.ts';
import { childEnvironment } from './child-environment.ts';
import { isExecutable } from './isolation.ts';
import { collectOutput, type OutputCollector } from './program-output.ts';
import {
  boxedProgram,
  type ProcessExit,
  type RunningProgram,
  startFailure,
  startUnboxed,
  waitForExit,
} from './running-program.ts';

export type ProgramSettings = {
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
