import { mkdir, mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from '@jest/globals';
import { createFile, replaceFile } from '../../src/files/write-file.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'squad-written-'));
});

it('a file that can’t be written whole is not left behind', async () => {
  // As a disk that is full after the first part.
  async function* half() {
    yield 'half';
    throw new Error('full');
  }
  const written = createFile(join(folder, 'a'), half() as unknown as string);
  await expect(written).rejects.toThrow('full');
  expect(await readdir(folder)).toEqual([]);
});

it('a file that can’t take a name’s place leaves no draft', async () => {
  await mkdir(join(folder, 'd'));
  await expect(replaceFile(join(folder, 'd'), 'x')).rejects.toMatchObject({ code: 'EISDIR' });
  expect(await readdir(folder)).toEqual(['d']);
});

it('a file that is there is never created anew', async () => {
  await createFile(join(folder, 'a'), 'one');
  await expect(createFile(join(folder, 'a'), 'two')).rejects.toMatchObject({ code: 'EEXIST' });
  expect(await readFile(join(folder, 'a'), 'utf8')).toBe('one');
});
