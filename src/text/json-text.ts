// Converts whatever a tool returned to JSON: no cycle, getter or size breaks it.

const MAX_DEPTH = 64;
const MAX_VALUES = 200_000;

/** Converts a value to JSON, with words in square brackets for what JSON can't hold. Throws what a `toJSON` throws. */
export function toJson(value: unknown): JsonData | undefined {
  return convert(value, { path: [], budget: { count: MAX_VALUES } });
}

/** Returns what the model reads: a text as it is, anything else as JSON, and an empty text for nothing. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value.toWellFormed();
  const json = toJson(value);
  if (json === undefined) return '';
  return typeof json === 'string' ? json : JSON.stringify(json);
}

type JsonWalk = { readonly path: readonly object[]; readonly budget: { count: number } };

function convert(value: unknown, walk: JsonWalk): JsonData | undefined {
  walk.budget.count -= 1;
  if (walk.budget.count < 0) return '[too many values]';
  if (typeof value !== 'object' || value === null) return convertPlain(value);
  if (walk.path.includes(value)) return '[circular]';
  if (walk.path.length >= MAX_DEPTH) return '[too deep]';
  return convertObject(value, { ...walk, path: [...walk.path, value] });
}

function convertPlain(value: unknown): JsonData | undefined {
  if (typeof value === 'string') return value.toWellFormed();
  if (value === null || typeof value === 'boolean') return value;
  // JSON has no negative zero.
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : String(value);
  return typeof value === 'bigint' ? value.toString() : undefined;
}

function convertObject(value: object, walk: JsonWalk): JsonData {
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) {
    return `[${value.byteLength} bytes]`;
  }
  if (isBoxed(value)) return convertPlain(value.valueOf()) ?? null;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  const items = itemsOf(value);
  if (items !== undefined) return convertList(items, walk);
  // Dates have a `toJSON` too.
  if ('toJSON' in value && typeof value.toJSON === 'function') {
    return convert(value.toJSON(), walk) ?? null;
  }
  return convertRecord(value, walk);
}

function itemsOf(value: object): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  return value instanceof Map || value instanceof Set ? [...value] : undefined;
}

function isBoxed(value: object): boolean {
  return value instanceof String || value instanceof Number || value instanceof Boolean;
}

function convertList(items: readonly unknown[], walk: JsonWalk): JsonData {
  const converted: JsonData[] = [];
  for (const item of items) {
    if (walk.budget.count < 0) break;
    converted.push(convert(item, walk) ?? null);
  }
  return converted;
}

function convertRecord(value: object, walk: JsonWalk): JsonData {
  const entries: [string, JsonData][] = [];
  for (const key of Object.keys(value)) {
    if (walk.budget.count < 0) break;
    const item = convert(propertyOf(value, key), walk);
    if (item !== undefined) entries.push([key.toWellFormed(), item]);
  }
  return Object.fromEntries(entries);
}

/** Reads a property, but calls no getter: that is the tool's code, and an error in it would cost the rest of the result. */
function propertyOf(value: object, key: string): unknown {
  const property = Object.getOwnPropertyDescriptor(value, key);
  if (property === undefined) return undefined;
  return property.get === undefined ? property.value : '[computed]';
}

export type JsonData =
  | string
  | number
  | boolean
  | null
  | readonly JsonData[]
  | { readonly [key: string]: JsonData };
