// What the terminal shows: lines that fit it, colours where it can show them, and posts in a box.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { boxed } from '../../../rehearsal/terminal/box.ts';
import {
  columnsOf,
  cutLine,
  span,
  textOf,
  widthOf,
  wrapLine,
} from '../../../rehearsal/terminal/line.ts';
import { paintLine, screenOf } from '../../../rehearsal/terminal/screen.ts';
import { terminalMarkdown } from '../../../rehearsal/terminal/terminal-markdown.ts';

describe('a line', () => {
  it('counts two columns for what a terminal shows wide, and none for an accent', () => {
    expect(['login', '✅', '漢字', 'e\u0301', '−→…'].map(columnsOf)).toEqual([5, 2, 4, 1, 3]);
  });

  it('never takes more columns than there are', () => {
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(text, text, fc.integer({ min: 1, max: 30 }), (one, other, max) => {
        expect(widthOf(cutLine([span(one), span(other, 'bold')], max))).toBeLessThanOrEqual(max);
      }),
    );
    const line = [span('pushes '), span('squad/7-login', 'bold')];
    expect(cutLine(line, 20)).toBe(line);
    expect(textOf(cutLine(line, 12))).toBe('pushes squa…');
  });

  it('breaks at blanks, loses no word and keeps each style and link', () => {
    const review = span('your review', 'bold', 'http://a.example/8');
    const lines = wrapLine([span('ready for '), review, span(': 5 files')], 12);
    const texts = lines.map((line) => textOf(line).trimEnd());
    expect(texts).toEqual(['ready for', 'your review:', '5 files']);
    expect(lines[1]?.[0]).toEqual(review);
  });
});

describe('a screen', () => {
  const terminal = { isTTY: true, columns: 80 };
  const pipe = {};

  it.each([
    ['a terminal', terminal, {}, { columns: 80, hasColours: true, hasLinks: true }],
    ['a pipe', pipe, {}, { columns: undefined, hasColours: false, hasLinks: false }],
    ['NO_COLOR', terminal, { NO_COLOR: '1' }, { hasColours: false, hasLinks: true }],
    ['an empty NO_COLOR', terminal, { NO_COLOR: '' }, { hasColours: true }],
    ['FORCE_COLOR in a pipe', pipe, { FORCE_COLOR: '1' }, { columns: undefined, hasColours: true }],
    ['FORCE_COLOR=0', terminal, { FORCE_COLOR: '0' }, { hasColours: false }],
    ['a dumb terminal', terminal, { TERM: 'dumb' }, { hasColours: false, hasLinks: false }],
  ])('can show what %s can', (_what, output, variables, wanted) => {
    expect(screenOf(output, { ...variables })).toMatchObject(wanted);
  });

  it('shows colours and links in a terminal, and plain and whole text in a pipe', () => {
    const line = [span('see '), span('#8', 'bold', 'http://127.0.0.1:1/acme/shop/pull/8')];
    expect(paintLine(screenOf(terminal, {}), line)).toBe(
      'see \u001b]8;;http://127.0.0.1:1/acme/shop/pull/8\u001b\\\u001b[1m#8\u001b[22m\u001b]8;;\u001b\\',
    );
    const long = ' word'.repeat(100);
    expect(paintLine(screenOf(pipe, {}), [...line, span(long)])).toBe(`see #8${long}`);
  });

  it('lets no text steer it, and links nothing but plain addresses', () => {
    const hostile = span('a\u001b[2J\u0007b', undefined, 'http://x\u001b\\\u001b[2J');
    expect(paintLine(screenOf(terminal, {}), [hostile, span('\u009b1m')])).toBe('ab1m');
  });
});

const board = `<!-- squad-action:board run=1 -->
✅ **[#8](http://a.example/8) is ready**: \`npm test\` passed

- [x] one
- two, with words that go on and on until they no longer fit in a narrow box
  1. three

<details><summary>How they worked</summary>

| Agent | Result |
| --- | --- |
| **Fenster**, Backend | 2 files changed |

</details>

Last.`;

describe('a post', () => {
  it('is shown without its marks, with its links, tables as tables', () => {
    const lines = terminalMarkdown(board);
    expect(lines.map(({ line }) => textOf(line).trimEnd())).toEqual([
      '✅ #8 is ready: npm test passed',
      '',
      '☑ one',
      '• two, with words that go on and on until they no longer fit in a narrow box',
      '  1. three',
      '',
      '▸ How they worked',
      '',
      'Agent             Result',
      '────────────────  ───────────────',
      'Fenster, Backend  2 files changed',
      '',
      'Last.',
    ]);
    expect(lines[0]?.line).toContainEqual(span('#8', 'bold', 'http://a.example/8'));
  });

  it('is shown without what is folded when asked to', () => {
    const lines = terminalMarkdown(board, { isFolded: true }).map(({ line }) => textOf(line));
    expect(lines.slice(-3)).toEqual(['▸ How they worked', '', 'Last.']);
  });

  it('stands in a box as wide as the terminal, and breaks at blanks', () => {
    const lines = boxed(screenOf({ isTTY: true, columns: 40 }, {}), '#7', terminalMarkdown(board));
    expect(new Set(lines.map(widthOf))).toEqual(new Set([40]));
    expect(lines.map(textOf).join('\n')).toContain('│   on until they no longer fit in a ');
  });

  it('stands in a box of at most as many lines as it may, which says how many are missing', () => {
    const lines = boxed(screenOf({}, {}), '#7', terminalMarkdown(board), 6).map(textOf);
    expect(lines.slice(-2)).toEqual(['│ … 10 more lines', expect.stringMatching(/^╰─+$/)]);
    expect(lines).toHaveLength(6);
  });
});
