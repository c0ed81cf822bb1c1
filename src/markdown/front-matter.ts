// YAML front matter: read with a real parser, within bounds, and without ever throwing.

import { Lexer, parseDocument } from 'yaml';
import { normaliseText } from '#src/text/json.ts';
import { isTooDeep } from '#src/text/yaml-depth.ts';

const MAX_ALIASES = 20;
const FIELD_NAME = /^["']?([\w-]{1,60})["']?[ \t]*:/;

/** Returns the names of the fields that begin a line, indented as the first line is. */
function namesIn(yaml: string): readonly string[] {
  const [indent = ''] = /^[ \t]*/.exec(yaml) ?? [];
  return yaml.split('\n').flatMap((line) => {
    const name = line.startsWith(indent) ? FIELD_NAME.exec(line.slice(indent.length))?.[1] : '';
    return name === undefined || name === '' ? [] : [name];
  });
}

/** Returns the fields of a YAML mapping, or why there are none. */
function readYamlFields(yaml: string): ReadonlyMap<string, unknown> | string {
  if (isTooDeep(yaml)) return 'not readable, because it is nested too deeply';
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
  const parts = splitFields(yaml);
  const fields = new Map<string, unknown>();
  for (const part of parts) {
    const read = parts.length > 1 ? readYamlFields(part) : 'not readable';
    for (const [key, value] of typeof read === 'string' ? plainField(part) : read) {
      fields.set(key, value);
    }
  }
  return fields;
}

/** Splits front matter before each line that may begin a field. */
function splitFields(yaml: string): readonly string[] {
  return yaml.split(/\n(?=[^\s#-])/);
}

/** Says whether a field is told elsewhere; `text` is its source. */
type IsTold = (name: string, field: unknown, text: string) => boolean;

/** Returns the lines of front matter that hold a comment, a field that isn't told elsewhere, or what can't be read alone. */
export function untoldLines(yaml: string, isTold: IsTold): string {
  const untold = splitFields(yaml).filter((part) => {
    const fields = readYamlFields(part);
    if (typeof fields === 'string' || hasComment(part)) return true;
    return [...fields].some(([name, field]) => !isTold(name, field, part));
  });
  return untold.join('\n');
}

function hasComment(yaml: string): boolean {
  return [...new Lexer().lex(yaml)].some((token) => token.startsWith('#'));
}

function plainField(line: string): readonly (readonly [string, string])[] {
  const [, key, text = ''] = /^([\w-]{1,60}):[ \t]+(.*)$/.exec(line.trimEnd()) ?? [];
  return key === undefined ? [] : [[key, text]];
}

const MAX_LENGTH = 16_384;

export type FrontMatter =
  | { readonly kind: 'none'; readonly body: string }
  | {
      readonly kind: 'data';
      readonly fields: ReadonlyMap<string, unknown>;
      /** The text between the two lines. */
      readonly yaml: string;
      readonly body: string;
    }
  | {
      readonly kind: 'broken';
      readonly reason: string;
      /** The fields that can be read alone; none when the front matter is too long. */
      readonly fields: ReadonlyMap<string, unknown>;
      /** The names of the fields that can't. */
      readonly unread: readonly string[];
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
    return { kind: 'broken', reason, fields: new Map(), unread: namesIn(yaml), body };
  }
  const fields = readYamlFields(yaml);
  if (typeof fields !== 'string') return { kind: 'data', fields, yaml, body };
  const alone = readEachField(yaml);
  const unread = namesIn(yaml).filter((name) => !alone.has(name));
  return { kind: 'broken', reason: fields, fields: alone, unread, body };
}

/** Returns the fields that can be read; none for a text without front matter. */
export function fieldsOfMatter(matter: FrontMatter): ReadonlyMap<string, unknown> {
  return matter.kind === 'none' ? new Map() : matter.fields;
}

/** Returns a list that restricts: as `listField` does, but empty when the field stands there and can't be read. */
export function restrictingList(matter: FrontMatter, name: string): readonly string[] | undefined {
  const isUnread = matter.kind === 'broken' && matter.unread.includes(name);
  return isUnread ? [] : listField(fieldsOfMatter(matter), name);
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
