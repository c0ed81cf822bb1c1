// Cuts a text by its length, between characters as a reader counts them: no emoji, flag or accent is torn apart.

/** In UTF-16 units. Anything longer is a hostile pile of accents that nobody reads as a character: it may be torn. */
const LONGEST_CHARACTER = 64;

/** Created when it is first needed, which takes as long as a hundred cuts. */
let segmenter: Intl.Segmenter | undefined;

/** Cuts a text to at most `max` UTF-16 units, including `mark` if something is missing. */
export function cutCharacters(text: string, max: number, mark = '...'): string {
  return text.length <= max ? text : `${headOf(text, max - mark.length)}${mark}`;
}

/** Returns the beginning of a text, at most `max` UTF-16 units. */
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

/** True for ASCII. A text may be cut between any two ASCII characters, since none joins with another into one character. */
function isPlain(characters: string): boolean {
  return /^[ -~\n]*$/.test(characters);
}

/** Returns the texts that fit into so many characters, in their order. One that is too long doesn't keep out shorter ones after it. */
export function fittingTexts(texts: readonly string[], max: number): readonly string[] {
  let left = max;
  return texts.filter((text) => {
    const fits = text.length <= left;
    if (fits) left -= text.length;
    return fits;
  });
}

/** Longer than anything that the mask takes for one secret. */
const LONGEST_SECRET = 17_000;

/**
 * Returns at most `max` UTF-16 units of the masked text, including `mark` if something is missing. Masks only as much of a long
 * text as that takes.
 */
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

/** Returns the length of the common beginning. Of two masked beginnings of one text, it holds only what no cut has torn. */
export function sharedLength(one: string, other: string): number {
  const maxLength = Math.min(one.length, other.length);
  let length = 0;
  while (length < maxLength && one.charCodeAt(length) === other.charCodeAt(length)) length += 1;
  return length;
}
