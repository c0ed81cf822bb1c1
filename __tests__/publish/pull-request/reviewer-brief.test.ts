import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { renderPullRequestBody } from '../../../src/publish/pull-request/pull-request.ts';
import {
  type BriefFacts,
  rankHunks,
  renderLookFirst,
} from '../../../src/publish/pull-request/reviewer-brief.ts';
import type { Diff } from '../../../src/publish/reviews/diff.ts';
import type { Severity } from '../../../src/run-log/review-note.ts';
import { aBody, aTranscript, context } from '../a-run.ts';
import { aFile, aHunk, changedLines } from '../reviews/a-review.ts';

const commit = 'c'.repeat(40);
const facts = (diff: Diff, found: BriefFacts['findings'] = []): BriefFacts => ({
  diff,
  commit,
  findings: found,
  directory: '.squad',
});
const on = (path: string, severity?: Severity) => ({ path, line: 13, endLine: 13, severity });
const plain = (path: string, hunks = [aHunk()]) => aFile({ path, hunks });

/** The places with their reasons. */
const placesOf = (...diff: Diff) => rankHunks(facts(diff)).map(({ path, why }) => [path, ...why]);

describe('what to look at first', () => {
  it.each([
    ['src/auth/check.ts', 'sign-in and permissions'],
    ['src/login.ts', 'sign-in and permissions'],
    ['src/userAuthorizer.ts', 'sign-in and permissions'],
    ['lib/crypto.rb', 'secrets and cryptography'],
    ['.github/workflows/ci.yml', 'runs in CI or at deployment'],
    ['Dockerfile', 'runs in CI or at deployment'],
    ['db/migrations/003.sql', 'stored data'],
    ['src/store.js', 'stored data'],
    ['package-lock.json', 'dependencies'],
    ['app.config.ts', 'configuration'],
    ['settings.yml', 'configuration'],
    ['requirements-dev.txt', 'dependencies'],
    ['src/date-format.ts', 'parses or formats'],
  ])('%s comes before the rest: %s', (path, why) => {
    const ranked = rankHunks(facts([plain('src/a.ts'), plain(path), plain('src/z.ts')]));
    expect(ranked[0]).toMatchObject({ path, why: expect.arrayContaining([why]) });
  });

  it.each(['src/author.ts', 'src/monkey.ts', 'src/keyboard.ts', 'src/blogin.ts', 'accessory.ts'])(
    '%s only looks like something risky',
    (path) => {
      expect(rankHunks(facts([plain(path)]))[0]?.why).toEqual(['the largest change to the code']);
    },
  );

  it('names two kinds of risk that a path shows, and no third', () => {
    expect(placesOf(plain('deploy/auth/tokens.ts'))).toEqual([
      ['deploy/auth/tokens.ts', 'sign-in and permissions', 'secrets and cryptography'],
    ]);
  });

  it('tells many new lines and many deletions from few', () => {
    const whyOf = (path: string, added: number, deleted: number) =>
      placesOf(
        plain(path, [aHunk({ marked: changedLines(Array(added).fill('x'), deleted) })]),
      )[0]?.slice(1);
    expect(whyOf('src/a.ts', 39, 9)).toEqual(['the largest change to the code']);
    expect(whyOf('src/a.ts', 40, 9)).toEqual(['40 new lines']);
    expect(whyOf('src/a.ts', 39, 10)).toEqual(['existing code: −10, +39 lines']);
    expect(whyOf('test/a.test.ts', 0, 10)).toEqual(['the largest change']);
    const [, second] = placesOf(
      plain('src/a.ts'),
      plain('test/a.test.ts', [aHunk({ marked: changedLines([], 10) })]),
    );
    expect(second).toEqual(['test/a.test.ts', 'existing tests: −10, +0 lines']);
    const [, texts] = placesOf(
      plain('src/a.ts'),
      plain('docs/a.md', [aHunk({ marked: changedLines([], 10) })]),
    );
    expect(texts).toEqual(['docs/a.md', 'existing texts: −10, +0 lines']);
  });

  it('counts findings within a hunk alone, and names the weightiest', () => {
    const found = (line: number, endLine: number, severity?: Severity) => ({
      ...on('src/a.ts', severity),
      line,
      endLine,
    });
    const [first] = rankHunks(
      facts([plain('src/a.ts')], [found(11, 11, 'nit'), found(12, 13), found(16, 16, 'nit')]),
    );
    expect(first).toMatchObject({
      lines: { line: 12, endLine: 13 },
      why: ['3 findings by a reviewing agent'],
    });
    const outside = [found(9, 9), found(17, 17)];
    expect(rankHunks(facts([plain('src/a.ts')], outside))[0]?.why).toEqual([
      'the largest change to the code',
    ]);
    for (const edge of [found(8, 10), found(16, 20)]) {
      expect(rankHunks(facts([plain('src/a.ts')], [edge]))[0]?.why).toEqual([
        '1 finding by a reviewing agent',
      ]);
    }
    const nits = [found(12, 12, 'nit'), found(13, 13, 'minor')];
    expect(rankHunks(facts([plain('src/login.ts')], nits))).toHaveLength(1);
    const small = rankHunks(facts([plain('src/a.ts'), plain('src/login.ts')], nits));
    expect(small.map(({ path, why }) => [path, ...why])).toEqual([
      ['src/login.ts', 'sign-in and permissions'],
      ['src/a.ts', '2 findings by a reviewing agent'],
    ]);
  });

  it('knows code that runs code', () => {
    const hunk = aHunk({ marked: changedLines(['const x = eval(form.rule);']) });
    expect(rankHunks(facts([plain('src/a.ts', [hunk])]))[0]?.why).toEqual([
      'runs commands or code, or writes HTML',
    ]);
  });

  it('puts what a reviewing agent found before anything else', () => {
    const ranked = rankHunks(
      facts([plain('src/login.ts'), plain('src/a.ts')], [on('src/a.ts'), on('src/a.ts')]),
    );
    expect(ranked[0]).toMatchObject({ path: 'src/a.ts', why: ['2 findings by a reviewing agent'] });
    expect(ranked[0]?.lines).toEqual({ line: 13, endLine: 13 });
  });

  it('is never a nit, nor another place of a file with a finding', () => {
    const nit = [on('test/a.test.ts', 'nit')];
    const diff = [plain('src/a.ts'), plain('test/a.test.ts')];
    expect(rankHunks(facts(diff, nit)).map(({ path, why }) => [path, ...why])).toEqual([
      ['src/a.ts', 'the largest change to the code'],
      ['test/a.test.ts', '1 nit by a reviewing agent'],
    ]);
    const far = plain('src/a.ts', [aHunk(), aHunk({ start: 90 })]);
    expect(rankHunks(facts([far], [on('src/a.ts')]))).toHaveLength(1);
  });

  it('leaves tests for later, and the squad out', () => {
    const tests = plain('__tests__/login.test.ts');
    const memory = plain('.squad/agents/hockney/history.md', [
      aHunk({ marked: changedLines([], 90) }),
    ]);
    const ranked = rankHunks(facts([tests, memory, plain('src/login.ts')]));
    expect(ranked.map(({ path }) => path)).toEqual(['src/login.ts']);
  });

  it('is the code, however large its new test is', () => {
    const test = plain('test/report.test.ts', [
      aHunk({ lines: 300, marked: changedLines(Array(300).fill('x')) }),
    ]);
    expect(placesOf(test, plain('src/a.ts'))).toEqual([
      ['src/a.ts', 'the largest change to the code'],
      ['test/report.test.ts', '300 new lines'],
    ]);
    expect(placesOf(test, plain('README.md'))[0]).toEqual([
      'test/report.test.ts',
      'the largest change',
    ]);
  });

  it('is the largest change to the code where none is risky', () => {
    const large = plain('src/z.ts', [aHunk({ marked: changedLines(Array(30).fill('x')) })]);
    expect(placesOf(plain('src/a.ts'), large, plain('src/b.ts'))).toEqual([
      ['src/z.ts', 'the largest change to the code'],
    ]);
    const texts = plain('README.md', [aHunk({ marked: changedLines(Array(30).fill('x')) })]);
    expect(placesOf(plain('a.md'), texts)).toEqual([['README.md', 'the largest change']]);
  });

  it('prefers what others rely on to what is plainly new', () => {
    const added = plain('src/report.ts', [
      aHunk({ lines: 39, marked: changedLines(Array(39).fill('x')) }),
    ]);
    const format = plain('src/csv-parser.ts', [aHunk({ marked: changedLines(['x'], 1) })]);
    const files = plain('src/a.ts', [
      aHunk({ marked: changedLines(['await writeFile(path, text);'], 1) }),
    ]);
    const called = plain('src/b.ts', [
      aHunk({
        marked: ['-export function report(rows) {', '+export function report(rows, day) {'],
      }),
    ]);
    expect(placesOf(added, format, files, called)).toEqual([
      ['src/csv-parser.ts', 'parses or formats'],
      ['src/a.ts', 'reads or writes files, or talks to a network'],
      ['src/b.ts', 'changes what other code calls'],
    ]);
  });

  it('is no text that is only named like something risky', () => {
    for (const path of [
      'docs/login.md',
      'login.txt',
      'docs/requirements.txt',
      'our-requirements.txt',
    ])
      expect(placesOf(plain(path), plain('src/a.ts'))).toEqual([
        ['src/a.ts', 'the largest change to the code'],
      ]);
  });

  it('shows at most five hunks, and two of a file', () => {
    const hunks = Array.from({ length: 4 }, (_, at) => aHunk({ start: at * 20 + 1 }));
    const many = ['src/login.ts', 'src/auth.ts', 'src/session.ts'].map((path) =>
      plain(path, hunks),
    );
    const paths = rankHunks(facts(many)).map(({ path }) => path);
    expect(paths).toHaveLength(5);
    expect(paths.filter((path) => path === 'src/login.ts')).toHaveLength(2);
  });

  it('links to the lines at the pushed commit; a file that is gone has none', () => {
    const big = aHunk({ start: 10, lines: 50, marked: changedLines(Array(44).fill('x'), 12) });
    const gone = aFile({
      path: 'src/old auth.ts',
      status: 'removed',
      hunks: [aHunk({ lines: 0 })],
    });
    expect(renderLookFirst(context, facts([plain('src/login.ts', [big]), gone]))).toBe(
      [
        `- [\`src/login.ts:10-59\`](https://github.example/acme/harbour/blob/${commit}/src/login.ts#L10-L59): sign-in and permissions, existing code: −12, +44 lines`,
        '- `src/old auth.ts`: the file is deleted',
      ].join('\n'),
    );
  });

  it('is nothing without hunks', () => {
    expect(renderLookFirst(context, facts([plain('a.png', [])]))).toBe('');
  });

  it('never has more than one hunk for nothing, for any names', () => {
    const path = fc.string({ minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.array(path, { maxLength: 8 }), (paths) => {
        const ranked = rankHunks(facts(paths.map((one) => plain(one))));
        expect(ranked.length).toBeLessThanOrEqual(5);
        for (const { why } of ranked) expect(why).not.toEqual([]);
      }),
    );
  });
});

describe('where to look first, in the pull request', () => {
  const decisions = [
    {
      agent: 'fenster',
      title: 'Names are short',
      category: '',
      path: '.squad/decisions/inbox/x.md',
    },
  ];
  const render = (brief?: BriefFacts) =>
    renderPullRequestBody(context, aTranscript({ decisions }), aBody({ brief, isReviewed: true }));
  const headings = (body: string) => body.split('\n').filter((line) => line.startsWith('#'));

  it('stands between the checks and what changed', () => {
    expect(headings(render(facts([plain('src/login.ts')])))).toEqual([
      '## Checks',
      '## Look at this first',
      '## What changed',
      '## Decisions',
      '## Who did what',
      '## How to test',
    ]);
  });

  it('is not there when nobody asked for a review', () => {
    expect(headings(render())).toEqual([
      '## Checks',
      '## What changed',
      '## Decisions',
      '## Who did what',
      '## How to test',
    ]);
  });
});
