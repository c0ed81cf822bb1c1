import { mkdir, mkdtemp, readdir, rename, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from '@jest/globals';
import { makeFolders, type OpenSubfolder, workInFolder } from '#src/files/open-folder.ts';

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

it('missing folders are made, and empty names and dots on the way are passed over', async () => {
  expect(await makeFolders(root, './d//e/.')).toEqual({ kind: 'worked', value: undefined });
  expect(await makeFolders(root, 'd/e/f')).toMatchObject({ kind: 'worked' });
  expect(await list(root)).toEqual(['d']);
  expect(await list(join(root, 'd'))).toEqual(['e']);
  expect(await list(join(root, 'd/e'))).toEqual(['f']);
});

it('a folder that another call makes at the same moment is used, and any other failure is thrown', async () => {
  let tries = 0;
  const openSubfolder: OpenSubfolder = async (base, name) => {
    tries += 1;
    if (tries === 1) {
      await mkdir(join(base, name));
      throw Object.assign(new Error('not yet'), { code: 'ENOENT', syscall: 'open' });
    }
    return { base: join(base, name), close: async () => undefined };
  };
  const way = { root, names: ['d'], makes: true };
  expect(await workInFolder({ ...way, openSubfolder }, list)).toMatchObject({ kind: 'worked' });
  const nowhere = { ...way, root: join(root, 'missing') };
  await expect(workInFolder(nowhere, list)).rejects.toMatchObject({ syscall: 'mkdir' });
  const refusing: OpenSubfolder = async () => {
    throw Object.assign(new Error('no'), { code: 'EACCES', syscall: 'open' });
  };
  const refused = workInFolder({ ...way, names: ['new'], openSubfolder: refusing }, list);
  await expect(refused).rejects.toMatchObject({ code: 'EACCES' });
  expect(await list(root)).toEqual(['d']);
});
