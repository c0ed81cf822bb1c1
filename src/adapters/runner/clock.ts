// The real clock.
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../ports/ports.ts';

const MAX_TIMER_MS = 2 ** 31 - 1;

/** A sleep with a signal is a time limit, and doesn't keep the process alive; a sleep without one does. */
export const systemClock: Clock = {
  now: () => Date.now(),
  async sleep(ms, signal) {
    const length = Math.min(ms, MAX_TIMER_MS);
    await (signal === undefined ? pause(length) : pause(length, undefined, { signal, ref: false }));
  },
};
