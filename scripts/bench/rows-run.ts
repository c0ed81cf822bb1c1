// One whole run with two agents in parallel: its time, its first model request, its requests to GitHub.

import type { Builds } from './builds.ts';
import { median, type Row, ratios, spread } from './figures.ts';
import { runPairs } from './run-pairs.ts';
import type { BenchRun } from './run-story.ts';
import { plainStory } from './story.ts';

const PAIRS = 7;
/** The most our time may be, as a multiple of the floor's, which depends on the machine in the same way. */
const MOST = 1.3;
const REQUESTS = 8;
const EDIT_MS = 8000;

export async function runRows(builds: Builds): Promise<readonly Row[]> {
  const { ours, floor } = await runPairs(builds, plainStory, PAIRS);
  return [
    timeRow('start to first model request, 100 files', {
      ours: ours.map((play) => play.firstModelMs),
      floor: floor.map((play) => play.firstModelMs),
    }),
    timeRow('whole run, two agents in parallel', {
      ours: ours.map((play) => play.wallMs),
      floor: floor.map((play) => play.wallMs),
    }),
    requestRow(ours, floor),
  ].flat();
}

type RunTimes = { readonly ours: readonly number[]; readonly floor: readonly number[] };

/** Makes two rows: the time itself, and its ratio to the floor's. */
function timeRow(what: string, { ours, floor }: RunTimes): readonly Row[] {
  const compared = ratios(ours, floor);
  return [
    {
      what,
      measured: spread(ours),
      floor: spread(floor),
      hold: '',
      held: undefined,
    },
    {
      what: '… against the floor, pair by pair',
      measured: spread(compared, '×', 2),
      floor: '1 ×',
      hold: `≤ ${MOST} ×`,
      held: median(compared) <= MOST,
    },
  ];
}

/** Allows one more request per 8 s, because a run on a slow machine may edit its board in between. */
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
