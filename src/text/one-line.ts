// Puts a text on one line that a reader sees whole.
import { headOf } from './cut-characters.ts';
import { withoutUnseen } from './invisible-characters.ts';

/** By how much the end of a part may differ from the same place in the whole, in UTF-16 units. */
const EDGE = 64;

/**
 * Removes what can't be seen and makes every run of blanks a single space. A line longer than `max` UTF-16 units is cut,
 * between words if possible, and ends with `…`.
 */
export function oneLine(text: string, max = Number.POSITIVE_INFINITY): string {
  // The beginning is enough, unless much of it can't be seen.
  const near = lineOf(text.slice(0, 4 * (max + EDGE)));
  const line = near.length > max + EDGE ? near : lineOf(text);
  return line.length <= max ? line : `${headOfWords(line, max - 1)}…`;
}

/** The longest last word that is left out instead of being cut. */
const LONGEST_WORD = 24;

function headOfWords(line: string, max: number): string {
  const head = headOf(line, max).trimEnd();
  const blank = head.lastIndexOf(' ');
  const isWhole = line[head.length] === ' ' || blank <= 0;
  return isWhole || head.length - blank > LONGEST_WORD ? head : head.slice(0, blank);
}

function lineOf(text: string): string {
  return withoutUnseen(text).text.split(/\s+/).join(' ').trim();
}

/** Returns the text up to the end of its first sentence, with its mark; all of it when none ends. Linear in its length. */
export function firstSentence(text: string): string {
  const end = text.search(/[.!?](?: |$)/);
  return end < 0 ? text : text.slice(0, end + 1);
}

/** Returns the first paragraph, which says what a text is about; the rest is for those who need it. */
export function firstParagraph(text: string): string {
  return text.trim().split(/\n\s*\n/, 1)[0] ?? '';
}

/** Returns the text with a capital first letter. */
export function capitalise(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
