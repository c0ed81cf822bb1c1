import { describe, expect, it } from '@jest/globals';
import { isRepositoryPath, wayInside } from '../../src/text/paths.ts';

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
