// What happened in the run, a line of JSON each, secrets masked, kept for whoever wants to know: run.jsonl and a2a.jsonl.
import { appendFileSync, mkdirSync, statSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe } from '../../errors.ts';
import type { TimedEvent } from '../../run-log/events.ts';
import type { MessageLogEntry } from '../../run-log/message-log.ts';

export type JsonLinesFile = {
  readonly path: string;
  readonly mask: (text: string) => string;
  /** Told once, when the first line is lost. */
  readonly warn: (text: string) => void;
};

/** Opens the run's record. It never throws: on a full disk the record stays short, and the run goes on. */
export function openEventLog(file: JsonLinesFile): (event: TimedEvent) => void {
  return openJsonLines("the run's record", file);
}

/** Opens the log of messages between agents; it bears a full disk as the record does. */
export function openMessageLog(file: JsonLinesFile): (entry: MessageLogEntry) => void {
  return openJsonLines('the log of messages', file);
}

function openJsonLines(what: string, { path, mask, warn }: JsonLinesFile): (value: object) => void {
  // Text by text, so that what looks like a secret never reaches over a quotation mark.
  const maskStrings = (_name: string, value: unknown) =>
    typeof value === 'string' ? mask(value) : value;
  const file = openLineFile(path);
  let hasWarned = false;
  return (value) => {
    try {
      file.append(`${JSON.stringify(value, maskStrings)}\n`);
    } catch (error) {
      // The run matters more than its record.
      if (!hasWarned) warn(`A line of ${what} is lost: ${describe(error).message}`);
      hasWarned = true;
    }
  };
}

/** A file that has a line whole or not at all: what a full disk left of one is cut off, so that the next is not spoilt. */
function openLineFile(path: string): { append(line: string): void } {
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
        if (size < fileSize(path)) truncateSync(path, size);
        throw error;
      }
      size += Buffer.byteLength(line);
    },
  };
}

function fileSize(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() ? found.size : 0;
}
