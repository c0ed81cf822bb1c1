// Selects what goes from a long memory into a prompt: what is related to the task first, then what is recent.
import { headOf } from '#src/text/index.ts';

const WORD = /[\p{L}\p{N}]+/gu;
const MAX_WORD = 64;
const READ_PER_ITEM = 8000;
const CUT_MARK = ' [...]';

/** One entry of a memory. */
export type MemoryItem = {
  readonly text: string;
  /** The `wordSet` of the text, kept so that a memory that serves many agents is read only once. */
  readonly words: ReadonlySet<string>;
  /** 0 for the oldest, more for newer ones; for comparison, a perfect match of the task counts 2. */
  readonly recency: number;
  /** Further weight, for other reasons. */
  readonly boost: number;
};

export type MemorySelection = {
  /** The chosen pieces in their order, each with its index and its text, which is cut when very long. */
  readonly chosen: readonly { readonly index: number; readonly text: string }[];
  readonly leftOut: number;
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

/** Chooses pieces by score. Each costs its length and two characters to separate it from the next. Linear in the text. */
export function selectMemory(
  items: readonly MemoryItem[],
  { query, budget }: MemoryQuery,
): MemorySelection {
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
  if (text.length <= limit) return text;
  return limit <= CUT_MARK.length ? '' : `${headOf(text, limit - CUT_MARK.length)}${CUT_MARK}`;
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
