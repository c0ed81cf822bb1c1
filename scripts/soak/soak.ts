// For some minutes plays comments, reviews, merges, Scribe jobs, kills and faults by a seed. Then ends all requests and checks.
import { setTimeout as sleep } from 'node:timers/promises';
import { deliverEvent } from '../../rehearsal/scenario/deliver-event.ts';
import { readMarker } from '../../src/publish/render/board-marker.ts';
import { processesNaming } from '../left-processes.ts';
import { type Ask, askInComment, askInReview, endOf, isGreen } from './asks.ts';
import { type Chance, openChance } from './chance.ts';
import { checkState, type Violation } from './check.ts';
import { chooseDisturbance, type Disturbance } from './disturb.ts';
import { checkMerged, mergeOpenPulls, openSquadPulls, tryMerge } from './merge-all.ts';
import { tagId, WORKS } from './tags.ts';
import { openWorld, type World } from './world.ts';

export type SoakOptions = {
  readonly seed: string;
  readonly minutes: number;
  /** How many jobs run at the same time. */
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
  /** The most memory that a job held, in megabytes. */
  readonly memory: number;
};

type Soak = {
  readonly world: World;
  readonly chance: Chance;
  readonly options: SoakOptions;
  readonly asks: Ask[];
  readonly actions: string[];
  tags: number;
  runs: number;
  disturbed: number;
};

/** Plays the soak and reports on it. */
export async function playSoak(options: SoakOptions): Promise<SoakReport> {
  const world = await openWorld(options.issues);
  const chance = openChance(options.seed);
  const soak: Soak = {
    world,
    chance,
    options,
    asks: [],
    actions: [],
    tags: 0,
    runs: 0,
    disturbed: 0,
  };
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
  soak.tags += 1;
  const tag = { id: tagId(soak.tags), work: chance.one(WORKS) ?? 'change' };
  const pull = what < 45 ? chance.one(openSquadPulls(world.github.state)) : undefined;
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

/** Delivers an earlier request's event again or re-runs its job, perhaps while another run of it is still going. */
async function repeat(soak: Soak): Promise<void> {
  const ask = soak.chance.one(soak.asks.filter(({ runs }) => runs.length > 0));
  const isNew = soak.chance.is(0.5);
  if (ask !== undefined) await runAsk(soak, ask, { isNew, disturbance: undefined });
}

async function mergeOne(soak: Soak): Promise<void> {
  const { state } = soak.world.github;
  const pull = soak.chance.one(openSquadPulls(state));
  if (pull === undefined) return;
  const isMerged = await tryMerge(state, pull);
  note(soak, `#${pull} ${isMerged ? 'merged' : 'could not be merged'} by a person`);
}

type AskStart = { readonly isNew: boolean; readonly disturbance: Disturbance | undefined };

/** Runs a request's job, in a new run or as a re-run of the last one. */
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

/** Re-runs without faults each request whose last run is not green or whose board still says working; then runs Scribe. */
async function bringToEnd(soak: Soak): Promise<void> {
  for (const ask of soak.asks) {
    for (let tries = 0; tries < MOST_REPEATS && !isSettled(soak, ask); tries += 1) {
      await runAsk(soak, ask, { isNew: tries > 0, disturbance: undefined });
    }
  }
  await runScribe(soak);
}

/** True when the request's last run is green and all its boards are done. */
function isSettled({ world }: Soak, { runs, requestId }: Ask): boolean {
  const last = runs.at(-1);
  const boards = world.github.state.comments
    .map(({ body }) => readMarker(body))
    .filter((marker) => marker?.triggerId === requestId);
  return last !== undefined && isGreen(last) && boards.every((marker) => marker?.state === 'done');
}

/** Finds undisturbed runs that didn't end green, as they must whatever happens to others. */
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

/** Finds processes that outlived their jobs. */
async function findOrphans(folder: string): Promise<readonly Violation[]> {
  await sleep(LAST_WAIT_MS);
  return processesNaming(folder).map(({ id, command }) => {
    const text = `${id} ${command.slice(0, 160)}`;
    return { kind: 'left', about: 'a process', text };
  });
}

function note({ actions, options }: Soak, text: string): void {
  const line = `${new Date().toISOString().slice(11, 19)} ${text}`;
  actions.push(line);
  options.say(line);
}
