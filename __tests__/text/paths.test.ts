import { describe, expect, it } from '@jest/globals';
import { foldersAbove, isRepositoryPath, wayInside } from '#src/text/paths.ts';

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
    expect(wayInside('/work', path)).toBe(way);
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
