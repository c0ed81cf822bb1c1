// Delivering to a real git server: a ref that moves, a remote that refuses, answers that are lost.
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { deliverToOwnBranch } from '#src/workspace/deliver.ts';
import { BRANCH, deliverBranch, worked } from './a-delivery.ts';
import { type Repository, useRepositoryStage } from './a-repository.ts';
import { aTime } from './a-time.ts';

const stage = useRepositoryStage();

async function hook({ bare }: Repository, name: string, script: string): Promise<void> {
  const file = join(bare, 'hooks', name);
  await writeFile(file, `#!/bin/sh\n${script}\n`);
  await chmod(file, 0o755);
}

const tree = (repository: Repository, ref: string) =>
  repository.remote('ls-tree', '-r', '--name-only', ref);

describe('deliver', () => {
  it('puts the run’s commits on top of a person’s, whose commit stays', async () => {
    const repository = await stage.repository();
    const work = await worked(repository);
    const theirs = await repository.push(BRANCH, { 'p.txt': 'p' }, { from: 'main' });
    const answer = await deliverBranch(repository.git, work);
    expect(answer).toMatchObject({ kind: 'pushed' });
    const format = '--format=%P %an <%ae>|%cn|%ad|%B';
    const before = await repository.git.run(['log', '-1', '--format=%ad', work.commit]);
    expect(await repository.remote('log', '-1', format, `refs/heads/${BRANCH}`)).toBe(
      `${theirs} hockney (Squad) <41898282+github-actions[bot]@users.noreply.github.com>|github-actions[bot]|${before.trim()}|Work of hockney\n\nSquad-Agent: hockney\nSquad-Run: 77`,
    );
    expect(await tree(repository, BRANCH)).toBe('a.txt\nmine.txt\nold.txt\np.txt');
  });

  it('names the files when a person changed the same lines', async () => {
    const repository = await stage.repository();
    const work = await worked(repository, 'a.txt', 'mine\n');
    const theirs = await repository.push(BRANCH, { 'a.txt': 'theirs\n' }, { from: 'main' });
    const answer = await deliverBranch(repository.git, work);
    expect(answer).toEqual({ kind: 'conflict', files: ['a.txt'] });
    expect(await repository.remote('rev-parse', BRANCH)).toBe(theirs);
  });

  it('a protected branch is refused at once, in the remote’s words', async () => {
    const repository = await stage.repository();
    await hook(
      repository,
      'pre-receive',
      'echo "error: GH006: Protected branch update failed for refs/heads/squad/7-login." >&2; exit 1',
    );
    const work = await worked(repository);
    repository.commands.length = 0;
    expect(await deliverBranch(repository.git, work)).toEqual({
      kind: 'refused',
      reason: 'GH006: Protected branch update failed for refs/heads/squad/7-login',
      hint: expect.stringContaining('this protection'),
      byRule: true,
    });
    expect(repository.commands).toEqual(['push']);
  });

  it('pushes to the branch when a tag has its name', async () => {
    const repository = await stage.repository();
    await repository.remote('tag', BRANCH, 'main');
    const work = await worked(repository);
    expect(await deliverBranch(repository.git, work)).toMatchObject({ kind: 'pushed' });
    expect(await repository.remote('rev-parse', `refs/heads/${BRANCH}`)).toBe(work.commit);
    expect(await repository.remote('rev-parse', `refs/tags/${BRANCH}`)).toBe(repository.start);
  });
});

describe('deliverToOwnBranch', () => {
  it('takes the next number for a name that is taken, and gives up after five', async () => {
    const repository = await stage.repository();
    const { commit } = await worked(repository);
    const deps = { git: repository.git, ...aTime() };
    for (const name of ['x', 'x-2', 'x-3', 'x-4', 'y', 'y-2', 'y-3', 'y-4', 'y-5']) {
      await repository.push(name, { 'p.txt': name }, { from: 'main' });
    }
    const kept = await deliverToOwnBranch(deps, { branch: 'x', commit });
    expect(kept).toMatchObject({ kind: 'pushed', branch: 'x-5' });
    const notKept = await deliverToOwnBranch(deps, { branch: 'y', commit });
    expect(notKept).toMatchObject({ kind: 'conflict' });
  });
});
