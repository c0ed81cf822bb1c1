// What happened in the run, a line of JSON each, secrets masked, kept for whoever wants to know: run.jsonl and a2a.jsonl.
import { appendFileSync, mkdirSync, statSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import type { TimedEvent } from '../coordinator/events.ts';
import type { MessageEntry } from '../coordinator/messages.ts';
import { describe } from '../errors.ts';

export type RecordFile = {
  readonly path: string;
  readonly mask: (text: string) => string;
  /** Told once, when the first line is lost. */
  readonly warn: (text: string) => void;
};

/** Opens the run's record. It never throws: on a full disk the record stays short, and the run goes on. */
export function openRecord(file: RecordFile): (event: TimedEvent) => void {
  return openLines("the run's record", file);
}

/** Opens the log of messages between agents; it bears a full disk as the record does. */
export function openMessageLog(file: RecordFile): (entry: MessageEntry) => void {
  return openLines('the log of messages', file);
}

function openLines(what: string, { path, mask, warn }: RecordFile): (value: object) => void {
  // Text by text, so that what looks like a secret never reaches over a quotation mark.
  const masked = (_name: string, value: unknown) =>
    typeof value === 'string' ? mask(value) : value;
  const file = openWholeLines(path);
  let hasWarned = false;
  return (value) => {
    try {
      file.append(`${JSON.stringify(value, masked)}\n`);
    } catch (error) {
      // The run matters more than its record.
      if (!hasWarned) warn(`A line of ${what} is lost: ${describe(error).message}`);
      hasWarned = true;
    }
  };
}

/** A file that has a line whole or not at all: what a full disk left of one is cut off, so that the next is not spoilt. */
function openWholeLines(path: string): { append(line: string): void } {
  let size: number | undefined;
  const open = () => {
    mkdirSync(dirname(path), { recursive: true });
    return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  };
  return {
    append(line) {
      size ??= open();
      try {
        appendFileSync(path, line);
      } catch (error) {
        if (size < sizeOf(path)) truncateSync(path, size);
        throw error;
      }
      size += Buffer.byteLength(line);
    },
  };
}

function sizeOf(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() ? found.size : 0;
}
