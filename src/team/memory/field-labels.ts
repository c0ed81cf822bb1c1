// Front matter fields as lines of Markdown, for entries that have no front matter of their own.
import { capitalise } from '../../text/capitalise.ts';
import { oneLine } from '../../text/one-line.ts';

/** The longest label and the longest value, in UTF-16 units; anything longer is more than a line can tell. */
const MAX_LABEL = 40;
const MAX_VALUE = 300;

/** Writes each field, except those in `without`, as `**Label:** value` if it is a short plain value or a short list of them. */
export function labelLines(
  fields: ReadonlyMap<string, unknown>,
  without: ReadonlySet<string>,
): readonly string[] {
  return [...fields].flatMap(([name, field]) => {
    const label = without.has(name) ? undefined : labelFor(name);
    const value = oneLine(plainValue(field));
    const isShort = value !== '' && value.length <= MAX_VALUE;
    return label === undefined || !isShort ? [] : [`**${label}:** ${value}`];
  });
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

function plainValue(field: unknown): string {
  const values: readonly unknown[] = Array.isArray(field) ? field : [field];
  return values.every((value) => typeof value === 'string') ? values.join(', ') : '';
}
