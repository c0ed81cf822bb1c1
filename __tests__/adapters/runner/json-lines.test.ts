import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { openEventLog, openMessageLog } from '#src/adapters/runner/json-lines.ts';
import type { MessageLogEntry } from '#src/run-log/events.ts';
import { createMask } from '#src/secrets.ts';
import { anyText } from '../../text/any-text.ts';

let folder = '';
let warned: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'squad-record-'));
  warned = [];
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const secret = 'sk-secret0123456789abcdefghij';
const { mask } = createMask([secret]);
const note = (text: string) => ({ kind: 'note', text, at: 1 }) as const;
const at = (path: string) => ({ path, mask, warn: (text: string) => void warned.push(text) });
const linesOf = (path: string) => readFileSync(path, 'utf8').split('\n').slice(0, -1);

function aMessage(change: Partial<MessageLogEntry> = {}): MessageLogEntry {
  return {
    timestamp: '2026-11-02T08:00:00.000Z',
    from: 'fenster',
    to: 'hockney',
    type: 'question',
    messageSummary: 'Is it right?',
    files: [],
    responseReceived: true,
    latencyMs: 12,
    coordinatorAction: 'approved',
    id: 'h1',
    correlationId: 'c1',
    status: 'answered',
    ...change,
  };
}

it('the record has a line of JSON for each event, with any secret masked, and no file before', () => {
  const path = join(folder, 'run', 'run.jsonl');
  const record = openEventLog(at(path));
  expect(existsSync(join(folder, 'run'))).toBe(false);
  record(note('one\ntwo'));
  record(note(`the key "${secret}"`));
  record(note(`-----BEGIN PRIVATE KEY-----${'A'.repeat(60)}`));
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line).text)).toEqual(['one\ntwo', 'the key "***"', '***']);
  expect(warned).toEqual([]);
});

it('the record is its owner’s alone', () => {
  const path = join(folder, 'run.jsonl');
  openEventLog(at(path))(note('one'));
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

describe('the log of messages', () => {
  const hostile = fc.oneof(
    anyText(),
    fc.constantFrom('\n', '\r\n', '\u2028', '"', '\\', '\u0000', '\ud800', '{"a":1}\n', '"}\n{"'),
  );

  it('has a line of JSON for each message, with the secret masked whatever surrounds it', () => {
    const path = join(folder, '.squad', 'logs', 'a2a.jsonl');
    const log = openMessageLog(at(path));
    let count = 0;
    fc.assert(
      fc.property(hostile, hostile, fc.array(hostile), (before, after, files) => {
        log(aMessage({ messageSummary: `${before} ${secret} ${after}`, files, reason: secret }));
        count += 1;
        const lines = linesOf(path);
        expect(lines).toHaveLength(count);
        const last = JSON.parse(lines.at(-1) ?? '');
        expect(last).toMatchObject({ from: 'fenster', reason: '***', files: files.map(mask) });
        expect(lines.at(-1)).not.toContain(secret);
        expect(last.messageSummary).not.toContain(secret);
      }),
    );
  });

  it('keeps lines whole when two logs write to one file', async () => {
    const path = join(folder, 'a2a.jsonl');
    const logs = [openMessageLog(at(path)), openMessageLog(at(path))];
    const write = async (id: number) =>
      logs[id % 2]?.(aMessage({ id: `h${id}`, messageSummary: 'x'.repeat(20_000) }));
    await Promise.all(Array.from({ length: 200 }, (_, id) => write(id)));
    const ids = linesOf(path).map((line) => JSON.parse(line).id);
    expect(ids).toEqual(Array.from({ length: 200 }, (_, id) => `h${id}`));
  });
});

describe('a line that can’t be written doesn’t end the run, and is warned about once', () => {
  const ways: Readonly<Record<string, (path: string) => void>> = {
    'a folder in the way': (path) => mkdirSync(path, { recursive: true }),
    'a file where its folder should be': () => writeFileSync(join(folder, 'run'), ''),
    'a full disk': (path) => {
      mkdirSync(join(folder, 'run'));
      symlinkSync('/dev/full', path);
    },
    'a folder that leads nowhere': () => symlinkSync('nowhere/at/all', join(folder, 'run')),
  };

  it.each(Object.keys(ways))('with %s', (way) => {
    const path = join(folder, 'run', 'run.jsonl');
    ways[way]?.(path);
    const record = openEventLog(at(path));
    const log = openMessageLog(at(path));
    for (const text of ['one', 'two']) {
      record(note(text));
      log(aMessage());
    }
    expect(warned).toEqual([
      expect.stringMatching(/^A line of the run's record was lost: E/),
      expect.stringMatching(/^A line of the log of messages was lost: E/),
    ]);
  });

  it('removes a partly written line', () => {
    const path = join(folder, 'run.jsonl');
    const script = join(folder, 'write.mts');
    const adapter = new URL('../../../src/adapters/runner/json-lines.ts', import.meta.url).href;
    writeFileSync(
      script,
      `import { openEventLog } from ${JSON.stringify(adapter)};
const record = openEventLog({ path: process.argv[2], mask: (text) => text, warn: console.log });
for (const text of ['one', 'two', 'three']) record({ kind: 'note', text: text.padEnd(400), at: 1 });
record({ kind: 'note', text: 'four', at: 1 });`,
    );
    // Files may have 1,024 bytes; what is above is refused as on a full disk.
    const limited = 'trap "" XFSZ; ulimit -f 1; exec "$0" --import tsx "$1" "$2"';
    const told = execFileSync('bash', ['-c', limited, process.execPath, script, path], {
      encoding: 'utf8',
    });
    expect(linesOf(path).map((line) => JSON.parse(line).text.trimEnd())).toEqual([
      'one',
      'two',
      'four',
    ]);
    expect(told).toMatch(/^A line of the run's record was lost: EFBIG[^\n]*\n$/);
  });
});
