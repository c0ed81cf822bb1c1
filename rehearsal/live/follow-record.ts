// Reads a run's record while the run writes it.
import { closeSync, existsSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { TimedEvent } from '../../src/run-log/events.ts';

/** Returns the events added since the last call. */
export type RecordReader = () => readonly TimedEvent[];

const CHUNK = 256 * 1024;

/** Follows the record below the runner's temporary folder. Until it exists, there are no events. */
export function followRecord(temporary: string): RecordReader {
  let file: string | undefined;
  let from = 0;
  let rest = '';
  const decoder = new TextDecoder();
  return () => {
    file ??= findRecord(temporary);
    if (file === undefined) return [];
    const bytes = readFrom(file, from);
    from += bytes.length;
    const lines = `${rest}${decoder.decode(bytes, { stream: true })}`.split('\n');
    rest = lines.pop() ?? '';
    return lines.flatMap(readEvent);
  };
}

/** Returns the path of a record below the run's temporary folder; undefined before the record begins. */
export function findRecord(temporary: string): string | undefined {
  const folders = readdirSync(temporary).filter((name) => name.startsWith('squad-run-'));
  return folders.map((name) => join(temporary, name, 'run.jsonl')).find((path) => existsSync(path));
}

function readFrom(path: string, from: number): Uint8Array {
  const file = openSync(path, 'r');
  const parts: Buffer[] = [];
  try {
    for (;;) {
      const part = Buffer.alloc(CHUNK);
      const read = readSync(file, part, 0, CHUNK, from + parts.length * CHUNK);
      parts.push(part.subarray(0, read));
      if (read < CHUNK) return Buffer.concat(parts);
    }
  } finally {
    closeSync(file);
  }
}

const eventSchema = z.looseObject({ kind: z.string(), at: z.number() });

/** Reads a line. Any object with a kind and a time is taken for an event, since the record is our own. */
function readEvent(line: string): readonly TimedEvent[] {
  try {
    const value: TimedEvent = JSON.parse(line);
    return eventSchema.safeParse(value).success ? [value] : [];
  } catch {
    return [];
  }
}
