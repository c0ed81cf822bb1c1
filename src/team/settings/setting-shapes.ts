// Shapes that several settings share.
import * as z from 'zod';
import { nameKey, slug } from '../../text/slug.ts';

/** The most entries that count of any list. */
export const MAX_ITEMS = 256;

/** An agent's key: its slug, or what is left of a name that has none. */
export function agentKey(name: string): string {
  return slug(name) || nameKey(name);
}

/** A list of texts of one shape; `what` completes "expected a list of". */
export function listOf(shape: RegExp, what: string) {
  const error = `expected one of ${what}`;
  return list(z.string(error).regex(shape, error), what);
}

/** A list, cut at the most entries that count. */
export function list<T>(item: z.ZodType<T>, what: string) {
  const all = z.array(item, `expected a list of ${what}`);
  return all.transform((items) => items.slice(0, MAX_ITEMS));
}
