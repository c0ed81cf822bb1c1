// `squad-action mcp` and `squad-action tools`: the tool host as a child, since tools never run in the process of the command line.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { hostProgram } from '../adapters/tool-host/host-program.ts';
import { printUsageError } from './terminal.ts';

/** Runs the built host on this terminal, hands signals on, and gives back its exit code. */
export async function runToolHost(args: readonly string[]): Promise<number> {
  const program = hostProgram();
  if (!existsSync(program))
    return printUsageError(`There is no ${program}.\nTo make it: npm run build\n`);
  const child = spawn(process.execPath, [program, ...args], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
