// Selects what goes from a long memory into a prompt: what is related to the task first, then what is recent.

import { compareText } from '#src/text/compare.ts';
import { cutCharacters } from '#src/text/cut-characters.ts';
import { oneLine } from '#src/text/one-line.ts';
import { slug } from '#src/text/slug.ts';
import {
  type DecisionEntry,
  isOver,
  requiresApproval,
  shownHeading,
  supersededKey,
  titleKey,
} from './decisions.ts';

const WORD = /[\p{L}\p{N}]+/gu;
const MAX_WORD = 64;
const READ_PER_ITEM = 8000;
const CUT_MARK = ' [...]';

/** One entry of a memory. */
type MemoryItem = {
  readonly text: string;
  /** The `wordSet` of the text, kept so that a memory that serves many agents is read only once. */
  readonly words: ReadonlySet<string>;
  /** 0 for the oldest, more for newer ones; for comparison, a perfect match of the task counts 2. */
  readonly recency: number;
  /** Further weight, for other reasons. */
  readonly boost: number;
};

/** What to look for, and how many characters to take at most. */
export type MemoryQuery = { readonly query: string; readonly budget: number };

/** Returns a text's words for comparing, with a space before and after each. */
export function toPhrase(text: string): string {
  return ` ${normalizedWords(text).join(' ')} `;
}

/** True if the phrase has these words one after the other. */
export function mentions(phrase: string, words: string): boolean {
  const wanted = toPhrase(words);
  return wanted.trim() !== '' && phrase.includes(wanted);
}

/** Returns the words of a text for comparing: lower case, NFC, without a plural `s`. */
function normalizedWords(text: string): readonly string[] {
  const words = text.normalize('NFC').toLowerCase().match(WORD) ?? [];
  return words.map((word) => withoutPlural(word.slice(0, MAX_WORD)));
}

/** Returns the distinct words of a text's beginning. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(normalizedWords(text.slice(0, READ_PER_ITEM)));
}

function withoutPlural(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/**
 * Chooses pieces by score. Each costs its length and two characters to separate it from the next. Returns the chosen ones in their
 * order, with their index and their text, which is cut when very long, and how many are left out. Linear in the text.
 */
export function selectMemory(items: readonly MemoryItem[], { query, budget }: MemoryQuery) {
  const scores = relevanceScores(items, query);
  const order = items
    .map((item, index) => ({
      index,
      score: 2 * (scores[index] ?? 0) + item.recency + item.boost,
    }))
    .sort((a, b) => b.score - a.score || b.index - a.index);
  const longest = Math.max(400, Math.floor(budget / 3));
  const chosen: { readonly index: number; readonly text: string }[] = [];
  let remaining = budget;
  for (const { index } of order) {
    const text = shorten(items[index]?.text ?? '', longest);
    if (text.length + 2 > remaining) continue;
    remaining -= text.length + 2;
    chosen.push({ index, text });
  }
  chosen.sort((a, b) => a.index - b.index);
  return { chosen, leftOut: items.length - chosen.length };
}

/** Returns the text, or its beginning with a mark that shows the cut. */
export function shorten(text: string, limit: number): string {
  return limit < CUT_MARK.length && text.length > limit ? '' : cutCharacters(text, limit, CUT_MARK);
}

/** Returns each piece's share (0 to 1) of the query's words that any piece holds. A rare word weighs more than a common one. */
function relevanceScores(items: readonly MemoryItem[], query: string): readonly number[] {
  const queryWords = [...wordSet(query)].filter((word) => word.length > 2);
  const found = items.map((item) => queryWords.filter((word) => item.words.has(word)));
  const frequency = new Map<string, number>();
  for (const words of found) {
    for (const word of words) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  }
  const weight = (word: string) => Math.log(1 + items.length / (frequency.get(word) ?? 1));
  const sum = (words: Iterable<string>) =>
    [...words].reduce((total, word) => total + weight(word), 0);
  const all = sum(frequency.keys());
  return found.map((words) => (all === 0 ? 0 : sum(words) / all));
}

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

/**
 * Selects the decisions that a task needs: related ones first, then recent ones, within the budget, and what others overturned
 * last. Returns Markdown in the order of the entries, which says how many are left out; those that nobody has merged yet apart.
 * Linear in the text.
 */
export function selectDecisions(
  entries: readonly DecisionEntry[],
  { query, agent, budget, mergedCount = entries.length }: DecisionQuery,
) {
  const marks = markDecisions(entries, mergedCount);
  const recency = recencyScores(entries);
  const items = entries.map((entry, index) => {
    const mark = marks[index];
    const text = `### ${shownHeading(entry)}${mark?.text ?? ''}\n\n${entry.body}`.trimEnd();
    const boost = isAuthoredBy(entry, agent) ? 0.3 : 0;
    return {
      text,
      words: wordSet(`${entry.heading}\n${entry.body}`),
      recency: recency[index] ?? 0,
      boost: mark?.isOver ? LAST : boost,
    };
  });
  const reserved = leftOutNote(entries.length, '').length;
  const select = (room: number) => selectMemory(items, { query, budget: room - reserved });
  const hasTitles = budget >= MOST_TITLES && select(budget).leftOut > 0;
  const titlesRoom = hasTitles ? Math.floor(Math.min(MOST_TITLES, budget / 4)) : 0;
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

/**
 * Returns a mark for each entry, which follows its heading (` (overturned by “Use tabs”)`; may be empty), and whether nothing that
 * people merged rests on it any more. Those from `mergedCount` on wait for a merge, and can overturn a merged one only
 * with it.
 */
function markDecisions(entries: readonly DecisionEntry[], mergedCount: number) {
  const overturning = entries.flatMap((entry, index) => {
    const key = supersededKey(entry);
    return key === undefined ? [] : [{ entry, index, key }];
  });
  return entries.map((entry, index) => {
    const waits = index >= mergedCount && requiresApproval(entry);
    const approval = waits ? ' (waits for approval)' : '';
    const by = overturning.findLast((one) => overturns(one, { entry, index }, mergedCount));
    if (by === undefined) return { text: approval, isOver: isOver(entry) };
    const isGone = by.index < mergedCount || index >= mergedCount;
    const when = isGone ? '' : ' once that is merged';
    const text = ` (overturned by “${oneLine(by.entry.title, 120)}”${when})`;
    return { text, isOver: isGone || isOver(entry) };
  });
}

/** True for another entry's overturning; merged ones are in the order in which they were made. */
function overturns(
  one: { readonly index: number; readonly key: string },
  { entry, index }: { readonly entry: DecisionEntry; readonly index: number },
  mergedCount: number,
): boolean {
  const isLater = one.index >= mergedCount ? one.index !== index : one.index > index;
  return isLater && one.key === titleKey(entry.title);
}

/** The most characters that the titles of left-out decisions may take. */
const MOST_TITLES = 400;

/** Says how many decisions are missing, and some of them by title. */
function leftOutNote(count: number, titles: string): string {
  const decisions = count === 1 ? 'decision is' : 'decisions are';
  return `(${count} less related or older ${decisions} left out${titles}.)`;
}

/** Returns a colon and as many titles of the newest entries as there is room for; empty when none fits. */
function lastTitles(entries: readonly { readonly title: string }[], room: number): string {
  const titles: string[] = [];
  let left = room - 2;
  for (const { title } of entries.toReversed()) {
    left -= title.length + 2;
    if (left < 0) break;
    titles.push(title);
  }
  return titles.length === 0 ? '' : `: ${titles.reverse().join('; ')}`;
}
