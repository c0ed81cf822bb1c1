import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmod, link, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from '@jest/globals';
import { openByHandle, openByPath } from '#src/files/open-folder.ts';
import { createSquadDecide } from '#src/tools/built-in/squad-decide.ts';
import { openStagedFiles } from '#src/tools/built-in/staged-files.ts';
import { aWorktree, callTool } from '../a-workspace.ts';

const file = { folder: '.squad/inbox', stem: 'x', content: 'text' };

/** An agent's worktree, and what its tools keep there. */
async function anInbox(step?: typeof openByPath) {
  const worktree = await aWorktree();
  return { worktree, box: openStagedFiles(worktree, step) };
}

const steps =
  process.platform === 'linux'
    ? [
        { name: 'handle', step: openByHandle },
        { name: 'path', step: openByPath },
      ]
    : [{ name: 'path', step: openByPath }];

describe.each(steps)('walking by $name', ({ step }) => {
  it('makes the folders it needs and tells what it wrote', async () => {
    const { worktree, box } = await anInbox(step);
    expect(await box.add(file)).toEqual({ kind: 'written', path: '.squad/inbox/x.md' });
    const other = { ...file, content: 'more' };
    expect(await box.add(other)).toEqual({ kind: 'written', path: '.squad/inbox/x-2.md' });
    expect(worktree.written).toEqual(['.squad/inbox/x.md', '.squad/inbox/x-2.md']);
    expect(await worktree.read('.squad/inbox/x.md')).toBe('text');
  });

  it('keeps the text of an earlier session once, and each of its own', async () => {
    const { worktree, box } = await anInbox(step);
    const earlier = openStagedFiles(worktree, step);
    await earlier.add(file);
    await earlier.add({ ...file, content: 'more' });
    expect(await box.add(file)).toEqual({ kind: 'written', path: '.squad/inbox/x.md' });
    await earlier.add(file);
    const names = await readdir(join(worktree.root, '.squad/inbox'));
    expect(names.toSorted()).toEqual(['x-2.md', 'x-3.md', 'x.md']);
  });

  it.each(['.squad', '.squad/inbox'])('refuses a link at %s', async (place) => {
    const { worktree, box } = await anInbox(step);
    const outside = await aWorktree();
    await mkdir(join(worktree.root, place, '..'), { recursive: true });
    await symlink(outside.root, join(worktree.root, place));
    const refusal = { kind: 'refused', reason: `${place} is a link or not a folder` };
    expect(await box.add(file)).toEqual(refusal);
    expect(await box.change('.squad/inbox/x.md', () => 'text')).toEqual(refusal);
    expect(await readdir(outside.root)).toEqual([]);
    expect(worktree.written).toEqual([]);
  });

  it('lists the Markdown files of a folder, and none behind a link', async () => {
    const { worktree, box } = await anInbox(step);
    const outside = await aWorktree();
    await writeFile(join(outside.root, 'other.md'), 'text');
    await symlink(outside.root, join(worktree.root, 'link'));
    await box.add(file);
    expect(await box.list('.squad/inbox')).toEqual(['x.md']);
    expect(await box.list('link')).toEqual([]);
    expect(await box.list('.squad/none')).toEqual([]);
  });

  it('refuses dangling links and loops', async () => {
    const { worktree, box } = await anInbox(step);
    const outside = await aWorktree();
    await symlink(join(outside.root, 'new'), join(worktree.root, '.squad'));
    await symlink('.ai-team', join(worktree.root, '.ai-team'));
    const kinds = [await box.add(file), await box.add({ ...file, folder: '.ai-team/inbox' })];
    expect(kinds.map((written) => written.kind)).toEqual(['refused', 'refused']);
    expect(await readdir(outside.root)).toEqual([]);
  });

  it('never writes through a link at the file’s own name', async () => {
    const { worktree, box } = await anInbox(step);
    const outside = await aWorktree();
    const victim = join(outside.root, 'victim');
    await writeFile(victim, 'same');
    await mkdir(join(worktree.root, '.squad/inbox'), { recursive: true });
    await symlink(victim, join(worktree.root, '.squad/inbox/x.md'));
    expect(await box.add(file)).toEqual({ kind: 'written', path: '.squad/inbox/x-2.md' });
    expect(await box.change('.squad/inbox/x.md', () => 'text')).toEqual({
      kind: 'refused',
      reason: '.squad/inbox/x.md: it is a link or not a file',
    });
    expect(await readFile(victim, 'utf8')).toBe('same');
  });

  it('refuses to change a hard link, a folder or a pipe', async () => {
    const { worktree, box } = await anInbox(step);
    const outside = await aWorktree();
    const folder = join(worktree.root, '.squad');
    await mkdir(join(folder, 'folder.md'), { recursive: true });
    await writeFile(join(outside.root, 'victim'), 'same');
    await link(join(outside.root, 'victim'), join(folder, 'hard.md'));
    await promisify(execFile)('mkfifo', [join(folder, 'pipe.md')]);
    for (const name of ['folder.md', 'hard.md', 'pipe.md']) {
      expect((await box.change(`.squad/${name}`, () => 'text')).kind).toBe('refused');
    }
    expect(await readFile(join(outside.root, 'victim'), 'utf8')).toBe('same');
  });

  it.each(['..', '.', '', '.squad/../..', '/etc', '.git', '.GIT/x', 'a\\b', 'a\0b'])(
    'refuses the folder %j',
    async (folder) => {
      const worktree = await aWorktree();
      expect((await openStagedFiles(worktree, step).add({ ...file, folder })).kind).toBe('refused');
      expect(await readdir(worktree.root)).toEqual([]);
    },
  );
});

