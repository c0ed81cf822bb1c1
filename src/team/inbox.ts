// decisions/inbox/*.md: decisions that Scribe has not merged yet, as four kinds of producers write them. Scribe deletes the files,
// so what an entry shows in no other way, such as odd front matter, goes below its body.

import { basename } from 'node:path/posix';
import { closeBlocks, codeBlock } from '#src/markdown/close-blocks.ts';
import { listField, readFrontMatter, textField, untoldLines } from '#src/markdown/front-matter.ts';
import {
  dateIn,
  factOf,
  isOwnPart,
  isPartTitle,
  isScaffold,
  readLabels,
} from '#src/markdown/labels.ts';
import {
  headingOf,
  type Line,
  labelOf,
  readLines,
  textOf,
  trimBlankLines,
} from '#src/markdown/sections.ts';
import type { TrustedTree } from '#src/ports/git.ts';
import { normaliseText } from '#src/text/json.ts';
import { capitalise, oneLine } from '#src/text/one-line.ts';
import { slug } from '#src/text/slug.ts';
import {
  cutDecisions,
  type DecisionEntry,
  ownDayIn,
  readDecisions,
  titleKey,
  toDecisionEntry,
} from './decisions.ts';
import type { Member } from './member.ts';
import { isRegularFile } from './repository-files.ts';

type InboxEntry = {
  /** The file's name without its folder. */
  readonly file: string;
  readonly text: string;
};

/** Reads the entries of one inbox file; none when the file has no text. No text of the file is lost. */
export function parseInboxEntry(
  inboxEntry: InboxEntry,
  members: readonly Member[],
): readonly DecisionEntry[] {
  const matter = readInboxMatter(inboxEntry.text);
  const lines = readLines(matter.body);
  if (!lines.some((line) => line.kind !== 'comment' && line.text.trim() !== '')) return [];
  const facts = readFacts(inboxEntry.file, matter.fields, members);
  const entries = entriesIn(lines);
  const read =
    entries.length === 0
      ? [wholeFileEntry(lines, facts)]
      : entries.map((entry) => ({
          ...entry,
          date: ownDayIn(entry.heading) ?? labelledDay(entry) ?? facts.date ?? entry.date,
          author: entry.author ?? facts.author ?? facts.fileAuthor,
        }));
  const shown = read.flatMap(({ heading, body }) => [heading, body]);
  const untold = untoldBlock(matter.yaml, SHOWN_FIELDS, [...shown, facts.author ?? '']);
  const last = read.length - 1;
  return read.map((entry, at) => {
    const body = withLabels(entry.body, facts.labels);
    return { ...entry, body: at === last ? withUntold(body, untold) : body };
  });
}

function labelledDay({ body }: DecisionEntry): string | undefined {
  return readLabels(readLines(body)).date;
}

/** Adds label lines at the top of a body, below the line that says who wrote it, unless the body has them already. */
function withLabels(body: string, labels: readonly string[]): string {
  const lines = body.split('\n');
  const added = labels.filter((label) => !lines.includes(label));
  if (added.length === 0) return body;
  const first = labelOf({ kind: 'text', text: lines[0] ?? '' });
  const signature = first?.label === 'by' ? lines.splice(0, 1) : [];
  const goesOn = lines[0] === undefined || lines[0] === '' || lines[0].startsWith('**');
  return [...signature, ...added, ...(goesOn ? [] : ['']), ...lines].join('\n').trimEnd();
}

/** Adds a block below a body. */
function withUntold(body: string, block: string): string {
  if (block === '') return body;
  return [closeBlocks(body), block].filter((part) => part !== '').join('\n\n');
}

/**
 * Returns the file's entries if it consists of them: several that are dated, signed or stand above parts of decisions, or it
 * begins with a `###` entry.
 */
function entriesIn(lines: readonly Line[]): readonly DecisionEntry[] {
  const pieces = cutDecisions(lines, () => false);
  const found = pieces.filter(({ entry }) => entry !== undefined);
  const before = pieces.slice(
    0,
    pieces.findIndex(({ entry }) => entry !== undefined),
  );
  const preamble = before.flatMap((piece) => piece.lines);
  const shared = readLabels(preamble);
  const entries = found
    .flatMap(({ entry }) => (entry === undefined ? [] : [entry]))
    .map((entry) => ({
      ...entry,
      date: entry.date ?? shared.date,
      author: entry.author ?? shared.author,
    }));
  const [first, ...rest] = entries;
  const isLow = found[0]?.level === 3;
  if (first === undefined || (!isLow && rest.length === 0)) return [];
  const startsWithEntry = isLow && preamble.every((line) => headingOf(line) === undefined);
  if (!startsWithEntry && !entries.every(isWhole)) return [];
  const words = textOf(
    preamble.filter((line) => headingOf(line)?.level !== 1 || !isScaffold(line)),
  );
  if (words === '') return entries;
  return [{ ...first, body: `${words}\n\n${first.body}`.trimEnd() }, ...rest];
}

/** True for an entry that is dated or signed, or tells its decision in parts. */
function isWhole({ date, author, body }: DecisionEntry): boolean {
  if (date !== undefined || author !== undefined) return true;
  return readLines(body).some((line) => isOwnPart(headingOf(line)?.title ?? ''));
}

