// decisions/inbox/*.md: decisions that Scribe has not merged yet, as four kinds of producers write them.
import { type DecisionEntry, dateIn, decisionOf, splitEntries } from './decisions.ts';
import { readFrontMatter, textField } from './front-matter.ts';
import { headingOf, type Line, readLines, textOf } from './markdown.ts';
import type { Member } from './member.ts';
import { slug } from './slug.ts';

export type DropBox = {
  /** The file's name without its folder. */
  readonly file: string;
  readonly text: string;
};

/** The entries of one drop-box; none when the file says nothing. No text of the file is lost. */
export function parseDropBox(box: DropBox, members: readonly Member[]): readonly DecisionEntry[] {
  const matter = readFrontMatter(box.text);
  const lines = readLines(matter.body);
  if (!saysSomething(lines)) return [];
  const entries = entriesIn(lines);
  if (entries.length > 0) return entries;
  const fields = matter.kind === 'data' ? matter.fields : new Map<string, unknown>();
  return [freeEntry(box.file, { lines, fields, members })];
}

function saysSomething(lines: readonly Line[]): boolean {
  return lines.some((line) => line.kind !== 'comment' && line.text.trim() !== '');
}

/** `###` entries, when the file is made of them: they come first, or every one is dated or signed. */
function entriesIn(lines: readonly Line[]): readonly DecisionEntry[] {
  const { before, entries } = splitEntries(lines, () => false);
  const [first, ...rest] = entries;
  if (first === undefined) return [];
  const startsWithEntry = before.every((line) => headingOf(line) === undefined);
  const isEach = entries.every((entry) => entry.date !== undefined || entry.author !== undefined);
  if (!startsWithEntry && !isEach) return [];
  const preamble = textOf(before.filter((line) => headingOf(line)?.level !== 1));
  if (preamble === '') return entries;
  return [{ ...first, body: `${preamble}\n\n${first.body}`.trimEnd() }, ...rest];
}

type FreeText = {
  readonly lines: readonly Line[];
  readonly fields: ReadonlyMap<string, unknown>;
  readonly members: readonly Member[];
};

/** One entry of a whole file; title, date and author come from front matter, headings or the file's name. */
function freeEntry(file: string, { lines, fields, members }: FreeText): DecisionEntry {
  const named = readFileName(file, members);
  const own = ownTitle(lines);
  const title = textField(fields, 'title') ?? own ?? named.title;
  const top = lines.findIndex((line) => line.text.trim() !== '');
  const opensWithTitle = own === title && headingOf(lines[top] ?? NO_LINE)?.title === title;
  const date = dateIn(title) ?? dateIn(textField(fields, 'createdAt') ?? '') ?? dateIn(file);
  const isDated = date === undefined || dateIn(title) !== undefined;
  const entry = decisionOf(
    isDated ? title : `${date}: ${title}`,
    opensWithTitle ? lines.slice(top + 1) : lines,
  );
  return { ...entry, author: textField(fields, 'author') ?? entry.author ?? named.author };
}

const NO_LINE: Line = { kind: 'text', text: '' };

/** The first heading, unless it names a part of a decision. */
function ownTitle(lines: readonly Line[]): string | undefined {
  const first = lines.map(headingOf).find((heading) => heading !== undefined)?.title;
  return first === undefined || SECTION_NAMES.has(first.toLowerCase()) ? undefined : first;
}

/** First headings that name a part of a decision, not the decision. */
const SECTION_NAMES: ReadonlySet<string> = new Set([
  'context',
  'decision',
  'consequences',
  'background',
  'summary',
  'problem',
  'what',
  'why',
  '',
]);

/** `odd-use-utc-1a2b3c4d.md`: author Odd when there is such a member, title `use utc`. */
function readFileName(
  file: string,
  members: readonly Member[],
): { readonly author: string | undefined; readonly title: string } {
  const stem = file.replace(/\.md$/i, '');
  const author = members
    .filter((member) => stem === member.slug || stem.toLowerCase().startsWith(`${member.slug}-`))
    .sort((a, b) => b.slug.length - a.slug.length)[0];
  const rest = author === undefined ? stem : stem.slice(author.slug.length + 1);
  const title = rest
    .replace(/-[0-9a-f]{8}$/, '')
    .replace(/[-_]+/g, ' ')
    .trim();
  return { author: author?.name, title: title === '' ? stem : title };
}

/** True for the name of a file that is a drop-box: Markdown, and not a note to people. */
export function isDropBox(file: string): boolean {
  return /^(?!readme\.md$)[^./][^/]*\.md$/i.test(file) && slug(file) !== '';
}
