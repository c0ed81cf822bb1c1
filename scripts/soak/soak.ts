// Minutes of comments, reviews, merges, Scribes, kills and faults, chosen by a seed; then everything is brought to its end and checked.
import { setTimeout as sleep } from 'node:timers/promises';
import { deliverEvent } from '../../rehearsal/scenario/deliver-event.ts';
import { readMarker } from '../../src/publish/render/board-marker.ts';
import { type Ask, askInComment, askInReview, endOf, isGreen } from './asks.ts';
import { type Chance, openChance } from './chance.ts';
import { checkState, type Violation } from './check.ts';
import { chooseDisturbance, type Disturbance } from './disturb.ts';
import { checkMerged, mergeOpenPulls, openSquadPulls, tryMerge } from './merge-all.ts';
import { processesOf } from './processes.ts';
import { tagId, WORKS } from './tags.ts';
import { openWorld, type World } from './world.ts';

export type SoakOptions = {
  readonly seed: string;
  readonly minutes: number;
  /** Jobs at the same time. */
  readonly atOnce: number;
  readonly issues: number;
  readonly say: (line: string) => void;
};

export type SoakReport = {
  readonly asked: number;
  readonly answered: number;
  readonly runs: number;
  readonly disturbed: number;
  readonly violations: readonly Violation[];
  /** Every action, in order. */
  readonly actions: readonly string[];
  /** Megabytes. */
  readonly memory: number;
};

type Soak = {
  readonly world: World;
  readonly chance: Chance;
  readonly options: SoakOptions;
  readonly asks: Ask[];
  readonly actions: string[];
  runs: number;
  disturbed: number;
};

/** Plays it. */
export async function playSoak(options: SoakOptions): Promise<SoakReport> {
  const world = await openWorld(options.issues);
  const chance = openChance(options.seed);
  const soak: Soak = { world, chance, options, asks: [], actions: [], runs: 0, disturbed: 0 };
  try {
    const end = Date.now() + options.minutes * 60_000;
    const slots = Array.from({ length: options.atOnce }, () => keepBusy(soak, end));
    await Promise.all(slots);
    await bringToEnd(soak);
    const { state } = world.github;
    const settled = await checkState(state, soak.asks);
    const stuck = await mergeOpenPulls(world, () => runScribe(soak));
    const merged = await checkMerged(state, soak.asks);
    const orphans = await findOrphans(world.folder);
    const violations = [...settled, ...stuck, ...merged, ...orphans, ...findRed(soak)];
    const answered = soak.asks.filter(
      (ask) => !settled.some(({ about }) => about === ask.tag.id),
    ).length;
    const { runs, disturbed, actions } = soak;
    return {
      asked: soak.asks.length,
      answered,
      runs,
      disturbed,
      violations,
      actions,
      memory: world.memory.most(),
    };
  } finally {
    await world.close();
  }
}

async function keepBusy(soak: Soak, end: number): Promise<void> {
  while (Date.now() < end) await act(soak);
}

/** Does one thing that a person or the schedule would do, and waits for the job that it starts. */
async function act(soak: Soak): Promise<void> {
  const { chance, world, asks, options } = soak;
  const what = chance.below(100);
  if (what < 10) return runScribe(soak, maybeDisturbance(soak));
  if (what < 18) return mergeOne(soak);
  if (what < 28) return repeat(soak);
  const tag = { id: tagId(asks.length + 1), work: chance.one(WORKS) ?? 'change' };
  const pull = what < 45 ? chance.one(await openSquadPulls(world.github.state)) : undefined;
  const ask =
    pull === undefined
      ? await askInComment(world, 1 + chance.below(options.issues), tag)
      : await askInReview(world, pull, { ...tag, work: tag.work === 'learn' ? 'both' : tag.work });
  asks.push(ask);
  note(soak, `${ask.tag.id} ${ask.tag.work} asked on #${ask.thread} (${ask.requestId})`);
  await runAsk(soak, ask, { isNew: true, disturbance: maybeDisturbance(soak) });
}

function maybeDisturbance({ chance }: Soak): Disturbance | undefined {
  return chance.is(0.4) ? chooseDisturbance(chance) : undefined;
}

