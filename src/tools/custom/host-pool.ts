// The tool hosts of one session: tools with different grants run in different processes.
import type { ToolHost } from '../../ports/tool-host.ts';
import type { SquadSettings } from '../../team/settings/settings.ts';

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
  /** Returns the host of one of the pool's tools; never rejects when `open` doesn't. */
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

/** Starts one host for each different grant. */
export function createToolHostPool({ tools, grantOf, open }: HostPoolOptions): ToolHostPool {
  const normalizedGrantOf = (tool: string) => normalizeGrant(grantOf(tool));
  const keyOf = (tool: string) => JSON.stringify(normalizedGrantOf(tool));
  const grants = new Map(tools.map((tool) => [keyOf(tool), normalizedGrantOf(tool)]));
  const hosts = new Map(
    [...grants].map(([key, grant]) => {
      const wanted = tools.filter((tool) => keyOf(tool) === key);
      return [key, open({ ...grant, wanted })] as const;
    }),
  );
  return {
    hostOf(tool) {
      const host = tools.includes(tool) ? hosts.get(keyOf(tool)) : undefined;
      return host ?? Promise.reject(new Error(`${tool} is not among the pool's tools`));
    },
    async close() {
      // A host that could not start must not keep the others open.
      await Promise.allSettled([...hosts.values()].map(async (host) => (await host).close()));
    },
  };
}

/** Normalises a grant, so that equal grants have the same JSON. */
function normalizeGrant({ passed, mayStartPrograms }: ToolGrant): ToolGrant {
  return { passed: [...new Set(passed.toSorted())], mayStartPrograms };
}
