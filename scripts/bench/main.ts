// `npm run bench`: measures a built action against the numbers that the project holds, and prints one table.
// `npm run bench -- run scribe` measures only those groups. `fetch`, the cold fetch of the runtime, runs only when named,
// because it needs a package registry. `--dist <folder>` names the build to measure, by default dist/; `--against <folder>`
// an older one, which is played in turn with it, `--pairs` times (7).
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Row, tableOf } from './figures.ts';
import type { Measured } from './play.ts';
import { boxRows } from './rows-box.ts';
import { fetchRows } from './rows-fetch.ts';
import { modelRows } from './rows-model.ts';
import { runRows } from './rows-run.ts';
import { agentRows, historyRows, promptRows, writerRows } from './rows-scale.ts';
import { scribeRows } from './rows-scribe.ts';

type Group = (measured: Measured) => Promise<readonly Row[]>;

const GROUPS: ReadonlyMap<string, Group> = new Map([
  ['run', runRows],
  ['agents', agentRows],
  ['box', boxRows],
  ['writers', writerRows],
  ['history', historyRows],
  ['prompt', promptRows],
  ['scribe', scribeRows],
  ['model', modelRows],
  ['fetch', fetchRows],
]);

/** Returns the groups named on the command line, or all but `fetch` when none is named. */
function chosenGroups(names: readonly string[]): readonly Group[] {
  const chosen = names.length > 0 ? names : [...GROUPS.keys()].filter((name) => name !== 'fetch');
  return chosen.map((name) => {
    const group = GROUPS.get(name);
    if (group !== undefined) return group;
    throw new Error(`There is no group ${name}; there are: ${[...GROUPS.keys()].join(', ')}.`);
  });
}

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
const started = Date.now();
const rows: Row[] = [];
for (const group of chosenGroups(positionals)) {
  rows.push(...(await group(measured)));
  process.stderr.write('.');
}
console.log(`\n${tableOf(rows)}`);
const seconds = Math.round((Date.now() - started) / 1000);
console.log(`\nMedian (smallest–largest), wall time, in ${seconds} s, Node ${process.version}.`);
