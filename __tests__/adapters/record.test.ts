import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { openRecord } from '../../src/adapters/record.ts';
import { createMask } from '../../src/secrets.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'squad-record-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const { mask } = createMask(['sk-secret0123456789abcdefghij']);
const note = (text: string) => ({ kind: 'note', text, at: 1 }) as const;

it('the record is a line of JSON for each event, without secrets, whatever they hold', () => {
  const path = join(folder, 'run', 'run.jsonl');
  const record = openRecord(path, mask);
  record(note('one\ntwo'));
  record(note('the key "sk-secret0123456789abcdefghij"'));
  record(note(`-----BEGIN PRIVATE KEY-----${'A'.repeat(60)}`));
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line).text)).toEqual(['one\ntwo', 'the key "***"', '***']);
});

it('a record that can not be written ends no run', () => {
  const path = join(folder, 'run.jsonl');
  const record = openRecord(path, mask);
  mkdirSync(path);
  expect(() => record(note('lost'))).not.toThrow();
});
