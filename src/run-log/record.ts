// The record of a run: each event is a line of JSON, with its strings masked and long ones cut.

import { maskedHead } from '#src/text/cut-characters.ts';
import { isRecord, readJson } from '#src/text/json.ts';
import { readEvent, type TimedEvent } from './events.ts';

type FieldLimit = { readonly max: number; readonly mark?: string };

/** Ends a diff that was cut. */
export const CUT_DIFF = '[cut: the rest of this diff is not in the record]';

/** The limits, by the event's kind and the field's name. */
const LIMITS: Readonly<Record<string, FieldLimit>> = {
  'run.started asked': { max: 4_000 },
  'agent.said text': { max: 4_000 },
  'tool.complete output': { max: 2_000 },
  'tool.failed message': { max: 2_000 },
  'commit patch': { max: 20_000, mark: `\n${CUT_DIFF}` },
};
const ANY_OTHER: FieldLimit = { max: 64_000 };

/** Characters after which the record leaves out the fields that take most of its space. */
const MAX_LENGTH = 8_000_000;
const FIRST_LEFT_OUT: readonly string[] = ['tool.complete output', 'commit patch'];
const FULL = "This run's record is long: from here on, tool output and diffs are left out.";

/** Returns a function that turns an event into lines without line ends; it adds a note once the record gets too long. */
export function createRecordLines(
  mask: (text: string) => string,
): (event: TimedEvent) => readonly string[] {
  let length = 0;
  const lineOf = (event: TimedEvent, isFull: boolean) => {
    const line = JSON.stringify(event, (name, value: unknown) => {
      const field = `${event.kind} ${name}`;
      if (isFull && FIRST_LEFT_OUT.includes(field)) return undefined;
      return typeof value === 'string'
        ? maskedHead(value, { mask, ...(LIMITS[field] ?? ANY_OTHER) })
        : value;
    });
    length += line.length;
    return line;
  };
  return (event) => {
    const wasFull = length > MAX_LENGTH;
    const line = lineOf(event, wasFull);
    if (wasFull || length <= MAX_LENGTH) return [line];
    return [line, lineOf({ kind: 'note', text: FULL, at: event.at }, true)];
  };
}

/** Returns the record's events in order, and the number of lines that could not be read. Unknown kinds are left out. */
export function readRecord(record: string): {
  readonly events: readonly TimedEvent[];
  readonly broken: number;
} {
  const lines = record.split('\n').filter((line) => line.trim() !== '');
  const values = lines.flatMap((line) => {
    const read = readJson(line);
    return read.kind === 'value' && isRecord(read.value) ? [read.value] : [];
  });
  const events = values.flatMap((value) => readEvent(value) ?? []);
  return { events, broken: lines.length - values.length };
}
