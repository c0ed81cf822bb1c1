// What became of the paths that an agent was allowed to write, against a base commit.

import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MAX_FILE_BYTES } from '#src/files/open-file.ts';
import type { GitTreeEntry } from '#src/ports/git.ts';
import { type CommitCandidate, listChanges, objectId } from '#src/workspace/changes.ts';
import { batchPaths } from '#src/workspace/paths/tree-entries.ts';
import { aSilentGit } from './a-silent-git.ts';

let directory: string;

beforeAll(async () => {
  directory = await realpath(await mkdtemp(join(tmpdir(), 'squad-changes-')));
  await mkdir(join(directory, 'src'));
  await mkdir(join(directory, 'folder'));
  const zeros = Buffer.concat([Buffer.alloc(7_999, 'x'), Buffer.alloc(1), Buffer.from('x')]);
  const late = Buffer.concat([Buffer.alloc(8_000, 'x'), Buffer.alloc(1)]);
  const files = {
    same: 'same\n',
    changed: 'new\n',
    'src/new': 'new\n',
    zeros,
    late,
    large: Buffer.alloc(MAX_FILE_BYTES + 1, 'x'),
    'was-link': 'x',
    'was-folder': 'x',
  };
  for (const [path, text] of Object.entries(files)) await writeFile(join(directory, path), text);
  await mkdir(join(directory, 'was-file'));
  await writeFile(join(directory, 'was-file/a'), 'x');
  await mkdir(join(directory, 'module'));
  await writeFile(join(directory, 'module/a'), 'x');
  await symlink('same', join(directory, 'link'));
});
afterAll(() => rm(directory, { recursive: true }));

const OLD = 'a'.repeat(40);
const idOf = (text: string | Buffer) => objectId(Buffer.from(text), 40);
const BASE: readonly GitTreeEntry[] = [
  { name: 'same', mode: '100644', object: idOf('same\n') },
  { name: 'changed', mode: '100644', object: OLD },
  { name: 'gone', mode: '100644', object: OLD },
  { name: 'large', mode: '100644', object: idOf(Buffer.alloc(MAX_FILE_BYTES + 1, 'x')) },
  { name: 'was-link', mode: '120000', object: OLD },
  { name: 'module', mode: '160000', object: OLD },
  { name: 'src', mode: '40000', object: OLD },
  { name: 'folder', mode: '40000', object: OLD },
  { name: 'was-folder', mode: '40000', object: OLD },
  { name: 'was-file', mode: '100644', object: OLD },
];

/** A git whose commit has these entries, and empty folders. */
const gitWithBase = aSilentGit({ readTree: async (id) => (id === 'base' ? BASE : []) });

describe('the changes of a worktree', () => {
  const changesOf = async (paths: readonly string[], written: readonly string[] = []) =>
    listChanges(
      gitWithBase,
      { directory, touched: new Set(paths), written: new Set(written) },
      'base',
    );
  const file = { byTool: false, obstacle: undefined, isBinary: false, isNew: false };

  it.each<[string, Partial<CommitCandidate> | undefined]>([
    ['same', undefined],
    ['never', undefined],
    ['changed', { ...file, bytes: 4 }],
    ['src/new', { ...file, bytes: 4, isNew: true }],
    ['zeros', { ...file, bytes: 8_001, isNew: true, isBinary: true }],
    ['late', { ...file, bytes: 8_001, isNew: true }],
    ['large', { ...file, bytes: MAX_FILE_BYTES + 1 }],
    ['gone', { byTool: false, bytes: 0, obstacle: undefined, isRemoved: true }],
    [
      'link',
      { byTool: false, bytes: 0, obstacle: 'the path goes through a symbolic link', isNew: true },
    ],
    ['was-link', { ...file, bytes: 1, obstacle: 'a symbolic link in the repository' }],
    ['was-folder', { ...file, bytes: 1, obstacle: 'a folder in the repository' }],
    [
      'was-file/a',
      { ...file, bytes: 1, obstacle: 'below what is a file in the repository', isNew: true },
    ],
    ['module/a', { ...file, bytes: 1, obstacle: 'inside a submodule', isNew: true }],
  ])('are for %s: %j', async (path, change) => {
    expect(await changesOf([path])).toEqual(change === undefined ? [] : [{ path, ...change }]);
  });

  it('are no change that can be committed where a folder stands', async () => {
    const [change] = await changesOf(['folder']);
    expect(change).toMatchObject({ path: 'folder', obstacle: 'not a regular file' });
  });

  it('are sorted, each once, and tell what a tool wrote', async () => {
    const changes = await changesOf(['src/new', 'changed', 'gone'], ['changed']);
    expect(changes.map(({ path, byTool }) => [path, byTool])).toEqual([
      ['changed', true],
      ['gone', false],
      ['src/new', false],
    ]);
  });
});

describe('paths for git', () => {
  it('are cut into parts that fit on a command line', () => {
    const half = 'x'.repeat(49_999);
    expect(batchPaths([])).toEqual([]);
    expect(batchPaths(['a', 'b'])).toEqual([['a', 'b']]);
    expect(batchPaths([half, half])).toEqual([[half, half]]);
    expect(batchPaths([half, `${half}x`])).toEqual([[half], [`${half}x`]]);
    const accented = 'é'.repeat(25_000);
    expect(batchPaths([accented, half, 'a'])).toEqual([[accented], [half, 'a']]);
    const endless = 'x'.repeat(200_000);
    expect(batchPaths([endless, 'a'])).toEqual([[endless], ['a']]);
  });
});
