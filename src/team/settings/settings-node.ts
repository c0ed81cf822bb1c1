// Values of a JSON file that people edit by hand, each with its path: what is wrong is named, and the rest counts.
import type * as z from 'zod';
import { fieldsOf } from '../../text/json.ts';

const MAX_ITEMS = 256;

/** A value with its path, and the list that receives what is wrong with it. */
export type SettingsNode = {
  readonly value: unknown;
  readonly path: string;
  readonly warnings: string[];
};

/** An object's fields; none when it is absent or no object. */
export function objectAt({ value, path, warnings }: SettingsNode): ReadonlyMap<string, unknown> {
  const fields = value === undefined ? new Map<string, unknown>() : fieldsOf(value);
  if (fields === undefined) warnings.push(`${path}: expected an object`);
  return fields ?? new Map();
}

/** The fields that `read` could read, by name. */
export function entriesAt<T>(
  node: SettingsNode,
  read: (entry: SettingsNode) => T | undefined,
): ReadonlyMap<string, T> {
  const entries = new Map<string, T>();
  const { warnings } = node;
  for (const [key, value] of [...objectAt(node)].slice(0, MAX_ITEMS)) {
    const found = read({ value, path: `${node.path}.${key.slice(0, 100)}`, warnings });
    if (found !== undefined) entries.set(key, found);
  }
  return entries;
}

/** What lies below a node, by name; `path` is the whole path of the field. */
export function fieldsAt(
  node: SettingsNode,
  known: readonly string[],
): (key: string) => SettingsNode {
  const fields = objectAt(node);
  const { path, warnings } = node;
  for (const key of fields.keys()) {
    if (!known.includes(key)) {
      warnings.push(`${`${path}.${key}`.slice(0, 80)}: unknown setting, ignored`);
    }
  }
  return (key) => ({ value: fields.get(key), path: `${path}.${key}`, warnings });
}

/** The good items of a list; undefined when it is absent or no list. */
export function listAt<Item extends string>(
  { value, path, warnings }: SettingsNode,
  item: z.ZodType<Item>,
  what: string,
): readonly Item[] | undefined {
  if (value === undefined) return undefined;
  if (!Array.isArray(value)) {
    warnings.push(`${path}: expected a list of ${what}`);
    return undefined;
  }
  const items: readonly unknown[] = value.slice(0, MAX_ITEMS);
  return items.flatMap((candidate, index) => {
    const parsed = item.safeParse(candidate);
    if (parsed.success) return [parsed.data];
    warnings.push(`${path}[${index}]: expected one of ${what}`);
    return [];
  });
}

/** The value, when it fits; absent values don't. */
export function parsedAt<T>(
  { value, path, warnings }: SettingsNode,
  schema: z.ZodType<T>,
  what: string,
): T | undefined {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  warnings.push(`${path}: expected ${what}`);
  return undefined;
}

/** The value, when it is given and fits. */
export function givenAt<T>(node: SettingsNode, schema: z.ZodType<T>, what: string): T | undefined {
  return node.value === undefined ? undefined : parsedAt(node, schema, what);
}
