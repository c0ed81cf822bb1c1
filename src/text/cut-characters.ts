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
