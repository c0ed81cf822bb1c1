// A learning as Markdown: one list entry, in a file of its own or under a history's `## Learnings`.
import { closeBlocks, lineEndOf } from '#src/markdown/close-blocks.ts';
import { dateIn } from '#src/markdown/labels.ts';
import { headingOf, type Line, type PlacedLine, readLines } from '#src/markdown/sections.ts';
import { normaliseText, plainText } from '#src/text/json.ts';

/** The beginning of such an entry. */
export const CATEGORY_ITEM = /^[-*] \*\*\[([^\]\n*]{1,60})\]\*\*[ \t]+(?=\S)/;

/** Returns the list entries of a history that have the form `- **[category]** learning`. */
export function listLearnings(text: string): readonly string[] {
  return readItems(text, CATEGORY_ITEM);
}

/** Returns the list items whose first lines match, with their continuation lines. */
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

/** Returns the key that equal entries share: blank lines and blanks at line ends don't count. */
export function entryKey(entry: string): string {
  const lines = entry.split('\n').map((line) => line.trimEnd());
  return lines.filter((line) => line !== '').join('\n');
}

/**
 * Returns the lines that a text gained; undefined when it lost or changed one of those that it had. Line ends don't count. Linear.
 */
export function textAdded(before: string, after: string): string | undefined {
  const [old, now] = [normaliseText(before), normaliseText(after)];
  if (now.startsWith(old)) return now.slice(old.length);
  const kept = old.trimEnd().split('\n');
  let at = 0;
  const added = now.split('\n').filter((line) => {
    const isKept = at < kept.length && line === kept[at];
    if (isKept) at += 1;
    return !isKept;
  });
  return at === kept.length ? added.join('\n') : undefined;
}

/** A history in which each learning stands once, and the repeats that were removed. */
type DistinctLearnings = { readonly text: string; readonly repeated: readonly string[] };

/**
 * Keeps the first of equal learnings under `## Learnings`: if two branches hold a learning at different places, git's merge
 * has it twice. Leaves everything else as it is.
 */
