// A run's time for tests, on a clock whose pauses cost nothing.
import type { Clock, RunTime } from '#src/ports/ports.ts';

export type FakeTime = {
  readonly clock: Clock;
  readonly time: RunTime;
  /** How long each pause was. */
  readonly pauses: readonly number[];
  /** Milliseconds that passed. */
  passed(): number;
};

/** A run's time that passes by pauses alone; ten minutes of it unless told. */
export function aTime(ms = 600_000): FakeTime {
  const pauses: number[] = [];
  const passed = () => pauses.reduce((sum, pause) => sum + pause, 0);
  return {
    clock: {
      now: passed,
      async sleep(length) {
        pauses.push(length);
      },
    },
    time: { left: () => Math.max(0, ms - passed()), over: new AbortController().signal },
    pauses,
    passed,
  };
}
