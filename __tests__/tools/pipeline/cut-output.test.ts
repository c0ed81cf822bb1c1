import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import {
  cutText,
  isTruncated,
  lineCount,
  truncate,
} from '../../../src/tools/pipeline/cut-output.ts';

const LIMITS = { maxLines: 2_000, maxBytes: 50_000 };
const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => `l${index}`).join('\n');

describe('lines', () => {
  it.each([0, 1, 1_999, 2_000])(
    '%d of them are untouched, with and without a break at the end',
    (count) => {
      expect(truncate(lines(count), LIMITS)).toBe(lines(count));
      expect(truncate(`${lines(count)}\n`, LIMITS)).toBe(`${lines(count)}\n`);
    },
  );

  it('of 2,500 the first 2,000 are shown', () => {
    expect(truncate(lines(2_500), LIMITS)).toBe(`${lines(2_000)}\n[truncated: 500 lines omitted]`);
  });

  it('one line too many is one, with and without a break at the end', () => {
    const cut = `${lines(2_000)}\n[truncated: 1 line omitted]`;
    expect(truncate(lines(2_001), LIMITS)).toBe(cut);
    expect(truncate(`${lines(2_001)}\n`, LIMITS)).toBe(cut);
  });
});

describe('bytes', () => {
  it('a character is never torn apart', () => {
    expect(cutText(`a${'😀'.repeat(20_000)}`, LIMITS).kept).toBe(`a${'😀'.repeat(12_499)}`);
  });

  it('holds for any text', () => {
    const unit = fc.constantFrom('a', '\n', 'é', '😀', '\r\n', '中', '');
    const limits = fc.record({
      maxLines: fc.integer({ min: 1, max: 9 }),
      maxBytes: fc.integer({ min: 0, max: 40 }),
    });
    void fc.assert(
      fc.property(fc.array(unit, { maxLength: 60 }), limits, (parts, small) => {
        const text = parts.join('');
        const { kept, notice } = cutText(text, small);
        expect(text.startsWith(kept)).toBe(true);
        expect(lineCount(kept)).toBeLessThanOrEqual(small.maxLines);
        expect(Buffer.byteLength(kept)).toBeLessThanOrEqual(small.maxBytes);
        expect(Buffer.from(kept).toString()).toBe(kept);
        expect(notice === '').toBe(kept === text);
      }),
      { numRuns: 2_000 },
    );
  });
});

it.each([
  ['[truncated: 1 line omitted]', true],
  ['text\n[truncated: 9 bytes omitted; the whole text is in x]', true],
  ['[truncated: 1 line omitted] and more', false],
  ['', false],
])('%j ends with a notice: %s', (text, is) => {
  expect(isTruncated(text)).toBe(is);
});

it('the notice counts the whole text, of which this is the beginning, and names its place', () => {
  const whole = { lines: 1_000_000, bytes: 9_000_000, keptAt: 'tools/call-1.txt' };
  expect(truncate('a\nb\n', LIMITS, whole)).toBe(
    'a\nb\n[truncated: 999998 lines omitted; the whole text is in tools/call-1.txt]',
  );
});
