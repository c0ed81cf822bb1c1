// The end of a run's time: whatever is still running then is abandoned.
import { setTimeout as pause } from 'node:timers/promises';
import { unlessAborted } from '#src/abort.ts';
import { attempt } from '#src/errors.ts';
import type { RunTime } from '#src/ports/ports.ts';

/** Milliseconds that a run still has then, for the board's last edit and the report. */
export const REPORT_MS = 1_250;

/**
 * Returns the work's result. When the run's time is over, everything that the work waits for fails. A result that it still
 * reaches within `graceMs` counts; after that the work is abandoned, and this rejects with a SquadError (E_TIME).
 */
export async function withinTime<T>(work: Promise<T>, time: RunTime, graceMs: number): Promise<T> {
  const ended = await attempt(unlessAborted(work, time.over));
  if (ended.kind === 'done') return ended.value;
  if (!time.over.aborted) throw ended.error;
  const late = new AbortController();
  const givingUp = pause(graceMs, undefined, { signal: late.signal }).then(() => {
    throw time.over.reason;
  });
  return Promise.race([work, givingUp]).finally(() => late.abort());
}
