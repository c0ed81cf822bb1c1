// What is made on the way to a file that may be written, and what a failure on the way leaves.
import { existsSync, renameSync, symlinkSync } from 'node:fs';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { planWorktree } from '#src/workspace/worktrees.ts';
import { callTool, someFileTools } from '../tools/built-in/files/some-file-tools.ts';
import { type Repository, useRepositoryStage } from './a-repository.ts';

const stage = useRepositoryStage();

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
  expect(await worktree.decideFileAccess({ access, path, tool: 'x' })).toMatchObject(decision);
  const isWritten = access === 'write' && decision.allowed;
  expect([...worktree.touched]).toEqual(isWritten ? [path] : []);
  expect(existsSync(join(worktree.directory, 'new'))).toBe(path.startsWith('new/'));
});

const MOVE =
  '*** Begin Patch\n*** Update File: ../../secret.txt\n*** Move to: mine.txt\n@@\n-SECRET outside\n+x\n*** End Patch\n';

it('no file tool reads or writes outside of the worktree, whatever the spelling', async () => {
  const { git, start } = await stage.repository({ 'a.txt': 'a\n' });
  const policy = { holdsSecret: () => false, refuses: () => undefined };
  const desk = await planWorktree('fenster', { git, policy, tip: () => start });
  await desk.ready();
  const outside = join(desk.directory, '../..');
  await writeFile(join(outside, 'secret.txt'), 'SECRET outside\n');
  await symlink(join(outside, 'secret.txt'), join(desk.directory, 'link.txt'));
  await symlink(outside, join(desk.directory, 'up'));
  const calls: readonly (readonly [string, object])[] = [
    ['view', { path: '../../secret.txt' }],
    ['view', { path: 'link.txt' }],
    ['view', { path: 'up/secret.txt' }],
    ['view', { path: '.git' }],
    ['view', { path: '.git/config' }],
    ['view', { path: '../../repository/.git/config' }],
    ['view', { path: '/proc/self/environ' }],
    ['view', { path: '~/.profile' }],
    ['grep', { pattern: 'SECRET', path: '../..', output_mode: 'content' }],
    ['grep', { pattern: 'SECRET', path: 'up', output_mode: 'content' }],
    ['grep', { pattern: 'SECRET', paths: ['../../secret.txt'], output_mode: 'content' }],
    ['grep', { pattern: 'SECRET', glob: '../../*', output_mode: 'content' }],
    ['grep', { pattern: 'SECRET', output_mode: 'content' }],
    ['glob', { pattern: '../../*.txt' }],
    ['glob', { pattern: 'up/*.txt' }],
    ['glob', { pattern: '*.txt', path: '../..' }],
    ['create', { path: '../../evil.txt', file_text: 'x' }],
    ['create', { path: 'up/evil.txt', file_text: 'x' }],
    ['edit', { path: 'link.txt', old_str: 'SECRET', new_str: 'changed' }],
    ['apply_patch', { input: MOVE }],
  ];
  const tools = someFileTools(desk.directory, {
    decide: (request) => desk.decideFileAccess(request),
  });
  const told: string[] = [];
  for (const [name, args] of calls) told.push((await callTool(tools, name, args)).text);
  expect(told.join('\n')).not.toMatch(/SECRET outside|^secret\.txt|gitdir|PATH=/m);
  expect(existsSync(join(outside, 'evil.txt'))).toBe(false);
  expect(existsSync(join(desk.directory, 'mine.txt'))).toBe(false);
  expect(await readFile(join(outside, 'secret.txt'), 'utf8')).toBe('SECRET outside\n');
  await callTool(tools, 'create', { path: 'src/new/deep/b.ts', file_text: 'export {};\n' });
  expect([...desk.touched]).toEqual(['src/new/deep/b.ts']);
});
