// A program of the tests: it opens a box as the user who starts it, and runs what it is told by messages.
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { type BoxSettings, openBox } from '#src/adapters/box/box.ts';
import type { BoxedProcess } from '#src/adapters/box/boxed-process.ts';
import type { ProgramLimits } from '#src/adapters/box/watch-limits.ts';
import { killDescendants } from '#src/adapters/process/process-tree.ts';
import { createPrograms } from '#src/adapters/programs/programs.ts';
import type { ProgramSpec } from '#src/ports/programs.ts';
import { type Race, runRace } from './run-race.ts';

/** Starts boxes with a command at once, and ends itself in this moment. */
export type StartAndEnd = {
  readonly boxes: number;
  readonly command: readonly string[];
  readonly directory: string;
  /** What it kills before itself: nothing, what makes the boxes (as `killMaker` does), or all that it has started. */
  readonly first: 'nothing' | 'children' | 'descendants';
};

/** What a test asks for; `id` comes back with the answer. */
export type RunnerOrder =
  | { readonly id: number; readonly kind: 'state' | 'close' }
  | { readonly id: number; readonly kind: 'abort'; readonly run: number }
  | (StartAndEnd & { readonly id: number; readonly kind: 'start-and-end' })
  | { readonly id: number; readonly kind: 'race'; readonly race: Race }
  | {
      readonly id: number;
      readonly kind: 'run';
      readonly spec: Omit<ProgramSpec, 'signal'>;
    };

const settings: BoxSettings = JSON.parse(process.argv[2] ?? '');
const limits: Partial<ProgramLimits> = JSON.parse(process.argv[3] ?? '{}');
const box = openBox(settings);
const homes = join(settings.temporary, 'homes');
const programs = createPrograms({ homes, mask: (text) => text, box, limits });
const running = new Map<number, AbortController>();

process.on('message', (order: RunnerOrder) => {
  void answer(order)
    .catch((error: unknown) => ({ failed: String(error) }))
    .then((value) => process.send?.({ id: order.id, value }));
});
process.on('disconnect', () => process.exit());

async function answer(order: RunnerOrder): Promise<unknown> {
  if (order.kind === 'abort') return running.get(order.run)?.abort();
  if (order.kind === 'run') return run(order);
  if (order.kind === 'race') return runRace(order.race, programs);
  if (order.kind === 'start-and-end') return startAndEnd(order);
  return order.kind === 'state' ? box.state() : box.close();
}

async function run({ id, spec }: Extract<RunnerOrder, { kind: 'run' }>): Promise<unknown> {
  const ending = new AbortController();
  running.set(id, ending);
  return programs.runProgram({ ...spec, signal: ending.signal });
}

async function startAndEnd({ boxes, command, directory, first }: StartAndEnd): Promise<void> {
  const home = await mkdtemp(join(settings.temporary, 'home-'));
  const one = { command, directory, home, writable: [directory], readable: [], environment: {} };
  const started = await Promise.all(Array.from({ length: boxes }, () => box.start(one)));
  if (first === 'children') await Promise.all(started.map(killMaker));
  if (first === 'descendants') await killDescendants();
  process.kill(process.pid, 'SIGKILL');
}

/** Kills what makes a box and, when that has ended, the box, as the action does. sudo can be killed only until it has become root. */
async function killMaker(boxed: BoxedProcess | undefined): Promise<void> {
  if (boxed?.child.pid === undefined) return;
  const ended = once(boxed.child, 'exit');
  if (mayKill(boxed.child.pid)) await ended;
  boxed.kill();
}

/** Kills a process; false if it is another user's by now. */
function mayKill(id: number): boolean {
  try {
    return process.kill(id, 'SIGKILL');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EPERM') return false;
    throw error;
  }
}
