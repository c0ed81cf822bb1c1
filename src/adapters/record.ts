// What happened in the run, a line of JSON each, secrets masked, kept for whoever wants to know: run.jsonl and a2a.jsonl.
import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { TimedEvent } from '../coordinator/events.ts';
import type { MessageEntry } from '../coordinator/messages.ts';

type Mask = (text: string) => string;

/** Opens the record at `path`. A full disk must not end a run: then the record stays short. */
export function openRecord(path: string, mask: Mask): (event: TimedEvent) => void {
  return openLines(path, mask);
}

/** Opens the log of messages between agents at `path`; it bears a full disk as the record does. */
export function openMessageLog(path: string, mask: Mask): (entry: MessageEntry) => void {
  return openLines(path, mask);
}

function openLines(path: string, mask: Mask): (value: object) => void {
  // Text by text, so that what looks like a secret never reaches over a quotation mark.
  const masked = (_name: string, value: unknown) =>
    typeof value === 'string' ? mask(value) : value;
  mkdirSync(dirname(path), { recursive: true });
  return (value) => {
    try {
      appendFileSync(path, `${JSON.stringify(value, masked)}\n`);
    } catch {
      // The run matters more than its record.
    }
  };
}
