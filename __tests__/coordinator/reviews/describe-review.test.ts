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
});
