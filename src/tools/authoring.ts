// What authors of tools import as `@squad/tools`: the types of module and resource tools, and a helper that infers them.
import * as z from 'zod';

/** What a module tool's `execute` learns about the call. */
export type ToolContext = {
  /** The agent's session. */
  readonly sessionID: string;
  /** The assistant's message that holds the call. */
  readonly messageID: string;
  /** The kind of back end that runs the agent: `copilot`. */
  readonly agent: string;
  /** The agent's copy of the repository; resolve relative paths against it. */
  readonly directory: string;
  /** The same as `directory`. */
  readonly worktree: string;
  /** Fires when the call is abandoned: the run was cancelled, or the call's time is up. */
  readonly abort: AbortSignal;
  /** Reports progress to the run's log. */
  metadata(input: { readonly title?: string; readonly metadata?: unknown }): void;
  /** Always resolves: a run has nobody to ask, and whoever merged the tool approved what it does. */
  ask(input: unknown): Promise<void>;
};

/** A tool of a module: what it does, what it takes, and the work itself. */
export type ToolInput<Args extends z.ZodRawShape> = {
  /** The model reads this to decide when to call the tool. */
  readonly description: string;
  /** One zod type for each argument; `.describe()` them. */
  readonly args: Args;
  /** Receives the checked arguments. The model reads what it returns; throw an Error to say what went wrong. */
  execute(args: z.infer<z.ZodObject<Args>>, context: ToolContext): Promise<string> | string;
};

/**
 * Infers the types of a tool's arguments, and returns the same object.
 *
 * @example
 * import { tool } from '@squad/tools';
 *
 * export default tool({
 *   description: 'Counts the words of a text',
 *   args: { text: tool.schema.string().describe('The text') },
 *   execute: ({ text }) => String(text.split(' ').length),
 * });
 */
export function tool<Args extends z.ZodRawShape>(input: ToolInput<Args>): ToolInput<Args> {
  return input;
}

/** Zod, for the arguments. */
tool.schema = z;

export type JsonPrimitive = string | number | boolean | null;
export type JsonArray = JsonValue[];
export type JsonObject = { [key: string]: JsonValue };
export type JsonValue = JsonPrimitive | JsonObject | JsonArray;

/** Who wrote a message. */
export type MessageSource =
  | { readonly type: 'user' }
  | { readonly type: 'assistant'; readonly stepId: string }
  | { readonly type: 'tool'; readonly toolCallId: string; readonly toolName: string }
  | { readonly type: 'system' }
  | { readonly type: 'extension'; readonly extensionName: string };

/** A message of the conversation. */
export type Message = {
  readonly id: string;
  readonly data: unknown;
  readonly metadata: Readonly<Record<string, JsonValue>>;
  readonly createdAt: Date;
  readonly source: MessageSource;
};

/** A text, or an object that holds one. */
export type AgentEvent =
  | string
  | {
      readonly type?: string;
      readonly instanceKey?: string;
      readonly input?: string;
      readonly message?: { readonly text: string };
    };

/** What a tool may ask of the other agents; every method rejects with an Error that has a `code` and a `suggestion`. */
export type AgentToolRuntime = {
  /** Asks another agent and waits for its answer, 60 seconds by default. */
  request(
    target: string,
    event: AgentEvent,
    options?: { readonly timeoutMs?: number },
  ): Promise<{
    readonly eventId: string;
    readonly target: string;
    readonly response?: JsonValue;
    readonly correlationId: string;
  }>;
  /** Tells another agent something and doesn't wait. */
  send(
    target: string,
    event: AgentEvent,
  ): Promise<{ readonly eventId: string; readonly target: string; readonly accepted: boolean }>;
  /** Prepares an instance of an agent. */
  spawn(
    target: string,
    options?: { readonly instanceKey?: string; readonly cwd?: string },
  ): Promise<{
    readonly target: string;
    readonly instanceKey: string;
    readonly spawned: boolean;
    readonly cwd?: string;
  }>;
  /** Lists the instances that this agent prepared, or with `includeAll` those of all agents. */
  list(options?: { readonly includeAll?: boolean }): Promise<{
    readonly agents: readonly {
      readonly target: string;
      readonly instanceKey: string;
      readonly ownerAgent: string;
      readonly ownerInstanceKey: string;
      readonly createdAt: string;
      readonly cwd?: string;
    }[];
  }>;
  /** Tells who is on the squad, and who may be asked. */
  catalog(): Promise<{
    readonly swarmName: string;
    readonly entryAgent: string;
    readonly selfAgent: string;
    readonly availableAgents: readonly string[];
    readonly callableAgents: readonly string[];
  }>;
};

/** What a resource tool's handler learns about the call. Frozen. */
export type HandlerContext = {
  readonly agentName: string;
  readonly instanceKey: string;
  readonly turnId: string;
  readonly traceId: string;
  readonly toolCallId: string;
  /** The assistant's message that holds the call. */
  readonly message: Message;
  /** The agent's copy of the repository; resolve relative paths against it. */
  readonly workdir: string;
  /** Writes to the run's log, never to the model. */
  readonly logger: Console;
  /** Missing where agents may not ask each other. */
  readonly runtime?: AgentToolRuntime;
};

/** One export of a resource tool. Throw an Error to say what went wrong; it may have `code`, `suggestion`, `helpUrl`. */
export type ToolHandler = (
  ctx: HandlerContext,
  input: JsonObject,
) => Promise<JsonValue> | JsonValue;
