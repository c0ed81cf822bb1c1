import { describe, expect, it } from '@jest/globals';
import { readArguments } from '../../../src/cli/terminal.ts';
import { closest } from '../../../src/text/search/closest.ts';

describe('closest', () => {
  it.each([
    ['frist-comment', 'first-comment'],
    ['chekcs-red', 'checks-red'],
    ['opne', 'open'],
    ['zebra', undefined],
    ['', undefined],
  ])('takes %s for %s', (given, meant) => {
    expect(closest(given, ['open', 'keep', 'checks-red', 'first-comment'])).toBe(meant);
  });
});

describe('readArguments', () => {
  const settings = { options: { open: { type: 'boolean' } }, allowPositionals: false } as const;

  it('asks back after an option that is spelt wrongly', () => {
    expect(readArguments(['--opne'], settings)).toBe(
      'There is no option --opne. Did you mean --open?',
    );
    expect(readArguments(['--zebra=1'], settings)).toBe('There is no option --zebra.');
  });
});
