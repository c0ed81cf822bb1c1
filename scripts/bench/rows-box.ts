// The box: how much time it adds to a command, and how long its proof takes.
import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BoxSettings, type OpenBox, openBox } from '../../src/adapters/box/box.ts';
import { createPrograms } from '../../src/adapters/programs/programs.ts';
import type { Builds } from './builds.ts';
import { median, p95, type Row, spread } from './figures.ts';

const CALLS = 60;
const PROOFS = 5;
const MAX_PROOF_MS = 300;
const WAYS = [
  { way: 'bubblewrap', ms: 25 },
  { way: 'user-namespace', ms: 40 },
  { way: 'sudo', ms: 40 },
] as const;

/** Measures each way of making a box that works for the current user; as root, for instance, sudo is not used. */
export async function boxRows({ dist }: Builds): Promise<readonly Row[]> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'squad-bench-box-')));
  const settings = {
    temporary: folder,
    toolCache: '',
    hidden: [],
    probe: join(dist, 'box-probe.js'),
  };
  const rows: Row[] = [];
  try {
    await chmod(folder, 0o755);
    for (const { way, ms } of WAYS) rows.push(...(await rowsOf({ ...settings, ways: [way] }, ms)));
    return rows;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function rowsOf(settings: BoxSettings, ms: number): Promise<readonly Row[]> {
  const way = settings.ways?.[0];
  const proofs: number[] = [];
  for (let index = 0; index < PROOFS; index += 1) {
    const box = openBox(settings);
    const started = performance.now();
    const { kind } = await box.state();
    proofs.push(performance.now() - started);
    await box.close();
    if (kind === 'off') return [];
  }
  const box = openBox(settings);
  const added = await timesAdded(settings.temporary, box);
  await box.close();
  return [
    {
      what: `what the box adds to a command (${way}): 95 of 100`,
      measured: `${p95(added).toFixed(1)} ms, median ${median(added).toFixed(1)} ms`,
      floor: '',
      hold: `≤ ${ms} ms`,
      held: p95(added) <= ms,
    },
    {
      what: `the proof of the box, once a run (${way})`,
      measured: spread(proofs),
      floor: '',
      hold: `≤ ${MAX_PROOF_MS} ms`,
      held: median(proofs) <= MAX_PROOF_MS,
    },
  ];
}

/** Times pairs of calls, one without the box and one in it, so that momentary load affects both. */
async function timesAdded(base: string, box: OpenBox): Promise<readonly number[]> {
  const directory = join(base, 'work');
  await mkdir(directory, { recursive: true });
  const added: number[] = [];
  for (let index = 0; index <= CALLS; index += 1) {
    const started = performance.now();
    await promisify(execFile)('true', { cwd: directory });
    const bare = performance.now() - started;
    const boxed = await timeInBox(directory, box);
    // The first call fills caches that the others use, so it is not counted.
    if (index > 0) added.push(boxed - bare);
  }
  return added;
}

async function timeInBox(directory: string, box: OpenBox): Promise<number> {
  const programs = createPrograms({ homes: join(directory, 'homes'), mask: (text) => text, box });
  const started = performance.now();
  const end = await programs.runProgram({
    command: 'true',
    args: [],
    directory,
    environment: {},
    passed: [],
    timeoutMs: 10_000,
    maxBytes: 100,
    box: { writable: [directory], readable: [] },
    signal: new AbortController().signal,
  });
  if (end.kind !== 'exited') throw new Error(`The command ended in another way: ${end.kind}`);
  return performance.now() - started;
}
