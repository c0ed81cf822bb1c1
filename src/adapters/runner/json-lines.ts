// Writes the run's record (run.jsonl) and the log of messages between agents (a2a.jsonl): one JSON object per line, masked.
import { appendFileSync, mkdirSync, statSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe } from '#src/errors.ts';
import type { MessageLogEntry, TimedEvent } from '#src/run-log/events.ts';
import { createRecordLines } from '#src/run-log/record.ts';

type JsonLinesFile = {
  readonly path: string;
  readonly mask: (text: string) => string;
  /** Called once, when the first line is lost. */
  readonly warn: (text: string) => void;
};

/** Opens the run's record. Writing never throws: on a full disk lines are lost, and the run goes on. */
export function openEventLog(file: JsonLinesFile): (event: TimedEvent) => void {
  const append = openLines("the run's record", file);
  const linesOf = createRecordLines(file.mask);
  return (event) => append(() => linesOf(event));
}

/** Opens the log of messages between agents; writing never throws. */
export function openMessageLog(file: JsonLinesFile): (entry: MessageLogEntry) => void {
  const append = openLines('the log of messages', file);
  // Masks each string by itself, so that a match never spans a quotation mark.
  const maskStrings = (_name: string, value: unknown) =>
    typeof value === 'string' ? file.mask(value) : value;
  return (entry) => append(() => [JSON.stringify(entry, maskStrings)]);
}

function openLines(what: string, { path, warn }: JsonLinesFile) {
  let hasWarned = false;
  return (makeLines: () => readonly string[]): void => {
    try {
      appendWhole(path, `${makeLines().join('\n')}\n`);
    } catch (error) {
      if (!hasWarned) warn(`A line of ${what} was lost: ${describe(error).message}`);
      hasWarned = true;
    }
  };
}

/** Appends to a file of whole lines: on a full disk a partial line is cut off again. */
function appendWhole(path: string, line: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const size = fileSize(path);
  try {
    appendFileSync(path, line, { mode: 0o600 });
  } catch (error) {
    if (size < fileSize(path)) truncateSync(path, size);
    throw error;
  }
}

/** Returns the size of a regular file; 0 for anything else. */
export function fileSize(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() ? found.size : 0;
}
