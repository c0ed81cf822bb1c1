import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  columnsOf,
  cutLine,
  span,
  textOf,
  widthOf,
  wrapLine,
} from '../../../rehearsal/terminal/line.ts';

describe('columnsOf', () => {
  it('counts two columns for what a terminal shows wide, and none for an accent', () => {
    expect(['login', '✅', '漢字', 'e\u0301', '−→…'].map(columnsOf)).toEqual([5, 2, 4, 1, 3]);
  });
});

describe('cutLine', () => {
  it('never takes more columns than there are', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        fc.nat(30),
        (one, other, max) => {
          expect(widthOf(cutLine([span(one), span(other, 'bold')], max + 1))).toBeLessThanOrEqual(
            max + 1,
          );
        },
      ),
    );
  });

  it('leaves a line that fits as it is, and marks one that is cut', () => {
    const line = [span('pushes '), span('squad/7-login', 'bold')];
    expect(cutLine(line, 20)).toBe(line);
    expect(textOf(cutLine(line, 12))).toBe('pushes squa…');
  });
});

describe('wrapLine', () => {
  it('breaks at blanks, loses no word and keeps each style and link', () => {
    const line = [
      span('ready for '),
      span('your review', 'bold', 'http://a.example/8'),
      span(': 5 files'),
    ];
    const lines = wrapLine(line, 12);
    expect(lines.map(textOf).map((text) => text.trimEnd())).toEqual([
      'ready for',
      'your review:',
      '5 files',
    ]);
    expect(lines[1]?.[0]).toEqual(span('your review', 'bold', 'http://a.example/8'));
  });
});
