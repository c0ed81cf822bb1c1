// The end of a run's time: what still goes on then is given up.
import { setTimeout as pause } from 'node:timers/promises';
import { unlessAborted } from '../../abort.ts';
import { attempt } from '../../errors.ts';
import type { RunTime } from '../../ports/ports.ts';

/** What a run may still make of it: for the board's last edit, and the report. */
export const REPORT_MS = 1_250;

/**
 * The work's result. When the run's time is over, everything that the work waits for fails; what it makes of that within
 * `graceMs` is still its result, and after that it is given up: rejects with a SquadError (E_TIME).
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
