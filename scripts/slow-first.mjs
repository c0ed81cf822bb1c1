// The order in which jest's workers take the test files. Jest goes by each file's last duration or, without a cache as in
// CI, by its size, so that it started the slowest file, a short list of folders to play, among the last.
import { statSync } from 'node:fs';
import { rankOf } from './slow-tests.mjs';

/** The sequencer, with the methods that jest calls. */
// biome-ignore lint/style/noDefaultExport: jest loads it by this name
export default class SlowFirst {
  /** Returns the tests in the order to start them: the slow ones, then the rest by the size of their files. */
  sort(tests) {
    const files = [...tests].map((test) => ({ test, rank: rankOf(test.path), size: sizeOf(test) }));
    files.sort((one, other) => one.rank - other.rank || other.size - one.size);
    return files.map(({ test }) => test);
  }

  /** Remembers nothing, because the order is fixed. */
  cacheResults() {}
}

function sizeOf({ path }) {
  return statSync(path).size;
}
