// What a tool is, and how one is defined from a zod schema and a handler.
import type * as z from 'zod';
import type { Clock, ImageLimits, JsonSchema } from '#src/ports/index.ts';
import type { RunEvent, SessionLabel } from '#src/run-log/index.ts';
import {
  type ArgumentAliases,
  coerceArguments,
  describeIssues,
  foldAliases,
  ignoredNote,
  sortArguments,
} from './arguments.ts';
import { jsonSchemaOf } from './input-schema.ts';
import { type ToolResult, withNote } from './tool-result.ts';

/** The session that calls a tool, and what the tool may do in it. The session's clock limits every call. */
export type ToolRunContext = Clock & {
  /** The calling agent's slug, or `coordinator`. */
  readonly agent: string;
  /** The agent's name as people write it. */
  readonly agentName: string;
  readonly session: SessionLabel;
  /** Must not throw. */
  readonly emit: (event: RunEvent) => void;
  readonly mask: (text: string) => string;
  readonly holdsSecret: (text: string) => boolean;
  /** Takes one call from the run's budget. */
  readonly countToolCall: () =>
    | { readonly allowed: true }
    | { readonly allowed: false; readonly reason: string };
};

/** One call. `signal` fires when the call is cancelled or out of time, but not after it has ended well. */
export type ToolCall = {
  readonly id: string;
  /** Id of the model's message that holds the call, if the runtime gives it. */
  readonly messageId?: string | undefined;
  readonly run: ToolRunContext;
  readonly signal: AbortSignal;
  /** The images that the session's model accepts, if it accepts any. */
  readonly imageLimits?: ImageLimits | undefined;
};

export type ToolLimits = {
  readonly timeoutMs: number;
  readonly maxBytes: number;
  /** Maximum length of a failure's message in characters; 1,000 by default. */
  readonly errorChars?: number;
};

export type ParsedCall =
  | { readonly kind: 'valid'; readonly run: (call: ToolCall) => Promise<ToolResult> }
  | { readonly kind: 'invalid'; readonly reason: string };

/** A tool of any kind. */
export type ToolDefinition = {
  readonly name: string;
  readonly description: string;
  /** What the model sees. */
  readonly inputSchema: JsonSchema;
  readonly limits: ToolLimits;
  /** A successful call ends the session's turn. */
  readonly endsTurn?: boolean | undefined;
  /** Checks the arguments strictly and binds them to the handler; never throws. */
  readonly parse: (input: unknown) => ParsedCall;
  readonly onRefused?: OnRefused | undefined;
};

/** Called for every call that doesn't reach the handler, with what the model sent. */
export type OnRefused = (input: unknown, reason: string, call: ToolCall) => void;

export type ToolConfig<Schema extends z.ZodType> = {
  readonly description: string;
  /** A strict object refuses unknown arguments. Any other object ignores them, and the result says so. */
  readonly parameters: Schema;
  readonly aliases?: ArgumentAliases;
  readonly endsTurn?: boolean;
  readonly limits?: Partial<ToolLimits>;
  readonly onRefused?: OnRefused;
  /** May throw: the pipeline turns it into a failure. */
  readonly handler: (args: z.output<Schema>, call: ToolCall) => Promise<ToolResult>;
};

const DEFAULT_TOOL_LIMITS: ToolLimits = { timeoutMs: 30_000, maxBytes: 10_000 };

/** Defines a tool. The model sees the zod schema as JSON Schema, and every call is checked against it. */
export function defineTool<Schema extends z.ZodType>(
  name: string,
  {
    description,
    parameters,
    aliases = {},
    endsTurn,
    limits,
    onRefused,
    handler,
  }: ToolConfig<Schema>,
): ToolDefinition {
  return {
    name,
    description,
    inputSchema: jsonSchemaOf(parameters),
    limits: { ...DEFAULT_TOOL_LIMITS, ...limits },
    endsTurn,
    onRefused,
    parse(input) {
      const folded = foldAliases(input, aliases);
      if (folded.kind === 'conflict') return { kind: 'invalid', reason: folded.reason };
      const { known, stray } = sortArguments(folded.input, parameters);
      const strict = parameters.safeParse(known);
      const parsed = strict.success
        ? strict
        : parameters.safeParse(coerceArguments(known, strict.error.issues));
      if (!parsed.success) {
        return { kind: 'invalid', reason: describeIssues(parsed.error.issues, stray) };
      }
      const run = (call: ToolCall) => handler(parsed.data, call);
      if (stray.length === 0) return { kind: 'valid', run };
      const note = ignoredNote(stray);
      return { kind: 'valid', run: async (call) => withNote(await run(call), note) };
    },
  };
}
