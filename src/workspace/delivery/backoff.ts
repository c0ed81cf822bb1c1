// How long to go on trying: pauses that grow and differ, as long as the run has time.
import { attempt } from '../../errors.ts';
import type { Clock, RunTime } from '../../ports/ports.ts';
import type { RemoteFailure } from './remote-failure.ts';

export type BackoffDeps = {
  readonly clock: Pick<Clock, 'now' | 'sleep'>;
  readonly time: Pick<RunTime, 'left'>;
};

export type Backoff = {
  /** How long one git command may take. */
  commandMs(): number;
  /** Pauses after the remote failed, longer each time; false when it should not be tried again. */
  afterFailure(failure: Pick<RemoteFailure, 'waitMs' | 'isLasting'>): Promise<boolean>;
  /** Pauses so that writers don't collide again, however many there are; false when there is no time to try again. */
  afterCollision(): Promise<boolean>;
};

/** What is left for the board and the outputs, which tell people how it went. */
const RESERVE_MS = 15_000;
/** git may wait for ever for an answer that was cut: the first limit is short, and the next ones are longer. */
const FIRST_COMMAND_MS = 30_000;
const LONGEST_COMMAND_MS = 240_000;
const SHORTEST_COMMAND_MS = 2_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
/** Servers that fail sometimes answer as if they refused. */
const MAX_REFUSALS = 2;
/** Of how many tries' length the pause after a collision is at most: twice as many each time, as far as this. */
const MOST_TRIES_WAITED = 64;
const SHORTEST_TRY_MS = 100;
const LONGEST_COLLISION_PAUSE_MS = 15_000;
/** No sleep is longer: a job that is cancelled meanwhile has little time left. */
const SLICE_MS = 500;

/** Begins to count; `limitMs` is the longest time for all tries together. */
export function openBackoff(
  { clock, time }: BackoffDeps,
  limitMs = Number.POSITIVE_INFINITY,
): Backoff {
  const start = time.left();
  const reserve = Math.max(Math.min(RESERVE_MS, start / 2), start - limitMs);
  const left = () => time.left() - reserve;
  let failures = 0;
  let refusals = 0;
  let collisions = 0;
  let triedAt = clock.now();
  const pause = async (ms: number) => {
    for (let rest = ms; rest > 0 && left() > 0; rest -= SLICE_MS) {
      // It rejects when the time is over.
      await attempt(clock.sleep(Math.min(rest, SLICE_MS, left())));
    }
    triedAt = clock.now();
    return left() > 0;
  };
  return {
    commandMs() {
      const longest = Math.min(LONGEST_COMMAND_MS, FIRST_COMMAND_MS * 2 ** failures);
      return Math.max(SHORTEST_COMMAND_MS, Math.min(longest, left()));
    },
    async afterFailure({ waitMs, isLasting }) {
      refusals += isLasting ? 1 : 0;
      if (refusals > MAX_REFUSALS) return false;
      const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
      failures += 1;
      return pause(Math.max(waitMs, longest * (0.5 + Math.random() / 2)));
    },
    afterCollision() {
      collisions += 1;
      const tries = Math.min(MOST_TRIES_WAITED, 2 ** collisions);
      const tryMs = Math.max(SHORTEST_TRY_MS, clock.now() - triedAt);
      return pause(Math.random() * Math.min(LONGEST_COLLISION_PAUSE_MS, tries * tryMs));
    },
  };
}
