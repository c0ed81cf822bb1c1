import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { openBackoff } from '#src/workspace/deliver.ts';
import { aTime, type FakeTime } from '../a-time.ts';

const LONG_RUN_MS = 3_600_000;
const FAILED = { waitMs: 0, isLasting: false };

/** How long it paused after each of the failures that follow each other. */
async function pausesAfter(failures: number, waitMs = 0, times: FakeTime = aTime(LONG_RUN_MS)) {
  const backoff = openBackoff(times);
  const pauses: number[] = [];
  for (let i = 0; i < failures; i += 1) {
    const before = times.passed();
    await backoff.afterFailure({ ...FAILED, waitMs });
    pauses.push(times.passed() - before);
  }
  return pauses;
}

describe('the pause after a failure', () => {
  it('is as long as the remote asked for', async () => {
    expect(await pausesAfter(2, 30_000)).toEqual([30_000, 30_000]);
  });

  it('is slept in slices of half a second, and ends with the time beside the reserve', async () => {
    const times = aTime(LONG_RUN_MS);
    await openBackoff(times).afterFailure({ ...FAILED, waitMs: 1_200 });
    expect(times.pauses).toEqual([500, 500, 200]);
    const short = aTime(2_000);
    const { afterFailure } = openBackoff(short);
    expect(await afterFailure({ ...FAILED, waitMs: 700 })).toBe(true);
    expect(await afterFailure({ ...FAILED, waitMs: 9_000 })).toBe(false);
    expect(short.pauses).toEqual([500, 200, 300]);
  });
});

describe('the pause after a collision', () => {
  it('is random, and never longer than 64 tries or 15 seconds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 20 }), async (collisions) => {
        const times = aTime(LONG_RUN_MS);
        const backoff = openBackoff(times);
        for (let i = 1; i <= collisions; i += 1) {
          const before = times.passed();
          expect(await backoff.afterCollision()).toBe(true);
          const longest = Math.min(15_000, 100 * Math.min(64, 2 ** i));
          expect(times.passed() - before).toBeLessThanOrEqual(longest);
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('the limit of a command', () => {
  it('is no longer than the time that is left beside the reserve', () => {
    expect(openBackoff(aTime(40_000)).commandMs()).toBe(25_000);
    expect(openBackoff(aTime(LONG_RUN_MS), 12_000).commandMs()).toBe(12_000);
    expect(openBackoff(aTime(0)).commandMs()).toBe(2_000);
  });
});
