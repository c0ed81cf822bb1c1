// JSON that people edit by hand: broken is an answer, not an exception; and what a parsed value is.
import { normaliseText } from './normalise-text.ts';

export type JsonReading =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'broken'; readonly reason: string };

/** Parses a JSON text. */
export function readJson(text: string): JsonReading {
  try {
    return { kind: 'value', value: JSON.parse(normaliseText(text)) };
  } catch {
    return { kind: 'broken', reason: 'not valid JSON' };
  }
}

/** The own keys of a JSON object, also ones like `__proto__`; undefined for anything but an object. */
export function fieldsOf(value: unknown): ReadonlyMap<string, unknown> | undefined {
  if (!isRecord(value)) return undefined;
  return new Map<string, unknown>(Object.entries(value));
}

/** An object with fields: neither null nor a list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return isObject(value) && !Array.isArray(value);
}

/** Anything that can have fields: a list, too. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
