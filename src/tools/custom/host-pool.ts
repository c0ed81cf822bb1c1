// The tool hosts of one session: tools with different grants run in different processes.
import type { ToolHost } from '#src/ports/index.ts';
import type { SquadSettings } from '#src/team/index.ts';

/** What settings allow a tool beyond the defaults. */
export type ToolGrant = {
  /** Names of the environment variables that it may see. */
  readonly passed: readonly string[];
  readonly mayStartPrograms: boolean;
};

export const NO_GRANT: ToolGrant = { passed: [], mayStartPrograms: false };

/** Returns the grant of one tool. */
export function grantOf(
  { env, programs }: Pick<SquadSettings['tools'], 'env' | 'programs'>,
  tool: string,
): ToolGrant {
  return { passed: env.get(tool) ?? [], mayStartPrograms: programs.includes(tool) };
}

/** A host to start, for tools that all have this grant. */
export type HostRequest = ToolGrant & {
  /** Names of the tools that run there. */
  readonly wanted: readonly string[];
};

export type ToolHostPool = {
  /** Returns the host of one of the pool's tools, which the first call starts; rejects as `open` does. */
  hostOf(tool: string): Promise<ToolHost>;
  /** Ends all hosts; safe to call twice. */
  close(): Promise<void>;
};

export type HostPoolOptions = {
  /** Names of the tools. */
  readonly tools: readonly string[];
  readonly grantOf: (tool: string) => ToolGrant;
  readonly open: (request: HostRequest) => Promise<ToolHost>;
};

/** Makes one host for each different grant, started when its first tool is called. */
export function createToolHostPool({ tools, grantOf, open }: HostPoolOptions): ToolHostPool {
  const normalizedGrantOf = (tool: string) => normalizeGrant(grantOf(tool));
  const keyOf = (tool: string) => JSON.stringify(normalizedGrantOf(tool));
  const hosts = new Map<string, Promise<ToolHost>>();
  let isClosed = false;
  const start = (key: string, tool: string) => {
    const wanted = tools.filter((other) => keyOf(other) === key);
    const host = open({ ...normalizedGrantOf(tool), wanted });
    hosts.set(key, host);
    return host;
  };
  return {
    async hostOf(tool) {
      if (!tools.includes(tool)) throw new Error(`${tool} is not among the pool's tools`);
      // A call that its session gave up may come this far later.
      if (isClosed) throw new Error(`${tool} was called after its session's end`);
      const key = keyOf(tool);
      return hosts.get(key) ?? start(key, tool);
    },
    async close() {
      isClosed = true;
      // A host that could not start must not keep the others open.
      await Promise.allSettled([...hosts.values()].map(async (host) => (await host).close()));
    },
  };
}

/** Normalises a grant, so that equal grants have the same JSON. */
function normalizeGrant({ passed, mayStartPrograms }: ToolGrant): ToolGrant {
  return { passed: [...new Set(passed.toSorted())], mayStartPrograms };
}
