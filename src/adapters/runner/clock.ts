// The real clock. It never steps back, whatever happens to the machine's own.
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '#src/ports/ports.ts';

const MAX_TIMER_MS = 2 ** 31 - 1;

/** Opens the clock of a run: every sleep also ends when the run's time is over. */
export function openClock(over: AbortSignal): Clock {
  return {
    now: () => Math.floor(performance.timeOrigin + performance.now()),
    // A sleep with a signal is a time limit, and doesn't keep the process alive; a sleep without one does.
    async sleep(ms, given) {
      const signal = given === undefined ? over : AbortSignal.any([given, over]);
      const length = Math.min(ms, MAX_TIMER_MS);
      await pause(length, undefined, { signal, ref: given === undefined });
    },
  };
}

/** A clock for when no run's time is measured. */
export const systemClock: Clock = openClock(new AbortController().signal);
