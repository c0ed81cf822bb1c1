// The real clock.
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../world.ts';

/** Its timers keep no process alive. */
export const systemClock: Clock = {
  now: () => Date.now(),
  async sleep(ms, signal) {
    const longest = 2 ** 31 - 1;
    const options = signal === undefined ? { ref: false } : { signal, ref: false };
    await pause(Math.min(ms, longest), undefined, options);
  },
};
