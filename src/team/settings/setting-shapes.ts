// Shapes that several settings share.
import * as z from 'zod';
import { nameKey, slug } from '../../text/slug.ts';

/** The most entries of any list that count. */
export const MAX_ITEMS = 256;

/** Returns an agent's key: its slug, or its normalised name when it has no slug. */
export function agentKey(name: string): string {
  return slug(name) || nameKey(name);
}

/** Builds the schema of a list of texts of one shape; `what` completes "expected a list of". */
export function listOf(shape: RegExp, what: string) {
  const error = `expected ${what}`;
  return list(z.string(error).regex(shape, error), what);
}

/** Builds the schema of a list, cut to the entries that count. */
export function list<T>(item: z.ZodType<T>, what: string) {
  const all = z.array(item, `expected a list of ${what}`);
  return all.transform((items) => items.slice(0, MAX_ITEMS));
}
