// The repository's own tools as data: what a door says about a tool, and what the tool host answers.

import type { JsonData } from '../text/json-text.ts';
import type { JsonSchema } from './agents.ts';

/** The form a tool was written in. */
export type ToolKind = 'module' | 'resource' | 'executable';

export type ToolOrigin = {
  readonly scope: 'local' | 'global';
  /** Relative to the repository, or as the global folder is shown. */
  readonly path: string;
  readonly commit: string | undefined;
  /** Of the file that declares the tool, in hexadecimal digits. */
  readonly sha256: string;
};

export const DIAGNOSTIC_CODES = [
  'L_IMPORT',
  'L_SHAPE',
  'L_NAME',
  'L_RESERVED',
  'L_DUPLICATE',
  'L_SCHEMA',
  'L_ENTRY',
  'L_UNTRUSTED',
  'L_LIMIT',
] as const;

export type DiagnosticCode = (typeof DIAGNOSTIC_CODES)[number];

/** What is wrong with a tool, in words for its author. */
export type DiagnosticDetail = {
  readonly code: DiagnosticCode;
  readonly message: string;
  /** What to do next. */
  readonly next: string;
};

/** Why a tool isn't there: a problem with its place. */
export type ToolDiagnostic = DiagnosticDetail & { readonly path: string; readonly export?: string };

export type CustomToolLimits = {
  readonly timeoutMs: number;
  readonly maxLines: number;
  readonly maxBytes: number;
  /** Characters that an error's message may have. */
  readonly errorChars: number;
};

export type CustomTool = {
  readonly name: string;
  readonly door: ToolKind;
  readonly origin: ToolOrigin;
  readonly description: string;
  /** Of an executable tool, as its tool.yaml says. */
  readonly version?: string;
  /** What the model sees, and what every call is checked against. */
  readonly inputSchema: JsonSchema;
  readonly limits: CustomToolLimits;
};

/** Sorted by path; one bad tool is a diagnostic and takes no other with it. */
export type ToolListing = {
  readonly tools: readonly CustomTool[];
  readonly diagnostics: readonly ToolDiagnostic[];
};

/** A folder of tools on disk: the trusted commit's own, written from git objects, or a global one. */
export type ToolFolder = {
  /** Absolute path of the folder that holds `tools/`. */
  readonly root: string;
  readonly scope: 'local' | 'global';
  /** How `tools/` is named to people: `.squad/tools`. */
  readonly shownAs: string;
  readonly commit: string | undefined;
};

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

/** How long a text is of which only the beginning came, and where the whole is kept, masked. */
export type FullReply = {
  readonly bytes: number;
  readonly lines: number;
  readonly keptAt: string | undefined;
};

/** What a tool said, before it is masked and cut to size. */
export type ToolHostReply =
  | {
      readonly kind: 'ok';
      readonly text: string;
      readonly data?: JsonData;
      /** When `text` is only the beginning. */
      readonly whole?: FullReply;
    }
  | {
      readonly kind: 'failed';
      readonly code: string;
      readonly message: string;
      readonly name?: string;
      readonly suggestion?: string;
      readonly helpUrl?: string;
    };

/** One child process that has loaded a folder's module and resource tools. Neither method rejects. */
export interface ToolHost {
  list(): Promise<ToolListing>;
  /** Ends when the tool ends or `signal` fires; a crash of the process is a reply. */
  callTool(
    name: string,
    args: unknown,
    context: ToolCallContext,
    signal: AbortSignal,
  ): Promise<ToolHostReply>;
  /** Ends the process with everything it started; safe to call twice. */
  close(): Promise<void>;
}

export const RUNTIME_METHODS = ['request', 'send', 'spawn', 'list', 'catalog'] as const;

export type RuntimeMethod = (typeof RUNTIME_METHODS)[number];

/** What the hub says to a tool that turns to other agents. */
export type RuntimeCallResult =
  | { readonly kind: 'done'; readonly value: JsonData }
  | {
      readonly kind: 'error';
      readonly error: {
        readonly code: string;
        readonly message: string;
        readonly suggestion: string;
      };
    };

/** What a tool asks of the other agents, and in which call. The arguments are the tool's: unchecked. */
export type RuntimeCall = {
  readonly toolCallId: string;
  readonly method: RuntimeMethod;
  readonly args: readonly JsonData[];
  readonly signal: AbortSignal;
};

/** One agent's tool host to start. */
export type ToolHostSpec = {
  /** In order of priority: of two tools of one name the first folder's is called. */
  readonly folders: readonly ToolFolder[];
  /** Absolute path of the agent's worktree: where tools run, read and write. */
  readonly workdir: string;
  /** A private folder of this host's that exists: `HOME` and temporary files. */
  readonly scratch: string;
  /** Names of the variables that settings let these tools see. */
  readonly passed: readonly string[];
  /** May tools start programs? Those are not held by Node's permission model. */
  readonly mayStartPrograms: boolean;
  /** Names of the tools that are wanted: files that can't hold one are not imported. Undefined: all. */
  readonly wanted?: readonly string[] | undefined;
  /** Asks the hub for a tool, and never rejects; undefined where agents may not turn to each other. */
  readonly askRuntime?: ((call: RuntimeCall) => Promise<RuntimeCallResult>) | undefined;
  /** Gets what tools print, line by line; must escape workflow commands, and not throw. */
  readonly log: (line: string) => void;
  /** Where long outputs are kept whole: an absolute folder; undefined: nowhere. */
  readonly keep?: { readonly folder: string; readonly mask: (text: string) => string } | undefined;
  /** How long one file's import may wait for something, in milliseconds; 2 s unless told. */
  readonly importMs?: number | undefined;
};

/** Starts tool hosts. `open` doesn't reject: a host that can't start says so in its listing. */
export interface ToolHosts {
  open(spec: ToolHostSpec): Promise<ToolHost>;
  /** What the folders hold; folders that are known by their content are not loaded again. Doesn't reject. */
  list(spec: ToolHostSpec): Promise<ToolListing>;
}

/** Usual limits of a custom tool: half a minute, 2,000 lines, 50,000 bytes, errors of 1,000 characters. */
export const DEFAULT_LIMITS: CustomToolLimits = {
  timeoutMs: 30_000,
  maxLines: 2_000,
  maxBytes: 50_000,
  errorChars: 1_000,
};
