// The time of a run, on a clock that never steps back.
import { performance } from 'node:perf_hooks';
import type { RunTime } from '../../ports/ports.ts';

/** What delivering the work may take after the agents' time is over. */
const DELIVERY_MS = 60_000;
/** The runner kills a cancelled job after ten seconds; the rest of them is for outputs and the end of the process. */
const CANCELLED_MS = 5_000;

export type RunTimeSettings = {
  /** The input `timeout-minutes`. */
  readonly minutes: number;
  /** Fires when the job is cancelled. */
  readonly cancelled: AbortSignal;
};

/** Starts the run's time. Its timers don't keep the process alive. */
export function openRunTime({ minutes, cancelled }: RunTimeSettings): RunTime {
  const over = new AbortController();
  let endsAt = performance.now();
  const endIn = (ms: number) => {
    endsAt = performance.now() + ms;
    setTimeout(() => over.abort(), ms).unref();
  };
  endIn(minutes * 60_000 + DELIVERY_MS);
  cancelled.addEventListener('abort', () => endIn(CANCELLED_MS), { once: true });
  return { left: () => Math.max(0, endsAt - performance.now()), over: over.signal };
}
