// A clock that stands still until a test moves it.
import type { Clock } from '#src/ports/ports.ts';

type Sleeper = { readonly due: number; wake(): void };

export type FakeClock = Clock & {
  /** Moves time on; whoever wakes on the way runs at its own moment. */
  advance(ms: number): Promise<void>;
  /** How many timers are set. */
  pending(): number;
  /** Moves from timer to timer until the work has ended; throws when it waits for nothing that could come. */
  drive<T>(work: Promise<T>): Promise<T>;
};

/** Lets everything run that needs no timer. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

export function aClock(start = 1_000_000): FakeClock {
  let now = start;
  const sleepers = new Set<Sleeper>();
  const next = () => [...sleepers].sort((a, b) => a.due - b.due).at(0);
  const wake = async (sleeper: Sleeper) => {
    now = Math.max(now, sleeper.due);
    sleepers.delete(sleeper);
    sleeper.wake();
    await settle();
  };
  return {
    now: () => now,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        const leave = () => {
          sleepers.delete(sleeper);
          reject(signal?.reason);
        };
        const sleeper: Sleeper = {
          due: now + ms,
          wake() {
            signal?.removeEventListener('abort', leave);
            resolve();
          },
        };
        if (signal?.aborted) return leave();
        sleepers.add(sleeper);
        signal?.addEventListener('abort', leave, { once: true });
      }),
    pending: () => sleepers.size,
    async advance(ms) {
      const end = now + ms;
      await settle();
      for (let due = next(); due !== undefined && due.due <= end; due = next()) await wake(due);
      now = end;
    },
    async drive(work) {
      let isSettled = false;
      const onSettled = () => {
        isSettled = true;
      };
      work.then(onSettled, onSettled);
      for (await settle(); !isSettled; await settle()) {
        const due = next();
        if (due === undefined) throw new Error('The work waits, and no timer is set.');
        await wake(due);
      }
      return work;
    },
  };
}
