// Ends processes with everything they started, also what left their group.
import type { ChildProcess } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';

/** A variable that every process of a tool inherits: its value finds those that made a group of their own. */
export const MARK = 'SQUAD_TOOL_CALL';

/** Sends a signal to a child's process group; where there are none, to the child. */
export function endGroup(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (child.pid === undefined) return;
  if (process.platform === 'win32') child.kill(signal);
  else send(-child.pid, signal);
}

/** Ends every process whose environment bears the mark. Only Linux shows us environments. */
export async function endStrays(mark: string): Promise<void> {
  if (process.platform !== 'linux') return;
  const wanted = `${MARK}=${mark}`;
  // A fork may happen while we look: once more until none is found, within reason.
  for (let round = 0; round < 5; round += 1) {
    const strays = await marked(wanted);
    if (strays.length === 0) return;
    for (const pid of strays) send(pid, 'SIGKILL');
  }
}

async function marked(wanted: string): Promise<readonly number[]> {
  const names = await readdir('/proc').catch(() => []);
  const pids = names.filter((name) => /^\d+$/.test(name)).map(Number);
  const bearing = await Promise.all(
    pids.map(async (pid) => {
      const environment = await readFile(`/proc/${pid}/environ`, 'latin1').catch(() => '');
      return environment.includes(wanted);
    }),
  );
  return pids.filter((_, index) => bearing[index]);
}

function send(pid: number, signal: 'SIGTERM' | 'SIGKILL'): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended already.
  }
}
