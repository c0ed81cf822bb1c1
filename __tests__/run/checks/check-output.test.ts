import { describe, expect, it } from '@jest/globals';
import { linesThatMatter } from '../../../src/run/checks/check-output.ts';

describe('the lines that matter', () => {
  it('are all of a short output, without blank edges and rows of blank lines', () => {
    expect(linesThatMatter('\n\none\n\n\n\ntwo  \n\n', 9)).toEqual(['one', '', 'two']);
  });

  it('are the beginning and, more of it, the end of a long one', () => {
    const output = Array.from({ length: 100 }, (_, at) => `line ${at + 1}`).join('\n');
    expect(linesThatMatter(output, 8)).toEqual([
      'line 1',
      'line 2',
      '[93 lines left out]',
      ...[96, 97, 98, 99, 100].map((line) => `line ${line}`),
    ]);
  });

  it('keep what failed, wherever it stands, and say what lies between', () => {
    const lines = Array.from({ length: 100 }, (_, at) => `ok ${at + 1} - fine`);
    lines[49] = 'not ok 50 - refuses an empty cart';
    lines[50] = '  expected: 422';
    lines[99] = '# fail 1';
    expect(linesThatMatter(lines.join('\n'), 12)).toEqual([
      'ok 1 - fine',
      'ok 2 - fine',
      'ok 3 - fine',
      '[46 lines left out]',
      'not ok 50 - refuses an empty cart',
      '  expected: 422',
      'ok 52 - fine',
      '[44 lines left out]',
      'ok 97 - fine',
      'ok 98 - fine',
      'ok 99 - fine',
      '# fail 1',
    ]);
  });

  it.each([
    '    ✕ refuses an empty cart (3 ms)',
    '--- FAIL: TestCart (0.00s)',
    "src/cart.ts(3,1): error TS2304: Cannot find name 'x'.",
  ])('know %j as a failure', (line) => {
    const lines = Array.from({ length: 60 }, (_, at) =>
      at === 30 ? line : `line ${at}, 0 failed`,
    );
    expect(linesThatMatter(lines.join('\n'), 12)).toContain(line);
  });

  it('stay as few where everything failed', () => {
    const lines = Array.from({ length: 900 }, (_, at) => (at % 4 === 0 ? `not ok ${at}` : 'x'));
    for (const most of [1, 2, 5, 30]) {
      expect(linesThatMatter(lines.join('\n'), most).length).toBeLessThanOrEqual(most);
    }
  });
});
