// A call's arguments: renames aliases, and describes what the schema refuses.
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { cutCharacters, isRecord } from '#src/text/index.ts';
/** Alias to the argument's real name. */
export type ArgumentAliases = Readonly<Record<string, string>>;

export type FoldedArguments =
  | { readonly kind: 'folded'; readonly input: unknown }
  | { readonly kind: 'conflict'; readonly reason: string };

const MAX_NAME_LENGTH = 64;
const MAX_ISSUES = 5;

/** Renames aliased arguments. An argument given under two names with different values is a conflict. */
export function foldAliases(input: unknown, aliases: ArgumentAliases): FoldedArguments {
  if (!isRecord(input)) return { kind: 'folded', input };
  const folded = new Map<string, unknown>();
  for (const [given, value] of Object.entries(input)) {
    const name = Object.hasOwn(aliases, given) ? (aliases[given] ?? given) : given;
    if (folded.has(name) && !isDeepStrictEqual(folded.get(name), value)) {
      const reason = `${name} is given twice, under two names, with different values`;
      return { kind: 'conflict', reason };
    }
    folded.set(name, value);
  }
  return { kind: 'folded', input: Object.fromEntries(folded) };
}

/** A call's known arguments, and the names of those that are left out because the schema doesn't know them. */
export type SortedArguments = { readonly known: unknown; readonly stray: readonly string[] };

/** Removes unknown arguments, unless the schema is a strict object, which refuses them. */
export function sortArguments(input: unknown, parameters: z.ZodType): SortedArguments {
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
export function coerceArguments(input: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
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

/** Words what a result says about arguments that were left out. */
export function ignoredNote(stray: readonly string[]): string {
  return `Ignored, because there is no such argument: ${quoteNames(stray)}.`;
}

function quoteNames(names: readonly string[]): string {
  const shown = names.slice(0, MAX_ISSUES).map((name) => JSON.stringify(shortName(name)));
  const more = names.length - shown.length;
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
}

/** Says which fields don't fit and why, without their values, and which unknown argument was likely meant for a missing one. */
export function describeIssues(
  issues: readonly z.core.$ZodIssue[],
  stray: readonly string[] = unknownKeys(issues),
): string {
  const shown = issues.slice(0, MAX_ISSUES).map((issue) => describeIssue(issue, stray));
  const more = issues.length - shown.length;
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
}

function unknownKeys(issues: readonly z.core.$ZodIssue[]): readonly string[] {
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [],
  );
}

function describeIssue(issue: z.core.$ZodIssue, stray: readonly string[]): string {
  const field = issue.path.map((part) => shortName(String(part))).join('.');
  if (issue.code === 'unrecognized_keys') return `unknown argument ${quoteNames(issue.keys)}`;
  if (field === '') return 'the arguments must be one object';
  if (!issue.message.endsWith('received undefined')) return `${field}: ${issue.message}`;
  const likely = likelyMeant(field, stray);
  const given = likely === undefined ? '' : ` (you gave ${JSON.stringify(shortName(likely))})`;
  return `${field} is required${given}`;
}

function shortName(name: string): string {
  return cutCharacters(name, MAX_NAME_LENGTH);
}

/** Finds the unknown argument likely meant for a missing one: the only one, or one with a similar name. */
function likelyMeant(missing: string, stray: readonly string[]): string | undefined {
  if (stray.length === 1) return stray[0];
  return stray.find((name) => isLikeName(name, missing));
}

/** True for `target_agent` and `targetAgent`, `fileText` and `file_text`, `agent` and `targetAgent`. */
function isLikeName(one: string, other: string): boolean {
  const [short = '', long = ''] = [letters(one), letters(other)].sort(
    (a, b) => a.length - b.length,
  );
  return short.length > 2 && long.includes(short);
}

function letters(name: string): string {
  return shortName(name)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
