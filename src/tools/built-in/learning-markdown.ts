// A learning as Markdown: one list entry, as a fragment of its own or put into a history's `## Learnings`.

import { closeBlocks, lineEndOf } from '../../markdown/close-blocks.ts';
import { headingOf, type Line, readLines } from '../../markdown/sections.ts';
import { dateIn } from '../../team/memory/decisions.ts';
import { plainText } from '../../text/normalise-text.ts';

/**
 * The entry, without a final line end. Lines after the first are indented by four blanks: deep enough that no line of
 * the learning can be taken for a heading or a fence of the file.
 */
export function learningEntry(category: string, learning: string): string {
  const [first = '', ...rest] = plainText(learning).split('\n');
  const more = rest.map((line) => (line.trim() === '' ? '' : `    ${line}`));
  return [`- **[${category}]** ${first}`, ...more].join('\n');
}

/** Puts entries, as `learningEntry` makes them, at the end of `## Learnings` (made when it is missing). */
export function appendLearnings(text: string, entries: readonly string[]): string {
  return appendToLearnings(text, () => entries);
}

/** An entry, as `learningEntry` makes it, and its day, `YYYY-MM-DD`. */
export type DatedEntry = { readonly entry: string; readonly day: string };

/**
 * Puts entries, which are in the order of their days, at the end of `## Learnings`. Behind `###` blocks they come under
 * headings of their own: part of the last block, they would be taken for as old as that.
 */
export function appendDatedLearnings(text: string, learnings: readonly DatedEntry[]): string {
  return appendToLearnings(text, (block) =>
    block === undefined ? learnings.map(({ entry }) => entry) : withDayHeadings(block, learnings),
  );
}

/** The entries as parts of a text, a heading before each new day; `block` is the heading that is open. */
function withDayHeadings(block: string, learnings: readonly DatedEntry[]): readonly string[] {
  let open = dateIn(block);
  return learnings.flatMap(({ entry, day }, at) => {
    const heading = day === open ? [] : [...(at === 0 ? [] : ['']), `### ${day}`, ''];
    open = day;
    return [...heading, entry];
  });
}

/** Puts at the end of `## Learnings` what is to stand under its last `###` heading; undefined when it has none. */
function appendToLearnings(
  text: string,
  partsUnder: (block: string | undefined) => readonly string[],
): string {
  if (text.trim() === '') {
    return `# Project Context\n\n## Learnings\n\n${partsUnder(undefined).join('\n')}\n`;
  }
  const lineEnd = lineEndOf(text);
  const closed = closeBlocks(text, isSection);
  const lines = readLines(closed);
  const { start, until, block } = learningsSection(lines);
  const last = lines.findLastIndex((line, at) => at < until && line.text.trim() !== '');
  const { start: from = 0, text: words = '' } = lines[last] ?? {};
  const end = from + words.length;
  const parts = partsUnder(block);
  const continuesList = isListLine(words) && parts.slice(0, 1).every(isListLine);
  const frame = start === -1 ? ['', '## Learnings', ''] : continuesList ? [] : [''];
  const added = [...frame, ...parts.flatMap((part) => part.split('\n'))];
  const isTight = last + 1 === until && until < lines.length;
  const after = isTight ? `${lineEnd}${closed.slice(end)}` : closed.slice(end) || lineEnd;
  return `${closed.slice(0, end)}${added.map((line) => `${lineEnd}${line}`).join('')}${after}`;
}

type LearningsSection = {
  /** The index of its heading, -1 when there is none, and the index behind its last line. */
  readonly start: number;
  readonly until: number;
  /** Its last `###` heading. */
  readonly block: string | undefined;
};

function learningsSection(lines: readonly Line[]): LearningsSection {
  const start = lines.findIndex(
    (line) => line.kind === 'text' && /^## Learnings\s*$/.test(line.text),
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

function isListLine(text: string): boolean {
  return /^(?:[-*] | {2,}\S)/.test(text);
}
