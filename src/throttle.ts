// Work that is asked for often, and done once in a while.
import { attempt } from './errors.ts';
import type { Clock } from './ports/ports.ts';

export type Throttle = {
  /** Begins the work after the pause; a touch during the work makes it begin once more. Doesn't throw. */
  touch(): void;
  /** No work begins any more; resolves when what is under way has ended. */
  close(): Promise<void>;
  /** No work begins any more; `close` waits for `last` alone. */
  closeWith(last: Promise<unknown>): void;
};

/** Never does the work twice at once. `pauseMs`: the pause before each time, or what tells it; `work` never rejects. */
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
