// A call's arguments: renames aliases, and describes what the schema refuses.
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { cutCharacters } from '../../text/cut-characters.ts';
import { isRecord } from '../../text/json.ts';

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

/** Names the fields that don't fit, and why, without their values. */
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
