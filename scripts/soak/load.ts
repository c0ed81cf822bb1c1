// Many runs at once. Each does its work and waits for the others; then all push at the same time.

import { setTimeout as sleep } from 'node:timers/promises';
import { deliverEvent } from '../../rehearsal/scenario/deliver-event.ts';
import { type Ask, askInComment, isGreen } from './asks.ts';
import { checkState, type Violation } from './check.ts';
import { type Tag, tagId, type Work } from './tags.ts';
import { openWorld, type World } from './world.ts';

export type LoadOptions = {
  readonly runs: number;
  /** How many issues the requests are spread over. */
  readonly issues: number;
  readonly work: Work;
  /** How many Scribe jobs run beside them. */
  readonly scribes: number;
  readonly inputs?: Readonly<Record<string, string>>;
};

export type LoadReport = {
  readonly violations: readonly Violation[];
  readonly answered: number;
  /** Seconds from the moment when all may push to the end of each run, ascending. */
  readonly waits: readonly number[];
  readonly pushes: number;
  readonly memory: number;
};

/** Plays the load once. */
export async function playLoad(options: LoadOptions): Promise<LoadReport> {
  const barrier = createBarrier(options.runs);
  const world = await openWorld(options.issues, barrier.wait);
  try {
    const asks: Ask[] = [];
    for (let at = 0; at < options.runs; at += 1) {
      const tag = { id: tagId(at + 1), work: options.work };
      asks.push(await askInComment(world, 1 + (at % options.issues), tag));
    }
    const running = asks.map(async (ask, at) => {
      while (barrier.count() + AT_THE_START <= at) await sleep(50);
      await runAsk(world, ask, { runId: 1000 + at, ...options });
      barrier.come(ask.tag);
    });
    await barrier.opened;
    const scribes = Array.from({ length: options.scribes }, (_, at) => runScribe(world, 5000 + at));
    await Promise.all([...running, ...scribes]);
    return await report(world, asks, barrier.openedAt());
  } finally {
    await world.close();
  }
}

async function report(world: World, asks: readonly Ask[], openedAt: number): Promise<LoadReport> {
  const results = asks.flatMap(({ runs }) => runs);
  const waits = results.map(({ result }) => (result.endedAt - openedAt) / 1000);
  return {
    violations: await checkState(world.github.state, asks),
    answered: results.filter(isGreen).length,
    waits: waits.toSorted((one, other) => one - other),
    pushes: world.github.requests.filter(
      ({ path, method }) => method === 'POST' && path.endsWith('git-receive-pack'),
    ).length,
    memory: world.memory.most(),
  };
}

async function runAsk(
  world: World,
  ask: Ask,
  {
    runId,
    inputs = {},
  }: { readonly runId: number; readonly inputs?: Readonly<Record<string, string>> },
): Promise<void> {
  const job = await world.start({ delivery: ask.delivery, runId, attempt: 1, inputs });
  ask.runs.push({ runId, attempt: 1, result: await job.result, isDisturbed: false });
}

/** Runs Scribe's job once. */
async function runScribe(world: World, runId: number): Promise<void> {
  const delivery = await deliverEvent(world.github.site, { name: 'schedule', author: 'olga' });
  const job = await world.start({ delivery, runId, attempt: 1, inputs: { job: 'scribe' } });
  await job.result;
}

/** How many runs may be on their way to the barrier, since a machine with few cores can't start more at a time. */
const AT_THE_START = 4;
const LONGEST_WAIT_MS = 300_000;

/** Creates a barrier that opens when all runs have reached it, or after the longest wait. */
function createBarrier(expected: number) {
  const there = new Set<string>();
  let at = 0;
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = () => {
      at ||= Date.now();
      resolve();
    };
  });
  const timer = setTimeout(() => open(), LONGEST_WAIT_MS);
  const come = ({ id }: Tag) => {
    there.add(id);
    if (there.size < expected) return;
    clearTimeout(timer);
    open();
  };
  return {
    opened,
    openedAt: () => at,
    count: () => there.size,
    come,
    wait(tag: Tag) {
      come(tag);
      return opened;
    },
  };
}
