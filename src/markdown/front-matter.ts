// YAML front matter: read with a real parser, within bounds, and without ever throwing.
import { normaliseText } from '#src/text/index.ts';
import { namesIn, readEachField, readYamlFields } from './yaml-fields.ts';

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
