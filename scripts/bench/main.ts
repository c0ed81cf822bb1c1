// `npm run bench`: measures a built action against the numbers that the project holds, and prints one table.
// `npm run bench -- run scribe` measures only those groups of rows; `fetch` needs a package registry and must be named.
// The exit code is 1 where a number does not hold.
// `--dist <folder>` is the build to measure, by default dist/; `--against <folder>` an older one, which is played in turn
// with it, `--pairs` times (7).
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Row, tableOf } from './figures.ts';
import type { Measured } from './play.ts';
import { boxRows } from './rows-box.ts';
import { fetchRows } from './rows-fetch.ts';
import { modelRows } from './rows-model.ts';
import { priceRows } from './rows-price.ts';
import { runRows } from './rows-run.ts';
import { agentRows, historyRows, promptRows, writerRows } from './rows-scale.ts';
import { scribeRows } from './rows-scribe.ts';

const GROUPS: ReadonlyMap<string, (measured: Measured) => Promise<readonly Row[]>> = new Map([
  ['run', runRows],
  ['agents', agentRows],
  ['box', boxRows],
  ['writers', writerRows],
  ['history', historyRows],
  ['prompt', promptRows],
  ['scribe', scribeRows],
  ['model', modelRows],
  ['price', priceRows],
  ['fetch', fetchRows],
]);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dist: { type: 'string', default: fileURLToPath(new URL('../../dist', import.meta.url)) },
    against: { type: 'string' },
    pairs: { type: 'string', default: '7' },
  },
});
const measured: Measured = {
  dist: resolve(values.dist),
  against: values.against === undefined ? undefined : resolve(values.against),
  pairs: Number(values.pairs),
};
const names = positionals.length > 0 ? positionals : [...GROUPS.keys()].slice(0, -1);
const rows: Row[] = [];
for (const name of names) {
  const group = GROUPS.get(name);
  if (group === undefined) throw new Error(`There is only: ${[...GROUPS.keys()].join(', ')}.`);
  try {
    rows.push(...(await group(measured)));
  } catch (error) {
    // The other groups' rows are worth their minutes all the same.
    console.error(name, error);
    process.exitCode = 1;
  }
}
console.log(tableOf(rows));
if (rows.some(({ held }) => held === false)) process.exitCode = 1;
