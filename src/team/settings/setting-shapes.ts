// Shapes that several settings share.
import * as z from 'zod';
import { fieldsBy, isRecord, nameKey, slug } from '#src/text/index.ts';

/** The most entries of a list that count, unless it protects something. */
const MAX_ITEMS = 256;
/** What is wrong with a value that is no object. */
export const WRONG_OBJECT = 'expected an object';
const PROTECTED = 'action.protected';

/** Returns an agent's key: its slug, or its normalised name when it has no slug. */
export function agentKey(name: string): string {
  return slug(name) || nameKey(name);
}

/** Builds the schema of a list of texts of one shape; `what` completes "expected a list of". */
export function listOf(shape: RegExp, what: string) {
  return list(textOf(shape, what), what);
}

/** Builds the schema of a list that protects: all of it counts. */
export function wholeListOf(shape: RegExp, what: string) {
  return z.array(textOf(shape, what), `expected a list of ${what}`);
}

function textOf(shape: RegExp, what: string) {
  const error = `expected ${what}`;
  return z.string(error).regex(shape, error);
}

/** Builds the schema of a list, cut to the entries that count: `cutLists` tells of it. */
export function list<T>(item: z.ZodType<T>, what: string) {
  const all = z.array(item, `expected a list of ${what}`);
  return all.transform((items) => items.slice(0, MAX_ITEMS));
}

/** Says of each list below `path` that it is cut. */
export function cutLists(value: unknown, path: string): readonly string[] {
  if (Array.isArray(value)) {
    const isCut = value.length > MAX_ITEMS && path !== PROTECTED;
    return isCut ? [`${path}: only the first ${MAX_ITEMS} of ${value.length} entries count`] : [];
  }
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => cutLists(inner, `${path}.${name}`));
}

/** Builds the schema of an object that may be absent, and holds no other fields. */
export function section<Shape extends z.ZodRawShape>(shape: Shape) {
  const orEmpty = (value: unknown) => (value === undefined ? {} : value);
  return z.preprocess(orEmpty, z.strictObject(shape, WRONG_OBJECT));
}

/** Builds the schema of a list that may be absent. */
export function orNone<T>(items: z.ZodType<readonly T[]>) {
  return items.optional().transform((given) => given ?? []);
}

/** Builds the schema of an object whose fields are names. */
export function byName<T>(value: z.ZodType<T>) {
  return fieldsBy(value, WRONG_OBJECT).transform(
    (fields) =>
      new Map([...fields].flatMap(([key, one]) => (one === undefined ? [] : [[key, one]]))),
  );
}

/** Builds the schema of an object whose fields are agents' names; the result is keyed by slug. */
export function byAgent<T>(value: z.ZodType<T>) {
  return byName(value).transform(
    (fields) => new Map([...fields].map(([name, one]) => [agentKey(name), one])),
  );
}
