import { describe, expect, it } from '@jest/globals';
import { cutVisibly, spendBudget } from '../../../../src/run/agents/briefing/spend-budget.ts';

const part = (name: string, most: number, length = 10_000) => ({
  part: name,
  most,
  render: (max: number) => 'x'.repeat(Math.min(max, length)),
});

describe('the budget of a prompt', () => {
  it('gives each part what it may have, and what comes late what is left', () => {
    const { parts, left } = spendBudget(100, [part('a', 60), part('b', 30, 10), part('c', 80)]);
    expect(parts.map(({ text }) => text.length)).toEqual([60, 10, 30]);
    expect(left).toBe(0);
  });

  it('asks nothing of a part for which nothing is left', () => {
    const never = () => {
      throw new Error('no room');
    };
    const spent = spendBudget(5, [part('a', 5), { part: 'b', most: 5, render: never }]);
    expect(spent.parts).toEqual([
      { part: 'a', text: 'xxxxx' },
      { part: 'b', text: '' },
    ]);
  });

  it('cuts a text so that it is seen', () => {
    expect(cutVisibly('short', 100)).toBe('short');
    const cut = cutVisibly('y'.repeat(1_000), 200);
    expect(cut.length).toBeLessThanOrEqual(200);
    expect(cut).toMatch(/^y{120}\n\[cut: 880 of 1000 characters are missing here\]$/);
  });
});
