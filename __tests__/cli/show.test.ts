import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { showCommand } from '#src/cli/show.ts';
import { aTerminal } from './a-terminal.ts';

const terminal = aTerminal();
let folder = '';
const started = { kind: 'run.started', request: 'add a form', actor: 'mona', trigger: 'c', at: 1 };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'squad-show-'));
  writeFileSync(join(folder, 'run.jsonl'), `${JSON.stringify(started)}\n{"kind":"agent.`);
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const show = (...args: readonly string[]) => showCommand(args);

it('the page of a record is written beside it, or where --output says, and its place is told', async () => {
  const [beside, elsewhere] = ['run.html', 'page.html'].map((name) => join(folder, name));
  expect(await show(join(folder, 'run.jsonl'))).toBe(0);
  expect(await show(folder, '--output', elsewhere ?? '')).toBe(0);
  expect(terminal.said).toBe(`Written: ${beside}\nWritten: ${elsewhere}\n`);
  const page = readFileSync(beside ?? '', 'utf8');
  expect(page).toMatch(/^<!doctype html>/i);
  expect(page).toContain('add a form');
  expect(readFileSync(elsewhere ?? '', 'utf8')).toBe(page);
});

it.each<[string, readonly string[], string]>([
  ['no record', [], 'squad-action show takes the record of one run.'],
  ['a record that is not there', ['gone.jsonl'], 'gone.jsonl.\nName a run.jsonl, or the folder'],
  ['a file of another kind', ['package.json'], 'is not the record of a run.\nName a run.jsonl'],
])('says what to do with %s, and writes nothing', async (_what, args, words) => {
  expect(await show(...args)).toBe(2);
  expect(terminal.said).toContain(words);
});

it('does not replace the record, nor write into what is no file', async () => {
  const record = join(folder, 'run.jsonl');
  expect(await show(record, '--output', record)).toBe(2);
  expect(readFileSync(record, 'utf8')).toContain('run.started');
  expect(await show(record, '--output', folder)).toBe(1);
  expect(terminal.said).toContain(`${folder} cannot be written: the file system refused (EISDIR`);
});
