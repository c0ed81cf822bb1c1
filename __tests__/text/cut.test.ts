import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  cutBytes,
  cutCharacters,
  cutInside,
  headOf,
  headOfBytes,
} from '#src/text/cut-characters.ts';
import { firstSentence, oneLine } from '#src/text/one-line.ts';

describe('a cut by characters', () => {
  it.each([
    ['plain words', 5, 'plain'],
    ['a😀b', 2, 'a'],
    ['a👩‍👩‍👧b', 7, 'a'],
    ['e\u0301e\u0301', 3, 'e\u0301'],
    ['🇩🇪🇫🇷', 6, '🇩🇪'],
    ['a\r\nb', 2, 'a'],
    ['한국', 1, '한'],
    ['abc', 0, ''],
    ['abc', -3, ''],
  ])('of %j to %d leaves %j', (text, max, head) => {
    expect(headOf(text, max)).toBe(head);
  });

  it('tears a hostile pile of accents, but no pair of it', () => {
    expect(headOf(`a${'\u0301'.repeat(1000)}`, 500)).toHaveLength(500);
    expect(headOf(`a${'\u{1D167}'.repeat(1000)}`, 500)).toHaveLength(499);
  });

  it('is never longer than it may be, and says that something is missing', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 60 });
    fc.assert(
      fc.property(text, fc.integer({ min: 3, max: 40 }), (whole, max) => {
        const cut = cutCharacters(whole, max);
        expect(cut.length).toBeLessThanOrEqual(max);
        expect(cut === whole || cut.endsWith('...')).toBe(true);
        expect(whole.startsWith(headOf(whole, max))).toBe(true);
      }),
    );
  });
});

describe('a cut by bytes', () => {
  it('leaves whole characters, and counts its notice', () => {
    expect(headOfBytes('aé😀', 6)).toBe('aé');
    expect(headOfBytes('aé😀', 7)).toBe('aé😀');
    const cut = cutBytes('😀'.repeat(100), 101);
    expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(101);
    expect(cut).toContain('this text has 400 bytes, at most 101 are shown');
  });
});

describe('one line', () => {
  it.each([
    [' a\n\tb\u2028c ', 20, 'a b c'],
    ['a\u200b\u202eb\u0007\ud83d', 20, 'ab\ufffd'],
    ['👩‍👩‍👧 and more', 12, '👩‍👩‍👧…'],
    [`${'\u200b'.repeat(10_000)}words`, 20, 'words'],
    [`x${' '.repeat(10_000)}y`, 20, 'x y'],
  ])('of %j', (text, max, line) => {
    expect(oneLine(text, max)).toBe(line);
  });
});

describe('the first sentence', () => {
  it.each([
    ['Check it. Then go.', 'Check it.'],
    ['Is it 1.5? Yes', 'Is it 1.5?'],
    ['No end', 'No end'],
    ['', ''],
  ])('of %j is %j', (text, sentence) => {
    expect(firstSentence(text)).toBe(sentence);
  });
});

describe('a cut inside a text', () => {
  it('keeps the beginning and the end, tears no character, and is no longer than it may be', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 400 });
    fc.assert(
      fc.property(text, fc.integer({ min: 80, max: 300 }), (whole, max) => {
        const cut = cutInside(whole, max);
        expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(max);
        if (cut === whole) return;
        const [head = '', tail = ''] = cut.split(
          /\n\[cut here: this text has \d+ bytes, at most \d+ are shown\]\n/,
        );
        expect(whole.startsWith(head) && whole.endsWith(tail)).toBe(true);
        expect(cut).not.toContain('\uFFFD');
      }),
    );
  });

  it('leaves the end of a long report, which says what is not done', () => {
    const report = `Mend it\n\n${'a line\n'.repeat(3_000)}\nNOT DONE: publishing.`;
    expect(cutInside(report, 10_000)).toMatch(/^Mend it\n.*\n\nNOT DONE: publishing\.$/s);
  });
});
