// The real clock.
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../ports/ports.ts';

const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * A sleep that can be called off is a limit on something else, and keeps no process alive. One that can't is waited
 * for: without it the process would end in the middle of the run.
 */
export const systemClock: Clock = {
  now: () => Date.now(),
  async sleep(ms, signal) {
    const length = Math.min(ms, MAX_TIMER_MS);
    await (signal === undefined ? pause(length) : pause(length, undefined, { signal, ref: false }));
  },
};
