// What is made on the way to a file that may be written, and what a failure on the way leaves.
import { existsSync, renameSync, symlinkSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openRunBranch } from '../../../src/workspace/run-branch.ts';
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

it.each([
  [1_000, false],
  [1_001, true],
])('a repository of %d files is large: %s', async (amount, isLarge) => {
  const { git, start } = await stage.repository();
  const run = async () => Array.from({ length: amount }, (_, at) => `${at}\0`).join('');
  expect(await openRunBranch({ ...git, run }, 'squad/7', start).isLarge()).toBe(isLarge);
});

it('a worktree follows the branch only once it is open, and as far as its own files let it', async () => {
  const repository = await stage.repository({ 'a.txt': 'one\n', 'b.txt': 'one\n' });
  const { git, start } = repository;
  const tip = await repository.push('main', { 'a.txt': 'two\n' });
  await git.run(['fetch', '-q', git.remoteUrl, 'main'], { remote: true });
  const policy = { holdsSecret: () => false, refuses: () => undefined };
  const worktree = await planWorktree('fenster', { git, policy, tip: () => start });
  const text = () => readFile(join(worktree.directory, 'a.txt'), 'utf8');
  expect([await worktree.updateTo(tip), worktree.base()]).toEqual([true, undefined]);
  await worktree.ready();
  expect([await worktree.updateTo(start), await text()]).toEqual([true, 'one\n']);
  await writeFile(join(worktree.directory, 'a.txt'), 'mine\n');
  expect([await worktree.updateTo(tip), worktree.base()]).toEqual([false, start]);
  expect([await worktree.updateTo(tip, { force: true }), worktree.base()]).toEqual([true, tip]);
  expect(await text()).toBe('two\n');
  // What was written again with the same words is in nobody's way.
  await writeFile(join(worktree.directory, 'a.txt'), 'two\n');
  expect([await worktree.updateTo(start), await text()]).toEqual([true, 'one\n']);
});

it.each([
  ['a.txt', 'read', { allowed: true }],
  ['new/b.txt', 'write', { allowed: true }],
  ['.', 'read', { allowed: true }],
  ['.', 'write', { allowed: false, reason: 'a file is needed, not a folder' }],
  ['d', 'write', { allowed: false, reason: 'a file is needed, not a folder' }],
  [
    'no.txt',
    'write',
    { allowed: false, reason: 'no', next: 'put what it should hold into your report' },
  ],
  ['no.txt', 'read', { allowed: true }],
] as const)('access to %s (%s) is decided: %j', async (path, access, decision) => {
  const { git, start } = await stage.repository({ 'a.txt': 'a\n', 'd/a.txt': 'a\n' });
  const refuses = (file: { readonly path: string }) => (file.path === 'no.txt' ? 'no' : undefined);
  const policy = { holdsSecret: () => false, refuses };
  const worktree = await planWorktree('verbal', { git, policy, tip: () => start });
  expect(await worktree.decideFileAccess({ access, path, tool: 'x' })).toEqual(decision);
  const isWritten = access === 'write' && decision.allowed;
  expect([...worktree.touched]).toEqual(isWritten ? [path] : []);
  expect(existsSync(join(worktree.directory, 'new'))).toBe(path.startsWith('new/'));
});
