// The client of the tool host is a large piece of code: it is loaded when a repository has tools, and not before.
import { fileURLToPath } from 'node:url';
import type { ToolHost, ToolHosts } from '../tools/custom/custom-tool.ts';

/** Tool hosts of one run; `close` ends those that are still there. */
export type RunHosts = ToolHosts & { close(): Promise<void> };

/** The hosts of tool-host.ts, loaded at their first use; none starts after `close`. */
export function createToolHostsLater(program = hostProgram()): RunHosts {
  const opened = new Set<Promise<ToolHost>>();
  return {
    open(spec) {
      const opening = import('./tool-host.ts').then(({ createToolHosts }) =>
        createToolHosts(program).open(spec),
      );
      opened.add(opening);
      return opening;
    },
    async close() {
      const hosts = await Promise.allSettled(opened);
      await Promise.all(
        hosts.map((host) => (host.status === 'fulfilled' ? host.value.close() : undefined)),
      );
    },
  };
}

/** The built host: in the bundle we are in `dist/` or in `dist/chunks/`, in the sources in `src/adapters/`. */
export function hostProgram(): string {
  const here = import.meta.url;
  if (here.endsWith('.ts')) return fileURLToPath(new URL('../../dist/tool-host.js', here));
  return fileURLToPath(
    new URL(here.includes('/chunks/') ? '../tool-host.js' : 'tool-host.js', here),
  );
}
