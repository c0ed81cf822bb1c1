// Whatever a tool returned, as JSON that always can be written: no cycle, no getter, no size breaks it.
import type { JsonValue } from '../../world.ts';

const DEEPEST = 64;
const MOST_VALUES = 200_000;

/** A JSON value like `value`; what JSON doesn't have is said in square brackets. Throws what a `toJSON` throws. */
export function toJson(value: unknown): JsonValue | undefined {
  return convert(value, { path: [], left: { count: MOST_VALUES } });
}

/** What the model reads: a text as it is, anything else as JSON, an empty text for nothing. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  const json = toJson(value);
  if (json === undefined) return '';
  return typeof json === 'string' ? json : JSON.stringify(json);
}

type Walk = { readonly path: readonly object[]; readonly left: { count: number } };

function convert(value: unknown, walk: Walk): JsonValue | undefined {
  walk.left.count -= 1;
  if (walk.left.count < 0) return '[too many values]';
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  // JSON has no negative zero.
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : String(value);
  if (typeof value === 'bigint') return value.toString();
  if (typeof value !== 'object') return undefined;
  if (walk.path.includes(value)) return '[circular]';
  if (walk.path.length >= DEEPEST) return '[too deep]';
  return convertObject(value, { ...walk, path: [...walk.path, value] });
}

function convertObject(value: object, walk: Walk): JsonValue {
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) {
    return `[${value.byteLength} bytes]`;
  }
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (value instanceof Map) return list([...value.entries()], walk);
  if (value instanceof Set) return list([...value], walk);
  if (Array.isArray(value)) return list(value, walk);
  // Dates have one too.
  if ('toJSON' in value && typeof value.toJSON === 'function') {
    return convert(value.toJSON(), walk) ?? null;
  }
  return record(value, walk);
}

function list(items: readonly unknown[], walk: Walk): JsonValue {
  const converted: JsonValue[] = [];
  for (const item of items) {
    if (walk.left.count < 0) break;
    converted.push(convert(item, walk) ?? null);
  }
  return converted;
}

function record(value: object, walk: Walk): JsonValue {
  const entries: [string, JsonValue][] = [];
  for (const key of Object.keys(value)) {
    if (walk.left.count < 0) break;
    const item = convert(propertyOf(value, key), walk);
    if (item !== undefined) entries.push([key, item]);
  }
  return Object.fromEntries(entries);
}

/** A getter is code of the tool's: what it throws is not worth the rest of the result. */
function propertyOf(value: object, key: string): unknown {
  const property = Object.getOwnPropertyDescriptor(value, key);
  if (property === undefined) return undefined;
  return property.get === undefined ? property.value : '[computed]';
}
