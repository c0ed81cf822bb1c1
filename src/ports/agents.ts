// The port to the agent runtime. Types only.
import type { JsonData } from '../text/json-text.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** What a tool said. `denied`: policy forbids it; the turn goes on, as after a failure. */
export type ToolReply = {
  readonly kind: 'ok' | 'failed' | 'denied';
  /** What the model reads. */
  readonly text: string;
  /** The same for programs, where the tool has it. */
  readonly data?: JsonData | undefined;
};

/** A tool as a session sees it. `call` must not throw. */
export type SessionTool = {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: JsonSchema;
  call(
    input: unknown,
    call: {
      readonly id: string;
      readonly signal: AbortSignal;
      /** The model's message that holds the call, where the runtime tells it. */
      readonly messageId?: string | undefined;
    },
  ): Promise<ToolReply>;
};

/** The file tools, by the names that most models know. */
export type FileTool = 'view' | 'grep' | 'glob' | 'create' | 'edit';

/** What the file tools ask before they touch a path. `path` is as the model gave it. */
export type FileRequest = {
  readonly access: 'read' | 'write';
  readonly path: string;
  readonly tool: string;
};

export type FileDecision =
  | { readonly allowed: true }
  | {
      readonly allowed: false;
      readonly reason: string;
      /** What would work; for the model, no part of the record. */
      readonly next?: string | undefined;
    };

/** How long a model thinks before it answers, the least first. */
export const EFFORTS = ['low', 'medium', 'high', 'xhigh'] as const;

export type Effort = (typeof EFFORTS)[number];

export type SessionSpec = {
  /** For logs: `coordinator`, `hockney`, `hockney-2`. */
  readonly label: string;
  readonly systemPrompt: string;
  /** The session's working directory: the agent's worktree, or an empty folder. */
  readonly directory: string;
  readonly model: string | undefined;
  /** Wanted of a model that is named, and that takes it. */
  readonly effort?: Effort | undefined;
  readonly tools: readonly SessionTool[];
  /** Which file tools it gets; absent: all. Nothing else is allowed to read, or to write. */
  readonly fileTools?: readonly FileTool[];
  /** Decides every access of its file tools; absent: the session has none. */
  readonly files: ((request: FileRequest) => Promise<FileDecision>) | undefined;
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
    }
  | {
      readonly kind: 'tool-ended';
      readonly callId: string;
      readonly ok: boolean;
      /** What the tool answered, or why it failed; the beginning of it. */
      readonly output?: string;
    }
  | {
      readonly kind: 'usage';
      readonly model: string;
      readonly inputTokens: number;
      readonly outputTokens: number;
      /** In requests of the plan, where the runtime tells it. */
      readonly cost?: number | undefined;
    }
  | { readonly kind: 'retry'; readonly reason: string }
  | { readonly kind: 'message'; readonly text: string }
  | { readonly kind: 'failure'; readonly type: string; readonly message: string }
  /** Anything else the runtime says: a sign of life for the watchdog. */
  | { readonly kind: 'other'; readonly name: string };

/** How a turn ended; answers are as the model gave them, reasons are masked. */
export type Turn =
  | { readonly kind: 'done'; readonly text: string }
  | { readonly kind: 'failed'; readonly type: string; readonly message: string }
  | { readonly kind: 'stopped'; readonly why: 'silence' | 'aborted' };

/** An image beside a prompt. */
export type AttachedImage = {
  /** Stands before the image in what the model is sent. */
  readonly name: string;
  readonly mimeType: string;
  readonly bytes: Uint8Array;
};

/** What images a model takes. */
export type ImageLimits = {
  readonly mimeTypes: readonly string[];
  readonly count: number;
  readonly bytes: number;
};

export interface AgentSession {
  readonly id: string;
  /** One turn: never rejects, and ends by the signal at the latest. */
  ask(prompt: string, signal: AbortSignal, images?: readonly AttachedImage[]): Promise<Turn>;
  /** What images its model takes; undefined when it takes none, or nobody knows. Never rejects. */
  imageLimits(): Promise<ImageLimits | undefined>;
  /** Puts a message into the turn under way, which ends no sooner than the model has read it. False without such a turn. Never rejects. */
  tell(message: string): Promise<boolean>;
  close(): Promise<void>;
}

/** The Copilot runtime: one process, many sessions. */
export interface AgentRuntime {
  /** Loads what `start` needs, which takes its time; starts nothing, and says nothing when it fails. */
  prepare(): void;
  /** Finds and starts the runtime's process; throws a SquadError (E_RUNTIME, E_CREDENTIALS). */
  start(): Promise<void>;
  /**
   * Resolves when a process that starts prepares itself and needs nothing from us meanwhile; until then, work of ours
   * holds it up. Resolves at once when none starts, and soon in any case; never rejects.
   */
  primed(): Promise<void>;
  /** Starts it, and gives the names of the models that can be used; none where nobody lists them. Throws as `start` does. */
  models(): Promise<readonly string[]>;
  openSession(spec: SessionSpec): Promise<AgentSession>;
  /** Ends the process and every session; safe to call twice. */
  stop(): Promise<void>;
}
