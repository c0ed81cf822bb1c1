// The job's log: one line for each act of a run, as it happens. The record holds everything; readers follow this.
import { oneLine } from '#src/text/index.ts';
import type { TimedEvent } from '../events.ts';
import { createActs } from './acts.ts';

const MAX_LINE = 160;

/** One line of the log, and details that may be folded below it. */
export type LogLine = { readonly text: string; readonly details?: readonly string[] };

/** Returns a function that makes the lines of one run; it returns undefined for an event that is no act. */
export function createLogLines(startedAt: number): (event: TimedEvent) => LogLine | undefined {
  const readAct = createActs();
  return (event) => {
    const act = readAct(event);
    if (act === undefined) return undefined;
    const [who, what, details] = act;
    const time = timeText(event.at - startedAt);
    const text = `${time}  ${oneLine(who, 20).padEnd(12)} ${oneLine(what, MAX_LINE)}`.trimEnd();
    return details === undefined ? { text } : { text, details };
  };
}

/** Returns `  0.8 s` or `125.0 s`, for example. */
function timeText(ms: number): string {
  return `${(Math.max(0, ms) / 1000).toFixed(1).padStart(6)} s`;
}
