// Every run is cancelled at a request that is never answered. By default a few of the cases are tried, which the seed in
// FAULTS_SEED chooses; FAULTS=all tries all of them.
import { describe, expect, it } from '@jest/globals';
import { readMarker } from '../../src/publish/render/board-marker.ts';
import { type CancelCase, cancelRun } from './cancel-run.ts';

/** The stories, and how many requests each makes at most. */
const STORIES = { 'first-comment': 24, 'answer-only': 11, 'scribe-merges': 6 };
const CHOSEN = 3;

const all: readonly CancelCase[] = Object.entries(STORIES).flatMap(([scenario, requests]) =>
  Array.from({ length: requests }, (_, index) => index + 1).flatMap((at) =>
    [false, true].map((forGood) => ({ scenario, at, forGood })),
  ),
);

const seed = Number(process.env.FAULTS_SEED ?? Math.floor(Math.random() * 1_000_000));

/** Some of the cases, evenly apart, from where the seed begins. */
function choose(): readonly CancelCase[] {
  if (process.env.FAULTS === 'all') return all;
  const step = Math.floor(all.length / CHOSEN);
  return all.filter((_, index) => index % step === seed % step).slice(0, CHOSEN);
}

describe(`a run that is cancelled (FAULTS_SEED=${seed})`, () => {
  it.each(choose())(
    'ends before the second signal, and leaves nothing behind: $scenario, request $at, for good: $forGood',
    async (one) => {
      const { rehearsal, signals, leftBehind, ms } = await cancelRun(one);
      const [run] = rehearsal.runs;
      expect({ signals, leftBehind, signal: run?.signal }).toEqual({
        signals: ms === undefined ? [] : ['SIGINT'],
        leftBehind: [],
        signal: null,
      });
      expect(['limited', run?.expected.outcome]).toContain(run?.outputs.outcome);
      const states = rehearsal.comments.map(({ body }) => readMarker(body)?.state);
      if (!one.forGood) expect(states).not.toContain('working');
    },
  );

  it.each([false, true])(
    'ends before the second signal while agents work, also when its processes answer nothing: %s',
    async (freezes) => {
      const one = { scenario: 'first-comment', at: 'model', forGood: false, freezes } as const;
      const { rehearsal, signals, leftBehind } = await cancelRun(one);
      expect({ signals, leftBehind }).toEqual({ signals: ['SIGINT'], leftBehind: [] });
      expect(rehearsal.runs).toMatchObject([{ signal: null, outputs: { outcome: 'limited' } }]);
      const states = rehearsal.comments.map(({ body }) => readMarker(body)?.state);
      expect(states).toEqual(['stopped']);
    },
  );
});
