// Decides how long to keep trying: pauses grow and vary, for as long as the run has time.
import { attempt } from '#src/errors.ts';
import type { Clock, RunTime } from '#src/ports/index.ts';
import type { RemoteFailure } from './remote-failure.ts';

export type BackoffDeps = {
  readonly clock: Pick<Clock, 'now' | 'sleep'>;
  readonly time: Pick<RunTime, 'left'>;
};

export type Backoff = {
  /** Returns how long one git command may take. */
  commandMs(): number;
  /** Pauses after the remote failed, longer each time. Returns false when there should be no further try. */
  afterFailure(failure: Pick<RemoteFailure, 'waitMs' | 'isLasting'>): Promise<boolean>;
  /** Pauses so that writers don't collide again, however many there are. Returns false when no time is left for another try. */
  afterCollision(): Promise<boolean>;
};

/** Time kept back for the board and the outputs, which tell people how it went. */
const RESERVE_MS = 15_000;
/** The first limit is short and the next ones are longer, because git may wait forever for an answer that was cut off. */
const FIRST_COMMAND_MS = 30_000;
const LONGEST_COMMAND_MS = 240_000;
const SHORTEST_COMMAND_MS = 2_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
/** How many refusals are tried again: failing servers sometimes answer as if they refused. */
const MAX_REFUSALS = 2;
/** A pause after a collision lasts at most 2, 4, 8… times as long as a try; this is the highest factor. */
const MOST_TRIES_WAITED = 64;
const SHORTEST_TRY_MS = 100;
const LONGEST_COLLISION_PAUSE_MS = 15_000;
/** The longest single sleep: a job that is cancelled meanwhile has little time left. */
const SLICE_MS = 500;

/** Starts a backoff; `limitMs` limits the time of all tries together. */
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
      // The sleep rejects when the run's time is over.
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
