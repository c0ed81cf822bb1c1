// A jest reporter that prints the slowest tests and files at the end of a run.
import { relative } from 'node:path';

const SHOWN = 10;

// biome-ignore lint/style/noDefaultExport: jest loads it by this name
export default class SlowestTests {
  onRunComplete(_contexts, { testResults }) {
    const tests = testResults.flatMap(({ testFilePath, testResults: tests }) =>
      tests.map(({ duration, fullName }) => ({
        took: duration ?? 0,
        name: `${relative('', testFilePath)}: ${fullName}`,
      })),
    );
    if (tests.length <= SHOWN) return;
    const files = testResults.map(({ testFilePath, perfStats: { start = 0, end = 0 } = {} }) => ({
      took: end - start,
      name: relative('', testFilePath),
    }));
    print('The slowest tests', tests);
    if (files.length > SHOWN) print('The slowest files, with what they load', files);
  }
}

function print(title, all) {
  const slowest = all.sort((one, other) => other.took - one.took).slice(0, SHOWN);
  const lines = slowest.map(
    ({ took, name }) => `${(took / 1000).toFixed(1).padStart(7)} s  ${name}`,
  );
  process.stderr.write(`\n${title}:\n${lines.join('\n')}\n`);
}
