// What each commit of a range changed: real git, and names that look like what git prints around them.
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readChangedPaths } from '../../src/workspace/git-history.ts';
import { writeFiles } from '../a-bare.ts';
import { openRepositoryStage, type RepositoryStage } from './a-repository.ts';
import { linkWorktree } from './linked-worktree.ts';

const PERSON = {
  GIT_AUTHOR_NAME: 'Olga',
  GIT_AUTHOR_EMAIL: 'olga@example.com',
  GIT_COMMITTER_NAME: 'Olga',
  GIT_COMMITTER_EMAIL: 'olga@example.com',
};

let stage: RepositoryStage;

beforeAll(async () => {
  stage = await openRepositoryStage();
});

afterAll(() => stage.close());

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
