// Cuts a tool's output to a number of lines and bytes; a notice says what is missing and where it is kept.
import { headOfBytes } from '#src/text/index.ts';

export type TextLimits = { readonly maxLines: number; readonly maxBytes: number };

/** The size of the full text, given when the text to cut is only its beginning, and where the full text is kept. */
export type FullText = {
  readonly lines?: number;
  readonly bytes?: number;
  readonly keptAt?: string | undefined;
};

export type TruncatedText = {
  /** At most `maxLines` lines and `maxBytes` bytes of UTF-8. */
  readonly kept: string;
  /** Says what is missing; empty when nothing is. */
  readonly notice: string;
};

/** Cuts a text to its limits, between characters. A line break at the end doesn't begin another line. */
export function cutText(text: string, limits: TextLimits, whole: FullText = {}): TruncatedText {
  const { lines = lineCount(text), bytes = Buffer.byteLength(text) } = whole;
  const kept = headOfBytes(firstLines(text, limits.maxLines), limits.maxBytes);
  if (kept === text && bytes <= Buffer.byteLength(text)) return { kept, notice: '' };
  const missing = describeMissing({ lines, bytes }, kept);
  const where = whole.keptAt === undefined ? '' : `; the whole text is in ${whole.keptAt}`;
  return { kept, notice: `[truncated: ${missing} omitted${where}]` };
}

/** Returns the cut text followed by the notice. */
export function truncate(text: string, limits: TextLimits, whole: FullText = {}): string {
  const { kept, notice } = cutText(text, limits, whole);
  if (notice === '') return kept;
  return kept === '' || kept.endsWith('\n') ? `${kept}${notice}` : `${kept}\n${notice}`;
}

/** True for a text that ends with the notice of `truncate`. */
export function isTruncated(text: string): boolean {
  return /\[truncated: [^\]\n]{1,400}\]$/.test(text);
}

/** Counts lines; a line break at the end doesn't begin another. */
export function lineCount(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return text === '' || text.endsWith('\n') ? count : count + 1;
}

function firstLines(text: string, max: number): string {
  let end = -1;
  for (let line = 0; line < max; line += 1) {
    end = text.indexOf('\n', end + 1);
    if (end === -1) return text;
  }
  // The last line keeps its break when nothing was cut after it.
  return end === text.length - 1 ? text : text.slice(0, Math.max(0, end));
}

function describeMissing(whole: { lines: number; bytes: number }, kept: string): string {
  const lines = whole.lines - lineCount(kept);
  if (lines > 0) return lines === 1 ? '1 line' : `${lines} lines`;
  return `${whole.bytes - Buffer.byteLength(kept)} bytes`;
}
