// Cuts a text by its length, between characters as a reader counts them: no emoji, flag or accent is torn apart.

/** A hostile pile of accents is no character that anybody reads: it may be torn. */
const LONGEST_CHARACTER = 64;

/** Made when it is first needed: it takes as long as a hundred cuts. */
let segmenter: Intl.Segmenter | undefined;

/** At most `max` UTF-16 units, `mark` included when something is missing. */
export function cutCharacters(text: string, max: number, mark = '...'): string {
  return text.length <= max ? text : `${headOf(text, max - mark.length)}${mark}`;
}

/** The beginning: at most `max` UTF-16 units. */
export function headOf(text: string, max: number): string {
  if (text.length <= max) return text;
  const end = Math.max(0, Math.floor(max));
  if (isPlain(text.slice(Math.max(0, end - 1), end + 1))) return text.slice(0, end);
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const near = text.slice(0, end + LONGEST_CHARACTER);
  const start = segmenter.segment(near).containing(end)?.index ?? end;
  if (end - start <= LONGEST_CHARACTER) return text.slice(0, start);
  return text.slice(0, end).replace(/[\uD800-\uDBFF]$/, '');
}

/** Between two ASCII characters every text may be cut: what joins characters is none. */
function isPlain(characters: string): boolean {
  return /^[ -~\n]*$/.test(characters);
}

/** Longer than what the mask takes for one secret. */
const LONGEST_SECRET = 17_000;

/** At most `max` UTF-16 units of the masked text, `mark` included when something is missing. No more is masked than what may be shown. */
export function maskedHead(
  text: string,
  { max, mask, mark = '...' }: { max: number; mask: (text: string) => string; mark?: string },
): string {
  const read = max + 2 * LONGEST_SECRET;
  const masked = mask(headOf(text, read));
  if (text.length <= read && masked.length <= max) return masked;
  const safe =
    text.length <= read ? max : sharedLength(masked, mask(headOf(text, max + LONGEST_SECRET)));
  return `${headOf(masked, Math.min(safe, max - mark.length))}${mark}`;
}

/** The length of the common beginning. What a mask makes of two beginnings of a text shares what no cut could have torn. */
export function sharedLength(one: string, other: string): number {
  const maxLength = Math.min(one.length, other.length);
  let length = 0;
  while (length < maxLength && one.charCodeAt(length) === other.charCodeAt(length)) length += 1;
  return length;
}
