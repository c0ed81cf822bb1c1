// Loads the client of the tool host, which is large, only when a repository has tools.
import type { ToolHost, ToolHostSpec, ToolHosts } from '../../ports/tool-host.ts';
import type { OpenBox } from '../box/box.ts';
import { hostProgram } from './host-program.ts';
import type { ListingCache } from './listing-cache.ts';

/** Tool hosts of one run; `close` ends those that are still running. */
export type ClosableToolHosts = ToolHosts & { close(): Promise<void> };

type LazyToolHostOptions = {
  readonly box: OpenBox;
  /** The built host. */
  readonly program?: string;
  /** Ends the loading of tools at once. */
  readonly cancelled?: AbortSignal;
  /** Undefined: nothing is remembered between runs. */
  readonly cache?: ListingCache | undefined;
};

/** The hosts of tool-host.ts, loaded at their first use; none starts after `close`. */
export function createLazyToolHosts({
  box,
  program = hostProgram(),
  cancelled,
  cache,
}: LazyToolHostOptions): ClosableToolHosts {
  const opened = new Set<Promise<ToolHost>>();
  const closing = new AbortController();
  const ending = AbortSignal.any([closing.signal, ...(cancelled === undefined ? [] : [cancelled])]);
  let loading: Promise<Pick<ToolHosts, 'open'>> | undefined;
  const load = async () => (await import('./tool-host.ts')).createToolHosts(box, program, ending);
  const start = async (spec: ToolHostSpec) => {
    loading ??= load();
    const hosts = await loading;
    return ending.aborted ? CLOSED_HOST : hosts.open(spec);
  };
  const open = (spec: ToolHostSpec) => {
    const opening = start(spec);
    opened.add(opening);
    return opening;
  };
  return {
    open,
    async list(spec) {
      const known = await cache?.read(spec);
      if (known?.listing !== undefined) return known.listing;
      const host = await open(spec);
      const listing = await host.list();
      await host.close();
      await cache?.write(spec, listing, known?.key);
      return listing;
    },
    async close() {
      closing.abort();
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
