// YAML front matter: read with a real parser, within bounds, and without ever throwing.
import { parseDocument } from 'yaml';
import { normaliseText } from '../text/normalise-text.ts';

const MAX_LENGTH = 16_384;
const MAX_ALIASES = 20;

export type FrontMatter =
  | { readonly kind: 'none'; readonly body: string }
  | {
      readonly kind: 'data';
      readonly fields: ReadonlyMap<string, unknown>;
      readonly body: string;
    }
  | {
      readonly kind: 'broken';
      readonly reason: string;
      /** The fields that can be read alone; none when the front matter is too long. */
      readonly fields: ReadonlyMap<string, unknown>;
      readonly body: string;
    };

/** Splits a text into the fields between its first two `---` lines and the rest. */
export function readFrontMatter(text: string): FrontMatter {
  const normal = normaliseText(text);
  const opening = /^---[ \t]*\n/.exec(normal)?.[0];
  if (opening === undefined) return { kind: 'none', body: normal };
  const closing = /^(?:---|\.\.\.)[ \t]*$/m.exec(normal.slice(opening.length));
  if (closing === null) return { kind: 'none', body: normal };
  const end = opening.length + closing.index;
  const body = normal.slice(end + closing[0].length + 1);
  const yaml = normal.slice(opening.length, end);
  if (yaml.length > MAX_LENGTH) {
    const reason = `longer than ${MAX_LENGTH} characters`;
    return { kind: 'broken', reason, fields: new Map(), body };
  }
  const fields = readYamlFields(yaml);
  return typeof fields === 'string'
    ? { kind: 'broken', reason: fields, fields: readEachField(yaml), body }
    : { kind: 'data', fields, body };
}

/** Returns the fields of a YAML mapping, or why there are none. */
function readYamlFields(yaml: string): ReadonlyMap<string, unknown> | string {
  try {
    // Numbers and booleans stay as they are written: `1.10` is a version, and `0123456` a commit.
    const document = parseDocument(yaml, {
      schema: 'failsafe',
      customTags: ['null'],
      logLevel: 'silent',
    });
    const [error] = document.errors;
    if (error !== undefined) return `not valid YAML (${error.code})`;
    // Maps, so that a key such as `__proto__` is only a key.
    const value: unknown = document.toJS({ mapAsMap: true, maxAliasCount: MAX_ALIASES });
    if (value === null) return new Map();
    if (!(value instanceof Map)) return 'not a list of fields';
    return new Map([...value].map(([key, field]) => [String(key), field]));
  } catch {
    return 'not readable as YAML';
  }
}

/**
 * Reads each field alone, for front matter that isn't YAML as a whole. People write `description: Use when: it rains`, and
 * other readers of these files accept it.
 */
function readEachField(yaml: string): ReadonlyMap<string, unknown> {
  const parts = yaml.split(/\n(?=[^\s#-])/);
  const fields = new Map<string, unknown>();
  for (const part of parts) {
    const read = parts.length > 1 ? readYamlFields(part) : 'not readable';
    for (const [key, value] of typeof read === 'string' ? plainField(part) : read) {
      fields.set(key, value);
    }
  }
  return fields;
}

function plainField(line: string): readonly (readonly [string, string])[] {
  const [, key, text = ''] = /^([\w-]{1,60}):[ \t]+(.*)$/.exec(line.trimEnd()) ?? [];
  return key === undefined ? [] : [[key, text]];
}

/** Returns a field's text; undefined when it is empty or not a single value. */
export function textField(fields: ReadonlyMap<string, unknown>, name: string): string | undefined {
  const text = scalar(fields.get(name));
  return text === '' ? undefined : text;
}

/** Returns a field's list of texts, written as a YAML list or with commas; undefined when the field is absent. */
export function listField(
  fields: ReadonlyMap<string, unknown>,
  name: string,
): readonly string[] | undefined {
  const value = fields.get(name);
  if (value === undefined || value === null) return undefined;
  const items: readonly unknown[] = Array.isArray(value)
    ? value
    : (scalar(value)?.split(',') ?? []);
  return items
    .map((item) => scalar(item))
    .filter((item): item is string => item !== undefined && item !== '');
}

function scalar(value: unknown): string | undefined {
  return typeof value === 'string' ? value.trim() : undefined;
}
