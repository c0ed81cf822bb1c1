// In which order jest's workers take the test files. Jest itself goes by what each took the last time; where nothing is
// remembered, as in CI, it goes by size, and the slowest file of all, a list of folders to play, came among the last.
import { statSync } from 'node:fs';
import { rankOf } from './slow-tests.mjs';

/** What jest asks of a sequencer. */
// biome-ignore lint/style/noDefaultExport: jest loads it by this name
export default class SlowFirst {
  /** The same tests in the order to start them: the slow, then the rest by the size of their files. */
  sort(tests) {
    const files = [...tests].map((test) => ({ test, rank: rankOf(test.path), size: sizeOf(test) }));
    files.sort((one, other) => one.rank - other.rank || other.size - one.size);
    return files.map(({ test }) => test);
  }

  /** The order is a fixed one: nothing to remember. */
  cacheResults() {}
}

function sizeOf({ path }) {
  return statSync(path).size;
}
