import { expect, it } from '@jest/globals';
import { firstSentence } from '../../src/text/one-line.ts';

it.each([
  ['Check it. Then go.', 'Check it.'],
  ['Is it 1.5? Yes', 'Is it 1.5?'],
  ['No end', 'No end'],
  ['Done!', 'Done!'],
  ['', ''],
])('the first sentence of "%s" is "%s"', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});