/** The same event again, or its job again: also while the first one still runs. */
async function repeat(soak: Soak): Promise<void> {
  const ask = soak.chance.one(soak.asks.filter(({ runs }) => runs.length > 0));
  const isNew = soak.chance.is(0.5);
  if (ask !== undefined) await runAsk(soak, ask, { isNew, disturbance: undefined });
}

async function mergeOne(soak: Soak): Promise<void> {
  const { state } = soak.world.github;
  const pull = soak.chance.one(await openSquadPulls(state));
  if (pull === undefined) return;
  const isMerged = await tryMerge(state, pull);
  note(soak, `#${pull} ${isMerged ? 'merged' : 'could not be merged'} by a person`);
}

type AskStart = { readonly isNew: boolean; readonly disturbance: Disturbance | undefined };

/** Runs a request's job: a new run, or the last run's job again. */
async function runAsk(soak: Soak, ask: Ask, { isNew, disturbance }: AskStart): Promise<void> {
  const last = ask.runs.at(-1);
  soak.runs += 1;
  if (disturbance !== undefined) soak.disturbed += 1;
  const isAgain = !isNew && last !== undefined;
  const runId = isAgain ? last.runId : 1000 + soak.runs;
  const attempt = isAgain ? Math.max(...ask.runs.map((run) => run.attempt)) + 1 : 1;
  const how = disturbance === undefined ? '' : `, ${disturbance.name}`;
  note(soak, `${ask.tag.id} run ${runId}-${attempt} starts${how}`);
  const inputs: Record<string, string> =
    Number(ask.tag.id.slice(-1)) % 3 === 0 ? { 'memory-writes': 'history' } : {};
  const job = await soak.world.start({
    delivery: ask.delivery,
    runId,
    attempt,
    inputs,
    disturbance,
  });
  const result = await job.result;
  ask.runs.push({ runId, attempt, result, isDisturbed: disturbance !== undefined });
  note(soak, `${ask.tag.id} run ${runId}-${attempt} ends: ${endOf(result)}`);
}

async function runScribe(soak: Soak, disturbance?: Disturbance): Promise<void> {
  soak.runs += 1;
  const runId = 1000 + soak.runs;
  note(soak, `Scribe ${runId} starts${disturbance === undefined ? '' : `, ${disturbance.name}`}`);
  const { world } = soak;
  const delivery = await deliverEvent(world.github.site, { name: 'schedule', author: 'olga' });
  const job = await world.start({
    delivery,
    runId,
    attempt: 1,
    inputs: { job: 'scribe' },
    disturbance,
  });
  note(soak, `Scribe ${runId} ends: ${endOf(await job.result)}`);
}

const MOST_REPEATS = 3;

/** What was cut short is run again, without faults; what was green is left as it is. */
async function bringToEnd(soak: Soak): Promise<void> {
  for (const ask of soak.asks) {
    for (let tries = 0; tries < MOST_REPEATS && !isSettled(soak, ask); tries += 1) {
      await runAsk(soak, ask, { isNew: tries > 0, disturbance: undefined });
    }
  }
  await runScribe(soak);
}

/** True when its last run says so, and no board of it says that it works. */
function isSettled({ world }: Soak, { runs, requestId }: Ask): boolean {
  const last = runs.at(-1);
  const boards = world.github.state.comments
    .map(({ body }) => readMarker(body))
    .filter((marker) => marker?.triggerId === requestId);
  return last !== undefined && isGreen(last) && boards.every((marker) => marker?.state === 'done');
}

/** A run that nothing disturbed ends green, whatever happens to the others. */
function findRed({ asks }: Soak): readonly Violation[] {
  return asks.flatMap((ask) =>
    ask.runs
      .filter((run) => !run.isDisturbed && !isGreen(run))
      .map(({ runId, attempt, result }) => {
        const text = `run ${runId}-${attempt} was not disturbed and ended ${endOf(result)}`;
        return { kind: 'red' as const, about: ask.tag.id, text };
      }),
  );
}

const LAST_WAIT_MS = 5_000;

/** Processes of the jobs that outlive them. */
async function findOrphans(folder: string): Promise<readonly Violation[]> {
  await sleep(LAST_WAIT_MS);
  const processes = await processesOf(folder);
  return processes.map((process) => ({ kind: 'left', about: 'a process', text: process }));
}

function note({ actions, options }: Soak, text: string): void {
  const line = `${new Date().toISOString().slice(11, 19)} ${text}`;
  actions.push(line);
  options.say(line);
}
