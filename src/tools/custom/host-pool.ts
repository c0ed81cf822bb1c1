// Tool hosts of one session, by environment: a variable that settings pass to one tool is not in the process of another.
import type { ToolHost } from './custom-tool.ts';

export type HostWish = {
  /** From 0, in the order of the tools. */
  readonly index: number;
  /** Names of the tools that run there. */
  readonly wanted: readonly string[];
  /** Names of the variables that each of them may see. */
  readonly passed: readonly string[];
};

export type HostPool = {
  /** The host of one of the pool's tools; never rejects when `open` doesn't. */
  hostOf(tool: string): Promise<ToolHost>;
  /** Ends all; safe to call twice. */
  close(): Promise<void>;
};

export type PoolSettings = {
  /** Names of the tools. */
  readonly tools: readonly string[];
  /** Names of the variables that settings let a tool see. */
  readonly passedTo: (tool: string) => readonly string[];
  readonly open: (wish: HostWish) => Promise<ToolHost>;
};

/** Starts one host for each set of variables at once; where settings pass none, that is one host. */
export function createHostPool({ tools, passedTo, open }: PoolSettings): HostPool {
  const keyOf = (tool: string) => [...new Set(passedTo(tool))].toSorted(byCode).join('\n');
  const keys = [...new Set(tools.map(keyOf))];
  const hosts = new Map(
    keys.map((key, index) => {
      const wanted = tools.filter((tool) => keyOf(tool) === key);
      const passed = key === '' ? [] : key.split('\n');
      return [key, open({ index, wanted, passed })] as const;
    }),
  );
  return {
    hostOf(tool) {
      const host = tools.includes(tool) ? hosts.get(keyOf(tool)) : undefined;
      return host ?? Promise.reject(new Error(`${tool} is not among the pool's tools`));
    },
    async close() {
      // One that could not start must not keep the others open.
      await Promise.allSettled([...hosts.values()].map(async (host) => (await host).close()));
    },
  };
}

function byCode(one: string, other: string): number {
  return one < other ? -1 : 1;
}
