import { describe, expect, it } from '@jest/globals';
import type { FileDiff } from '../../../../../src/publish/reviews/diff.ts';
import { diffOfFiles } from '../../../../../src/publish/reviews/read-diff.ts';
import { renderNumberedDiff } from '../../../../../src/run/agents/briefing/work/numbered-diff.ts';

const PATCH = '@@ -8,3 +8,4 @@ function login\n a();\n-b();\n+c();\n+d();\n e();';
const files = (...paths: readonly string[]) =>
  diffOfFiles(
    paths.map((path) => ({ path, status: 'modified', additions: 2, deletions: 1, patch: PATCH })),
  );
const render = (paths: readonly string[], maxLength = 10_000, first: readonly string[] = []) =>
  renderNumberedDiff(files(...paths), { maxLength, first, authorsOf: () => 'fenster' });

function aDiffOf(path: string, lines: number): FileDiff {
  const marked = Array.from({ length: lines }, (_, at) => `+${at}`);
  const hunks = [{ start: 1, lines, old: { start: 0, lines: 0 }, marked }];
  return { path, previousPath: undefined, status: 'added', hunks };
}
const renderBoth = (all: readonly FileDiff[]) =>
  renderNumberedDiff(all, { maxLength: 10_000, first: [], authorsOf: () => 'fenster' });

describe('a diff for a reviewer', () => {
  it('numbers the lines as the new file has them', () => {
    expect(render(['src/login.js'])).toBe(
      [
        'src/login.js (modified, by fenster)',
        '    8  a();',
        '      -b();',
        '    9 +c();',
        '   10 +d();',
        '   11  e();',
      ].join('\n'),
    );
  });

  it('begins with the files that the handoff names, folders included', () => {
    const order = (first: readonly string[]) =>
      render(['a.js', 'b/c.js', 'd.js'], 10_000, first).match(/^\S+(?= \(modified)/gm);
    expect(order([])).toEqual(['a.js', 'b/c.js', 'd.js']);
    expect(order(['d.js'])).toEqual(['d.js', 'a.js', 'b/c.js']);
    expect(order(['b'])).toEqual(['b/c.js', 'a.js', 'd.js']);
  });

  it('keeps to its length, says how much of a file is missing, and names the others', () => {
    const text = render(['a.js', 'b.js', 'c.js'], 600);
    expect(text.length).toBeLessThanOrEqual(600);
    expect(text).toContain('[cut: ');
    expect(text).toMatch(/\[not shown for lack of room: .*c\.js\]$/);
  });

  it('shows small files whole beside a large one, and large ones as much of as there is room for each', () => {
    const big = (path: string) => aDiffOf(path, 4_000);
    const text = renderBoth([big('data/a.csv'), big('data/b.csv'), ...files('ledger/count.py')]);
    expect(text.length).toBeLessThanOrEqual(10_000);
    expect(text).not.toContain('[not shown');
    const [a = '', b = '', count = ''] = text.split('\n\n');
    expect(count).toBe(render(['ledger/count.py']));
    for (const part of [a, b]) expect(part.length).toBeGreaterThan(4_500);
  });
});
