// Text for a terminal of 80 columns.

const COLUMNS = 80;

type TextIndent = {
  /** What the first line begins with, and what the others begin with. */
  readonly first: string;
  readonly rest: string;
};

/** Wraps a text at blanks only, so that a path or an address can be copied whole. */
export function wrapText(text: string, { first, rest }: TextIndent): string {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    if (!isEmpty && line.length + 1 + word.length > COLUMNS) {
      lines.push(line);
      line = rest;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line].join('\n');
}

// Cuts a text by its size in UTF-8 without tearing a character apart.

/** Returns the beginning of a text, at most `max` bytes. */
export function headOfBytes(text: string, max: number): string {
  // Every UTF-16 unit takes at least one byte.
  const near = Buffer.from(text.slice(0, max + 1));
  if (near.length <= max) return text;
  let end = max;
  while (end > 0 && ((near[end] ?? 0) & 0xc0) === 0x80) end -= 1;
  return near.subarray(0, end).toString();
}

/** Cuts a text to at most `max` bytes, including a notice about what is missing. */
export function cutBytes(text: string, max: number): string {
  const bytes = Buffer.byteLength(text);
  if (bytes <= max) return text;
  const notice = `\n[cut: this text has ${bytes} bytes, at most ${max} are shown]`;
  return headOfBytes(text, Math.max(0, max - Buffer.byteLength(notice))) + notice;
}

/** How much of a text that is cut inside goes to its end, where a report says what is not done. */
const END_SHARE = 0.3;

/** Cuts the middle out of a text, so that it has at most `max` bytes, including a notice about what is missing. */
export function cutInside(text: string, max: number): string {
  const bytes = Buffer.byteLength(text);
  if (bytes <= max) return text;
  const notice = `\n[cut here: this text has ${bytes} bytes, at most ${max} are shown]\n`;
  const room = Math.max(0, max - Buffer.byteLength(notice));
  const end = tailOfBytes(text, Math.floor(room * END_SHARE));
  return headOfBytes(text, room - Buffer.byteLength(end)) + notice + end;
}

/** Returns the end of a text, at most `max` bytes. */
function tailOfBytes(text: string, max: number): string {
  if (max === 0) return '';
  const near = Buffer.from(text.slice(-max - 1));
  let start = Math.max(0, near.length - max);
  while (start < near.length && ((near[start] ?? 0) & 0xc0) === 0x80) start += 1;
  return near.subarray(start).toString();
}

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
