// Measures what programs take of the machine, and what is left of it.
import { readdir, readFile, statfs } from 'node:fs/promises';
import { attempt } from '#src/errors.ts';
import { readText } from './probe-rights.ts';

const PAGE_BYTES = 4096;

/** Processes and threads of the whole machine: https://man7.org/linux/man-pages/man5/proc_loadavg.5.html */
export function countTasks(): number {
  return Number(readText('/proc/loadavg').split(/[ /]/)[4] ?? 0);
}

/** The bytes of memory that programs can still get: https://man7.org/linux/man-pages/man5/proc_meminfo.5.html */
export function freeMemory(): number {
  const kilobytes = /^MemAvailable:\s*(\d+)/m.exec(readText('/proc/meminfo'))?.[1];
  return kilobytes === undefined ? Number.POSITIVE_INFINITY : Number(kilobytes) * 1024;
}

/** What is free on a disk. */
export type DiskMeasure = { readonly bytes: number; readonly files: number };

/** Measures the disk of a folder; returns undefined if that fails. */
export async function measureDisk(folder: string): Promise<DiskMeasure | undefined> {
  const read = await attempt(statfs(folder));
  if (read.kind === 'threw') return undefined;
  const { bavail, bsize, ffree, files } = read.value;
  // Some file systems don't count files.
  return { bytes: bavail * bsize, files: files > 0 ? ffree : Number.POSITIVE_INFINITY };
}

/** What a process and its descendants take. */
export type TreeMeasure = { readonly bytes: number; readonly processes: number };

/** Measures a process and its descendants; stops at this many processes. */
export async function measureTree(root: string, maxProcesses: number): Promise<TreeMeasure> {
  let bytes = 0;
  let processes = 0;
  for (let level: readonly string[] = [root]; level.length > 0; ) {
    processes += level.length;
    if (processes > maxProcesses) break;
    const measured = await Promise.all(level.map(measureProcess));
    bytes += measured.reduce((sum, it) => sum + it.bytes, 0);
    level = measured.flatMap(({ children }) => children);
  }
  return { bytes, processes };
}

async function measureProcess(pid: string) {
  const [statm, children] = await Promise.all([
    attempt(readFile(`/proc/${pid}/statm`, 'utf8')),
    listChildren(pid),
  ]);
  const pages = statm.kind === 'done' ? Number(statm.value.split(' ')[1]) : 0;
  return { bytes: pages * PAGE_BYTES, children };
}

/** Reads the children of every thread, since each has its own list. */
async function listChildren(pid: string): Promise<readonly string[]> {
  const threads = await attempt(readdir(`/proc/${pid}/task`));
  if (threads.kind === 'threw') return [];
  const lists = await Promise.all(
    threads.value.map((thread) =>
      attempt(readFile(`/proc/${pid}/task/${thread}/children`, 'utf8')),
    ),
  );
  return lists.flatMap((list) =>
    list.kind === 'done' ? list.value.split(' ').filter((it) => it !== '') : [],
  );
}
