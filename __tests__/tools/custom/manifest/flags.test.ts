import { describe, expect, it } from '@jest/globals';
import { toFlags } from '../../../../src/tools/custom/manifest/flags.ts';

const parameters = (['string', 'number', 'integer', 'boolean'] as const).map((type) => ({
  name: type,
  type,
  required: false,
  description: type,
}));

describe('flags', () => {
  it.each([
    [
      'each value in the order of the parameters',
      { integer: 1, string: 'a b', more: 2 },
      ['--string=a b', '--integer=1'],
    ],
    ['an empty text and false', { string: '', boolean: false }, ['--string=', '--boolean=false']],
    ['neither null nor undefined', { string: null, boolean: undefined }, []],
    ['a number that is not whole, and a large one', { number: 2 ** 60 }, [`--number=${2 ** 60}`]],
    ['120,000 bytes', { string: 'x'.repeat(119_991) }, [`--string=${'x'.repeat(119_991)}`]],
  ])('hold %s', (_, given, flags) => {
    expect(toFlags(parameters, given)).toEqual({ kind: 'flags', flags });
  });

  it.each([
    [
      { integer: 2 ** 53 },
      'integer is larger than 2^53, the limit up to which numbers in JSON are exact',
    ],
    [{ integer: 1, string: 'a\0b' }, 'string contains a NUL character'],
    [{ string: 'é'.repeat(59_996) }, 'string is longer than 120000 bytes'],
  ])('are refused with the name of the argument', (given, reason) => {
    expect(toFlags(parameters, given)).toEqual({ kind: 'refused', reason });
  });

  it.each([
    [1_000_000, { kind: 'flags' }],
    [1_000_001, { kind: 'refused', reason: 'the arguments are longer than 1000000 bytes' }],
  ])('of %d bytes together are given or refused', (bytes, result) => {
    const names = Array.from({ length: 10 }, (_, at) => `p${at}`);
    const many = names.map(
      (name) => ({ name, type: 'string', required: false, description: '' }) as const,
    );
    const texts = names.map((name, at) => [
      name,
      'x'.repeat(at === 0 ? bytes - 900_000 - 5 : 99_995),
    ]);
    expect(toFlags(many, Object.fromEntries(texts))).toMatchObject(result);
  });
});
