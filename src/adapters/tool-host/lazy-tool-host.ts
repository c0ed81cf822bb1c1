// Loads the client of the tool host, which is large, only when a repository has tools.
import type { ToolHost, ToolHostSpec, ToolHosts } from '../../ports/custom-tools.ts';
import { hostProgram } from './host-program.ts';

/** Tool hosts of one run; `close` ends those that are still running. */
export type ClosableToolHosts = ToolHosts & { close(): Promise<void> };

/** The hosts of tool-host.ts, loaded at their first use; none starts after `close`. */
export function createLazyToolHosts(program = hostProgram()): ClosableToolHosts {
  const opened = new Set<Promise<ToolHost>>();
  let isClosed = false;
  // One for the run, so that it looks for an isolation only once.
  let loading: Promise<ToolHosts> | undefined;
  const load = async () => (await import('./tool-host.ts')).createToolHosts(program);
  const start = async (spec: ToolHostSpec) => {
    loading ??= load();
    const hosts = await loading;
    return isClosed ? CLOSED_HOST : hosts.open(spec);
  };
  return {
    open(spec) {
      const opening = start(spec);
      opened.add(opening);
      return opening;
    },
    async close() {
      isClosed = true;
      const hosts = await Promise.allSettled(opened);
      await Promise.all(
        hosts.map((host) => (host.status === 'fulfilled' ? host.value.close() : undefined)),
      );
    },
  };
}

const CLOSED_HOST: ToolHost = {
  list: async () => ({ tools: [], diagnostics: [] }),
  callTool: async () => ({
    kind: 'failed',
    code: 'E_TOOL_ABORTED',
    message: 'the run is ending',
    suggestion: 'stop here',
  }),
  close: async () => undefined,
};
