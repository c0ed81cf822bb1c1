// What git says about commits that exist already.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  pathsBetween,
  pathsChangedSince,
  readPatch,
  sizeOfChange,
  statusesSince,
} from '../../src/workspace/git-diff.ts';
import {
  commonAncestor,
  isAncestor,
  listFiles,
  pathsChangedBy,
  readLog,
} from '../../src/workspace/git-history.ts';
import {
  counted,
  openRepositoryStage,
  type Repository,
  type RepositoryStage,
} from './a-repository.ts';

let stage: RepositoryStage;
let repository: Repository;

beforeAll(async () => {
  stage = await openRepositoryStage();
  repository = await stage.repository({
    'a.txt': 'one\ntwo\n',
    'src/b.txt': 'b\n',
    'c.bin': 'c\0',
  });
});
afterAll(() => stage.close());

type Change = Readonly<Record<string, string | undefined>>;

/** A commit that is on no branch. */
async function change(files: Change, parents = [repository.start], text = 'Change\n') {
  const author = { name: 'Ada', email: 'ada@example.com' };
  const entries = Object.entries(files).map(
    ([path, content]) => [path, content === undefined ? undefined : Buffer.from(content)] as const,
  );
  return repository.git.commit({ parents, author, text, files: new Map(entries) });
}

describe('a change', () => {
  it('has a size: files, lines that were added and removed; a binary file has no lines', async () => {
    const { git, start: base } = repository;
    const tip = await change({
      'a.txt': 'one\n2\n3\n',
      'src/b.txt': undefined,
      'c.bin': 'd\0\n',
      'ignored.txt': 'x\n',
    });
    const size = await sizeOfChange(git, { base, tip }, (path) => path === 'ignored.txt');
    expect(size).toEqual({ files: 3, added: 2, removed: 2 });
    expect(await sizeOfChange(git, { base, tip: base }, () => false)).toEqual({
      files: 0,
      added: 0,
      removed: 0,
    });
  });

  it('names its paths, in all or some folders, and their modes', async () => {
    const { git, start: base } = repository;
    const tip = await change({ 'a.txt': 'x\n', 'src/b.txt': undefined });
    const both = ['a.txt', 'src/b.txt'];
    expect(await pathsChangedBy(git, tip)).toEqual(both);
    expect(await pathsBetween(git, { base, tip })).toEqual(both);
    expect(await pathsChangedSince(git, { base, tip })).toEqual(both);
    expect(await pathsChangedSince(git, { base, tip }, 'src')).toEqual(['src/b.txt']);
    expect([...(await statusesSince(git, { base, tip }))]).toEqual([
      ['a.txt', 'M'],
      ['src/b.txt', 'D'],
    ]);
    const other = await change({ 'd.txt': 'd\n' });
    expect(await pathsChangedSince(git, { base: other, tip })).toEqual(both);
    expect(await listFiles(git, tip)).toEqual(['a.txt', 'c.bin', 'old.txt']);
  });

  it('is shown as a patch, cut after 60,000 characters, and as nothing where git can not tell', async () => {
    const { git, start: base } = repository;
    const tip = await change({ 'a.txt': `${'long\n'.repeat(20_000)}` });
    const patch = await readPatch(git, { base, tip });
    expect(patch).toMatch(/^diff --git a\/a\.txt b\/a\.txt\n/);
    expect(patch).toHaveLength(60_000);
    expect(await readPatch(git, { base, tip: 'd'.repeat(40) })).toBe('');
    const attempt = () => Promise.reject(new Error('stdout maxBuffer length exceeded'));
    expect(await readPatch({ ...git, attempt }, { base, tip })).toBe('');
  });
});

describe('commits', () => {
  it('are read field by field, newest first, as many as are asked for', async () => {
    const { git, start: base } = repository;
    const first = await change({ 'a.txt': '1\n' }, [base], 'One\n\nA body.\n');
    const tip = await change({ 'a.txt': '2\n' }, [first], 'Two\n');
    const fields = ['%H', '%s', '%b'];
    const [two, one] = [
      [tip, 'Two', ''],
      [first, 'One', 'A body.\n'],
    ];
    expect(await readLog(git, { fields, range: { base, tip } })).toEqual([two, one]);
    expect(await readLog(git, { fields, range: { tip }, max: 1 })).toEqual([two]);
    const options = ['--reverse'];
    expect(await readLog(git, { fields, range: { base, tip }, options })).toEqual([one, two]);
    expect(await readLog(git, { fields, range: { base: tip, tip } })).toEqual([]);
  });

  it('have a common history, or none', async () => {
    const { git, start } = repository;
    const [one, other] = [await change({ 'x.txt': '1\n' }), await change({ 'y.txt': '2\n' })];
    expect(await commonAncestor(git, one, other)).toBe(start);
    expect([await isAncestor(git, start, one), await isAncestor(git, one, start)]).toEqual([
      true,
      false,
    ]);
    expect(await isAncestor(git, one, other)).toBe(false);
    const elsewhere = await git.run(['commit-tree', '-m', 'x', `${start}^{tree}`], {
      environment: {
        GIT_AUTHOR_NAME: 'A',
        GIT_AUTHOR_EMAIL: 'a@example.com',
        GIT_COMMITTER_NAME: 'A',
        GIT_COMMITTER_EMAIL: 'a@example.com',
      },
    });
    expect(await commonAncestor(git, one, elsewhere.trim())).toBeUndefined();
  });
});

describe('the files of a commit', () => {
  it('are asked for again after a failure', async () => {
    const commands: string[] = [];
    const git = counted(repository.git, commands);
    const missing = 'f'.repeat(40);
    await expect(listFiles(git, missing)).rejects.toThrow('ls-tree');
    await expect(listFiles(git, missing)).rejects.toThrow('ls-tree');
    expect(commands).toEqual(['ls-tree', 'ls-tree']);
  });
});
