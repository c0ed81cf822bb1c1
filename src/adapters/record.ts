// run.jsonl: what happened in the run, an event a line, secrets masked, kept for whoever wants to know.
import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { TimedEvent } from '../coordinator/events.ts';

/** Opens the record at `path`. A full disk must not end a run: then the record stays short. */
export function openRecord(path: string, mask: (text: string) => string) {
  // Text by text, so that what looks like a secret never reaches over a quotation mark.
  const masked = (_name: string, value: unknown) =>
    typeof value === 'string' ? mask(value) : value;
  mkdirSync(dirname(path), { recursive: true });
  return (event: TimedEvent): void => {
    try {
      appendFileSync(path, `${JSON.stringify(event, masked)}\n`);
    } catch {
      // The run matters more than its record.
    }
  };
}
