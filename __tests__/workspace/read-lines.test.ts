// Files of a commit line by line, with real git.
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readLines } from '../../src/workspace/read-lines.ts';
import { openRepositoryStage, type Repository, type RepositoryStage } from './a-repository.ts';
import { linkWorktree } from './linked-worktree.ts';

let stage: RepositoryStage;
let repository: Repository;

beforeAll(async () => {
  stage = await openRepositoryStage();
  repository = await stage.repository({
    'src/a.js': 'one\n\nthree\n',
    'open.txt': 'one\ntwo',
    'empty.txt': '',
    'binary.dat': 'a\0b\n',
    'Größe *.txt': 'one\n',
  });
});

afterAll(() => stage.close());

const read = (...paths: string[]) => readLines(repository.git, repository.start, paths);

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
    'src',
    'src/b.js',
    'binary.dat',
    '../outside',
    'src/../src/a.js',
    '/etc/passwd',
    '.git/config',
    '--all',
    '*.txt',
    ':(glob)**',
    '',
  ])('are missing for %j', async (path) => {
    expect(await read(path)).toEqual(new Map());
  });

  it('are missing for a link, wherever it leads', async () => {
    const { directory, run } = await linkWorktree(repository.git, 'links', repository.start);
    await symlink('/etc/passwd', join(directory, 'link.txt'));
    await run(['add', '--all', '.']);
    await run(['-c', 'user.name=O', '-c', 'user.email=o@example.com', 'commit', '-qm', 'Link']);
    const commit = (await run(['rev-parse', 'HEAD'])).trim();
    expect(await readLines(repository.git, commit, ['link.txt'])).toEqual(new Map());
  });
});
