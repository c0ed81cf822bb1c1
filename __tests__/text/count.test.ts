import { describe, expect, it } from '@jest/globals';
import { count, duration, inFull } from '#src/text/count.ts';

describe('numbers in words', () => {
  it.each([
    [-5, '0 s'],
    [42_999, '42 s'],
    [180_000, '3 min'],
    [184_000, '3 min 4 s'],
    [3_900_000, '1 h 5 min'],
  ])('writes %d ms as %s', (ms, words) => {
    expect(duration(ms)).toBe(words);
  });

  it.each([
    [0, '0'],
    [980, '980'],
    [12_440, '12.4k'],
    [3000, '3k'],
    [999_950, '1M'],
    [1_234_567, '1.2M'],
  ])('writes %d as %s', (amount, words) => {
    expect(count(amount)).toBe(words);
  });

  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [12_345, '12,345'],
    [1_234_567, '1,234,567'],
  ])('writes %d in full as %s', (amount, words) => {
    expect(inFull(amount)).toBe(words);
  });
});
