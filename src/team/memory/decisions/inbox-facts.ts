// What an inbox file's name and front matter say about its entries.
import { listField, textField } from '#src/markdown/index.ts';
import type { Member } from '../../roster/member.ts';
import { dateIn } from './decision-heading.ts';
import { labelLines } from './field-labels.ts';

/** Fields that an entry shows in its own way. */
export const SHOWN_FIELDS: ReadonlySet<string> = new Set(['title', 'author', 'by']);

/** What a file's name and front matter say about it. */
export type InboxEntryFacts = {
  readonly title: string | undefined;
  readonly author: string | undefined;
  readonly date: string | undefined;
  /** The other fields of its front matter, as `**Label:** value`. */
  readonly labels: readonly string[];
  readonly fileTitle: string;
  readonly fileAuthor: string | undefined;
};

/** Reads a file's name and the fields of its front matter. */
export function readFacts(
  file: string,
  fields: ReadonlyMap<string, unknown>,
  members: readonly Member[],
): InboxEntryFacts {
  const day = textField(fields, 'createdAt') ?? textField(fields, 'date') ?? '';
  return {
    title: textField(fields, 'title'),
    author: namesField(fields, 'author') ?? namesField(fields, 'by'),
    date: dateIn(day) ?? dateIn(file),
    labels: labelLines(fields, SHOWN_FIELDS),
    ...readFileName(file, members),
  };
}

function namesField(fields: ReadonlyMap<string, unknown>, name: string): string | undefined {
  return textField(fields, name) ?? (listField(fields, name)?.join(', ') || undefined);
}

/** Reads `odd-use-utc-1a2b3c4d.md` as title `use utc`, and as author Odd when there is such a member. */
function readFileName(
  file: string,
  members: readonly Member[],
): Pick<InboxEntryFacts, 'fileAuthor' | 'fileTitle'> {
  const stem = file.replace(/\.md$/i, '');
  const author = members
    .filter((member) => stem === member.slug || stem.toLowerCase().startsWith(`${member.slug}-`))
    .sort((a, b) => b.slug.length - a.slug.length)[0];
  const rest = author === undefined ? stem : stem.slice(author.slug.length + 1);
  const title = rest
    .replace(/-(?:[0-9a-f]{8}|\d{4}-\d\d-\d\dT[\d-]+Z?)$/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  return { fileAuthor: author?.name, fileTitle: title === '' ? stem : title };
}
