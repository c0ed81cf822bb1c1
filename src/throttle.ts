// Work that is requested often but done only once in a while.

import type { Clock } from '#src/ports/ports.ts';
import { attempt } from './errors.ts';

export type Throttle = {
  /** Starts the work after the pause; a touch during the work starts it once more afterwards. Doesn't throw. */
  touch(): void;
  /** Starts no more work; resolves when the work under way has ended. */
  close(): Promise<void>;
  /** Starts no more work; `close` then waits for `last` alone. */
  closeWith(last: Promise<unknown>): void;
};

/** Never runs the work twice at once. `pauseMs` is the pause before each time, or returns it; `work` never rejects. */
export function throttle(
  clock: Pick<Clock, 'sleep'>,
  pauseMs: number | (() => number),
  work: () => Promise<unknown>,
): Throttle {
  const closed = new AbortController();
  let isStale = false;
  let waiting: Promise<void> | undefined;
  const workLater = async () => {
    while (isStale) {
      const pause = typeof pauseMs === 'number' ? pauseMs : pauseMs();
      if ((await attempt(clock.sleep(pause, closed.signal))).kind === 'threw') return;
      isStale = false;
      await work();
    }
    waiting = undefined;
  };
  return {
    touch() {
      isStale = true;
      waiting ??= workLater();
    },
    async close() {
      closed.abort();
      await waiting;
    },
    closeWith(last) {
      closed.abort();
      waiting = last.then(() => undefined);
    },
  };
}
