// Cuts what a tool said by lines and by bytes together; the notice says what is missing and where it is.
import { headOfBytes } from '../../text/cut-bytes.ts';

export type TextLimits = { readonly maxLines: number; readonly maxBytes: number };

/** How large the whole text is, where `text` is only its beginning; and where the whole is kept. */
export type FullText = {
  readonly lines?: number;
  readonly bytes?: number;
  readonly keptAt?: string | undefined;
};

export type TruncatedText = {
  /** At most `maxLines` lines and `maxBytes` bytes of UTF-8. */
  readonly kept: string;
  /** What to add; an empty text when nothing is missing. */
  readonly notice: string;
};

/** Parts a text into what is shown and a notice. A line break at the end begins no line; no character is torn apart. */
export function cutText(text: string, limits: TextLimits, whole: FullText = {}): TruncatedText {
  const lines = whole.lines ?? lineCount(text);
  const bytes = whole.bytes ?? Buffer.byteLength(text);
  const byLines = firstLines(text, limits.maxLines);
  const kept = headOfBytes(byLines, limits.maxBytes);
  if (kept === text && bytes <= Buffer.byteLength(text)) return { kept, notice: '' };
  const missing = describeMissing({ lines, bytes }, kept);
  const where = whole.keptAt === undefined ? '' : `; the whole text is in ${whole.keptAt}`;
  return { kept, notice: `[truncated: ${missing} omitted${where}]` };
}

/** What is shown and the notice, as one text. */
export function truncate(text: string, limits: TextLimits, whole: FullText = {}): string {
  const { kept, notice } = cutText(text, limits, whole);
  if (notice === '') return kept;
  return kept === '' || kept.endsWith('\n') ? `${kept}${notice}` : `${kept}\n${notice}`;
}

/** Lines, without the empty one after a line break at the end. */
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
  // The break that ends the last line goes only with what comes after it.
  return end === text.length - 1 ? text : text.slice(0, Math.max(0, end));
}

function describeMissing(
  whole: { readonly lines: number; readonly bytes: number },
  kept: string,
): string {
  const lines = whole.lines - lineCount(kept);
  if (lines > 0) return lines === 1 ? '1 line' : `${lines} lines`;
  return `${whole.bytes - Buffer.byteLength(kept)} bytes`;
}
