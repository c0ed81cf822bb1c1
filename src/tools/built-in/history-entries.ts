// The learnings of a history: its list entries of the form `- **[category]** learning`, and how two versions are joined.
import { headingOf, type Line, type PlacedLine, readLines } from '../../markdown/sections.ts';
import { appendLearnings } from './learning-markdown.ts';

/** The beginning of such an entry. */
export const CATEGORY_ITEM = /^[-*] \*\*\[([^\]\n*]{1,60})\]\*\*[ \t]+(?=\S)/;

/** The list entries of a history: those of the form `- **[category]** learning`. */
export function listLearnings(text: string): readonly string[] {
  return readItems(text, CATEGORY_ITEM);
}

/** The items of a text's lists whose first lines match, with their continuation lines. */
export function readItems(text: string, pattern: RegExp): readonly string[] {
  const items: string[][] = [];
  let isOpen = false;
  for (const line of readLines(text)) {
    const starts = startsItem(line, pattern);
    if (starts) items.push([]);
    isOpen = starts || (isOpen && continuesItem(line));
    if (isOpen) items.at(-1)?.push(line.text);
  }
  return items.map((lines) => lines.join('\n').trimEnd());
}

/** True for the first line of an item. */
export function startsItem({ kind, text }: Line, pattern: RegExp): boolean {
  return kind === 'text' && pattern.test(text);
}

/** True for a line that belongs to the item before it. */
export function continuesItem({ text }: Line): boolean {
  return text.trim() === '' || /^(?: {2,}|\t)/.test(text);
}

/** What two equal entries have in common: blank lines and blanks at line ends don't count. */
export function entryKey(entry: string): string {
  const lines = entry.split('\n').map((line) => line.trimEnd());
  return lines.filter((line) => line !== '').join('\n');
}

/** A history without the learnings that stand in it more than once, and what was removed. */
export type DistinctLearnings = { readonly text: string; readonly repeated: readonly string[] };

/**
 * Keeps the first of equal learnings under `## Learnings`: git puts a learning that two branches hold at different places
 * into their merge twice. Everything else stays as it is, and so does a text without repeats.
 */
export function dropRepeatedLearnings(text: string): DistinctLearnings {
  const lines = readLines(text);
  const known = new Set<string>();
  const repeated: string[] = [];
  const kept: string[] = [];
  let from = 0;
  for (const { first, line } of startsOfLearnings(lines)) {
    const until = endOfItem(lines, first);
    const end = lines[until]?.start ?? text.length;
    const entry = text.slice(line.start, end).replace(/\r\n?/g, '\n').trimEnd();
    if (known.has(entryKey(entry))) {
      kept.push(text.slice(from, line.start));
      repeated.push(entry);
      from = end;
    }
    known.add(entryKey(entry));
  }
  return { text: kept.join('') + text.slice(from), repeated };
}

type FirstLine = { readonly first: number; readonly line: PlacedLine };

/** The first lines of the learnings. In another section two equal items may each be meant, such as those of two days. */
function startsOfLearnings(lines: readonly PlacedLine[]): readonly FirstLine[] {
  let isBelow = false;
  return lines.flatMap((line, first) => {
    if ((headingOf(line)?.level ?? 3) <= 2) isBelow = isLearningsHeading(line);
    return isBelow && startsItem(line, CATEGORY_ITEM) ? [{ first, line }] : [];
  });
}

/** True for `## Learnings`, in letters of any case. */
export function isLearningsHeading(line: Line): boolean {
  const heading = headingOf(line);
  return heading?.level === 2 && /^learnings$/i.test(heading.title);
}

/** The index behind an item's last line; blank lines below it belong to it where one stands above it. */
function endOfItem(lines: readonly Line[], first: number): number {
  let until = first + 1;
  for (let line = lines[until]; line && continuesItem(line); line = lines[until]) until += 1;
  const isBlank = (at: number) => lines[at]?.text.trim() === '';
  if (isBlank(first - 1)) return until;
  let end = until;
  while (end > first + 1 && isBlank(end - 1)) end -= 1;
  return end;
}

/** A history as both sides began with it (empty: there was none), and as each has it now. */
export type HistorySides = {
  readonly base: string;
  readonly ours: string;
  readonly theirs: string;
};

/**
 * Joins two versions of a history, of which one only got new learnings: these are added to the other version, each once.
 * Undefined where both versions changed in other ways too.
 */
export function joinHistories({ base, ours, theirs }: HistorySides): string | undefined {
  const added = learningsAdded(base, theirs);
  if (added !== undefined) return withLearnings(ours, added);
  const own = learningsAdded(base, ours);
  return own === undefined ? undefined : withLearnings(theirs, own);
}

/** The learnings that make `text` of `base`; undefined where something else makes the difference. */
function learningsAdded(base: string, text: string): readonly string[] | undefined {
  const added = entriesBeyond(base, text);
  if (added.length === 0) return undefined;
  return appendLearnings(base, added) === text ? added : undefined;
}

function withLearnings(text: string, entries: readonly string[]): string {
  const known = new Set(listLearnings(text).map(entryKey));
  const added = entries.filter((entry) => !known.has(entryKey(entry)));
  return added.length === 0 ? text : appendLearnings(text, added);
}

function entriesBeyond(base: string, text: string): readonly string[] {
  const known = new Set(listLearnings(base).map(entryKey));
  return listLearnings(text).filter((entry) => !known.has(entryKey(entry)));
}
