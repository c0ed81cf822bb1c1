// One whole run with two agents in parallel: its time, its first model request, its requests to GitHub.

import type { Builds } from './builds.ts';
import { median, type Row, ratios, spread } from './figures.ts';
import { runPairs } from './run-pairs.ts';
import type { BenchRun } from './run-story.ts';
import { plainStory } from './story.ts';

const PAIRS = 7;
/** design.md: 400 ms, where a bare prototype took 310. */
const FIRST_MODEL = { ms: 400, ratio: 400 / 310 };
const WHOLE_RUN = { ms: 1000, ratio: 1.5 };
const REQUESTS = 8;
const EDIT_MS = 8000;

export async function runRows(builds: Builds): Promise<readonly Row[]> {
  const { ours, floor } = await runPairs(builds, plainStory, PAIRS);
  return [
    timeRow('start to first model request, 100 files', FIRST_MODEL, {
      ours: ours.map((play) => play.firstModelMs),
      floor: floor.map((play) => play.firstModelMs),
    }),
    timeRow('whole run, two agents in parallel', WHOLE_RUN, {
      ours: ours.map((play) => play.wallMs),
      floor: floor.map((play) => play.wallMs),
    }),
    requestRow(ours, floor),
  ].flat();
}

type TimeLimit = { readonly ms: number; readonly ratio: number };
type RunTimes = { readonly ours: readonly number[]; readonly floor: readonly number[] };

/** Two rows: the time itself, and how it compares. */
function timeRow(what: string, hold: TimeLimit, { ours, floor }: RunTimes): readonly Row[] {
  const compared = ratios(ours, floor);
  return [
    {
      what,
      measured: spread(ours),
      floor: spread(floor),
      hold: `≤ ${hold.ms} ms`,
      held: median(ours) <= hold.ms,
    },
    {
      what: '… against the floor, pair by pair',
      measured: spread(compared, '×', 2),
      floor: '1 ×',
      hold: `≤ ${hold.ratio.toFixed(2)} ×`,
      held: median(compared) <= hold.ratio,
    },
  ];
}

/** A run that takes long on a slow machine may edit its board in between. */
function requestRow(ours: readonly BenchRun[], floor: readonly BenchRun[]): Row {
  const count = (play: BenchRun) => play.requests.filter(({ kind }) => kind === 'api').length;
  const allowed = (play: BenchRun) => REQUESTS + Math.floor(play.wallMs / EDIT_MS);
  return {
    what: "requests to GitHub's API for such a run",
    measured: `${Math.max(...ours.map(count))}`,
    floor: `${Math.max(...floor.map(count))}`,
    hold: `≤ ${REQUESTS}, and a board edit each 8 s`,
    held: ours.every((play) => count(play) <= allowed(play)),
  };
}
