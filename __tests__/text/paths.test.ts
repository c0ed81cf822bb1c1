import { posix, win32 } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  foldersAbove,
  gitPathInside,
  isRepositoryPath,
  knownSpelling,
  wayInside,
} from '#src/text/paths.ts';

describe('the way inside a folder', () => {
  it.each([
    ['src/a.ts', 'src/a.ts'],
    ['.', ''],
    ['a/../b', 'b'],
    ['..a/b', '..a/b'],
    ['/work/a', 'a'],
    ['../work/a', 'a'],
    ['..', undefined],
    ['a/../../b', undefined],
    ['/workshop', undefined],
  ])('to %j is %j', (path, way) => {
    expect(wayInside('/work', path, posix)).toBe(way);
  });

  it.each([
    ['tools\\.squad', 'tools/.squad'],
    ['tools/.squad', 'tools/.squad'],
    ['C:\\work\\tools\\.squad\\', 'tools/.squad'],
    ['c:/WORK/tools/.squad', 'tools/.squad'],
    ['..\\other', undefined],
    ['D:\\work\\tools', undefined],
    ['..a\\b', '..a/b'],
  ])('to %j is written with slashes on Windows, however it is given: %j', (path, way) => {
    expect(gitPathInside('C:\\work', path, win32)).toBe(way);
  });

  it('keeps a backslash in a name where that is no separator', () => {
    expect(gitPathInside('/work', 'a\\b/c', posix)).toBe('a\\b/c');
  });
});

describe('the folders above a path', () => {
  it.each([
    ['/work/src/a.ts', ['/work/src', '/work', '/']],
    ['/work', ['/']],
    ['/', []],
  ])('of %j are %j', (path, folders) => {
    expect(foldersAbove(path)).toEqual(folders);
  });
});

describe("a repository's path", () => {
  it.each(['.squad', 'src/a b.ts', 'a..b/c', 'docs/10:30.md'])('may be %j', (path) => {
    expect(isRepositoryPath(path)).toBe(true);
  });

  it.each(['', '/a', 'a//b', './a', 'a/..', ' .. /a', 'a/.GIT/b', 'C:/a', 'a\\b', 'a\nb'])(
    'is never %j',
    (path) => {
      expect(isRepositoryPath(path)).toBe(false);
    },
  );
});

describe('the known spelling', () => {
  const [composed, apart] = ['caf\u00e9', 'cafe\u0301'];
  it.each([
    [`${composed}.md`, [`${apart}.md`], `${apart}.md`],
    [`${apart}.md`, [`${composed}.md`], `${composed}.md`],
    [`${composed}/new-${composed}.md`, [`${apart}/a.md`], `${apart}/new-${composed}.md`],
    [`a/${composed}/b`, [`a/${apart}/c/d`, 'a/b'], `a/${apart}/b`],
    [composed, [apart, composed], composed],
    ['plain', ['other'], 'plain'],
    [composed, [], composed],
  ])('of %j among %j is %j', (path, known, spelled) => {
    expect(knownSpelling(path, known)).toBe(spelled);
  });
});
