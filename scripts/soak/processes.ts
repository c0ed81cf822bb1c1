// Reads from /proc how much memory the jobs' processes hold.
import { readdir, readFile } from 'node:fs/promises';

export type MemoryWatch = {
  /** Watches a process and its descendants. */
  add(pid: number): void;
  /** Returns the most memory that one watched process and its descendants held together, in megabytes. */
  most(): number;
  close(): void;
};

const LOOK_MS = 400;
const PAGE_MB = 4096 / 1_048_576;

/** Starts a watch that samples the processes every 400 ms. */
export function watchMemory(): MemoryWatch {
  const roots = new Set<number>();
  let most = 0;
  const timer = setInterval(() => {
    void readProcesses().then((processes) => {
      for (const root of roots) most = Math.max(most, heldBy(root, processes));
    });
  }, LOOK_MS);
  return {
    add: (pid) => void roots.add(pid),
    most: () => Math.round(most),
    close: () => clearInterval(timer),
  };
}

type ProcessFacts = { readonly pid: number; readonly parent: number; readonly megabytes: number };

async function readProcesses(): Promise<readonly ProcessFacts[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(names.map(readProcess));
  return found.filter((facts) => facts !== undefined);
}

async function readProcess(name: string): Promise<ProcessFacts | undefined> {
  const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [parent, pages] = [Number(fields[1]), Number(fields[21])];
  return stat === '' ? undefined : { pid: Number(name), parent, megabytes: pages * PAGE_MB };
}

function heldBy(root: number, processes: readonly ProcessFacts[]): number {
  const own = processes.find(({ pid }) => pid === root)?.megabytes ?? 0;
  const children = processes.filter(({ parent }) => parent === root);
  return children.reduce((sum, { pid }) => sum + heldBy(pid, processes), own);
}
