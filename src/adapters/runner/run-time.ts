// The time of a run, on a clock that never steps back, and the job's cancellation, which shortens it.
import { setMaxListeners } from 'node:events';
import { performance } from 'node:perf_hooks';
import { SquadError } from '#src/errors.ts';
import type { RunTime } from '#src/ports/ports.ts';

/** How long delivering the work may take after the agents' time is over. */
const DELIVERY_MS = 60_000;
/** The runner sends its second signal 7.5 seconds after the first: the rest is for the end of the process. */
const CANCELLED_MS = 4_000;

type RunTimeSettings = {
  /** The input `timeout-minutes`. */
  readonly minutes: number;
  /** Fires when the job is cancelled. */
  readonly cancelled: AbortSignal;
};

/** Starts the run's time. Its timers don't keep the process alive. */
export function openRunTime({ minutes, cancelled }: RunTimeSettings): RunTime {
  const over = new AbortController();
  // Everything that waits adds a listener; Node reports more than ten as a leak.
  setMaxListeners(Number.POSITIVE_INFINITY, over.signal);
  let endsAt = Number.POSITIVE_INFINITY;
  const endIn = (ms: number) => {
    endsAt = Math.min(endsAt, performance.now() + ms);
    setTimeout(() => over.abort(timeIsOver()), ms).unref();
  };
  const onCancel = () => endIn(CANCELLED_MS);
  endIn(minutes * 60_000 + DELIVERY_MS);
  if (cancelled.aborted) onCancel();
  cancelled.addEventListener('abort', onCancel, { once: true });
  return { left: () => Math.max(0, endsAt - performance.now()), over: over.signal };
}

function timeIsOver(): SquadError {
  return new SquadError({
    code: 'E_TIME',
    message: 'The run did not finish in time.',
    hint: 'Run the job again, or raise `timeout-minutes`.',
  });
}

let cancellation: AbortController | undefined;

/** Aborts when the job is cancelled: the runner sends SIGINT, then SIGTERM, and allows about ten seconds. */
export function cancellationSignal(): AbortSignal {
  cancellation ??= listenForSignals();
  return cancellation.signal;
}

function listenForSignals(): AbortController {
  const cancelled = new AbortController();
  setMaxListeners(Number.POSITIVE_INFINITY, cancelled.signal);
  const error = new SquadError({ code: 'E_CANCELLED', message: 'The job was cancelled.' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => cancelled.abort(error));
  return cancelled;
}
