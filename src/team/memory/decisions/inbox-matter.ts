// Front matter of an inbox file. Scribe deletes the file, so what an entry shows in no other way goes below its body.
import { codeBlock, readFrontMatter, trimBlankLines, untoldLines } from '#src/markdown/index.ts';
import { normaliseText, oneLine } from '#src/text/index.ts';
import { dateIn } from './decision-heading.ts';
import { DAY_FIELDS, labelLine, plainValue, SQUAD_FIELDS } from './field-labels.ts';

/** What a file's front matter and body hold. */
export type InboxMatter = {
  readonly fields: ReadonlyMap<string, unknown>;
  /** The text of the fields. */
  readonly yaml: string;
  readonly body: string;
  /** True if the front matter can't be read as YAML; `body` begins below it. */
  readonly isBroken: boolean;
};

/** Reads a file. Front matter without a single field is body: a heading between two rulers is only a comment to YAML. */
export function readInboxMatter(text: string): InboxMatter {
  const matter = readFrontMatter(text);
  const none = {
    fields: new Map<string, unknown>(),
    yaml: '',
    isBroken: matter.kind === 'broken',
  };
  if (matter.kind !== 'data') return { ...none, body: matter.body };
  if (matter.fields.size > 0 || matter.yaml.trim() === '') return { ...matter, isBroken: false };
  return { ...none, body: normaliseText(text).replace(/^---.*\n/, '') };
}

/**
 * Returns the fields and comments that an entry doesn't tell, as they were written, in a block of code; an empty text if it
 * tells all. The fields in `shown` are told if their values occur in `texts`, others if they are labels.
 */
export function untoldBlock(
  yaml: string,
  shown: ReadonlySet<string>,
  texts: readonly string[],
): string {
  const lines = untoldLines(yaml, (name, field, source) => {
    const value = oneLine(plainValue(field));
    if (isEmpty(field)) return !/\s/.test(name);
    if (SQUAD_FIELDS.has(name)) return !TWO_WORDS.test(source);
    if (DAY_FIELDS.has(name)) return isDay(value);
    if (!shown.has(name)) return labelLine(name, field) !== undefined;
    return value !== '' && texts.some((text) => wordsOf(text).includes(wordsOf(value)));
  });
  return lines.trim() === '' ? '' : codeBlock(trimBlankLines(lines), 'yaml');
}

const TWO_WORDS = /\p{L}[ \t]+\p{L}/u;

/** Returns a text's words, in lower case, with a blank before and after each. */
function wordsOf(text: string): string {
  return ` ${text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .trim()} `;
}

/** True for a field that says nothing but its name. */
function isEmpty(field: unknown): boolean {
  if (field instanceof Map) return field.size === 0;
  return Array.isArray(field) ? field.length === 0 : field === null || field === '';
}

/** True for a day, with or without a time. */
function isDay(value: string): boolean {
  const day = dateIn(value);
  return day !== undefined && /^[\d:.+TZ -]*$/.test(value.replace(day, ''));
}
