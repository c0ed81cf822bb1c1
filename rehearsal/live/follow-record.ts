// Reads a run's record while the run writes it.
import { readFileSync } from 'node:fs';
import type { TimedEvent } from '#src/run-log/events.ts';
import { findRecord } from '../rehearsed-run.ts';

/** Returns a function that reads the events added since its last call. Until the record exists, there are none. */
export function followRecord(temporary: string): () => readonly TimedEvent[] {
  let seen = 0;
  return () => {
    const file = findRecord(temporary);
    // The last line may not be complete yet.
    const lines = file === undefined ? [] : readFileSync(file, 'utf8').split('\n').slice(0, -1);
    const added = lines.slice(seen);
    seen = lines.length;
    return added.map((line): TimedEvent => JSON.parse(line));
  };
}
