// Watches what a program and everything it started take of the machine, where the kernel sets no limit for all of them.
import type { ChildProcess } from 'node:child_process';
import { totalmem } from 'node:os';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { attempt } from '#src/errors.ts';
import {
  countTasks,
  type DiskMeasure,
  freeMemory,
  measureDisk,
  measureTree,
  type TreeMeasure,
} from './measure-usage.ts';

export type ExceededLimit = { readonly kind: 'limited'; readonly reason: string };

type LimitWatch = {
  /** Resolves, with the limit's description, when a limit is exceeded. */
  readonly exceeded: Promise<ExceededLimit>;
  stop(): void;
};

/** What a program and everything it starts may take. */
export type ProgramLimits = {
  readonly memoryBytes: number;
  /** What the whole machine must have left: files in memory belong to no process, and count only here. */
  readonly freeMemoryBytes: number;
  readonly processes: number;
  readonly outputBytes: number;
};

const INTERVAL_MS = 250;
/** For checks that take only a moment, whatever they find. */
const QUICK_INTERVAL_MS = 50;
const MEGABYTE = 1024 * 1024;
/** The job itself needs a part of the memory. */
const LIMITS: ProgramLimits = {
  memoryBytes: Math.min(8 * 1024 * MEGABYTE, totalmem() * 0.6),
  freeMemoryBytes: Math.min(512 * MEGABYTE, totalmem() * 0.1),
  processes: 2_048,
  outputBytes: 1024 * MEGABYTE,
};
/** What must stay free for the job, unless half of what was free at first is less. */
const MIN_FREE_BYTES = 512 * MEGABYTE;
const MIN_FREE_FILES = 10_000;

/** Watches a process and its children, and the disk of the folder in which they write. */
export function watchLimits(
  child: ChildProcess,
  folder: string,
  given: Partial<ProgramLimits> = {},
): LimitWatch {
  const limits = { ...LIMITS, ...given };
  const stopped = new AbortController();
  const { signal } = stopped;
  const tasksBefore = countTasks();
  const repeat = async (ms: number, check: () => Promise<string | undefined>) => {
    while (!signal.aborted) {
      const reason = await check();
      if (reason !== undefined) return reason;
      await attempt(pause(ms, undefined, { ref: false, signal }));
    }
    return undefined;
  };
  const treeReason = async () =>
    takenReason(await measureTree(String(child.pid), limits.processes), limits);
  const watch = async (resolve: (limit: ExceededLimit) => void) => {
    const before = await measureDisk(folder);
    const reason = await Promise.race([
      repeat(QUICK_INTERVAL_MS, async () => {
        const tasks = countTasks() - tasksBefore;
        // The machine's count includes other programs, so the program's own tree is counted.
        const isSuspect = tasks > limits.processes * 2;
        return machineReason(tasks, limits) ?? (isSuspect ? await treeReason() : undefined);
      }),
      repeat(INTERVAL_MS, async () => {
        const [reason, free] = await Promise.all([treeReason(), measureDisk(folder)]);
        return reason ?? diskReason(free, before);
      }),
    ]);
    if (reason !== undefined) resolve({ kind: 'limited', reason });
  };
  return { exceeded: new Promise((resolve) => void watch(resolve)), stop: () => stopped.abort() };
}

/** Resolves when the streams together have delivered more than they may. */
export function watchOutput(
  streams: readonly Readable[],
  { outputBytes: maxBytes = LIMITS.outputBytes }: Partial<ProgramLimits> = {},
): Promise<ExceededLimit> {
  let bytes = 0;
  return new Promise((resolve) => {
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= maxBytes) return;
      resolve({ kind: 'limited', reason: `it printed more than ${maxBytes / MEGABYTE} MB` });
    };
    for (const stream of streams) stream.on('data', count);
  });
}

/** Programs multiply faster than their processes can be counted one by one, so this uses the kernel's count for the machine. */
function machineReason(tasks: number, limits: ProgramLimits): string | undefined {
  if (tasks > limits.processes * 4) return 'there were too many processes on the machine';
  return freeMemory() < limits.freeMemoryBytes ? 'the machine ran out of memory' : undefined;
}

function takenReason({ bytes, processes }: TreeMeasure, limits: ProgramLimits): string | undefined {
  if (bytes > limits.memoryBytes)
    return `it took more than ${Math.round(limits.memoryBytes / MEGABYTE)} MB of memory`;
  return processes > limits.processes
    ? `it started more than ${limits.processes} processes`
    : undefined;
}

function diskReason(
  free: DiskMeasure | undefined,
  before: DiskMeasure | undefined,
): string | undefined {
  if (free === undefined || before === undefined) return undefined;
  if (free.bytes < Math.min(MIN_FREE_BYTES, before.bytes / 2)) return 'the disk is nearly full';
  return free.files < Math.min(MIN_FREE_FILES, before.files / 2)
    ? 'the disk has no room for more files'
    : undefined;
}
