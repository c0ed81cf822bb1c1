// How much time the box adds to a command.
import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BoxSettings, type OpenBox, openBox } from '../../src/adapters/box/box.ts';
import { createPrograms } from '../../src/adapters/programs/programs.ts';
import { median, p95, type Row } from './figures.ts';
import type { Measured } from './play.ts';

const CALLS = 60;
const MOST_MS = 40;
const WAYS = ['bubblewrap', 'user-namespace', 'sudo'] as const;

/** Measures each way of making a box that works for the current user; as root, for instance, sudo is not used. */
export async function boxRows({ dist }: Measured): Promise<readonly Row[]> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'squad-bench-box-')));
  const probe = join(dist, 'box-probe.js');
  const settings = { temporary: folder, toolCache: '', hidden: [], probe };
  const rows: Row[] = [];
  try {
    await chmod(folder, 0o755);
    for (const way of WAYS) rows.push(...(await rowsOf(way, { ...settings, ways: [way] })));
    return rows;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function rowsOf(way: string, settings: BoxSettings): Promise<readonly Row[]> {
  const box = openBox(settings);
  try {
    if ((await box.state()).kind === 'off') return [];
    const added = await timesAdded(settings.temporary, box);
    return [
      {
        what: `what the box adds to a command (${way}): 95 of 100`,
        measured: `${p95(added).toFixed(1)} ms, median ${median(added).toFixed(1)} ms`,
        hold: `≤ ${MOST_MS} ms`,
        held: p95(added) <= MOST_MS,
      },
    ];
  } finally {
    await box.close();
  }
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
