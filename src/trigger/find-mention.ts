// Finds the phrase where a reader of the rendered comment sees it as the author's own words.
import { limitMarkdown } from '#src/markdown/index.ts';
import type { TextRange } from '#src/text/index.ts';
import { visibleRanges } from './visible-prose.ts';

/** Offsets of the phrase in the comment's source. */
export type Mention = {
  readonly start: number;
  readonly end: number;
  /** Whether the author said something, in visible prose, before the phrase. */
  readonly wordsBefore: boolean;
};

const WORD = /[\p{L}\p{N}\p{M}_]/u;
const INVISIBLE = /\p{Cf}/u;
const MEANINGFUL = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** Finds the first mention of the phrase as a whole word in visible prose. Time grows linearly with the text. */
export function findMention(markdown: string, phrase: string): Mention | undefined {
  const wanted = foldCase(phrase);
  if (wanted === '' || !foldCase(markdown).includes(wanted)) return undefined;
  const limited = limitMarkdown(markdown);
  const source = foldCase(limited);
  let wordsBefore = false;
  for (const range of visibleRanges(limited)) {
    const start = mentionIn({ source, wanted, range });
    if (start !== undefined) {
      const before = wordsBefore || MEANINGFUL.test(source.slice(range.start, start));
      return { start, end: start + wanted.length, wordsBefore: before };
    }
    wordsBefore ||= MEANINGFUL.test(source.slice(range.start, range.end));
  }
  return undefined;
}

/** Lower-cases ASCII letters only: Unicode's folding would turn look-alikes such as the Kelvin sign into the phrase. */
export function foldCase(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

type MentionSearch = {
  readonly source: string;
  readonly wanted: string;
  readonly range: TextRange;
};

/** Searches the source instead of the decoded text, so `&#64;squad` and `\\@squad` are no mentions. */
function mentionIn({ source, wanted, range }: MentionSearch): number | undefined {
  const text = source.slice(range.start, range.end);
  for (const { 0: token, index } of text.matchAll(/\S+/g)) {
    for (const at of occurrences(token, wanted)) {
      const start = index + at;
      if (isWholeWord(text, start, start + wanted.length)) return range.start + start;
    }
  }
  return undefined;
}

/** Yields each position of the phrase in the token, up to where the token becomes a URL. */
function* occurrences(token: string, wanted: string): Generator<number> {
  const scheme = token.startsWith('www.') ? 0 : token.indexOf('://');
  const end = scheme === -1 ? token.length : scheme;
  for (let at = token.indexOf(wanted); at !== -1 && at < end; at = token.indexOf(wanted, at + 1)) {
    yield at;
  }
}

function isWholeWord(text: string, start: number, end: number): boolean {
  const before = neighbour(text, start, -1);
  const after = neighbour(text, end, 1);
  if (WORD.test(before.character) || '@/.-\\'.includes(before.character || ' ')) return false;
  const isDomain = after.character === '.' && WORD.test(neighbour(text, after.next, 1).character);
  return !isDomain && !WORD.test(after.character) && !'@/-'.includes(after.character || ' ');
}

type NeighbourCharacter = { readonly character: string; readonly next: number };

/** Returns the next visible character: a zero-width one doesn't separate `@squad` from `ron`. */
function neighbour(text: string, from: number, step: 1 | -1): NeighbourCharacter {
  let at = from;
  for (;;) {
    const character = step === 1 ? characterAfter(text, at) : characterBefore(text, at);
    at += step * character.length;
    if (character === '' || !INVISIBLE.test(character)) return { character, next: at };
  }
}

function characterAfter(text: string, at: number): string {
  const point = text.codePointAt(at);
  return point === undefined ? '' : String.fromCodePoint(point);
}

function characterBefore(text: string, at: number): string {
  const pair = text.slice(Math.max(0, at - 2), at);
  return [...pair].at(-1) ?? '';
}
