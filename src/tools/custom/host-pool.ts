// The tool hosts of one session: tools with different grants run in different processes.
import type { ToolHost } from '#src/ports/tool-host.ts';
import type { SquadSettings } from '#src/team/settings.ts';

/** The runner's own variables, our inputs, tokens, and variables that change how programs start. */
const NEVER_PASSED = [
  // GITHUB_ENV and its like name files that give commands to later steps; GITHUB_EVENT_PATH names one with people's text.
  /^(?:INPUT_|ACTIONS_|GITHUB_|OTEL_|LD_|DYLD_)/i,
  /^RUNNER_(?!OS$|ARCH$)/i,
  /^(?:GH|COPILOT)_.*(?:TOKEN|SECRET|KEY|PAT)$/i,
  /^(?:NODE_OPTIONS|SYSTEM_ACCESSTOKEN|SQUAD_TOOL_CALL)$/i,
];

/** False for a name that is never passed to a tool, whatever the settings say. */
export function mayPassVariable(name: string): boolean {
  return (
    /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) && !NEVER_PASSED.some((pattern) => pattern.test(name))
  );
}

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

/** Makes one host for each different grant of the named tools, started when its first tool is called. */
export function createToolHostPool({
  tools,
  grantOf,
  open,
}: {
  readonly tools: readonly string[];
  readonly grantOf: (tool: string) => ToolGrant;
  readonly open: (request: HostRequest) => Promise<ToolHost>;
}) {
  const keyOf = (tool: string) => JSON.stringify(normalizeGrant(grantOf(tool)));
  const hosts = new Map<string, Promise<ToolHost>>();
  let isClosed = false;
  return {
    /** Returns the host of one of the tools; rejects as `open` does. */
    async hostOf(tool: string): Promise<ToolHost> {
      // A call that its session gave up may come this far later.
      if (isClosed) throw new Error(`${tool} was called after its session's end`);
      const key = keyOf(tool);
      const wanted = tools.filter((other) => keyOf(other) === key);
      const host = hosts.get(key) ?? open({ ...normalizeGrant(grantOf(tool)), wanted });
      hosts.set(key, host);
      return host;
    },
    /** Ends all hosts; safe to call twice. */
    async close(): Promise<void> {
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
