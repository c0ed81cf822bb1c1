// Where the tool host's program is, and how a person's terminal gets it.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The built host: in the bundle this file is in `dist/` or in `dist/chunks/`, in the sources in `src/adapters/tool-host/`. */
export function hostProgram(): string {
  const here = import.meta.url;
  if (here.endsWith('.ts')) return fileURLToPath(new URL('../../../dist/tool-host.js', here));
  return fileURLToPath(
    new URL(here.includes('/chunks/') ? '../tool-host.js' : 'tool-host.js', here),
  );
}

/** Runs the built host on this terminal, passes signals on to it, and gives back its exit code. */
export function runHostProgram(args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [hostProgram(), ...args], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
