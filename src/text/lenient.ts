// Reads by its schema what people wrote into a file: whatever is wrong is reported and left out, and the rest counts.
import * as z from 'zod';
import { cutCharacters } from './cut-characters.ts';
import { isObject, isRecord } from './json.ts';

export type Flaw = {
  /** `parameters[0].name`; empty for the whole value. */
  readonly path: string;
  readonly message: string;
  /** Whether the schema has no such field. */
  readonly isUnknown: boolean;
};

const PART_CHARACTERS = 80;

type Place = readonly PropertyKey[];
type Located = Flaw & { readonly place: Place };

/**
 * Reads `value` and changes it: sets wrong fields to undefined, and removes wrong items and unknown fields.
 * `data` is undefined when what is left still doesn't fit the schema.
 */
export function readLeniently<T>(
  schema: z.ZodType<T>,
  value: unknown,
): { readonly data: T | undefined; readonly flaws: readonly Flaw[] } {
  const parsed = schema.safeParse(value);
  if (parsed.success) return { data: parsed.data, flaws: [] };
  // Keeps the first flaw of each value. Starts with a list's last item, so that removing items doesn't move the others.
  const last = parsed.error.issues.flatMap(flawsOf).reverse();
  const byPath = [...new Map(last.map((flaw) => [flaw.path, flaw])).values()];
  for (const flaw of byPath) leaveOut(value, flaw);
  const flaws = byPath.reverse();
  const isLost = flaws.some(({ path }) => path === '');
  return { data: schema.safeParse(isLost ? {} : value).data, flaws };
}

function flawsOf(issue: z.core.$ZodIssue): readonly Located[] {
  const flaw = (place: Place, isUnknown: boolean): Located => {
    return { place, path: pathOf(place), message: issue.message, isUnknown };
  };
  if (issue.code !== 'unrecognized_keys') return [flaw(issue.path, false)];
  return issue.keys.map((key) => flaw([...issue.path, key], true));
}

function pathOf(place: Place): string {
  const parts = place.map((part) =>
    typeof part === 'number' ? `[${part}]` : `.${cutCharacters(String(part), PART_CHARACTERS)}`,
  );
  return parts.join('').replace(/^\./, '');
}

function leaveOut(value: unknown, { place, isUnknown }: Located): void {
  const key = place.at(-1);
  const holder = place
    .slice(0, -1)
    .reduce((at: unknown, part) => (isObject(at) ? Reflect.get(at, part) : undefined), value);
  if (key === undefined || !isObject(holder)) return;
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else if (isUnknown) Reflect.deleteProperty(holder, key);
  else Object.defineProperty(holder, key, { ...OPEN, value: undefined });
}

const OPEN = { configurable: true, enumerable: true, writable: true };

/** Builds the schema of an object's own keys and values, including `__proto__`, as a map; empty when the object is left out. */
export function fieldsBy<T>(item: z.ZodType<T>, error: string) {
  const toMap = (value: unknown) => (isRecord(value) ? new Map(Object.entries(value)) : value);
  return z.preprocess(toMap, z.map(z.string(), item, error).default(new Map()));
}

/** Returns a check that reports each name that an earlier item of the same list has. */
export function namesApart(message: string) {
  return (items: readonly { readonly name: string }[], { addIssue }: z.RefinementCtx): void => {
    const names = items.map(({ name }) => name);
    for (const [index, name] of names.entries()) {
      const isTaken = names.indexOf(name) < index;
      if (isTaken) addIssue({ code: 'custom', path: [index, 'name'], message });
    }
  };
}
