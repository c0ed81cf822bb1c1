// Files that a program may have replaced are read whole or not at all, and written whole or not at all.
import { execFileSync } from 'node:child_process';
import {
  type FileHandle,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  MAX_FILE_BYTES,
  openPlain,
  readPlain,
  readRegularFile,
  readUpTo,
  useRegularFile,
} from '#src/files/open-file.ts';
import { createFile, replaceFile } from '#src/files/write-file.ts';

let folder: string;
const at = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plain-'));
  await writeFile(at('file'), 'text');
  await symlink(at('file'), at('link'));
  execFileSync('mkfifo', [at('pipe')]);
});
afterAll(() => rm(folder, { recursive: true }));

describe('a file that a program may have replaced', () => {
  it('is read where it is a small file', () => {
    expect(readPlain(at('file'), 4).toString()).toBe('text');
  });

  it.each([
    ['a link', 'link', 4],
    ['a pipe, which would never answer', 'pipe', 4],
    ['a folder', '.', undefined],
    ['larger than allowed', 'file', 3],
  ])('is refused where it is %s', (_what, name, maxBytes) => {
    expect(() => readPlain(at(name), maxBytes)).toThrow();
  });

  it('is read up to a number of bytes, and not where it grows meanwhile', async () => {
    const file = await openPlain(at('file'));
    expect((await readUpTo(file, 4))?.toString()).toBe('text');
    expect(await readUpTo(file, 3)).toBeUndefined();
    const stat = async () => ({ size: 3 });
    const grown = { stat, read: file.read.bind(file) } as unknown as FileHandle;
    expect(await readUpTo(grown, 9)).toBeUndefined();
    await file.close();
  });

  it('is used up to 5 MB', async () => {
    await writeFile(at('large'), '');
    const used = () => useRegularFile(folder, 'large', async () => 'used');
    await truncate(at('large'), MAX_FILE_BYTES);
    expect([(await readRegularFile(folder, 'large'))?.length, await used()]).toEqual([
      MAX_FILE_BYTES,
      'used',
    ]);
    await truncate(at('large'), MAX_FILE_BYTES + 1);
    expect([await readRegularFile(folder, 'large'), await used()]).toEqual([undefined, undefined]);
  });
});

let written = '';
beforeEach(async () => {
  written = await mkdtemp(join(tmpdir(), 'squad-written-'));
});

it('a file that can’t be written whole is not left behind', async () => {
  // As a disk that is full after the first part.
  async function* half() {
    yield 'half';
    throw new Error('full');
  }
  const making = createFile(join(written, 'a'), half() as unknown as string);
  await expect(making).rejects.toThrow('full');
  expect(await readdir(written)).toEqual([]);
});

it('a file that can’t take a name’s place leaves no draft', async () => {
  await mkdir(join(written, 'd'));
  await expect(replaceFile(join(written, 'd'), 'x')).rejects.toMatchObject({ code: 'EISDIR' });
  expect(await readdir(written)).toEqual(['d']);
});

it('a file that is there is never created anew', async () => {
  await createFile(join(written, 'a'), 'one');
  await expect(createFile(join(written, 'a'), 'two')).rejects.toMatchObject({ code: 'EEXIST' });
  expect(await readFile(join(written, 'a'), 'utf8')).toBe('one');
});
