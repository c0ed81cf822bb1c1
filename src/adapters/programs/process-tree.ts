// Ends processes with everything they started, also what left their group.
import type { ChildProcess } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';

/** A variable that every process of a tool, or of a git command to the remote, inherits: its value finds those that made a group of their own. */
export const CALL_MARKER = 'SQUAD_TOOL_CALL';

/** Sends a signal to a child's process group; where there are none, to the child. */
export function signalGroup(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (child.pid === undefined) return;
  if (process.platform === 'win32') child.kill(signal);
  else sendSignal(-child.pid, signal);
}

/** Ends every process whose environment bears the mark. Only Linux shows us environments. */
export async function killMarkedProcesses(marker: string): Promise<void> {
  if (process.platform !== 'linux') return;
  const wanted = `${CALL_MARKER}=${marker}`;
  // A fork may happen while we look: once more until none is found, within reason.
  for (let round = 0; round < 5; round += 1) {
    const found = await findMarkedProcesses(wanted);
    if (found.length === 0) return;
    for (const pid of found) sendSignal(pid, 'SIGKILL');
  }
}

async function findMarkedProcesses(wanted: string): Promise<readonly number[]> {
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

function sendSignal(pid: number, signal: 'SIGTERM' | 'SIGKILL'): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended already.
  }
}
