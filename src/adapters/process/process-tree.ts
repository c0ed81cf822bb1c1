// Ends processes and everything they started, including processes that left their group.
import type { ChildProcess } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';

/** Every process of a tool, or of a git command, inherits this variable; its value identifies them. */
export const CALL_MARKER = 'SQUAD_TOOL_CALL';

/** Sends a signal to a child's process group; on Windows, to the child. */
export function signalGroup(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (child.pid === undefined) return;
  if (process.platform === 'win32') child.kill(signal);
  else sendSignal(-child.pid, signal);
}

/** Kills every process with the marker in its environment. Works on Linux only. */
export async function killMarkedProcesses(marker: string): Promise<void> {
  if (process.platform !== 'linux') return;
  const wanted = `${CALL_MARKER}=${marker}`;
  // A process may fork during the search, so it is repeated until none is found, up to five times.
  for (let round = 0; round < 5; round += 1) {
    const processes = await readProcesses('environ');
    const found = processes.filter(([, text]) => text.includes(wanted));
    if (found.length === 0) return;
    for (const [pid] of found) sendSignal(pid, 'SIGKILL');
  }
}

/** Kills every process that this one started, and what those started. Works on Linux only. */
export async function killDescendants(): Promise<void> {
  const processes = await readProcesses('status');
  const parents = processes.map(
    ([pid, text]) => [pid, Number(/^PPid:\s*(\d+)$/m.exec(text)?.[1] ?? 0)] as const,
  );
  const kill = (parent: number) => {
    for (const [pid, of] of parents) {
      if (of !== parent) continue;
      kill(pid);
      // Also its group, if it leads one: that holds what it has started since we looked.
      for (const target of [pid, -pid]) sendSignal(target, 'SIGKILL');
    }
  };
  kill(process.pid);
}

/** Reads a file of each process; empty where it may not be read. */
async function readProcesses(file: 'status' | 'environ') {
  const names = await readdir('/proc').catch(() => []);
  const pids = names.filter((name) => /^\d+$/.test(name)).map(Number);
  return Promise.all(
    pids.map(async (pid) => {
      const text = await readFile(`/proc/${pid}/${file}`, 'latin1').catch(() => '');
      return [pid, text] as const;
    }),
  );
}

function sendSignal(pid: number, signal: 'SIGTERM' | 'SIGKILL'): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended already, or it is sudo, which nobody else may signal while it becomes root: a box ends by its lifeline.
  }
}
