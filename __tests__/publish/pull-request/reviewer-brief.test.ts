import { describe, expect, it } from '@jest/globals';
import {
  type BriefFacts,
  rankHunks,
  renderLookFirst,
} from '../../../src/publish/pull-request/reviewer-brief.ts';
import type { Diff } from '../../../src/publish/reviews/diff.ts';
import type { Severity } from '../../../src/run-log/review-note.ts';
import { context } from '../a-run.ts';
import { aFile, aHunk, changedLines } from '../reviews/a-review.ts';

const commit = 'c'.repeat(40);
const facts = (diff: Diff, findings: BriefFacts['findings'] = []): BriefFacts => {
  return { diff, commit, findings, directory: '.squad' };
};
const plain = (path: string, marked?: readonly string[]) =>
  aFile({ path, hunks: [aHunk(marked && { marked })] });
const many = changedLines(Array(40).fill('x'));
const deleted = changedLines(['x'], 10);
const found = (path: string, line: number, severity?: Severity) => {
  return { path, line, endLine: line, severity };
};
const LARGEST = 'the largest change to the code';

/** The places with their reasons. */
const placesOf = (diff: Diff, findings?: BriefFacts['findings']) =>
  rankHunks(facts(diff, findings)).map(({ path, why }) => [path, ...why]);

describe('what to look at first', () => {
  it.each([
    ['src/login.ts', 'sign-in and permissions'],
    ['lib/crypto.rb', 'secrets and cryptography'],
    ['.github/workflows/ci.yml', 'runs in CI or at deployment'],
    ['db/migrations/003.sql', 'stored data'],
    ['package-lock.json', 'dependencies'],
  ])('%s comes before the rest: %s', (path, why) => {
    const [first = []] = placesOf([plain('src/a.ts'), plain(path), plain('src/z.ts')]);
    expect(first[0]).toBe(path);
    expect(first).toContain(why);
  });

  it.each(['src/author.ts', 'src/monkey.ts', 'docs/login.md'])('%s only looks risky', (path) => {
    expect(placesOf([plain(path), plain('src/a.ts', many.slice(0, 39))])).toEqual([
      ['src/a.ts', LARGEST],
    ]);
  });

  it.each<[string, Diff, string]>([
    ['runs code', [plain('a.ts', ['+eval(x);'])], 'runs commands or code, or writes HTML'],
    ['others call', [plain('a.ts', ['-export f();'])], 'changes what other code calls'],
    ['is long', [plain('a.ts', many)], '40 new lines'],
    ['replaces much', [plain('a.ts', deleted)], 'existing code: −10, +1 lines'],
    ['is code beside many tests', [plain('test/a.ts', deleted), plain('b.ts')], LARGEST],
  ])('is what %s', (_which, diff, why) => {
    expect(placesOf(diff)[0]?.slice(1)).toEqual([why]);
  });

  it('is first what a reviewing agent found, but for a nit, and one place of its file', () => {
    const diff = [plain('src/login.ts'), plain('src/a.ts')];
    expect(placesOf(diff, [found('src/a.ts', 13), found('src/a.ts', 12, 'nit')])).toEqual([
      ['src/a.ts', '2 findings by a reviewing agent'],
      ['src/login.ts', 'sign-in and permissions'],
    ]);
    expect(placesOf(diff, [found('src/a.ts', 13, 'nit')])).toEqual([
      ['src/login.ts', 'sign-in and permissions'],
      ['src/a.ts', '1 nit by a reviewing agent'],
    ]);
    expect(placesOf([plain('src/a.ts')], [found('src/a.ts', 17)])).toEqual([['src/a.ts', LARGEST]]);
  });

  it('is five places at most, two of a file, and none of the squad', () => {
    const hunks = Array.from({ length: 4 }, (_, at) => aHunk({ start: at * 20 + 1 }));
    const paths = ['.squad/auth.ts', 'src/login.ts', 'src/auth.ts', 'src/session.ts'];
    const shown = placesOf(paths.map((path) => aFile({ path, hunks }))).map(([path]) => path);
    expect(shown).toHaveLength(5);
    expect(shown.filter((path) => path === 'src/login.ts')).toHaveLength(2);
    expect(shown).not.toContain('.squad/auth.ts');
  });

  it('links to the lines at the pushed commit; a file that is gone has none', () => {
    const hunks = [aHunk({ lines: 0 })];
    const gone = aFile({ path: 'src/old auth.ts', status: 'removed', hunks });
    expect(renderLookFirst(context, facts([plain('src/login.ts', many), gone]))).toBe(
      [
        `- [\`src/login.ts:10-16\`](https://github.example/acme/harbour/blob/${commit}/src/login.ts#L10-L16): sign-in and permissions, 40 new lines`,
        '- `src/old auth.ts`: the file is deleted',
      ].join('\n'),
    );
    expect(renderLookFirst(context, facts([aFile({ path: 'a.png', hunks: [] })]))).toBe('');
  });
});
