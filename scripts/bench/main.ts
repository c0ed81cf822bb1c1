// `npm run bench`: measures the numbers of design.md section 6 that exist, on builds of the present source.
// `--only=toolRows` measures those alone; `--fetch` adds the cold fetch of the runtime, the only row that needs a package registry.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Row, tableOf } from './figures.ts';
import { brokerRows } from './rows-broker.ts';
import { handoffRow } from './rows-handoff.ts';
import { runRows } from './rows-run.ts';
import { agentRows } from './rows-scale.ts';
import { scribeRows } from './rows-scribe.ts';
import { distRow, fetchRow, ignoredRow, promptRow } from './rows-small.ts';
import { toolRows } from './rows-tools.ts';
import { workspaceRows } from './rows-workspace.ts';

/** The action and the floor, bundled in the same way. */
export type Builds = { readonly dist: string; readonly ours: string; readonly floor: string };

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

async function build(folder: string): Promise<Builds> {
  const [dist, floor] = [join(folder, 'dist'), join(folder, 'floor')];
  const script = join(root, 'scripts/build.mjs');
  await run(process.execPath, [script, dist]);
  await run(process.execPath, [script, floor, fileURLToPath(new URL('floor.ts', import.meta.url))]);
  return { dist, ours: join(dist, 'main.js'), floor: join(floor, 'main.js') };
}

async function measure(builds: Builds): Promise<readonly Row[]> {
  const steps = [
    ignoredRow,
    runRows,
    agentRows,
    workspaceRows,
    handoffRow,
    brokerRows,
    toolRows,
    scribeRows,
    promptRow,
    distRow,
    ...(process.argv.includes('--fetch') ? [fetchRow] : []),
  ];
  const rows: Row[] = [];
  const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice('--only='.length);
  for (const step of steps.filter(({ name }) => only === undefined || name === only)) {
    rows.push(...(await step(builds)));
    process.stderr.write('.');
  }
  process.stderr.write('\n');
  return rows;
}

const folder = await mkdtemp(join(tmpdir(), 'squad-bench-build-'));
try {
  const started = Date.now();
  console.log(tableOf(await measure(await build(folder))));
  console.log(
    `\nMedian (smallest–largest), milliseconds of wall time, in ${Math.round((Date.now() - started) / 1000)} s, Node ${process.version}. Ratios are of runs side by side; on a machine where the floor itself is above a time, look at the ratio.`,
  );
} finally {
  await rm(folder, { recursive: true, force: true });
}
