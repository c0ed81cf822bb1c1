// `npm run bench`: measures a build of the current source against the limits that the project sets itself.
// `npm run bench -- run agents` measures only those groups of rows. `fetch`, the cold fetch of the runtime, runs only when
// named, because it needs a package registry.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Builds } from './builds.ts';
import { type Row, tableOf } from './figures.ts';
import { boxRows } from './rows-box.ts';
import { brokerRows } from './rows-broker.ts';
import { fileRows } from './rows-files.ts';
import { handoffRow } from './rows-handoff.ts';
import { runRows } from './rows-run.ts';
import { agentRows, parallelRows } from './rows-scale.ts';
import { scribeRows } from './rows-scribe.ts';
import { distRow, fetchRow, ignoredRow, promptRow } from './rows-small.ts';
import { toolRows } from './rows-tools.ts';
import { workspaceRows } from './rows-workspace.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

async function build(folder: string): Promise<Builds> {
  const [dist, floor] = [join(folder, 'dist'), join(folder, 'floor')];
  const script = join(root, 'scripts/build.mjs');
  await run(process.execPath, [script, dist]);
  await run(process.execPath, [script, floor, fileURLToPath(new URL('floor.ts', import.meta.url))]);
  return { dist, ours: join(dist, 'main.js'), floor: join(floor, 'main.js') };
}

type Group = (builds: Builds) => Promise<readonly Row[]>;

const GROUPS: ReadonlyMap<string, Group> = new Map([
  ['ignored', ignoredRow],
  ['run', runRows],
  ['parallel', parallelRows],
  ['agents', agentRows],
  ['workspace', workspaceRows],
  ['handoff', handoffRow],
  ['hub', brokerRows],
  ['tools', toolRows],
  ['files', fileRows],
  ['box', boxRows],
  ['scribe', scribeRows],
  ['prompt', promptRow],
  ['dist', distRow],
  ['fetch', fetchRow],
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

async function measure(builds: Builds, groups: readonly Group[]): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const group of groups) {
    rows.push(...(await group(builds)));
    process.stderr.write('.');
  }
  process.stderr.write('\n');
  return rows;
}

const groups = chosenGroups(process.argv.slice(2));
const folder = await mkdtemp(join(tmpdir(), 'squad-bench-build-'));
try {
  const started = Date.now();
  console.log(tableOf(await measure(await build(folder), groups)));
  console.log(
    `\nMedian (smallest–largest), milliseconds of wall time, in ${Math.round((Date.now() - started) / 1000)} s, Node ${process.version}. Ratios are of runs side by side; on a machine where the floor itself is above a time, look at the ratio.`,
  );
} finally {
  await rm(folder, { recursive: true, force: true });
}
