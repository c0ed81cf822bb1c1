// What a tool is, and how one is defined from a zod schema and a handler.
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { ImageLimits, JsonSchema } from '#src/ports/agents.ts';
import type { Clock } from '#src/ports/ports.ts';
import type { RunEvent, SessionLabel } from '#src/run-log/events.ts';
import { cutCharacters } from '#src/text/cut-characters.ts';
import { isRecord } from '#src/text/json.ts';
import { type ToolResult, withNote } from './tool-result.ts';

/** Returns what the model sees of the parameters, without what it need not know. */
function jsonSchemaOf(parameters: z.ZodType): JsonSchema {
  const options = { io: 'input', override: omitBounds } as const;
  const { $schema: _dialect, ...schema } = z.toJSONSchema(parameters, options);
  return schema;
}

/**
 * What the model's schema leaves out: the runtime would describe each of these to the model in every session, which with
 * many agents takes a fifth of its time. A call that breaks one gets the reason in its result.
 */
const BOUNDS = [
  'minLength',
  'maxLength',
  'pattern',
  // Zod writes it only for several patterns of one text.
  'allOf',
  'minItems',
  'maxItems',
  'exclusiveMinimum',
  'minimum',
  'maximum',
  // The description of an argument that may be left out says what leaving it out means.
  'default',
] as const;

function omitBounds({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  for (const bound of BOUNDS) delete jsonSchema[bound];
  omitNull(jsonSchema);
  const { properties = {} } = jsonSchema;
  for (const [name, property] of Object.entries(properties)) {
    if (typeof property === 'object' && property.hidden === true) delete properties[name];
  }
}

/** Drops null from the schema: what may be null may also be left out, and a model has to know only that. */
function omitNull(jsonSchema: z.core.JSONSchema.BaseSchema): void {
  const { anyOf = [] } = jsonSchema;
  const [meant, ...more] = anyOf.filter(({ type }) => type !== 'null');
  if (meant === undefined || more.length > 0 || anyOf.length !== 2) return;
  delete jsonSchema.anyOf;
  Object.assign(jsonSchema, meant);
}

/** Marks an argument that is accepted, for models that know it from elsewhere, but not offered. */
export function hiddenArgument<Schema extends z.ZodType>(schema: Schema): Schema {
  return schema.meta({ hidden: true });
}

/** A text that a program gets as its argument, where a NUL would end it. */
export function programText(max: number) {
  return z
    .string()
    .max(max)
    .refine((it) => !it.includes('\0'), 'must not contain a NUL character');
}

/** Alias to the argument's real name. */
export type ArgumentAliases = Readonly<Record<string, string>>;

const MAX_NAME_LENGTH = 64;
const MAX_ISSUES = 5;

type FoldedArguments = { readonly input: unknown } | { readonly conflict: string };

/** Renames aliased arguments. An argument given under two names with different values is a conflict. */
export function foldAliases(input: unknown, aliases: ArgumentAliases): FoldedArguments {
  if (!isRecord(input)) return { input };
  const folded = new Map<string, unknown>();
  for (const [given, value] of Object.entries(input)) {
    const name = Object.hasOwn(aliases, given) ? (aliases[given] ?? given) : given;
    if (folded.has(name) && !isDeepStrictEqual(folded.get(name), value)) {
      return { conflict: `${name} is given twice, under two names, with different values` };
    }
    folded.set(name, value);
  }
  return { input: Object.fromEntries(folded) };
}

/** Removes unknown arguments, and names them, unless the schema is a strict object, which refuses them. */
function sortArguments(input: unknown, parameters: z.ZodType) {
  const isLenient = parameters instanceof z.ZodObject && parameters.def.catchall === undefined;
  if (!isRecord(input) || !isLenient) return { known: input, stray: [] };
  const fields = Object.entries(input);
  const isKnown = ([name]: readonly [string, unknown]) => Object.hasOwn(parameters.shape, name);
  const stray = fields.filter((field) => !isKnown(field)).map(([name]) => name);
  return { known: Object.fromEntries(fields.filter(isKnown)), stray };
}

/**
 * Converts arguments that the schema refuses where their meaning is plain: `"30"` to a number, `"false"` to a boolean, one
 * text to a list of texts. Leaves the others as they are.
 */
function coerceArguments(input: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
  if (!isRecord(input)) return input;
  const meant = issues.flatMap((issue) => {
    const [name] = issue.path;
    if (issue.code !== 'invalid_type' || issue.path.length !== 1) return [];
    if (typeof name !== 'string') return [];
    return [[name, meantAs(issue.expected, input[name])] as const];
  });
  return { ...input, ...Object.fromEntries(meant) };
}

function meantAs(expected: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (expected === 'array' && text !== '' && !text.startsWith('[')) return [value];
  if (expected === 'boolean' && /^(?:true|false)$/i.test(text))
    return text.toLowerCase() === 'true';
  const isNumber = ['number', 'int'].includes(expected) && /^-?\d{1,15}(?:\.\d{1,6})?$/.test(text);
  return isNumber ? Number(text) : value;
}

function quoteNames(names: readonly string[]): string {
  const shown = names.slice(0, MAX_ISSUES).map((name) => JSON.stringify(shortName(name)));
  const more = names.length - shown.length;
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
}

/** Says which fields don't fit and why, without their values; of a missing one, which unknown arguments were given. */
export function describeIssues(
  issues: readonly z.core.$ZodIssue[],
  stray: readonly string[] = [],
): string {
  const shown = issues.slice(0, MAX_ISSUES).map((issue) => describeIssue(issue, stray));
  const more = issues.length - shown.length;
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
}

function describeIssue(issue: z.core.$ZodIssue, stray: readonly string[]): string {
  const field = issue.path.map((part) => shortName(String(part))).join('.');
  if (issue.code === 'unrecognized_keys') return `unknown argument ${quoteNames(issue.keys)}`;
  if (field === '') return 'the arguments must be one object';
  if (!issue.message.endsWith('received undefined')) return `${field}: ${issue.message}`;
  return `${field} is required${stray.length === 0 ? '' : ` (you gave ${quoteNames(stray)})`}`;
}

function shortName(name: string): string {
  return cutCharacters(name, MAX_NAME_LENGTH);
}

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
  /** The number of the session's turn, from 1; undefined outside of a run. */
  readonly turn?: number | undefined;
  readonly run: ToolRunContext;
  readonly signal: AbortSignal;
  /** The images that the session's model accepts, if it accepts any. */
  readonly imageLimits?: ImageLimits | undefined;
};

type ToolLimits = {
  readonly timeoutMs: number;
  readonly maxBytes: number;
  /** Maximum length of a failure's message in characters; 1,000 by default. */
  readonly errorChars?: number;
};

type ParsedCall =
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
type OnRefused = (input: unknown, reason: string, call: ToolCall) => void;

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
      if ('conflict' in folded) return { kind: 'invalid', reason: folded.conflict };
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
      const note = `Ignored, because there is no such argument: ${quoteNames(stray)}.`;
      return { kind: 'valid', run: async (call) => withNote(await run(call), note) };
    },
  };
}
