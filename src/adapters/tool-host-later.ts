// The client of the tool host is a large piece of code: it is loaded when a repository has tools, and not before.
import { fileURLToPath } from 'node:url';
import type { HostSpec, ToolHost, ToolHosts } from '../tools/custom/custom-tool.ts';

/** Tool hosts of one run; `close` ends those that are still there. */
export type RunHosts = ToolHosts & { close(): Promise<void> };

/** The hosts of tool-host.ts, loaded at their first use; none starts after `close`. */
export function createToolHostsLater(program = hostProgram()): RunHosts {
  const opened = new Set<Promise<ToolHost>>();
  let isOver = false;
  const start = async (spec: HostSpec) => {
    const { createToolHosts } = await import('./tool-host.ts');
    if (isOver) return NO_HOST;
    return createToolHosts(program).open(spec);
  };
  return {
    open(spec) {
      const opening = start(spec);
      opened.add(opening);
      return opening;
    },
    async close() {
      isOver = true;
      const hosts = await Promise.allSettled(opened);
      await Promise.all(
        hosts.map((host) => (host.status === 'fulfilled' ? host.value.close() : undefined)),
      );
    },
  };
}

const NO_HOST: ToolHost = {
  list: async () => ({ tools: [], diagnostics: [] }),
  call: async () => ({
    kind: 'failed',
    code: 'E_TOOL_ABORTED',
    message: 'the run is ending',
    suggestion: 'stop here',
  }),
  close: async () => undefined,
};

/** The built host: in the bundle we are in `dist/` or in `dist/chunks/`, in the sources in `src/adapters/`. */
export function hostProgram(): string {
  const here = import.meta.url;
  if (here.endsWith('.ts')) return fileURLToPath(new URL('../../dist/tool-host.js', here));
  return fileURLToPath(
    new URL(here.includes('/chunks/') ? '../tool-host.js' : 'tool-host.js', here),
  );
}
