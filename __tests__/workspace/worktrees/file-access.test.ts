// What is made on the way to a file that may be written.
import { renameSync, symlinkSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { planWorktree } from '../../../src/workspace/worktrees/worktrees.ts';
import { openRepositoryStage, type RepositoryStage } from '../a-repository.ts';

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
