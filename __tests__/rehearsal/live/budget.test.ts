import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LineBudget, LineGate } from '../../../rehearsal/live/budget.ts';

describe('the budget of lines', () => {
  it('holds a report of up to three runs to 41 lines, however many acts they have', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(60), { minLength: 1, maxLength: 3 }),
        fc.nat(60),
        (runs, board) => {
          const budget = new LineBudget(runs.length, true);
          let lines = 1;
          for (const acts of runs) {
            const gate = new LineGate<number>(budget.ofNextRun(), () => undefined);
            for (let act = 0; act < acts; act += 1) gate.add(act);
            const shown = gate.end(() => undefined);
            budget.take(shown);
            lines += shown + 3;
          }
          const blanks = 2 + (runs.length === 1 ? 1 : 0);
          expect(lines + blanks + 2 + Math.min(board, budget.ofBoard()) + 2).toBeLessThanOrEqual(
            41,
          );
        },
      ),
    );
  });

  it('shows the first acts and the last three, and counts the others', () => {
    const shown: number[] = [];
    let missing = 0;
    const gate = new LineGate<number>(8, (act) => void shown.push(act));
    for (let act = 1; act <= 20; act += 1) gate.add(act);
    expect(shown).toEqual([1, 2, 3, 4]);
    const lines = gate.end((count) => {
      missing = count;
    });
    expect({ shown, missing, lines }).toEqual({
      shown: [1, 2, 3, 4, 18, 19, 20],
      missing: 13,
      lines: 8,
    });
  });

  it('shows all where they fit', () => {
    const shown: number[] = [];
    const gate = new LineGate<number>(8, (act) => void shown.push(act));
    for (let act = 1; act <= 8; act += 1) gate.add(act);
    const lines = gate.end(() => shown.push(0));
    expect({ shown, lines }).toEqual({ shown: [1, 2, 3, 4, 5, 6, 7, 8], lines: 8 });
  });
});
