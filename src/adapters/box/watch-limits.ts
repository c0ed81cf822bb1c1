// Watches what a program and everything it started take of the machine, where the kernel sets no limit for all of them.
import type { ChildProcess } from 'node:child_process';
import { readFile, statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { attempt } from '../../errors.ts';

export type ExceededLimit = { readonly kind: 'limited'; readonly reason: string };

export type LimitWatch = {
  /** Resolves, with what there was too much of, when a limit is exceeded. */
  readonly exceeded: Promise<ExceededLimit>;
  stop(): void;
};

const CHECK_INTERVAL_MS = 250;
const MEGABYTE = 1024 * 1024;
const PAGE_BYTES = 4096;
/** The job itself needs a part. */
const MAX_MEMORY_BYTES = Math.min(8 * 1024 * MEGABYTE, totalmem() * 0.6);
const MAX_PROCESSES = 2_048;
/** What stays free for the job. */
const MIN_FREE_BYTES = 512 * MEGABYTE;
const MIN_FREE_FILES = 10_000;

/** Watches a process and its children, and the disk of the folder in which they write. */
export function watchLimits(
  child: ChildProcess,
  folder: string,
  maxMemoryBytes = MAX_MEMORY_BYTES,
): LimitWatch {
  const check = async () => {
    const measured = measureTree(String(child.pid));
    const [taken, free] = await Promise.all([measured, attempt(statfs(folder))]);
    const isFull = free.kind === 'done' ? diskReason(free.value) : undefined;
    return reasonAgainst(taken, maxMemoryBytes) ?? isFull;
  };
  let timer: NodeJS.Timeout | undefined;
  const exceeded = new Promise<ExceededLimit>((resolve) => {
    const checkAgain = async () => {
      const reason = await check();
      if (reason !== undefined) resolve({ kind: 'limited', reason });
    };
    timer = setInterval(() => void checkAgain(), CHECK_INTERVAL_MS).unref();
  });
  return { exceeded, stop: () => clearInterval(timer) };
}

function reasonAgainst(
  { bytes, processes }: TreeMeasure,
  maxMemoryBytes: number,
): string | undefined {
  if (bytes > maxMemoryBytes)
    return `it took more than ${Math.round(maxMemoryBytes / MEGABYTE)} MB of memory`;
  return processes > MAX_PROCESSES ? `it started more than ${MAX_PROCESSES} processes` : undefined;
}

function diskReason({
  bavail,
  bsize,
  ffree,
  files,
}: {
  bavail: number;
  bsize: number;
  ffree: number;
  files: number;
}) {
  if (bavail * bsize < MIN_FREE_BYTES) return 'it filled the disk';
  // Some file systems count no files.
  return files > 0 && ffree < MIN_FREE_FILES ? 'it filled the disk with files' : undefined;
}

type TreeMeasure = { readonly bytes: number; readonly processes: number };

const NOTHING: TreeMeasure = { bytes: 0, processes: 0 };

async function measureTree(pid: string): Promise<TreeMeasure> {
  const read = (name: string) => attempt(readFile(`/proc/${pid}/${name}`, 'utf8'));
  const [statm, children] = await Promise.all([read('statm'), read(`task/${pid}/children`)]);
  if (statm.kind === 'threw') return NOTHING;
  const own = Number(statm.value.split(' ')[1]) * PAGE_BYTES;
  const pids = children.kind === 'threw' ? [] : children.value.split(' ').filter((it) => it !== '');
  const below = await Promise.all(pids.map(measureTree));
  return below.reduce(
    (sum, { bytes, processes }) => ({
      bytes: sum.bytes + bytes,
      processes: sum.processes + processes,
    }),
    { bytes: own, processes: 1 },
  );
}
