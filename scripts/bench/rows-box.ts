// How much time the box adds to a command.
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openBox } from '#src/adapters/box/box.ts';
import { createPrograms } from '#src/adapters/programs/programs.ts';
import { median, p95, type Row } from './figures.ts';
import type { Measured } from './play.ts';

const CALLS = 60;
const MOST_MS = 40;

/** Times pairs of calls, one without the box and one in it, so that momentary load affects both. */
export async function boxRows({ dist }: Measured): Promise<readonly Row[]> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'squad-bench-box-')));
  await chmod(folder, 0o755);
  const probe = join(dist, 'box-probe.js');
  const box = openBox({ temporary: folder, toolCache: '', hidden: [], probe });
  const programs = createPrograms({ homes: join(folder, 'homes'), mask: (text) => text, box });
  const callInBox = async () => {
    const { kind } = await programs.runProgram({
      command: 'true',
      args: [],
      directory: folder,
      environment: {},
      passed: [],
      timeoutMs: 10_000,
      maxBytes: 100,
      box: { writable: [folder], readable: [] },
      signal: new AbortController().signal,
    });
    if (kind !== 'exited') throw new Error(`The command ended in another way: ${kind}`);
  };
  const added: number[] = [];
  // The box is proven before the first call, so that one is not counted.
  await callInBox();
  for (let index = 0; index < CALLS; index += 1) {
    const started = performance.now();
    await promisify(execFile)('true', { cwd: folder });
    const between = performance.now();
    await callInBox();
    added.push(performance.now() - between - (between - started));
  }
  await box.close();
  await rm(folder, { recursive: true, force: true });
  return [
    {
      what: 'a command in the box: added, 95 of 100',
      measured: `${p95(added).toFixed(1)} ms, median ${median(added).toFixed(1)} ms`,
      hold: `≤ ${MOST_MS} ms`,
      held: p95(added) <= MOST_MS,
    },
  ];
}
