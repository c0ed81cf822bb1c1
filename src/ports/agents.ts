// The port to the agent runtime. Types only.
import type { Report } from '#src/report.ts';
import type { JsonData } from '#src/text/json-text.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** A tool's answer. `denied`: policy forbids the call; the turn goes on, as after a failure. */
export type ToolReply = {
  readonly kind: 'ok' | 'failed' | 'denied';
  /** What the model reads. */
  readonly text: string;
  /** The same as data, for programs, if the tool provides it. */
  readonly data?: JsonData | undefined;
  /** The image that the tool shows; `data` is base64. */
  readonly image?: { readonly mimeType: string; readonly data: string } | undefined;
  /** The session's report, from a tool that ends its turn. */
  readonly report?: Report | undefined;
  /** The model must read this before its turn ends: a command that failed, an answer that it waited for. */
  readonly mustBeRead?: boolean | undefined;
};

/** A tool as a session sees it. `call` must not throw. */
export type SessionTool = {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: JsonSchema;
  /** The tool doesn't record its calls itself: its session does. */
  readonly isUnrecorded?: boolean;
  /** A successful call ends the turn, without another request to the model, once the calls beside it have ended. */
  readonly endsTurn?: boolean;
  call(input: unknown, call: SessionCall): Promise<ToolReply>;
};

/** One call of a tool. */
export type SessionCall = {
  readonly id: string;
  readonly signal: AbortSignal;
  /** The id of the model's message that holds the call, if the runtime reports it. */
  readonly messageId?: string | undefined;
  /** The number of the session's turn, from 1. */
  readonly turn?: number | undefined;
  /** The images that the session's model accepts. */
  readonly imageLimits?: ImageLimits | undefined;
};

/** How long a model thinks before it answers, shortest first. */
export const EFFORTS = ['low', 'medium', 'high', 'xhigh'] as const;

export type SessionSpec = {
  /** For logs: `coordinator`, `hockney`, `hockney-2`. */
  readonly label: string;
  readonly systemPrompt: string;
  /** The session's working directory: the agent's worktree, or an empty folder. */
  readonly directory: string;
  readonly model: string | undefined;
  /** Used only if a model is named and supports it. */
  readonly effort?: (typeof EFFORTS)[number] | undefined;
  /** All of its tools: none of the runtime's own is ever offered. */
  readonly tools: readonly SessionTool[];
  /** Called for every event, in order. Must not throw. */
  onEvent(event: SessionEvent): void;
};

export type SessionEvent =
  | { readonly kind: 'turn-started' }
  | {
      readonly kind: 'tool-started';
      readonly callId: string;
      readonly tool: string;
      readonly detail: string;
      /** What a tool of several uses is to do, such as `write`. */
      readonly action?: string;
    }
  | {
      readonly kind: 'tool-ended';
      readonly callId: string;
      readonly ok: boolean;
      /** The beginning of the tool's answer, or of the reason for its failure. */
      readonly output?: string;
    }
  | {
      readonly kind: 'usage';
      readonly model: string;
      readonly inputTokens: number;
      readonly outputTokens: number;
      /** In requests of the plan, if the runtime reports it. */
      readonly cost?: number | undefined;
    }
  | { readonly kind: 'retry'; readonly reason: string }
  /** The session's context is nearly full: its model writes a summary, which replaces what came after the task. */
  | { readonly kind: 'summing-up' }
  | { readonly kind: 'message'; readonly text: string }
  | { readonly kind: 'failure'; readonly type: string; readonly message: string }
  /** Anything else the runtime says: a sign of life for the watchdog. */
  | { readonly kind: 'other'; readonly name: string };

/** The type of a failed turn in which the model answered with nothing. */
export const EMPTY_ANSWER = 'empty_answer';

/** How a turn ended. Answers and reasons are masked: people, colleagues and GitHub read them. */
export type Turn =
  | { readonly kind: 'done'; readonly text: string }
  | { readonly kind: 'failed'; readonly type: string; readonly message: string }
  | { readonly kind: 'stopped'; readonly why: 'silence' | 'aborted' };

/** An image beside a prompt. */
export type AttachedImage = {
  /** The label that the model is sent before the image. */
  readonly name: string;
  readonly mimeType: string;
  readonly bytes: Uint8Array;
};

/** The images that a model accepts. */
export type ImageLimits = {
  readonly mimeTypes: readonly string[];
  readonly count: number;
  readonly bytes: number;
};

export interface AgentSession {
  readonly id: string;
  /** Runs one turn. Never rejects, and ends when the signal fires at the latest. */
  ask(prompt: string, signal: AbortSignal, images?: readonly AttachedImage[]): Promise<Turn>;
  /** Returns the images that its model accepts; undefined if it accepts none or its limits are unknown. Never rejects. */
  imageLimits(): Promise<ImageLimits | undefined>;
  /** Adds a message to the turn under way, which lasts until the model has read it; false if there is none. Never rejects. */
  tell(message: string): Promise<boolean>;
  close(): Promise<void>;
}

/** The Copilot runtime: one process, many sessions. */
export interface AgentRuntime {
  /** The version that this action was built for; undefined if it was not built. */
  readonly version?: string | undefined;
  /** Finds and starts the runtime's process; throws a SquadError (E_RUNTIME, E_CREDENTIALS). */
  start(): Promise<void>;
  /** Starts the runtime and returns the names of the usable models; empty if it can't list them. Throws as `start` does. */
  models(): Promise<readonly string[]>;
  /** Starts the runtime and returns the path of the ripgrep that comes with it; undefined if none does. Throws as `start` does. */
  ripgrep(): Promise<string | undefined>;
  openSession(spec: SessionSpec): Promise<AgentSession>;
  /** Ends the process and every session; safe to call twice. */
  stop(): Promise<void>;
}
