import { describe, expect, it } from '@jest/globals';
import { describeFindings } from '../../../src/coordinator/reviews/describe-review.ts';
import type { Finding } from '../../../src/run-log/review-note.ts';

const finding = (line: number, text: string): Finding => {
  return { path: 'src/a.js', line, endLine: line, rule: undefined, text };
};

describe('findings in words', () => {
  it('hold every one that fits, also after one that does not, and count the rest', () => {
    const long = Array.from({ length: 6 }, (_, at) => finding(at + 1, 'x'.repeat(5000)));
    const words = describeFindings([...long, finding(9, 'Short.')]);
    expect(words).toMatch(/Short\.\n- and 1 more finding$/);
  });

  it.each<[Partial<Finding>, string]>([
    [{}, '- src/a.js:2: No.'],
    [{ endLine: 3, severity: 'nit', rule: 'style' }, '- src/a.js:2-3 (nit) [style]: No.'],
    [{ text: 'No.\nNever.' }, '- src/a.js:2: No.\n  Never.'],
    [{ suggestion: '' }, '- src/a.js:2: No.\n  Suggested: remove these lines.'],
    [
      { suggestion: 'a\nb' },
      '- src/a.js:2: No.\n  Suggested in place of these lines:\n  ```\n  a\n  b\n  ```',
    ],
  ])('say where, how bad and what instead: %j', (change, words) => {
    const one = { ...finding(2, 'No.'), endLine: undefined, ...change };
    expect(describeFindings([one])).toBe(words);
  });
});
