import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { compilePattern } from '../../../src/tools/custom/json-schema-pattern.ts';

function test(pattern: string, text: string): boolean {
  const matcher = compilePattern(pattern);
  if (matcher.kind === 'refused') throw new Error(matcher.reason);
  return matcher.test(text);
}

const PATTERNS = [
  '^[a-z]+(?:-[a-z]+)*$',
  'b',
  '^(get|set|)$',
  '^(?<year>\\d{2,4})-\\d{1}$',
  '^a{2,}b?$',
  '\\bfoo\\b|\\Bx',
  '^[^\\]a-c]*?$',
  '^.$',
  '(a+)+$',
  '^\\u{1F600}$|^\\x41$|^\\p{Lu}+$',
  '^(a|ab)(c|bcd)(d*)$',
  '',
  '^(?:(?:a?){3}b){2}$',
  '^\\/\\.\\$$',
  '^\\w+\\-\\w$',
  '^[^\\S\\n]\\s\\S$|^.[[.]$',
  '^\\A\\a[\\b\\0]?$',
  '^\\uD83D\\uDE00+[\\u0041-\\u{42}]$',
  '^\\p{Script=Greek}$',
];

describe('a pattern', () => {
  it.each(PATTERNS)('%s says the same as the engine of the language', (pattern) => {
    const flags = /\\[-Aa]/.test(pattern) ? '' : 'u';
    const alphabet = fc.constantFrom(
      'a',
      'b',
      'c',
      'd',
      '-',
      '1',
      '2',
      '.',
      '/',
      '$',
      'A',
      '😀',
      ' ',
      '\n',
      'foo',
      'x',
      'get',
      '[',
      '\r',
      '\u2028',
      '\u00a0',
      '\b',
      '\0',
      'α',
    );
    const agrees = fc.property(fc.array(alphabet, { maxLength: 8 }), (parts) => {
      const text = parts.join('');
      expect(test(pattern, text)).toBe(new RegExp(pattern, flags).test(text));
    });
    void fc.assert(agrees, { numRuns: 300 });
  });

  it('that makes a backtracking engine hang is matched in linear time', () => {
    expect(test('^(a+)+$', `${'a'.repeat(50_000)}!`)).toBe(false);
    expect(test('^(a|a)*b$', 'a'.repeat(50_000))).toBe(false);
    expect(test('a*a*a*a*b', 'a'.repeat(20_000))).toBe(false);
    expect(test('(a+)+$', `${'a'.repeat(100_000)}!`)).toBe(false);
  });

  it.each([
    ['(a)\\1', 'refers back'],
    ['(?=a)b', 'looks ahead'],
    ['(', 'not valid'],
    ['((a{100}){100}){100}', 'in linear time (invalid'],
    ['\\p{ASCII}', 'in linear time (invalid'],
    [`${'(?:a{0,1000}b)'.repeat(10)}`, 'repeats too much'],
  ])('%s is refused', (pattern, reason) => {
    expect(compilePattern(pattern)).toEqual({
      kind: 'refused',
      reason: expect.stringContaining(reason),
    });
  });
});