export function dropRepeatedLearnings(text: string): DistinctLearnings {
  const lines = readLines(text);
  const known = new Set<string>();
  const repeated: string[] = [];
  const kept: string[] = [];
  let from = 0;
  for (const { first, line } of startsOfLearnings(lines)) {
    const until = endOfItem(lines, first);
    if (isContinued(lines, until)) continue;
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

/** True if text that is no item and no heading follows: it may be what an item's last words are about, such as a block of code. */
function isContinued(lines: readonly Line[], until: number): boolean {
  let at = until;
  while (lines[at]?.text.trim() === '') at += 1;
  const next = lines[at];
  return next !== undefined && headingOf(next) === undefined && !startsItem(next, /^[-*] /);
}

type FirstLine = { readonly first: number; readonly line: PlacedLine };

/** Finds the first lines of the learnings. In other sections, equal items may be meant, such as those of two days. */
function startsOfLearnings(lines: readonly PlacedLine[]): readonly FirstLine[] {
  let isBelow = false;
  return lines.flatMap((line, first) => {
    if ((headingOf(line)?.level ?? 3) <= 2) isBelow = isLearningsHeading(line);
    return isBelow && startsItem(line, CATEGORY_ITEM) ? [{ first, line }] : [];
  });
}

/** True for `## Learnings` in upper or lower case. */
export function isLearningsHeading(line: Line): boolean {
  const heading = headingOf(line);
  return heading?.level === 2 && /^learnings$/i.test(heading.title);
}

/** Returns the index after an item's last line. Blank lines below it belong to it if one stands above it. */
function endOfItem(lines: readonly Line[], first: number): number {
  let until = first + 1;
  for (let line = lines[until]; line && continuesItem(line); line = lines[until]) until += 1;
  const isBlank = (at: number) => lines[at]?.text.trim() === '';
  if (isBlank(first - 1)) return until;
  let end = until;
  while (end > first + 1 && isBlank(end - 1)) end -= 1;
  return end;
}

/** The history as it was before the sides diverged (empty if there was none), and each side's version. */
export type HistorySides = {
  readonly base: string;
  readonly ours: string;
  readonly theirs: string;
};

/**
 * Joins two versions of a history, one of which only gained learnings: adds these to the other version, each once.
 * Returns undefined when both versions changed in other ways too.
 */
export function joinHistories({ base, ours, theirs }: HistorySides): string | undefined {
  const added = learningsAdded(base, theirs);
  if (added !== undefined) return withLearnings(ours, added);
  const own = learningsAdded(base, ours);
  return own === undefined ? undefined : withLearnings(theirs, own);
}

/** Returns the learnings that turn `base` into `text` when appended; undefined when the texts differ in anything else. */
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

/** Returns the entry without a final line end. Indents further lines by four spaces, so that none is a heading or a fence. */
export function learningEntry(category: string, learning: string): string {
  const [first = '', ...rest] = plainText(learning).split('\n');
  const more = rest.map((line) => (line.trim() === '' ? '' : `    ${line}`));
  return [`- **[${category}]** ${first}`, ...more].join('\n');
}

/** Appends entries of `learningEntry` to `## Learnings`, which is added when it is missing. */
export function appendLearnings(text: string, entries: readonly string[]): string {
  return appendToLearnings(text, () => entries);
}

/** An entry of `learningEntry` and its day, `YYYY-MM-DD`. */
export type DatedEntry = { readonly entry: string; readonly day: string };

/** Appends entries, sorted by day, to `## Learnings`. After `###` blocks, each day gets a heading of its own. */
export function appendDatedLearnings(text: string, learnings: readonly DatedEntry[]): string {
  return appendToLearnings(text, (block) =>
    block === undefined ? learnings.map(({ entry }) => entry) : withDayHeadings(block, learnings),
  );
}

/** Adds a heading before each new day; `block` is the title of the last heading in the text. */
function withDayHeadings(block: string, learnings: readonly DatedEntry[]): readonly string[] {
  let open = dateIn(block);
  return learnings.flatMap(({ entry, day }, at) => {
    const heading = day === open ? [] : [...(at === 0 ? [] : ['']), `### ${day}`, ''];
    open = day;
    return [...heading, entry];
  });
}

const LEARNINGS = { file: 'Project Context', section: 'Learnings' };

function appendToLearnings(text: string, partsUnder: PartsUnder): string {
  return appendToSection(text, LEARNINGS, partsUnder);
}

/** Takes the title of a section's last `###` heading, or undefined, and returns the parts to add. */
type PartsUnder = (block: string | undefined) => readonly string[];

/** Appends to a `##` section, which is added when it is missing. `titles` are those of a new file and of the section. */
export function appendToSection(
  text: string,
  titles: { readonly file: string; readonly section: string },
  partsUnder: PartsUnder,
): string {
  const heading = `## ${titles.section}`;
  if (text.trim() === '') {
    return `# ${titles.file}\n\n${heading}\n\n${partsUnder(undefined).join('\n')}\n`;
  }
  const lineEnd = lineEndOf(text);
  const closed = closeBlocks(text, (line) => isSection(line) || isEntry(line));
  const lines = readLines(closed);
  const { start, until, block } = findSection(lines, titles.section);
  const last = lines.findLastIndex((line, at) => at < until && line.text.trim() !== '');
  const { start: from = 0, text: words = '' } = lines[last] ?? {};
  const end = from + words.length;
  const parts = partsUnder(block);
  const continuesList = isListLine(words) && parts.slice(0, 1).every(isListLine);
  const frame = start === -1 ? ['', heading, ''] : continuesList ? [] : [''];
  const added = [...frame, ...parts.flatMap((part) => part.split('\n'))];
  const isTight = last + 1 === until && until < lines.length;
  const after = isTight ? `${lineEnd}${closed.slice(end)}` : closed.slice(end) || lineEnd;
  return `${closed.slice(0, end)}${added.map((line) => `${lineEnd}${line}`).join('')}${after}`;
}

type FoundSection = {
  /** The index of its heading, -1 when there is none, and the index after its last line. */
  readonly start: number;
  readonly until: number;
  /** Its last `###` heading. */
  readonly block: string | undefined;
};

function findSection(lines: readonly Line[], title: string): FoundSection {
  const start = lines.findIndex(
    ({ kind, text }) => kind === 'text' && text.trimEnd() === `## ${title}`,
  );
  if (start === -1) return { start, until: lines.length, block: undefined };
  const next = lines.findIndex((line, at) => at > start && isSection(line));
  const until = next === -1 ? lines.length : next;
  const headings = lines.slice(start, until).map(headingOf);
  return { start, until, block: headings.findLast((heading) => heading?.level === 3)?.title };
}

function isSection(line: Line): boolean {
  return (headingOf(line)?.level ?? 3) <= 2;
}

/** True for the first line of a learning or a pattern. An open fence above it must not turn it into code. */
function isEntry({ kind, text }: Line): boolean {
  return kind === 'text' && /^[-*] \*\*/.test(text);
}

function isListLine(text: string): boolean {
  return /^(?:[-*] | {2,}\S)/.test(text);
}
