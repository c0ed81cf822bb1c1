// What is made on the way to a file that may be written, and what a failure on the way leaves.
import { renameSync, symlinkSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openSharedCheckout } from '../../../src/workspace/worktrees/shared-checkout.ts';
import { planWorktree } from '../../../src/workspace/worktrees/worktrees.ts';
import { openRepositoryStage, type Repository, type RepositoryStage } from '../a-repository.ts';

let stage: RepositoryStage;
beforeAll(async () => {
  stage = await openRepositoryStage();
});
afterAll(() => stage.close());

it('no folder is made behind a link that takes the place of a folder while the access is decided', async () => {
  const { git, start } = await stage.repository({ 'd/a.txt': 'a\n' });
  const outside = join(stage.root, 'outside');
  await mkdir(outside);
  const refuses = () => {
    renameSync(join(worktree.directory, 'd'), join(worktree.directory, 'aside'));
    symlinkSync(outside, join(worktree.directory, 'd'));
    return undefined;
  };
  const policy = { holdsSecret: () => false, refuses };
  const worktree = await planWorktree('hockney', { git, policy, tip: () => start });
  const request = { access: 'write', path: 'd/new/file.txt', tool: 'create' } as const;
  expect(await worktree.decideFileAccess(request)).toEqual({
    allowed: false,
    reason: 'd is no longer a folder',
  });
  expect(await readdir(outside)).toEqual([]);
  expect([...worktree.touched]).toEqual([]);
});

/** A git whose first command fails. */
function failingOnce(git: Repository['git']): Repository['git'] {
  let hasFailed = false;
  return {
    ...git,
    async run(args, options) {
      if (hasFailed) return git.run(args, options);
      hasFailed = true;
      throw new Error('EMFILE');
    },
  };
}

it('a worktree that could not be opened is opened at its next use', async () => {
  const { git, start } = await stage.repository({ 'd/a.txt': 'a\n' });
  const policy = { holdsSecret: () => false, refuses: () => undefined };
  const deps = { git: failingOnce(git), policy, tip: () => start };
  const worktree = await planWorktree('hockney', deps);
  await expect(worktree.ready()).rejects.toThrow('EMFILE');
  await worktree.ready();
  expect(await readdir(join(worktree.directory, 'd'))).toEqual(['a.txt']);
});

it('files that could not be listed or checked out for all agents are at the next use', async () => {
  const { git, start } = await stage.repository({ 'd/a.txt': 'a\n' });
  const directory = join(stage.root, 'linked');
  await mkdir(directory);
  const listed = openSharedCheckout(failingOnce(git), start);
  await expect(listed.isLarge()).rejects.toThrow('EMFILE');
  expect(await listed.isLarge()).toBe(false);
  const shared = openSharedCheckout(failingOnce(git), start);
  await expect(shared.link(directory, start)).rejects.toThrow('EMFILE');
  await shared.link(directory, start);
  expect(await readdir(join(directory, 'd'))).toEqual(['a.txt']);
});
