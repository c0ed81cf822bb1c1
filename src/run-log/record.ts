// The record's lines: each event as JSON, with its strings masked and long ones cut.

import { maskedHead } from '#src/text/cut-characters.ts';
import { isRecord, readJson } from '#src/text/json.ts';
import type { TimedEvent } from './events.ts';

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

// Reads a record tolerantly: cut or broken lines are left out, and a missing or wrong field reads as empty.

/** One object of the record. Every accessor returns a value, whatever the field holds. */
export type RecordEntry = {
  readonly kind: string;
  /** Milliseconds since the epoch; 0 when the record doesn't say. */
  readonly at: number;
  readonly keys: readonly string[];
  readonly has: (field: string) => boolean;
  /** True only when the field is `true`. */
  readonly isTrue: (field: string) => boolean;
  readonly text: (field: string) => string;
  readonly number: (field: string) => number;
  readonly texts: (field: string) => readonly string[];
  readonly numbers: (field: string) => readonly number[];
  readonly entry: (field: string) => RecordEntry;
  readonly entries: (field: string) => readonly RecordEntry[];
};

/** Returns the record's entries in order, and the number of lines that could not be read. */
export function readRecord(record: string): {
  readonly entries: readonly RecordEntry[];
  readonly broken: number;
} {
  const lines = record.split('\n').filter((line) => line.trim() !== '');
  const values = lines.flatMap((line) => {
    const read = readJson(line);
    return read.kind === 'value' && isRecord(read.value) ? [read.value] : [];
  });
  return { entries: values.map(entryOf), broken: lines.length - values.length };
}

/** Returns the paths of decisions and learnings: the team's memory, which people read last. */
export function memoryPaths(entries: readonly RecordEntry[]): ReadonlySet<string> {
  const notes = entries.filter(({ kind }) => kind === 'decision' || kind === 'learning');
  return new Set(notes.map((entry) => entry.entry('note').text('path')));
}

/** Reads one object tolerantly. */
export function entryOf(value: unknown): RecordEntry {
  const fields = new Map(isRecord(value) ? Object.entries(value) : []);
  const list = (field: string): readonly unknown[] => {
    const items = fields.get(field);
    return Array.isArray(items) ? items : [];
  };
  return {
    kind: textOf(fields.get('kind')),
    at: numberOf(fields.get('at')),
    keys: [...fields.keys()],
    has: (field) => fields.has(field),
    isTrue: (field) => fields.get(field) === true,
    text: (field) => textOf(fields.get(field)),
    number: (field) => numberOf(fields.get(field)),
    texts: (field) => list(field).filter((item) => typeof item === 'string'),
    numbers: (field) => list(field).filter((item) => typeof item === 'number'),
    entry: (field) => entryOf(fields.get(field)),
    entries: (field) => list(field).filter(isRecord).map(entryOf),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function numberOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}
