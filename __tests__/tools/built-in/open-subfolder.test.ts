import { mkdir, mkdtemp, readdir, rename, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from '@jest/globals';
import { workInFolder } from '../../../src/tools/built-in/open-subfolder.ts';

let root = '';
let outside = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'squad-folders-'));
  outside = await mkdtemp(join(tmpdir(), 'squad-outside-'));
});

/** What a command does while another tool works in `name`. */
async function swapForLink(name: string): Promise<void> {
  await rename(join(root, name), join(root, 'aside'));
  await symlink(outside, join(root, name));
}

const list = (base: string) => readdir(base);

// Other systems have no folder of open handles.
const itByHandle = process.platform === 'linux' ? it : it.skip;

itByHandle('work stays in the folder that was opened, whatever takes its place', async () => {
  await mkdir(join(root, 'd/e'), { recursive: true });
  await workInFolder({ root, names: ['d', 'e'] }, async (base) => {
    await swapForLink('d');
    await writeFile(join(base, 'x'), 'text');
  });
  expect(await readdir(outside)).toEqual([]);
  expect(await readdir(join(root, 'aside/e'))).toEqual(['x']);
});

it('a folder is made only for work that makes folders', async () => {
  const way = { root, names: ['d', 'e'] };
  await expect(workInFolder(way, list)).rejects.toMatchObject({ code: 'ENOENT' });
  expect(await readdir(root)).toEqual([]);
  expect(await workInFolder({ ...way, makes: true }, list)).toEqual({
    kind: 'worked',
    value: [],
  });
});

it('work without a folder is done in the root, and none is done behind a link', async () => {
  expect(await workInFolder({ root, names: [] }, async (base) => base)).toEqual({
    kind: 'worked',
    value: root,
  });
  await mkdir(join(root, 'd'));
  await symlink(outside, join(root, 'd/link'));
  const way = { root, names: ['d', 'link', 'e'], makes: true };
  expect(await workInFolder(way, list)).toEqual({ kind: 'blocked', at: 'd/link' });
  expect(await readdir(outside)).toEqual([]);
});
