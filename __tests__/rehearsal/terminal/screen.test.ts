import { describe, expect, it } from '@jest/globals';
import { span } from '../../../rehearsal/terminal/line.ts';
import { paintLine, screenOf } from '../../../rehearsal/terminal/screen.ts';

const terminal = { isTTY: true, columns: 80 };
const pipe = {};

describe('screenOf', () => {
  it.each([
    ['a terminal', terminal, {}, { columns: 80, hasColours: true, hasLinks: true }],
    ['a pipe', pipe, {}, { columns: undefined, hasColours: false, hasLinks: false }],
    ['NO_COLOR', terminal, { NO_COLOR: '1' }, { hasColours: false, hasLinks: true }],
    ['an empty NO_COLOR', terminal, { NO_COLOR: '' }, { hasColours: true }],
    ['FORCE_COLOR in a pipe', pipe, { FORCE_COLOR: '1' }, { columns: undefined, hasColours: true }],
    ['FORCE_COLOR=0', terminal, { FORCE_COLOR: '0' }, { hasColours: false }],
    ['a dumb terminal', terminal, { TERM: 'dumb' }, { hasColours: false, hasLinks: false }],
  ])('reads %s', (_what, output, variables, wanted) => {
    expect(screenOf(output, { ...variables })).toMatchObject(wanted);
  });
});

describe('paintLine', () => {
  const line = [span('see '), span('#8', 'bold', 'http://127.0.0.1:1/acme/shop/pull/8')];

  it('writes colours and links for a terminal', () => {
    expect(paintLine(screenOf(terminal, {}), line)).toBe(
      'see \u001b]8;;http://127.0.0.1:1/acme/shop/pull/8\u001b\\\u001b[1m#8\u001b[22m\u001b]8;;\u001b\\',
    );
  });

  it('writes plain and whole text for a pipe', () => {
    const long = 'word '.repeat(100);
    expect(paintLine(screenOf(pipe, {}), [...line, span(` ${long}`)])).toBe(
      `see #8 ${long.trimEnd()}`,
    );
  });

  it('lets no text steer the terminal, and links nothing but plain addresses', () => {
    const hostile = [
      span('a\u001b[2J\u0007b', undefined, 'http://x\u001b\\\u001b[2J'),
      span('\u009b1m'),
    ];
    expect(paintLine(screenOf(terminal, {}), hostile)).toBe('ab1m');
  });
});
