// Selects the squad's decisions that a task needs.
import { compareText, slug } from '#src/text/index.ts';
import { lastTitles, leftOutNote, roomForTitles } from '../left-out.ts';
import { type MemoryItem, selectMemory, wordSet } from '../select-memory.ts';
import { markDecisions } from './decision-marks.ts';
import type { DecisionEntry } from './decisions.ts';

export type DecisionQuery = {
  /** The task, as text. */
  readonly query: string;
  /** Name or slug of the agent that will read them. */
  readonly agent: string;
  /** The most characters of `text` and `unmerged`. */
  readonly budget: number;
  /** The number of entries, from the first, that are merged; by default all. */
  readonly mergedCount?: number;
};

export type SelectedDecisions = {
  /** Markdown, in the order of the entries; says how many are left out. */
  readonly text: string;
  /** The same for entries that nobody has merged yet. */
  readonly unmerged: string;
  readonly chosen: number;
  readonly leftOut: number;
};

/**
 * Selects the decisions that a task needs: related ones first, then recent ones, within the budget, and what others overturned
 * last. Linear in the text.
 */
export function selectDecisions(
  entries: readonly DecisionEntry[],
  { query, agent, budget, mergedCount = entries.length }: DecisionQuery,
): SelectedDecisions {
  const marks = markDecisions(entries, mergedCount);
  const items = memoryItemsOf(entries).map((item, index) => {
    const entry = entries[index];
    const own = entry !== undefined && isAuthoredBy(entry, agent) ? 0.3 : 0;
    const { text, isOver } = marks[index] ?? { text: '', isOver: false };
    const marked = text === '' ? item.text : item.text.replace(/\n|$/, (end) => `${text}${end}`);
    return { ...item, text: marked, boost: isOver ? LAST : own };
  });
  const reserved = leftOutNote(entries.length, '').length;
  const select = (room: number) => selectMemory(items, { query, budget: room - reserved });
  const titlesRoom = select(budget).leftOut === 0 ? 0 : roomForTitles(budget);
  const { chosen, leftOut } = select(budget - titlesRoom);
  const isMerged = ({ index }: { readonly index: number }) => index < mergedCount;
  const parts = chosen.filter(isMerged).map(({ text }) => text);
  if (leftOut > 0 && budget >= reserved) {
    const shown = new Set(chosen.map(({ index }) => index));
    const others = entries.slice(0, mergedCount).filter((_, index) => !shown.has(index));
    parts.push(leftOutNote(leftOut, lastTitles(others, titlesRoom)));
  }
  const unmerged = chosen.filter((item) => !isMerged(item)).map(({ text }) => text);
  return {
    text: parts.join('\n\n'),
    unmerged: unmerged.join('\n\n'),
    chosen: chosen.length,
    leftOut,
  };
}

/** Puts an entry behind all others. */
const LAST = -4;

// Every agent of a run asks for the same entries; reading a megabyte of text once is enough.
const READ_ENTRIES = new WeakMap<DecisionEntry, Pick<MemoryItem, 'text' | 'words'>>();

function memoryItemsOf(entries: readonly DecisionEntry[]): readonly MemoryItem[] {
  const recency = recencyScores(entries);
  return entries.map((entry, index) => ({
    ...readEntry(entry),
    recency: recency[index] ?? 0,
    boost: 0,
  }));
}

function readEntry(entry: DecisionEntry): Pick<MemoryItem, 'text' | 'words'> {
  const known = READ_ENTRIES.get(entry);
  if (known !== undefined) return known;
  const text = `### ${entry.heading}\n\n${entry.body}`.trimEnd();
  const read = { text, words: wordSet(text) };
  READ_ENTRIES.set(entry, read);
  return read;
}

function isAuthoredBy(entry: DecisionEntry, agent: string): boolean {
  const wanted = slug(agent);
  const authors = entry.author?.split(',') ?? [];
  return wanted !== '' && authors.some((author) => slug(author) === wanted);
}

/** Scores entries from 0 to 1 by date, and by position within a day. Undated ones are foundational and score 0.5. */
function recencyScores(entries: readonly DecisionEntry[]): readonly number[] {
  const dated = entries
    .map(({ date }, index) => ({ date: date ?? '', index }))
    .filter(({ date }) => date !== '')
    .sort((a, b) => compareText(a.date, b.date) || a.index - b.index);
  const recency = entries.map(() => 0.5);
  for (const [rank, { index }] of dated.entries()) recency[index] = (rank + 1) / dated.length;
  return recency;
}
