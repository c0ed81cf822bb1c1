// From what a model sent to what the schema checks: aliases folded, and a schema's complaints put into words.

import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { cutCharacters } from '../../text/cut-characters.ts';
import { isRecord } from '../../text/json.ts';

/** Alias to the argument's real name. */
export type ArgumentAliases = Readonly<Record<string, string>>;

export type FoldedArguments =
  | { readonly kind: 'folded'; readonly input: unknown }
  | { readonly kind: 'clash'; readonly reason: string };

const MAX_NAME_LENGTH = 64;
const MAX_ISSUES = 5;

/** Renames aliased arguments. An argument given under two names with different values is a clash, not a guess. */
export function foldAliases(input: unknown, aliases: ArgumentAliases): FoldedArguments {
  if (!isRecord(input)) return { kind: 'folded', input };
  const folded = new Map<string, unknown>();
  for (const [given, value] of Object.entries(input)) {
    const name = Object.hasOwn(aliases, given) ? (aliases[given] ?? given) : given;
    if (folded.has(name) && !isDeepStrictEqual(folded.get(name), value)) {
      return {
        kind: 'clash',
        reason: `${name} is given twice, under two names, with different values`,
      };
    }
    folded.set(name, value);
  }
  return { kind: 'folded', input: Object.fromEntries(folded) };
}

/** Names each field that doesn't fit, and why; never repeats a value. */
export function describeIssues(issues: readonly z.core.$ZodIssue[]): string {
  const shown = issues.slice(0, MAX_ISSUES).map(describeIssue);
  const more = issues.length - shown.length;
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
}

function describeIssue(issue: z.core.$ZodIssue): string {
  const field = issue.path.map((part) => cutCharacters(String(part), MAX_NAME_LENGTH)).join('.');
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.slice(0, MAX_ISSUES).map((key) => cutCharacters(key, MAX_NAME_LENGTH));
    return `unknown argument ${keys.map((key) => JSON.stringify(key)).join(', ')}`;
  }
  if (field === '') return 'the arguments must be one object';
  if (issue.message.endsWith('received undefined')) return `${field} is required`;
  return `${field}: ${issue.message}`;
}
