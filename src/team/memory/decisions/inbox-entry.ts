// decisions/inbox/*.md: decisions that Scribe has not merged yet, as four kinds of producers write them.
import {
  closeBlocks,
  headingOf,
  type Line,
  labelOf,
  readLines,
  textOf,
} from '#src/markdown/index.ts';
import { slug } from '#src/text/index.ts';
import type { Member } from '../../roster/member.ts';
import { ownDayIn } from './decision-heading.ts';
import { type DecisionEntry, isScaffold, splitEntries, toDecisionEntry } from './decisions.ts';
import { type InboxEntryFacts, readFacts, SHOWN_FIELDS } from './inbox-facts.ts';
import { readInboxMatter, untoldBlock } from './inbox-matter.ts';

export type InboxEntry = {
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
  if (!hasText(lines)) return [];
  const facts = readFacts(inboxEntry.file, matter.fields, members);
  const entries = entriesIn(lines);
  const read =
    entries.length === 0
      ? [wholeFileEntry(lines, facts)]
      : entries.map((entry) => ({
          ...entry,
          date: ownDayIn(entry.heading) ?? facts.date ?? entry.date,
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

function hasText(lines: readonly Line[]): boolean {
  return lines.some((line) => line.kind !== 'comment' && line.text.trim() !== '');
}

/** Returns the file's `###` entries if it consists of them: it begins with one, or every one is dated or signed. */
function entriesIn(lines: readonly Line[]): readonly DecisionEntry[] {
  const { before, entries } = splitEntries(lines, () => false);
  const [first, ...rest] = entries;
  if (first === undefined) return [];
  const startsWithEntry = before.every((line) => headingOf(line) === undefined);
  const isEach = entries.every((entry) => entry.date !== undefined || entry.author !== undefined);
  if (!startsWithEntry && !isEach) return [];
  const preamble = textOf(
    before.filter((line) => headingOf(line)?.level !== 1 || !isScaffold(line)),
  );
  if (preamble === '') return entries;
  return [{ ...first, body: `${preamble}\n\n${first.body}`.trimEnd() }, ...rest];
}

/** Reads a whole file as one entry. Its title, date and author come from front matter, headings or the file's name. */
function wholeFileEntry(lines: readonly Line[], facts: InboxEntryFacts): DecisionEntry {
  const own = ownTitle(lines);
  const title = facts.title ?? own ?? facts.fileTitle;
  const top = lines.findIndex((line) => line.text.trim() !== '');
  const opensWithTitle = own === title && headingOf(lines[top] ?? NO_LINE)?.title === title;
  const isDated = facts.date === undefined || ownDayIn(title) !== undefined;
  const entry = toDecisionEntry(
    isDated ? title : `${facts.date}: ${title}`,
    opensWithTitle ? lines.slice(top + 1) : lines,
  );
  return { ...entry, author: facts.author ?? entry.author ?? facts.fileAuthor };
}

const NO_LINE: Line = { kind: 'text', text: '' };

/** Returns the first heading, unless it names a part of a decision. */
function ownTitle(lines: readonly Line[]): string | undefined {
  const first = lines.map(headingOf).find((heading) => heading !== undefined)?.title;
  return first === undefined || PART_TITLE.test(first) ? undefined : first;
}

/** First headings that name a part of a decision, not the decision. */
const PART_TITLE = /^(?:context|decision|consequences|background|summary|problem|what|why)?$/i;

/** True for the name of a file that holds an inbox entry: Markdown, but no readme. */
export function isInboxEntry(file: string): boolean {
  return /^(?!readme\.md$)[^./][^/]*\.md$/i.test(file) && slug(file) !== '';
}
