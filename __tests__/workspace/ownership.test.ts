// Whose file is it? Real git: commits with agents' trailers on a branch, and people's between them.
import { describe, expect, it } from '@jest/globals';
import { findFileOwners } from '#src/workspace/trailers.ts';
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

describe('the owner of a file', () => {
  it('is the agent who touched it last; what people alone wrote has none', async () => {
    const repository = await stage.repository({ 'old.txt': 'x\n' });
    const tip = await commitAll(repository, [
      { by: 'fenster', files: { 'a.txt': 'one\n', 'b.txt': 'b\n' } },
      { by: 'hockney', files: { 'a.txt': 'two\n' } },
      { files: { 'a.txt': 'three\n', 'mine.txt': 'm\n' } },
    ]);
    const range = { base: repository.start, tip };
    const files = ['a.txt', 'mine.txt', 'b.txt', 'old.txt', 'none.txt', 'a.txt'];
    expect(await findFileOwners(repository.git, range, files)).toEqual([
      { agent: 'hockney', path: 'a.txt' },
      { agent: 'fenster', path: 'b.txt' },
    ]);
  });

  it('is the agent who renamed it', async () => {
    const repository = await stage.repository();
    const tip = await commitAll(repository, [
      { by: 'fenster', files: { 'old.js': 'one\n' } },
      { by: 'hockney', move: ['old.js', 'new.js'] },
    ]);
    const range = { base: repository.start, tip };
    expect(await findFileOwners(repository.git, range, ['new.js'])).toEqual([
      { agent: 'hockney', path: 'new.js' },
    ]);
  });

  it.each(['--output=x', ':(glob)**', 'ü.txt', '-L1,1'])(
    'takes the path %j as data',
    async (path) => {
      const repository = await stage.repository();
      const tip = await commitAll(repository, [
        { by: 'fenster', files: { 'a b.txt': 'x\n', 'ü.txt': 'x\n', 'c.txt': 'x\n' } },
      ]);
      const range = { base: repository.start, tip };
      const owned = path === 'ü.txt' ? [{ agent: 'fenster', path }] : [];
      expect(await findFileOwners(repository.git, range, [path])).toEqual(owned);
    },
  );
});
