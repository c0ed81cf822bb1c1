import { expect, it } from '@jest/globals';

it.each([
  ['a list of nothing, and an empty one', [undefined], []],
  ['lists inside of objects', { a: [undefined] }, { a: [] }],
])('%s are not equal', (_what, one, other) => {
  expect(one).not.toEqual(other);
});
