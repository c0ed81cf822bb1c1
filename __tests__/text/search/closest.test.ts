import { describe, expect, it } from '@jest/globals';
import { readArguments } from '../../../src/cli/terminal.ts';
import { didYouMean } from '../../../src/text/search/closest.ts';

describe('didYouMean', () => {
  it.each([
    ['frist-comment', ' Did you mean first-comment?'],
    ['chekcs-red', ' Did you mean checks-red?'],
    ['opne', ' Did you mean open?'],
    ['zebra', ''],
    ['', ''],
  ])('says about %j:%s', (given, words) => {
    expect(didYouMean(given, ['open', 'keep', 'checks-red', 'first-comment'])).toBe(words);
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
