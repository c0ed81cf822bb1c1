import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  type Diff,
  diffOfFiles,
  followLines,
  type Hunk,
  readChangesSince,
  readDiff,
} from '#src/publish/reviews/diff.ts';
import { linkWorktree } from '../../workspace/linked-worktree.ts';
import { openRemote, type Remote } from '../a-remote.ts';

const numbered = (count: number) => Array.from({ length: count }, (_, at) => `line ${at + 1}`);
const text = (lines: readonly string[]) => `${lines.join('\n')}\n`;
const long = numbered(3000);
const changedAt = (lines: readonly string[], ...places: readonly number[]) =>
  lines.map((line, at) => (places.includes(at + 1) ? `${line}, changed` : line));

const seed = {
  'src/long.ts': text(long),
  'src/moved.ts': text(numbered(20)),
  'docs/how to.md': 'one\ntwo\n',
  'docs/вход "x"\n.md': 'one\n',
  'gone.ts': 'one\ntwo\nthree\n',
  'picture.png': Buffer.from([137, 80, 0, 1, 2, 3]),
  'no-end.txt': 'one\ntwo',
  'becomes-a-link': 'text\n',
  'tool.sh': 'echo\n',
  'diff --git a': '@@ -1 +1 @@\n',
};

const added = (hunk: Hunk | undefined) =>
  hunk?.marked.filter((line) => line.startsWith('+')).map((line) => line.slice(1));

let remote: Remote;
let diff: Diff;
let head = '';

beforeAll(async () => {
  remote = await openRemote(seed);
  const link = await remote.commit(remote.start, {
    'src/long.ts': text(changedAt(long, 5, 2990)),
    'docs/how to.md': 'one\ntwo\nthree\n',
    'docs/вход "x"\n.md': 'one\n@@ -1 +1 @@\ndiff --git a/x b/x\n',
    'picture.png': Buffer.from([137, 80, 0, 9, 9, 9]),
    'no-end.txt': 'one\ntwo\nthree',
    'new.ts': 'first\nsecond',
    'diff --git a': 'changed\n',
  });
  head = await finished(link);
  diff = await readDiff(remote.git, { base: remote.start, tip: head });
}, 30_000);
afterAll(() => remote.close());

/** What `commit` can't say: a rename, a deletion and a link. */
async function finished(parent: string): Promise<string> {
  const worktree = await linkWorktree(remote.git, 'finish', parent);
  const git = (...args: string[]) => worktree.run(args);
  await git('mv', 'src/moved.ts', 'src/moved here.ts');
  await git('rm', '-q', 'gone.ts', 'becomes-a-link');
  const link = (await git('hash-object', '-w', 'tool.sh')).trim();
  await git('update-index', '--add', '--cacheinfo', `120000,${link},becomes-a-link`);
  await git('update-index', '--chmod=+x', 'tool.sh');
  const who = ['-c', 'user.name=Olga', '-c', 'user.email=olga@example.com'];
  await git(...who, 'commit', '-q', '-m', 'Finish');
  return (await git('rev-parse', 'HEAD')).trim();
}

const file = (path: string) => diff.find((one) => one.path === path);

describe('the diff of real commits', () => {
  it('names every file as it is, whatever is in its name', () => {
    expect(diff.map(({ path, status }) => [path, status])).toEqual(
      expect.arrayContaining([
        ['src/long.ts', 'modified'],
        ['src/moved here.ts', 'renamed'],
        ['docs/how to.md', 'modified'],
        ['docs/вход "x"\n.md', 'modified'],
        ['gone.ts', 'removed'],
        ['new.ts', 'added'],
        ['diff --git a', 'modified'],
      ]),
    );
    expect(diff).toHaveLength(11);
    // Binary files, pure renames and changes of mode have no lines.
    const bare = ['picture.png', 'src/moved here.ts', 'tool.sh'];
    expect(bare.map((path) => file(path)?.hunks)).toEqual([[], [], []]);
  });

  it('takes content that reads like a diff for content', () => {
    expect(added(file('docs/вход "x"\n.md')?.hunks[0])).toEqual([
      '@@ -1 +1 @@',
      'diff --git a/x b/x',
    ]);
  });

  it('keeps files and hunks together when a file became a link', () => {
    expect(file('becomes-a-link')?.hunks).toEqual([
      {
        start: 1,
        lines: 1,
        old: { start: 0, lines: 0 },
        marked: ['+echo'],
      },
    ]);
    expect(added(file('diff --git a')?.hunks[0])).toEqual(['changed']);
  });

  it('throws without a common commit', async () => {
    const tree = (await remote.git.run(['rev-parse', `${head}^{tree}`])).trim();
    const who = ['-c', 'user.name=Olga', '-c', 'user.email=olga@example.com'];
    const alone = await remote.git.run([...who, 'commit-tree', '-m', 'Alone', tree]);
    const range = { base: alone.trim(), tip: head };
    await expect(readDiff(remote.git, range)).rejects.toMatchObject({ code: 'E_GIT' });
  });
});

describe('the diff that GitHub lists', () => {
  it('is read from its patches; a file without one has no hunks', () => {
    const facts = { additions: 1, deletions: 0 };
    const read = diffOfFiles([
      { ...facts, path: 'a.ts', status: 'modified', patch: '@@ -1 +1,2 @@ f()\n one\n+two' },
      { ...facts, path: 'big.ts', status: 'added', patch: undefined },
      { ...facts, path: 'b.ts', status: 'changed', patch: '' },
    ]);
    expect(read.map(({ path, status, hunks }) => [path, status, hunks])).toEqual([
      [
        'a.ts',
        'modified',
        [
          {
            start: 1,
            lines: 2,
            old: { start: 1, lines: 1 },
            marked: [' one', '+two'],
          },
        ],
      ],
      ['big.ts', 'added', []],
      ['b.ts', 'modified', []],
    ]);
  });
});

describe('lines that are followed', () => {
  const at = (path: string, line: number) => ({ path, line, endLine: line });

  it('keep to their text through changes above, renames and deletions', async () => {
    const since = await readChangesSince(remote.git, remote.start, head);
    expect(followLines(since, at('src/moved.ts', 7))).toEqual(at('src/moved here.ts', 7));
    expect(followLines(since, at('src/long.ts', 4))).toEqual(at('src/long.ts', 4));
    expect(followLines(since, at('src/long.ts', 5))).toBeUndefined();
    expect(followLines(since, { path: 'src/long.ts', line: 3, endLine: 9 })).toBeUndefined();
    expect(followLines(since, at('gone.ts', 1))).toBeUndefined();
    expect(followLines(since, at('elsewhere.ts', 3))).toEqual(at('elsewhere.ts', 3));
  });

  it('are the same lines, for random edits', async () => {
    const line = fc.constantFrom('a', 'b', 'c', '');
    const lines = fc.array(line, { minLength: 1, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(lines, lines, async (before, after) => {
        const from = await remote.commit(remote.start, { 'x.txt': text(before) });
        const to = await remote.commit(from, { 'x.txt': text(after), 'more.txt': 'x\n' });
        const since = await readChangesSince(remote.git, from, to);
        for (const [index, old] of before.entries()) {
          const now = followLines(since, at('x.txt', index + 1));
          expect(now === undefined ? old : after[now.line - 1]).toBe(old);
        }
      }),
      { numRuns: 12 },
    );
  }, 60_000);
});
