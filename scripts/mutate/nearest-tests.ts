// Finds the tests that could notice a mistake in a file: those that import it, nearest first, without slow ones of
// other folders.
import { dirname, join, relative } from 'node:path';
import { rankOf } from '../slow-tests.mjs';
import { importsBelow, unitTests } from '../unit-tests.mjs';

export type NearestTests = {
  readonly unit: readonly string[];
  /** Tests that start programs. */
  readonly others: readonly string[];
};

/** Returns a function that finds, for a file below `src`, the tests that reach it. Paths are absolute. */
export function openNearestTests(root: string): (file: string) => NearestTests {
  const folder = join(root, '__tests__');
  const unit = new Set(unitTests(folder));
  const reached = importsBelow(folder);
  return (file) => {
    const mirrored = relative(join(root, 'src'), file).replace(/\.ts$/, '');
    const isOwn = (path: string) => path.includes(`/__tests__/${mirrored}`);
    const isBeside = (path: string) => path.includes(`/__tests__/${dirname(mirrored)}/`);
    const rank = (path: string, distance: number) =>
      isOwn(path) ? 0 : distance + (isBeside(path) ? 0 : 10);
    const all = [...reached]
      .flatMap(([path, distances]) => {
        const distance = distances.get(file);
        const isFar = !isOwn(path) && !isBeside(path);
        const isLeftOut = distance === undefined || (isSlow(path) && isFar);
        return isLeftOut ? [] : [{ path, rank: rank(path, distance) }];
      })
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ path }) => path);
    return {
      unit: all.filter((path) => unit.has(path)),
      others: all.filter((path) => !unit.has(path)),
    };
  };
}

const NOT_SLOW = rankOf('');
const isSlow = (path: string) => rankOf(path) < NOT_SLOW;
