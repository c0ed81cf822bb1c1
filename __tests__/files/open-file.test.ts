import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readPlain } from '../../src/files/open-file.ts';

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
    ['a link', 'link'],
    ['a pipe, which would never answer', 'pipe'],
    ['a folder', '.'],
    ['larger than allowed', 'file'],
  ])('is refused where it is %s', (_what, name) => {
    expect(() => readPlain(at(name), 3)).toThrow();
  });
});
