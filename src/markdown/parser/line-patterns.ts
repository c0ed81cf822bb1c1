// The patterns that the reader of Markdown looks for at the start of a line and around a position in it.

const CONTAINER = String.raw`(?:[ \t>]|[*+-][ \t]|\d{1,9}[.)][ \t]|\[\^[^\]\n]{1,100}\]:)*`;
export const CONTAINED_FENCE = new RegExp(`${CONTAINER}(\`{3,}|~{3,})`, 'y');
export const HTML_LINE = new RegExp(`${CONTAINER}<[A-Za-z/!?]`, 'y');
/** The content of these elements continues over blank lines. */
export const LASTING_HTML_LINE = new RegExp(`${CONTAINER}<(?:pre|script|style|textarea)\\b`, 'iy');
export const LASTING_HTML_END = /<\/(?:pre|script|style|textarea)>/i;
export const FENCE_IN_SWALLOWED = new RegExp(`\\n${CONTAINER}(?:\`{3}|~{3})`);
export const EMPTY_LINE = /[ \t]*(?:\n|$)/y;
export const BLANK_LINE = /[ \t>]*(?:\n|$)/y;
export const TABLE_DELIMITER = /^[ \t>|:]*-[-|: \t>]*$/m;

const LONGEST_URL_LOOKED_AT = 200;

/** True when the pattern, which must be sticky, matches at `at`. */
export function matches(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

/** Returns the line that ends at `at`. */
export function lineBefore(text: string, at: number): string {
  const start = text.lastIndexOf('\n', at - 2) + 1;
  return text.slice(start, Math.max(start, at));
}

/** True when `at` may be inside a bare address, which may continue over a backtick. */
export function isInsideUrl(text: string, at: number): boolean {
  let start = at;
  const limit = Math.max(0, at - LONGEST_URL_LOOKED_AT);
  while (start > limit && text.charAt(start - 1).trim() !== '') start -= 1;
  if (start === limit && limit > 0) return true;
  return /:\/\/|www\.|@/i.test(text.slice(start, at));
}
