// The tool hosts of one run, and what earlier runs learnt of the tools that they serve.
import type { ToolHost, ToolHostSpec, ToolHosts } from '#src/ports/index.ts';
import type { OpenBox } from '../box/box.ts';
import { hostProgram } from './host-program.ts';
import type { ListingCache } from './listing-cache.ts';
import { createToolHosts } from './tool-host.ts';

/** Tool hosts of one run; `close` ends those that are still running. */
export type ClosableToolHosts = ToolHosts & { close(): Promise<void> };

type ToolHostOptions = {
  readonly box: OpenBox;
  /** The built host. */
  readonly program?: string;
  /** Ends the loading of tools at once. */
  readonly cancelled?: AbortSignal;
  /** Undefined: nothing is remembered between runs. */
  readonly cache?: ListingCache | undefined;
};

/** Opens nothing yet; no host starts after `close`. */
export function openToolHosts({
  box,
  program = hostProgram(),
  cancelled,
  cache,
}: ToolHostOptions): ClosableToolHosts {
  const opened = new Set<Promise<ToolHost>>();
  const closing = new AbortController();
  const ending = AbortSignal.any([closing.signal, ...(cancelled === undefined ? [] : [cancelled])]);
  const hosts = createToolHosts(box, program, ending);
  const open = (spec: ToolHostSpec) => {
    const opening = ending.aborted ? Promise.resolve(CLOSED_HOST) : hosts.open(spec);
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
