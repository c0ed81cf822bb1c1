// Front matter fields as lines of Markdown, for entries that have no front matter of their own.
import { capitalise, oneLine } from '#src/text/index.ts';

/** The longest label and the longest value, in UTF-16 units; anything longer is more than a line can tell. */
const MAX_LABEL = 40;
const MAX_VALUE = 300;

/** Fields that say when an entry was made. */
export const DAY_FIELDS: ReadonlySet<string> = new Set(['createdAt', 'date']);

/** Fields that only Squad's `memory.write` reads. */
export const SQUAD_FIELDS: ReadonlySet<string> = new Set([
  ...['id', 'class', 'loadGuidance', 'metadata'],
]);

/**
 * Writes each field as `**Label:** value` if it is a short plain value or a short list of them, except days, Squad's own
 * fields, and those in `shown`, which the entry shows in its own way.
 */
export function labelLines(
  fields: ReadonlyMap<string, unknown>,
  shown: ReadonlySet<string>,
): readonly string[] {
  return [...fields].flatMap(([name, field]) => {
    const isLabel = ![shown, DAY_FIELDS, SQUAD_FIELDS].some((names) => names.has(name));
    const line = isLabel ? labelLine(name, field) : undefined;
    return line === undefined ? [] : [line];
  });
}

/** Writes a field as `**Label:** value`; undefined when it is more than a line can tell, or nothing. */
export function labelLine(name: string, field: unknown): string | undefined {
  const label = labelFor(name);
  const value = oneLine(plainValue(field));
  const isShort = value !== '' && value.length <= MAX_VALUE;
  return label === undefined || !isShort ? undefined : `**${label}:** ${value}`;
}

/** Returns `Superseded by` for `supersededBy` and `superseded_by`; undefined for a name that can't be a label. */
function labelFor(name: string): string | undefined {
  if (name.length > MAX_LABEL || !/^\p{L}[\p{L}\p{N} _-]*$/u.test(name)) return undefined;
  const words = name
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/[_ -]+/g, ' ')
    .trim()
    .toLowerCase();
  return capitalise(words);
}

/** Returns a plain value, or a list of them with commas; an empty text for any other field. */
export function plainValue(field: unknown): string {
  const values: readonly unknown[] = Array.isArray(field) ? field : [field];
  return values.every((value) => typeof value === 'string') ? values.join(', ') : '';
}
