// Whose line is it? Real git: commits with agents' trailers on a branch, and people's between them.
import { describe, expect, it } from '@jest/globals';
import { findOwners, keepLineOwners } from '../../src/workspace/ownership.ts';
import { type Files, writeFiles } from '../a-bare.ts';
import { type Repository, useRepositoryStage } from './a-repository.ts';
import { linkWorktree } from './linked-worktree.ts';

const stage = useRepositoryStage();

const PERSON = {
  GIT_AUTHOR_NAME: 'Olga',
  GIT_AUTHOR_EMAIL: 'olga@example.com',
  GIT_COMMITTER_NAME: 'Olga',
  GIT_COMMITTER_EMAIL: 'olga@example.com',
};

let count = 0;

type Step = { readonly by?: string; readonly files?: Files; readonly move?: [string, string] };

/** Commits on top of one another; each by an agent, or a person. */
async function commitAll({ git, start }: Repository, steps: readonly Step[]): Promise<string> {
  count += 1;
  const { directory, run } = await linkWorktree(git, `history-${count}`, start);
  for (const { by, files = {}, move } of steps) {
    if (move !== undefined) await run(['mv', ...move]);
    await writeFiles(directory, files);
    await run(['add', '--all', '--force', '.']);
    const message = by === undefined ? 'By hand' : `Work\n\nSquad-Agent: ${by}\nSquad-Run: 77`;
    await run(['commit', '-q', '-m', message], { environment: PERSON });
  }
  return (await run(['rev-parse', 'HEAD'])).trim();
}

const lines = (...text: readonly string[]) => `${text.join('\n')}\n`;

describe('the owner of a line', () => {
  it('is the agent whose commit wrote it last, or nobody where a person did', async () => {
    const repository = await stage.repository({ 'a.txt': lines('one', 'two', 'three') });
    const tip = await commitAll(repository, [
      { by: 'fenster', files: { 'a.txt': lines('one', 'TWO', 'three', 'four', 'five') } },
      { by: 'hockney', files: { 'a.txt': lines('one', 'TWO', 'three', 'FOUR', 'five') } },
      { files: { 'a.txt': lines('one', 'TWO', 'three', 'FOUR', 'mine') } },
    ]);
    const places = [2, 4, 1, 5].map((line) => ({ path: 'a.txt', line }));
    const range = { base: repository.start, tip };
    expect(await findOwners(repository.git, range, places)).toEqual([
      ...['fenster', 'hockney'],
      ...[undefined, undefined],
    ]);
  });

  it('is found through a rename', async () => {
    const repository = await stage.repository();
    const tip = await commitAll(repository, [
      { by: 'fenster', files: { 'old.js': lines('one', 'two', 'three', 'four') } },
      { by: 'hockney', move: ['old.js', 'new.js'] },
    ]);
    const range = { base: repository.start, tip };
    const places = [
      { path: 'new.js', line: 2 },
      { path: 'new.js', line: undefined },
    ];
    expect(await findOwners(repository.git, range, places)).toEqual(['fenster', 'hockney']);
  });
});

describe('the owner of a file', () => {
  it.each(['--output=x', ':(glob)**', 'ü.txt', '-L1,1'])(
    'takes the path %j as data',
    async (path) => {
      const repository = await stage.repository();
      const tip = await commitAll(repository, [
        { by: 'fenster', files: { 'a b.txt': 'x\n', 'ü.txt': 'x\n', 'c.txt': 'x\n' } },
      ]);
      const range = { base: repository.start, tip };
      const exists = ['a b.txt', 'ü.txt'].includes(path);
      const places = [
        { path, line: 1 },
        { path, line: undefined },
      ];
      const owner = exists ? 'fenster' : undefined;
      expect(await findOwners(repository.git, range, places)).toEqual([owner, owner]);
    },
  );
});

describe('of the agents who share a file', () => {
  it('those are kept who wrote the lines, and all where nobody of them did', async () => {
    const repository = await stage.repository({ 'a.txt': lines('one', 'two', 'three') });
    const tip = await commitAll(repository, [
      { by: 'fenster', files: { 'a.txt': lines('one', 'TWO', 'three'), 'b.txt': 'b\n' } },
      { by: 'hockney', files: { 'a.txt': lines('one', 'TWO', 'THREE') } },
    ]);
    const range = { base: repository.start, tip };
    const [first, second, alone] = [
      { agent: 'fenster', path: 'a.txt' },
      { agent: 'hockney', path: 'a.txt' },
      { agent: 'fenster', path: 'b.txt' },
    ] as const;
    const keep = (...at: readonly number[]) =>
      keepLineOwners(repository.git, {
        range,
        authors: [first, second, alone],
        lines: at.map((line) => ({ path: 'a.txt', line })),
      });
    expect(await keep(2)).toEqual([first, alone]);
    expect(await keep(3)).toEqual([second, alone]);
    expect(await keep(2, 3)).toEqual([first, second, alone]);
    // Line 1 was there before.
    expect(await keep(1)).toEqual([first, second, alone]);
    expect(await keep()).toEqual([first, second, alone]);
  });
});
