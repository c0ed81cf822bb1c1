// In which order jest's workers take the test files. Jest itself goes by what each took the last time; where nothing is
// remembered, as in CI, it goes by size, and the slowest file of all, a list of folders to play, came among the last.
import { statSync } from 'node:fs';

/** Slowest first, by their paths' ends: those that start the action, tool hosts or the Copilot runtime. */
const SLOW = [
  'scenarios.test.ts',
  'adapters/tool-attacks.test.ts',
  'adapters/tool-host.test.ts',
  'adapters/tool-dialects.test.ts',
  'adapters/tools-command.test.ts',
  'adapters/tool-bridge.test.ts',
  'docs-tools.test.ts',
  'rehearsal/rehearse.test.ts',
  'attacks/model.test.ts',
  'attacks/publish.test.ts',
  'attacks/bad-days.test.ts',
  'memory.test.ts',
];

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

function rankOf(path) {
  const rank = SLOW.findIndex((end) => path.endsWith(`/${end}`));
  return rank === -1 ? SLOW.length : rank;
}

function sizeOf({ path }) {
  return statSync(path).size;
}
