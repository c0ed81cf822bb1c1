// What the embedded GitHub says of a diff: its files, their patches, and which lines can be commented.
import { chmod, mkdtemp, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hunkAbove, positionError } from '../../../rehearsal/git/diff-lines.ts';
import { authorEnvironment, git } from '../../../rehearsal/git/git.ts';
import { changedFiles, type FileFacts } from '../../../rehearsal/git/pull-facts.ts';
import { fileObject } from '../../../rehearsal/github/objects-pull.ts';
import { createState } from '../../../rehearsal/github/state.ts';

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => `line ${index + 1}\n`).join('');

let folder = '';
let files: readonly FileFacts[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'squad-diff-'));
  const write = (name: string, text: string | Buffer) => writeFile(join(folder, name), text);
  await git(folder, ['init', '-q', '-b', 'main']);
  await write('old name.txt', lines(20));
  await write('binary.bin', Buffer.from([0, 1, 2]));
  await write('no-end.txt', 'one\ntwo');
  await write('to-link.txt', 'text\n');
  await write('mode.sh', 'true\n');
  await write('gone.txt', 'bye\n');
  await write('z-last.txt', 'a\n\n\nb\n');
  await git(folder, ['add', '.']);
  await git(folder, ['commit', '-qm', 'first'], authorEnvironment('A', 0));
  await git(folder, ['mv', 'old name.txt', 'new name.txt']);
  await write('new name.txt', lines(20).replace('line 10\n', 'tenth\n'));
  await write('binary.bin', Buffer.from([0, 9, 9]));
  await write('no-end.txt', 'one\n2');
  await unlink(join(folder, 'to-link.txt'));
  await symlink('mode.sh', join(folder, 'to-link.txt'));
  await chmod(join(folder, 'mode.sh'), 0o755);
  await unlink(join(folder, 'gone.txt'));
  await write('big.txt', lines(3001));
  await write('large.txt', lines(2999));
  await write('z-last.txt', 'A\n\n\nb\n   ');
  await git(folder, ['add', '-A']);
  await git(folder, ['commit', '-qm', 'second'], authorEnvironment('A', 0));
  files = await changedFiles(folder, 'main~1...main');
});

afterAll(() => rm(folder, { recursive: true }));

const fileOf = (path: string) => {
  const file = files.find((one) => one.path === path);
  if (file === undefined) throw new Error(`no ${path}`);
  return file;
};

const NO_END = '\\ No newline at end of file';

describe('the files of a diff', () => {
  it.each([
    [
      'new name.txt',
      { status: 'renamed', previousPath: 'old name.txt', additions: 1, deletions: 1 },
    ],
    ['binary.bin', { status: 'modified', additions: 0, deletions: 0, patch: undefined }],
    ['to-link.txt', { status: 'changed', patch: undefined }],
    ['mode.sh', { status: 'modified', additions: 0, deletions: 0, patch: undefined }],
    ['gone.txt', { status: 'removed', additions: 0, deletions: 1, patch: '@@ -1 +0,0 @@\n-bye' }],
    ['big.txt', { status: 'added', additions: 3001, deletions: 0 }],
    ['no-end.txt', { patch: `@@ -1,2 +1,2 @@\n one\n-two\n${NO_END}\n+2\n${NO_END}` }],
    ['z-last.txt', { patch: `@@ -1,4 +1,5 @@\n-a\n+A\n \n \n b\n+   \n${NO_END}` }],
  ])('%s is told as GitHub tells it', (path, expected) => {
    expect(fileOf(path)).toMatchObject(expected);
  });

  it('are all there', () => {
    expect(files.map(({ path }) => path).join(', ')).toBe(
      'big.txt, binary.bin, gone.txt, large.txt, mode.sh, new name.txt, no-end.txt, to-link.txt, z-last.txt',
    );
  });

  it('have no patch in the API when they are very large, and can be commented all the same', () => {
    const state = createState({ repository: 'acme/shop', root: folder, token: 'x', roles: {} });
    const object = (path: string) =>
      fileObject({ state, origin: 'http://127.0.0.1' }, fileOf(path), 'abc');
    expect(object('big.txt')).not.toHaveProperty('patch');
    expect(object('large.txt')).toHaveProperty('patch');
    expect(positionError(fileOf('big.txt').patch ?? '', { line: 3001, side: 'RIGHT' })).toBe(
      undefined,
    );
  });
});

describe('the places of a patch', () => {
  const patch = [
    '@@ -1,3 +1,3 @@ function a() {',
    ' one',
    '-two',
    '+2',
    ' three',
    '@@ -20,2 +20,3 @@',
    ' twenty',
    '+new',
    ' end',
    '\\ No newline at end of file',
  ].join('\n');
  const unresolved = 'Line could not be resolved';

  it.each([
    [{ line: 2, side: 'RIGHT' }, undefined],
    [{ line: 2, side: 'LEFT' }, undefined],
    [{ line: 22, side: 'RIGHT' }, undefined],
    [{ line: 22, side: 'LEFT' }, unresolved],
    [{ line: 4, side: 'RIGHT' }, unresolved],
    [{ line: 0, side: 'RIGHT' }, unresolved],
    [{ line: 23, side: 'RIGHT' }, unresolved],
    [{ line: 3, side: 'RIGHT', startLine: 1 }, undefined],
    [{ line: 2, side: 'RIGHT', startLine: 2, startSide: 'LEFT' }, undefined],
    [{ line: 3, side: 'RIGHT', startLine: 3 }, 'Start line must precede the end line.'],
    [
      { line: 21, side: 'RIGHT', startLine: 1 },
      'Start line must be part of the same hunk as the line.',
    ],
  ] as const)('%j is answered with %s', (place, expected) => {
    expect(positionError(patch, place)).toBe(expected);
  });

  it('are shown with the hunk down to the line', () => {
    expect(hunkAbove(patch, { line: 21, side: 'RIGHT' })).toBe('@@ -20,2 +20,3 @@\n twenty\n+new');
    expect(hunkAbove(patch, { line: 2, side: 'LEFT' })).toBe(
      '@@ -1,3 +1,3 @@ function a() {\n one\n-two',
    );
  });

  it('are none in a file without a patch', () => {
    expect(positionError('', { line: 1, side: 'RIGHT' })).toBe(unresolved);
  });
});
