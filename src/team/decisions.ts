// decisions.md: what the squad agreed on, and the part of it that a task needs.
import { headingOf, type Line, labelOf, readLines, trimBlankLines } from './markdown.ts';
import { choosePieces, type Piece, wordSet } from './relevance.ts';
import { slug } from './slug.ts';
import { cleanCell } from './table.ts';

export type DecisionEntry = {
  /** The heading without its date. */
  readonly title: string;
  /** `YYYY-MM-DD`; an undated decision is a foundational one. */
  readonly date: string | undefined;
  /** Who took it, as written; undefined when nobody signed. */
  readonly author: string | undefined;
  /** The heading as written, without `###`. */
  readonly heading: string;
  readonly body: string;
};

const SCAFFOLD = /^(?:(?:squad |active )?decisions|governance|archived?\b.*)$/i;

/** Entries of a decisions.md, in its order. Only `###` outside fences begins one; scaffold headings end one. */
export function parseDecisions(text: string): readonly DecisionEntry[] {
  return splitEntries(readLines(text), isScaffold).entries;
}

function isScaffold(line: Line): boolean {
  const heading = headingOf(line);
  return heading !== undefined && heading.level <= 2 && SCAFFOLD.test(heading.title);
}

/** The `###` entries among lines, and what stands before the first. `endsEntry` names lines that belong to none. */
export function splitEntries(
  lines: readonly Line[],
  endsEntry: (line: Line) => boolean,
): { readonly before: readonly Line[]; readonly entries: readonly DecisionEntry[] } {
  const before: Line[] = [];
  const drafts: { readonly heading: string; readonly lines: Line[] }[] = [];
  let open: Line[] | undefined = before;
  for (const line of lines) {
    const heading = headingOf(line);
    if (heading?.level === 3) {
      open = [];
      drafts.push({ heading: heading.title, lines: open });
    } else if (endsEntry(line)) {
      open = undefined;
    } else {
      open?.push(line);
    }
  }
  return { before, entries: drafts.map((draft) => decisionOf(draft.heading, draft.lines)) };
}

/** Makes an entry of a heading's text and the lines under it. */
export function decisionOf(heading: string, lines: readonly Line[]): DecisionEntry {
  return {
    ...readHeading(heading),
    author: authorIn(lines),
    heading,
    body: trimBlankLines(lines.map((line) => line.text).join('\n')),
  };
}

/** `2026-11-21T09-30-00: Use UTC`, `Use UTC (2026-11-21)` or `Use UTC`, as title and date. */
export function readHeading(heading: string): {
  readonly title: string;
  readonly date: string | undefined;
} {
  const title = heading
    .replace(/^\d{4}-\d\d-\d\d(?:[T ]\d\d[0-9:.+Z-]{0,30})?\s{0,4}[:\u2014\u2013-]\s{0,4}/, '')
    .replace(/\(\d{4}-\d\d-\d\d\)$/, '')
    .trim();
  return { title: title === '' ? heading : title, date: dateIn(heading) };
}

/** The first `YYYY-MM-DD` in a text that can be a day. */
export function dateIn(text: string): string | undefined {
  return /\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?!\d)/.exec(text)?.[0];
}

function authorIn(lines: readonly Line[]): string | undefined {
  for (const line of lines) {
    const found = labelOf(line);
    if (found === undefined || !['by', 'issued by', 'author'].includes(found.label)) continue;
    const author = cleanCell(found.value);
    if (author !== '') return author;
  }
  return undefined;
}

export type DecisionWish = {
  /** The task, in words. */
  readonly query: string;
  /** Name or slug of the agent that will read them. */
  readonly agent: string;
  /** The most characters of `text`. */
  readonly budget: number;
};

export type SelectedDecisions = {
  /** Markdown, in the order of the entries; says how many are left out. */
  readonly text: string;
  readonly chosen: number;
  readonly leftOut: number;
};

/** The decisions that a task needs: related ones first, then recent ones, within the budget. Linear in the text. */
export function selectDecisions(
  entries: readonly DecisionEntry[],
  { query, agent, budget }: DecisionWish,
): SelectedDecisions {
  const pieces = preparedPieces(entries).map((piece, index) => {
    const entry = entries[index];
    return entry !== undefined && isBy(entry, agent) ? { ...piece, boost: 0.3 } : piece;
  });
  const note = (count: number) => `(${count} less related or older decisions are left out.)`;
  const reserved = note(entries.length).length;
  const { chosen, leftOut } = choosePieces(pieces, { query, budget: budget - reserved });
  const parts = chosen.map((piece) => piece.text);
  if (leftOut > 0 && budget >= reserved) parts.push(note(leftOut));
  return { text: parts.join('\n\n'), chosen: chosen.length, leftOut };
}

// Every agent of a run asks the same entries; reading a megabyte of words once is enough.
const prepared = new WeakMap<readonly DecisionEntry[], readonly Piece[]>();

function preparedPieces(entries: readonly DecisionEntry[]): readonly Piece[] {
  const known = prepared.get(entries);
  if (known !== undefined) return known;
  const recency = recencyOf(entries);
  const pieces = entries.map((entry, index) => {
    const text = `### ${entry.heading}\n\n${entry.body}`.trimEnd();
    return { text, words: wordSet(text), recency: recency[index] ?? 0, boost: 0 };
  });
  prepared.set(entries, pieces);
  return pieces;
}

function isBy(entry: DecisionEntry, agent: string): boolean {
  const wanted = slug(agent);
  const authors = entry.author?.split(',') ?? [];
  return wanted !== '' && authors.some((author) => slug(author) === wanted);
}

/** 0 to 1 by date, later entries later within a day; undated ones are foundational and stand in the middle. */
function recencyOf(entries: readonly DecisionEntry[]): readonly number[] {
  const dated = entries
    .map(({ date }, index) => ({ date: date ?? '', index }))
    .filter(({ date }) => date !== '')
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.index - b.index));
  const recency = entries.map(() => 0.5);
  for (const [rank, { index }] of dated.entries()) recency[index] = (rank + 1) / dated.length;
  return recency;
}
