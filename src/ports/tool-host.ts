// The port to the processes that run the repository's own tools. Types and the names of their methods only.

import type { JsonData } from '#src/text/json-text.ts';
import type { BoxNetwork } from './box.ts';
import type { ToolFolder, ToolListing, ToolOrigin } from './custom-tools.ts';

/** Who calls a tool, from where, in which turn. */
export type ToolCallContext = {
  readonly sessionId: string;
  readonly messageId: string;
  /** The back end that runs the agent: `copilot`. */
  readonly agent: string;
  readonly agentName: string;
  readonly instanceKey: string;
  readonly turnId: string;
  readonly traceId: string;
  readonly toolCallId: string;
  /** Absolute path of the agent's worktree. */
  readonly workdir: string;
};

/** A tool's reply, before it is masked and cut to size. */
export type ToolHostReply =
  | {
      readonly kind: 'ok';
      readonly text: string;
      readonly data?: JsonData;
    }
  | {
      readonly kind: 'failed';
      readonly code: string;
      readonly message: string;
      readonly name?: string;
      readonly suggestion?: string;
      readonly helpUrl?: string;
      /** The setting by which people could allow what was refused, as JSON. */
      readonly setting?: string;
    };

/** The tool to call; without an origin, the first one with that name. */
export type CalledTool = {
  readonly name: string;
  readonly origin?: Pick<ToolOrigin, 'scope' | 'path'>;
};

/** A child process that has loaded module and resource tools. No method rejects. */
export interface ToolHost {
  list(): Promise<ToolListing>;
  /** Settles when the tool ends or `signal` fires. A crash fails the calls under way; the next one starts the process again. */
  callTool(
    tool: CalledTool,
    args: object,
    context: ToolCallContext,
    signal: AbortSignal,
  ): Promise<ToolHostReply>;
  /** Ends the process with everything it started; safe to call twice. */
  close(): Promise<void>;
}

export const RUNTIME_METHODS = ['request', 'send', 'spawn', 'list', 'catalog'] as const;

export type RuntimeMethod = (typeof RUNTIME_METHODS)[number];

/** The broker's answer to a tool that asks other agents. */
export type RuntimeCallResult =
  | { readonly kind: 'done'; readonly value: JsonData }
  | {
      readonly kind: 'error';
      readonly error: Readonly<Record<'code' | 'message' | 'suggestion', string>>;
    };

/** A tool's request to other agents, and the call that makes it. The arguments are unchecked. */
export type RuntimeCall = {
  readonly toolCallId: string;
  readonly method: RuntimeMethod;
  readonly args: readonly JsonData[];
  readonly signal: AbortSignal;
};

/** The tool host to start for one agent. */
export type ToolHostSpec = {
  /** In order of priority: if two tools share a name, the first folder's is called. */
  readonly folders: readonly ToolFolder[];
  /** Absolute path of the agent's worktree, in which tools run, read and write. */
  readonly workdir: string;
  /** A private folder, made if necessary; in it, each process of the host gets a new home. */
  readonly scratch: string;
  /** Names of the environment variables that settings let these tools see. */
  readonly passed: readonly string[];
  /** Whether tools may start programs, which Node's permission model doesn't restrict. */
  readonly mayStartPrograms: boolean;
  /** The hosts that the tools may reach; none by default. */
  readonly network?: BoxNetwork | undefined;
  /** Names of the tools to load, with `*` for any text; other files are not imported. Undefined: all. */
  readonly wanted?: readonly string[] | undefined;
  /** Passes a tool's request to the broker; never rejects. Undefined if agents may not ask each other. */
  readonly askRuntime?: ((call: RuntimeCall) => Promise<RuntimeCallResult>) | undefined;
  /** Gets each line that tools print. Must escape workflow commands, and not throw. */
  readonly log: (line: string) => void;
  /** Time limit of one file's import in milliseconds; 3 s by default. */
  readonly importMs?: number | undefined;
};

/** Starts tool hosts. `open` doesn't reject: if a host can't start, its listing holds a diagnostic. */
export interface ToolHosts {
  open(spec: ToolHostSpec): Promise<ToolHost>;
  /** Lists the tools of the folders. Doesn't reject. */
  list(spec: ToolHostSpec): Promise<ToolListing>;
}
