import { lstat, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openGlobalFolder } from '../../../src/tools/custom/global-folder.ts';
import { discoverToolFiles } from '../../../src/tools/host/load/discover-files.ts';

let base: string;

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'squad-global-'));
  await mkdir(join(base, 'shared'));
  await mkdir(join(base, 'elsewhere'));
  await writeFile(join(base, 'elsewhere', 'secret.ts'), 'export default 1');
});

afterEach(() => rm(base, { recursive: true }));

async function laidOut() {
  const source = join(base, 'shared');
  const given = { name: 'shared', source, copyInto: join(base, 'copy'), commit: undefined };
  const folder = await openGlobalFolder(given);
  const { modules } = await discoverToolFiles(folder);
  return { folder, modules: modules.map(({ shownAs }) => shownAs) };
}

describe('a shared folder', () => {
  it('is read where it lies when it holds a tools/', async () => {
    await mkdir(join(base, 'shared', 'tools'));
    await writeFile(join(base, 'shared', 'tools', 'a.ts'), '');
    const { folder, modules } = await laidOut();
    expect(folder.root).toBe(join(base, 'shared'));
    expect(modules).toEqual(['shared/tools/a.ts']);
  });

  it('of bare tools is copied without git’s data, which may hold a token', async () => {
    await mkdir(join(base, 'shared', '.git'));
    await writeFile(join(base, 'shared', '.git', 'config'), 'token');
    await writeFile(join(base, 'shared', 'a.ts'), '');
    const { folder, modules } = await laidOut();
    expect(modules).toEqual(['shared/a.ts']);
    expect(await readdir(join(folder.root, 'tools'))).toEqual(['a.ts']);
  });

  it('whose tools/ is a link is read beside it: what the link leads to is no tool', async () => {
    await symlink(join(base, 'elsewhere'), join(base, 'shared', 'tools'));
    await writeFile(join(base, 'shared', 'a.ts'), '');
    const { folder, modules } = await laidOut();
    expect(modules).toEqual(['shared/a.ts']);
    expect((await lstat(join(folder.root, 'tools', 'tools'))).isSymbolicLink()).toBe(true);
  });
});
