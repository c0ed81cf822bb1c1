// The tool hosts of one run.
import { spawn } from 'node:child_process';
import type { ToolHost, ToolHostSpec, ToolHosts } from '#src/ports/tool-host.ts';
import type { OpenBox } from '../box/box.ts';
import { builtProgram } from '../process/built-program.ts';
import { openToolHost } from './host-client.ts';

/** Tool hosts of one run; `close` ends those that are still running. */
export type ClosableToolHosts = ToolHosts & { close(): Promise<void> };

/** Opens nothing yet; no host starts after `close`. `cancelled` ends the loading of tools at once. */
export function openToolHosts({
  box,
  program = hostProgram(),
  cancelled,
}: {
  readonly box: OpenBox;
  /** The built host. */
  readonly program?: string;
  readonly cancelled?: AbortSignal;
}): ClosableToolHosts {
  const opened = new Set<Promise<ToolHost>>();
  const closing = new AbortController();
  const ending = AbortSignal.any([closing.signal, ...(cancelled === undefined ? [] : [cancelled])]);
  const open = (spec: ToolHostSpec) => {
    const opening = openToolHost({ spec, box, program, ending });
    opened.add(opening);
    return opening;
  };
  return {
    open,
    async list(spec) {
      const host = await open(spec);
      const listing = await host.list();
      await host.close();
      return listing;
    },
    async close() {
      closing.abort();
      await Promise.all([...opened].map(async (host) => (await host).close()));
    },
  };
}

/** Returns the path of the built host. */
export function hostProgram(): string {
  return builtProgram('tool-host.js');
}

/** Runs the built host on this terminal, passes signals on to it, and returns its exit code. */
export function runHostProgram(args: readonly string[]): Promise<number> {
  return runOnTerminal([hostProgram(), ...args]);
}

/** Starts Node with a program on this terminal, as `runHostProgram` does. */
export function runOnTerminal(program: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, program, { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
