// How long to go on trying: pauses that grow and differ, as long as the run has time.
import type { Clock, RunTime } from '../../ports/ports.ts';
import type { RemoteFailure } from './remote-failure.ts';

export type PatienceDeps = {
  readonly clock: Pick<Clock, 'sleep'>;
  readonly time: Pick<RunTime, 'left'>;
};

export type Patience = {
  /** How long one git command may take. */
  commandMs(): number;
  /** Pauses after the remote failed, longer each time; false when there is no time to try again. */
  afterFailure(failure: Pick<RemoteFailure, 'waitMs'>): Promise<boolean>;
  /** Pauses shortly, so that two writers don't collide again; false when there is no time to try again. */
  afterCollision(): Promise<boolean>;
};

/** What is left for the board and the outputs, which tell people how it went. */
const RESERVE_MS = 15_000;
const COMMAND_MS = 90_000;
const SHORTEST_COMMAND_MS = 2_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
const COLLISION_PAUSE_MS = 500;
/** A job that is cancelled meanwhile has little time left: no sleep is longer. */
const SLICE_MS = 500;

/** Begins to count; `limitMs` is the longest time for all tries together. */
export function openPatience(
  { clock, time }: PatienceDeps,
  limitMs = Number.POSITIVE_INFINITY,
): Patience {
  const start = time.left();
  const reserve = Math.max(Math.min(RESERVE_MS, start / 2), start - limitMs);
  const left = () => time.left() - reserve;
  let failures = 0;
  const pause = async (ms: number) => {
    for (let rest = ms; rest > 0 && left() > 0; rest -= SLICE_MS) {
      await clock.sleep(Math.min(rest, SLICE_MS));
    }
    return left() > 0;
  };
  return {
    commandMs: () => Math.max(SHORTEST_COMMAND_MS, Math.min(COMMAND_MS, left())),
    afterFailure({ waitMs }) {
      const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures);
      failures += 1;
      return pause(Math.max(waitMs, longest * (0.5 + Math.random() / 2)));
    },
    afterCollision: () => pause(Math.random() * COLLISION_PAUSE_MS),
  };
}