/** Reads a whole file as one entry. Its title, date and author come from front matter, headings, labels or the file's name. */
function wholeFileEntry(lines: readonly Line[], facts: InboxEntryFacts): DecisionEntry {
  const own = ownTitle(lines);
  const title = facts.title ?? own ?? facts.fileTitle;
  const top = lines.findIndex((line) => line.text.trim() !== '');
  const opensWithTitle = own === title && headingOf(lines[top] ?? NO_LINE)?.title === title;
  const body = opensWithTitle ? lines.slice(top + 1) : lines;
  const day = ownDayIn(title) === undefined ? (readLabels(body).date ?? facts.date) : undefined;
  const entry = toDecisionEntry(day === undefined ? title : `${day}: ${title}`, body);
  return { ...entry, author: facts.author ?? entry.author ?? facts.fileAuthor };
}

const NO_LINE: Line = { kind: 'text', text: '' };

/** Returns the first heading, unless it names a part of a decision. */
function ownTitle(lines: readonly Line[]): string | undefined {
  const title = lines.map(headingOf).find((heading) => heading !== undefined)?.title ?? '';
  return title === '' || isPartTitle(title) ? undefined : title;
}

/** True for the name of a file that holds an inbox entry: Markdown, but no readme. */
export function isInboxEntry(file: string): boolean {
  return /^(?!readme\.md$)[^./][^/]*\.md$/i.test(file) && slug(file) !== '';
}

/** Fields that an entry shows in its own way. */
const SHOWN_FIELDS: ReadonlySet<string> = new Set(['title', 'author', 'by']);

/** What a file's name and front matter say about it. */
type InboxEntryFacts = {
  readonly title: string | undefined;
  readonly author: string | undefined;
  readonly date: string | undefined;
  /** The other fields of its front matter, as `**Label:** value`. */
  readonly labels: readonly string[];
  readonly fileTitle: string;
  readonly fileAuthor: string | undefined;
};

/** Reads a file's name and the fields of its front matter. */
function readFacts(
  file: string,
  fields: ReadonlyMap<string, unknown>,
  members: readonly Member[],
): InboxEntryFacts {
  const namesOf = (fact: string) => [...fields.keys()].filter((name) => factOf(name) === fact);
  const days = namesOf('date').map((name) => dateIn(textField(fields, name) ?? ''));
  const authors = namesOf('author').map((name) => namesField(fields, name));
  return {
    title: textField(fields, 'title'),
    author: authors.find((author) => author !== undefined),
    date: days.find((day) => day !== undefined) ?? dateIn(file),
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

/** The longest label and the longest value, in UTF-16 units; anything longer is more than a line can tell. */
const MAX_LABEL = 40;
const MAX_VALUE = 300;

/** Fields that say when an entry was made. */
const DAY_FIELDS: ReadonlySet<string> = new Set(['createdAt', 'date']);

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
function labelLine(name: string, field: unknown): string | undefined {
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
function plainValue(field: unknown): string {
  const values: readonly unknown[] = Array.isArray(field) ? field : [field];
  return values.every((value) => typeof value === 'string') ? values.join(', ') : '';
}

/** The most of decisions.md that is read, in bytes. Of a longer file, the end is read, where the newest are. */
const DECISIONS_BYTES = 4 * 1024 * 1024;
const INBOX_FILE_BYTES = 65_536;
const MAX_INBOX_FILES = 500;

/** The shared file of decisions below the squad's folder, to which Scribe appends. */
export const DECISIONS_FILE = 'decisions.md';

/** A second file of decisions that many squads have. It counts as older, and stays as it is. */
export const OLDER_DECISIONS_FILE = 'decisions/decisions.md';

/**
 * Reads every decision that a squad has written down, and the prose around the merged ones, except those in archives: merged ones first, those of the older file
 * before those of the main one, then those of the inbox files.
 */
export async function loadDecisions(
  tree: TrustedTree,
  location: { readonly directory: string; readonly members: readonly Member[] },
) {
  const inbox = `${location.directory}/decisions/inbox/`;
  const inboxFiles = tree.entries.filter(
    ({ path, mode }) =>
      path.startsWith(inbox) && isRegularFile(mode) && isInboxEntry(path.slice(inbox.length)),
  );
  const [older, main, unmerged] = await Promise.all([
    readMerged(tree, `${location.directory}/${OLDER_DECISIONS_FILE}`),
    readMerged(tree, `${location.directory}/${DECISIONS_FILE}`),
    Promise.all(
      inboxFiles.slice(0, MAX_INBOX_FILES).map(async ({ path }) => {
        const text = (await tree.read(path, INBOX_FILE_BYTES)) ?? '';
        return parseInboxEntry({ file: basename(path), text }, location.members);
      }),
    ),
  ]);
  const warnings =
    inboxFiles.length > MAX_INBOX_FILES
      ? [
          `${inbox} holds ${inboxFiles.length} files; ${MAX_INBOX_FILES} are read. Let Scribe merge them.`,
        ]
      : [];
  return {
    entries: [...joinDecisions(older.entries, main.entries), ...unmerged.flat()],
    prose: [main.prose, older.prose].filter((prose) => prose !== '').join('\n\n'),
    warnings,
  };
}

/** Joins the entries of both shared files. Of a decision that both have, the main file's version counts. */
export function joinDecisions(
  older: readonly DecisionEntry[],
  main: readonly DecisionEntry[],
): readonly DecisionEntry[] {
  const keyOf = ({ title, date }: DecisionEntry) => `${date}\n${titleKey(title)}`;
  const known = new Set(main.map(keyOf));
  return [...older.filter((entry) => !known.has(keyOf(entry))), ...main];
}

async function readMerged(tree: TrustedTree, path: string) {
  const size = tree.entries.find((entry) => entry.path === path)?.size ?? 0;
  const text =
    size <= DECISIONS_BYTES
      ? await tree.read(path, DECISIONS_BYTES)
      : await tree.readEnd(path, DECISIONS_BYTES);
  return readDecisions(text ?? '');
}
