import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readArguments } from '#src/cli/terminal.ts';
import { didYouMean } from '#src/text/closest.ts';
import { openTextSearch } from '#src/text/search-texts.ts';

it('finds every place of every text, as a search for each of them does', () => {
  const unit = fc.constantFrom('a', 'b', '\u{1f600}', 'Ω');
  const wanted = fc.array(fc.string({ unit, minLength: 4, maxLength: 12 }), { maxLength: 4 });
  fc.assert(
    fc.property(wanted, fc.string({ unit, maxLength: 40 }), fc.string(), (all, some, rest) => {
      const text = `${some}${all.join('b')}${rest}`;
      const starts = [...text.split('').keys()];
      const places = [...new Set(all)].flatMap((one) =>
        starts.filter((at) => text.startsWith(one, at)).map((at) => [at, at + one.length]),
      );
      const { findIn, isIn } = openTextSearch([...new Set(all)]);
      const found = findIn(text).map(({ start, end }) => [start, end]);
      expect(new Set(found.map(String))).toEqual(new Set(places.map(String)));
      expect(found).toHaveLength(places.length);
      expect(isIn(text)).toBe(places.length > 0);
    }),
  );
});

it.each([
  ['frist-comment', ' Did you mean first-comment?'],
  ['opne', ' Did you mean open?'],
  ['zebra', ''],
  ['', ''],
])('says what was meant by %j:%s', (given, words) => {
  expect(didYouMean(given, ['open', 'keep', 'checks-red', 'first-comment'])).toBe(words);
});

it('asks back after an option that is spelt wrongly', () => {
  const settings = { options: { open: { type: 'boolean' } }, allowPositionals: false } as const;
  const answer = 'There is no option --opne. Did you mean --open?';
  expect(readArguments(['--opne'], settings)).toBe(answer);
  expect(readArguments(['--zebra=1'], settings)).toBe('There is no option --zebra.');
});