it.each(['../../x', 'a/b', '', '..', '\0'])('refuses the file name %j', async (stem) => {
  const worktree = await aWorktree();
  expect((await openStagedFiles(worktree).add({ ...file, stem })).kind).toBe('refused');
});

it('adds 64 KB, and refuses more', async () => {
  const worktree = await aWorktree();
  const content = 'é'.repeat(32_768);
  const box = openStagedFiles(worktree);
  expect(await box.add({ ...file, content })).toMatchObject({ kind: 'written' });
  expect(await box.add({ ...file, content: `${content}x` })).toEqual({
    kind: 'refused',
    reason: 'the text is longer than 64 KB',
  });
});

it('changes no file beyond 16 MB, and leaves a longer one as it is', async () => {
  const { worktree, box } = await anInbox();
  const text = 'x'.repeat(16 * 1024 * 1024);
  const path = '.squad/x.md';
  expect(await box.change(path, () => `${text}x`)).toEqual({
    kind: 'refused',
    reason: '.squad/x.md would be too long',
  });
  expect(await readdir(join(worktree.root, '.squad'))).toEqual([]);
  expect(await box.change(path, () => text)).toEqual({ kind: 'written', path });
  expect(await box.read(path)).toHaveLength(text.length);
  await writeFile(join(worktree.root, path), `${text}x`);
  const reason = '.squad/x.md: the file is too long: 16777217 bytes';
  expect(await box.change(path, () => '')).toEqual({ kind: 'refused', reason });
  expect(await box.read(path)).toBeUndefined();
});

it.each(['x.md', '/x.md', '.squad/', '.squad/..'])(
  'changes no file at %j, which names no file of a folder',
  async (path) => {
    const worktree = await aWorktree();
    const changed = await openStagedFiles(worktree).change(path, () => 'text');
    expect(changed.kind).toBe('refused');
    expect(await readdir(worktree.root)).toEqual([]);
  },
);

it('waits for the worktree before everything it does', async () => {
  const worktree = await aWorktree();
  let checkedOut = 0;
  const ready = async () => {
    checkedOut += 1;
  };
  const box = openStagedFiles({ ...worktree, ready });
  await box.add(file);
  await box.list('.squad/inbox');
  expect(checkedOut).toBe(2);
  expect(worktree.written).toEqual(['.squad/inbox/x.md']);
});

it('goes on with a file after one change of it failed', async () => {
  const { box } = await anInbox();
  const failing = box.change('.squad/x.md', () => {
    throw new Error('no');
  });
  const next = box.change('.squad/x.md', () => 'text');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toEqual({ kind: 'written', path: '.squad/x.md' });
});

it('a folder that may not be written makes a failure without a path of this machine', async () => {
  const workspace = await aWorktree();
  await chmod(workspace.root, 0o500);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await rm(workspace.root, { recursive: true });
  const reply = await callTool(
    createSquadDecide(workspace, () => true),
    {
      title: 'x',
      body: 'y',
    },
  );
  expect(reply.text).toContain(isRoot ? '(ENOENT)' : '(EACCES)');
  expect(reply.text).not.toContain(workspace.root);
});

const SWAPPER = `
  const { renameSync, symlinkSync, unlinkSync } = require('node:fs');
  const { inbox, aside, outside, over } = require('node:worker_threads').workerData;
  const attempt = (work) => { try { work(); } catch {} };
  for (let n = 0; Atomics.load(over, 0) === 0; n += 1) {
    attempt(() => renameSync(inbox, aside + n));
    attempt(() => symlinkSync(outside, inbox));
    attempt(() => unlinkSync(inbox));
  }
`;

it('never writes outside while another thread swaps a folder for a link', async () => {
  const worktree = await aWorktree();
  const outside = await aWorktree();
  const inbox = join(worktree.root, '.squad/inbox');
  const over = new Int32Array(new SharedArrayBuffer(4));
  const aside = join(worktree.root, 'aside-');
  const workerData = { inbox, aside, outside: outside.root, over };
  const swapper = new Worker(SWAPPER, { eval: true, workerData });
  const box = openStagedFiles(worktree);
  for (let n = 0; n < 1_000; n += 1) {
    await Promise.allSettled([box.add({ ...file, stem: `n-${n}` })]);
  }
  Atomics.store(over, 0, 1);
  await once(swapper, 'exit');
  expect(await readdir(outside.root)).toEqual([]);
});
