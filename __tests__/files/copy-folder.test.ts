import { execFileSync } from 'node:child_process';
import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { copyFolder } from '#src/files/copy-folder.ts';
import { MAX_FILE_BYTES } from '#src/files/open-file.ts';

let root = '';
let into = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'squad-copied-'));
  into = await mkdtemp(join(tmpdir(), 'squad-copy-'));
  await mkdir(join(root, 'd/sub'), { recursive: true });
});

const at = (path: string) => join(root, 'd', path);
const namesOf = async (folder: string) => (await readdir(folder, { recursive: true })).toSorted();

describe('a copy of a folder', () => {
  it('has its folders, files with their rights and links, and nothing else', async () => {
    await writeFile(at('sub/run'), 'true\n');
    await chmod(at('sub/run'), 0o755);
    await symlink('/etc/passwd', at('link'));
    execFileSync('mkfifo', [at('pipe')]);
    for (const [name, more] of [
      ['largest', 0],
      ['too-large', 1],
    ] as const) {
      await writeFile(at(name), '');
      await truncate(at(name), MAX_FILE_BYTES + more);
    }
    await copyFolder(root, ['d'], into);
    expect(await namesOf(into)).toEqual(['largest', 'link', 'sub', 'sub/run']);
    expect(await readFile(join(into, 'sub/run'), 'utf8')).toBe('true\n');
    expect((await stat(join(into, 'sub/run'))).mode & 0o777).toBe(0o755);
    expect(await readlink(join(into, 'link'))).toBe('/etc/passwd');
  });

  it('is empty where a folder on the way is missing or a link', async () => {
    await writeFile(at('sub/file'), '');
    await symlink('d', join(root, 'link'));
    await copyFolder(root, ['link', 'sub'], into);
    await copyFolder(root, ['missing'], into);
    expect(await namesOf(into)).toEqual([]);
  });

  it('passes over files that can’t be opened', async () => {
    const names = Array.from({ length: 10 }, (_, index) => `file-${index}`);
    for (const name of names) {
      await writeFile(at(`sub/${name}`), '');
      // Its name is no UTF-8, so Node finds no such file.
      const odd = Buffer.from(`${at('sub')}/${name}-`);
      await writeFile(Buffer.concat([odd, Buffer.from([0xff])]), '');
    }
    await copyFolder(root, ['d'], into);
    expect(await namesOf(join(into, 'sub'))).toEqual(names);
  });

  it('has at most 2,000 entries, and 17 folders one in the other', async () => {
    const deep = Array.from({ length: 20 }, () => 'deep').join('/');
    await mkdir(at(deep), { recursive: true });
    await copyFolder(root, ['d'], into);
    expect(await namesOf(join(into, 'deep'))).toHaveLength(16);
    const names = Array.from({ length: 2_010 }, (_, index) => `${index}`);
    await Promise.all(names.map((name) => writeFile(at(`sub/${name}`), '')));
    const second = await mkdtemp(join(tmpdir(), 'squad-copy-'));
    await copyFolder(join(root, 'd'), ['sub'], second);
    expect(await readdir(second)).toHaveLength(2_000);
  });
});
