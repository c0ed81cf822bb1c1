import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  headingOf,
  labelOf,
  readLines,
  readSections,
  textOf,
  trimBlankLines,
} from '../../src/markdown/sections.ts';
import { headOf } from '../../src/text/cut-characters.ts';

const kinds = (text: string) => readLines(text).map((line) => line.kind);

describe('readLines', () => {
  it('reads every line end alike, also when they are mixed, and drops a byte order mark', () => {
    expect(readLines('\uFEFFa\r\nb\rc\nd').map((line) => line.text)).toEqual(['a', 'b', 'c', 'd']);
  });

  it.each([
    ['a backtick fence', '```\n# a\n```\nb', ['code', 'code', 'code', 'text']],
    ['a tilde fence', '~~~\n```\n~~~\nb', ['code', 'code', 'code', 'text']],
    ['a longer fence', '````\n```\n````\nb', ['code', 'code', 'code', 'text']],
    ['a fence with an info string', '```ts\na\n```', ['code', 'code', 'code']],
    ['inline code in three backticks', '```a``` b\nc', ['text', 'text']],
    ['a comment over lines', '<!-- a\n# b\n-->\nc', ['comment', 'comment', 'comment', 'text']],
    ['a comment in one line', '<!-- a -->\nc', ['comment', 'text']],
    ['a fence that nobody closes', 'a\n```\n# b', ['text', 'text', 'text']],
    ['a comment that nobody closes', 'a\n<!-- b\n# c', ['text', 'text', 'text']],
    ['a fence indented as code', '    ```\na', ['text', 'text']],
  ])('tells apart %s', (_, text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });
});

describe('headingOf', () => {
  const heading = (text: string) => headingOf({ kind: 'text', text });

  it.each([
    ['# A', { level: 1, title: 'A' }],
    ['##A', { level: 2, title: 'A' }],
    ['### A b ###', { level: 3, title: 'A b' }],
    ['### C#', { level: 3, title: 'C#' }],
    ['###### F', { level: 6, title: 'F' }],
  ])('reads %j', (text, expected) => {
    expect(heading(text)).toEqual(expected);
  });

  it.each(['#12 is fixed', '####### seven', '  ### indented', 'text', ''])(
    'finds no heading in %j',
    (text) => {
      expect(heading(text)).toBeUndefined();
    },
  );

  it('finds no heading in code', () => {
    expect(headingOf({ kind: 'code', text: '# A' })).toBeUndefined();
  });
});

describe('readSections', () => {
  it('keeps deeper headings inside and what stands before the first heading', () => {
    const sections = readSections(readLines('intro\n## A\n### B\nb\n# C'));
    expect(sections.map(({ level, title, lines }) => [level, title, textOf(lines)])).toEqual([
      [0, '', 'intro'],
      [2, 'A', '### B\nb'],
      [1, 'C', ''],
    ]);
  });
});

describe('labelOf', () => {
  it.each([
    ['- **Name:** Odd', { label: 'name', value: 'Odd' }],
    ['**By**: Odd', { label: 'by', value: 'Odd' }],
    ['* **What:**', { label: 'what', value: '' }],
  ])('reads %j', (text, expected) => {
    expect(labelOf({ kind: 'text', text })).toEqual(expected);
  });

  it('takes bold prose for no label', () => {
    expect(labelOf({ kind: 'text', text: '**Careful** here: no' })).toBeUndefined();
  });
});

describe('trimBlankLines', () => {
  it('keeps the indentation of the first line', () => {
    expect(trimBlankLines('\n  \n    a\nb\n\n')).toBe('    a\nb');
    expect(trimBlankLines('a')).toBe('a');
    expect(trimBlankLines(' \n ')).toBe('');
  });
});

describe('cut', () => {
  it('never leaves half a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, limit) => {
        const short = headOf(text, limit);
        expect(short.length).toBeLessThanOrEqual(limit);
        expect(text.startsWith(short)).toBe(true);
        expect(Buffer.from(short).toString()).toBe(short);
      }),
    );
  });
});
