// Finds the tool host's program, and runs it on a person's terminal.
import { spawn } from 'node:child_process';
import { builtProgram } from '../programs/built-program.ts';

/** Returns the path of the built host. */
export function hostProgram(): string {
  return builtProgram('tool-host.js');
}

/** Runs the built host on this terminal, passes signals on to it, and returns its exit code. */
export function runHostProgram(args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [hostProgram(), ...args], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
