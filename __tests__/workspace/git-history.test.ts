// What git says about commits that exist already: their changes, their history, the lines of their files.

import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  listFiles,
  pathsBetween,
  pathsChangedBy,
  pathsChangedSince,
  readChangedPaths,
  readLines,
  readPatch,
  sizeOfChange,
  statusesSince,
} from '#src/workspace/git-history.ts';
import { writeFiles } from '../a-bare.ts';
import { type Repository, useRepositoryStage } from './a-repository.ts';
import { linkWorktree } from './linked-worktree.ts';

const stage = useRepositoryStage();
let repository: Repository;

beforeAll(async () => {
  repository = await stage.repository({
    'a.txt': 'one\ntwo\n',
    'src/b.txt': 'b\n',
    'c.bin': 'c\0',
  });
});

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

describe('commits', () => {});

const PERSON = {
  GIT_AUTHOR_NAME: 'Olga',
  GIT_AUTHOR_EMAIL: 'olga@example.com',
  GIT_COMMITTER_NAME: 'Olga',
  GIT_COMMITTER_EMAIL: 'olga@example.com',
};

it('names the paths of each commit, whatever they look like, and none of a merge', async () => {
  const { git, start } = await stage.repository({ 'a.txt': 'one\n' });
  const { directory, run: runGit } = await linkWorktree(git, 'changed-paths', start);
  const run = (args: readonly string[]) => runGit(args, { environment: PERSON });
  const id = async () => (await run(['rev-parse', 'HEAD'])).trim();
  const commit = async (files: Readonly<Record<string, string>>) => {
    await writeFiles(directory, files);
    await run(['add', '--all', '.']);
    await run(['commit', '-q', '--allow-empty', '-m', 'Work']);
    return id();
  };
  const odd = ['\n\nbegins.txt', 'a'.repeat(40), 'two words.txt', 'äöü.txt'];
  const first = await commit(Object.fromEntries(odd.map((name) => [name, 'x\n'])));
  const empty = await commit({});
  await run(['mv', 'a.txt', 'b.txt']);
  const moved = await commit({});
  await run(['checkout', '-q', '--detach', empty]);
  const beside = await commit({ 'c.txt': 'c\n' });
  await run(['merge', '-q', '--no-ff', '-m', 'Join', moved]);
  const merge = await id();
  const found = await readChangedPaths(git, { base: start, tip: merge }, 10);
  const sets = [...found].map(([one, paths]) => [one, new Set(paths)] as const);
  expect(new Map(sets)).toEqual(
    new Map([
      [merge, new Set()],
      [beside, new Set(['c.txt'])],
      [moved, new Set(['a.txt', 'b.txt'])],
      [empty, new Set()],
      [first, new Set(odd)],
    ]),
  );
  expect(await readChangedPaths(git, { base: merge, tip: merge }, 10)).toEqual(new Map());
  expect([...(await readChangedPaths(git, { base: start, tip: merge }, 1)).keys()]).toEqual([
    merge,
  ]);
});

let listed: Repository;

beforeAll(async () => {
  listed = await stage.repository({
    'src/a.js': 'one\n\nthree\n',
    'open.txt': 'one\ntwo',
    'empty.txt': '',
    'binary.dat': 'a\0b\n',
    'Größe *.txt': 'one\n',
  });
});

const read = (...paths: string[]) => readLines(listed.git, listed.start, paths);

describe('the lines of a file', () => {
  it('are counted as an editor counts them', async () => {
    const files = await read('src/a.js', 'open.txt', 'empty.txt', 'Größe *.txt');
    expect(files).toEqual(
      new Map([
        ['src/a.js', ['one', '', 'three']],
        ['open.txt', ['one', 'two']],
        ['empty.txt', []],
        ['Größe *.txt', ['one']],
      ]),
    );
  });

  it.each([
    ...['src', 'src/b.js', 'binary.dat', '../outside', 'src/../src/a.js', '/etc/passwd'],
    ...['.git/config', '--all', '*.txt', ':(glob)**', ''],
  ])('are missing for %j', async (path) => {
    expect(await read(path)).toEqual(new Map());
  });

  it('are missing for a link, wherever it leads', async () => {
    const { directory, run } = await linkWorktree(listed.git, 'links', listed.start);
    await symlink('/etc/passwd', join(directory, 'link.txt'));
    await run(['add', '--all', '.']);
    await run(['-c', 'user.name=O', '-c', 'user.email=o@example.com', 'commit', '-qm', 'Link']);
    const commit = (await run(['rev-parse', 'HEAD'])).trim();
    expect(await readLines(listed.git, commit, ['link.txt'])).toEqual(new Map());
  });
});
