import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readPipeEnd, shownOutput } from '#src/tools/built-in/bash.ts';

const mask = (text: string) => text.replaceAll('s3cret', '***');

async function shown(text: string, maxBytes = 1_000, isKept = true): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'output-'));
  const path = join(folder, 'out.txt');
  await writeFile(path, text);
  const keptAt = isKept && Buffer.byteLength(text) > maxBytes ? path : undefined;
  const output = { text, bytes: Buffer.byteLength(text), lines: text.split('\n').length, keptAt };
  const seen = await shownOutput(output, { maxBytes, mask });
  return seen.text.replaceAll(path, 'OUT');
}

describe('the output of a command', () => {
  it.each([
    ['colours', '\u001b[31mred\u001b[0m', 'red'],
    ['a cursor movement', 'a\u001b[2Kb', 'ab'],
    ['a window title', '\u001b]0;title\u0007text', 'text'],
    ['a backspace and a bell', 'a\u0008b\u0007', 'ab'],
    ['a progress bar', '10 %\r50 %\r100 %\nnext', '100 %\nnext'],
    ['line breaks of Windows', 'one\r\ntwo\r\n', 'one\ntwo'],
    ['tabs and umlauts', 'a\tü', 'a\tü'],
    ['a secret', 'key s3cret', 'key ***'],
  ])('is plain text: %s', async (_, text, expected) => {
    expect(await shown(text)).toBe(expected);
  });

  it.each([1_000, 60])(
    'holds no secret whose parts join when it is cleaned, of at most %d bytes',
    async (max) => {
      const text = `${'a line\n'.repeat(max === 60 ? 9 : 0)}s3\u001b[0mcret\n10 %\rs3\bcret`;
      expect(await shown(text, max)).toContain('***\n***');
      expect(await shown(text, max)).not.toContain('s3cret');
    },
  );

  it('is cut in the middle, between lines: two thirds are its end', async () => {
    const lines = Array.from({ length: 200 }, (_, number) => `line ${number}`);
    const parts = (await shown(lines.join('\n'))).split('\n');
    const notice = parts.findIndex((line) => line.startsWith('[…'));
    expect(parts[notice]).toBe(
      '[… 200 lines, 1689 bytes in all; bash can read all of it in OUT …]',
    );
    expect(parts.slice(0, notice)).toEqual(lines.slice(0, notice));
    const end = parts.slice(notice + 1);
    expect(end).toEqual(lines.slice(-end.length));
    expect(end.join('\n').length).toBeGreaterThan(1.8 * parts.slice(0, notice).join('\n').length);
  });

  it('has only its beginning where the rest was not kept', async () => {
    const text = await shown('line\n'.repeat(500), 1_000, false);
    expect(text).toMatch(/^(?:line\n)+\[… 501 lines, 2500 bytes in all …\]\n$/);
  });
});

it.each([
  ['no pipe', 'text', undefined],
  ['all well', 'text\n[ends of the pipe: 0 0]\n', undefined],
  ['a reader that closed the pipe', 'text\n[ends of the pipe: 141 0]', undefined],
  ['the first of two that failed', 'text\n[ends of the pipe: 0 3 5]', 3],
])('the ends of a pipe are read and taken out of the output: %s', (_, output, failed) => {
  expect(readPipeEnd(output)).toEqual({ text: 'text', failed });
});
