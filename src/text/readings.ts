// The ways in which a reader may take a text: without what can't be seen, with escapes decoded, without white space.
import { TERMINAL_COMMAND, TERMINAL_SEQUENCE, UNSEEN_CLASS } from './invisible-characters.ts';

/** `whole` keeps the blanks between words, `squeezed` has no white space. */
type Readings<View> = {
  readonly whole: readonly View[];
  readonly squeezed: readonly View[];
};

type Editor<View> = {
  readonly textOf: (view: View) => string;
  readonly remove: (view: View, pattern: RegExp) => View;
  readonly decode: (view: View) => View;
  readonly squeeze: (view: View) => View;
};

const UNSEEN = `[${UNSEEN_CLASS}\\p{Cf}\\p{Cc}]`;
/** Logs leave out characters only. */
const CHARACTERS = new RegExp(UNSEEN, 'gu');
/** The run's page leaves out colours, too, and a terminal everything that it obeys; `found` says where that differs. */
const SEQUENCES = [
  { found: '[\\u001b\\u009b]', leftOut: TERMINAL_SEQUENCE },
  { found: `\\u009b|(?!${TERMINAL_SEQUENCE})\\u001b`, leftOut: TERMINAL_COMMAND },
].map(({ found, leftOut }) => ({
  found: new RegExp(found),
  leftOut: new RegExp(`${leftOut}|${UNSEEN}`, 'gu'),
}));
const SPACE = /\s/g;
/** The white space that is no control character. */
const SPACES = new Set(
  Array.from(
    ' \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000',
    (space) => space.charCodeAt(0),
  ),
);
/**
 * Escapes, escaped again up to twice, in hexadecimal, octal and decimal digits; those of JSON for line ends and the like;
 * names of entities that can't be seen; and full-width letters.
 */
const ESCAPE =
  /(?:\\{1,4}u\{|&#x)([0-9a-f]{1,6})[};]|(?:\\{1,4}x|%)([0-9a-f]{2})|\\{1,4}u([0-9a-f]{4})|\\{1,4}0?([0-3][0-7]{2})|&#([0-9]{2,7});|(\\{1,4}[bfnrt]|&(?:zwn?j|[lr]rm|shy|zerowidthspace|nobreak|invisible(?:times|comma)|applyfunction|negative(?:verythin|thin|medium|thick)space|i[tc]|af);)|[\uff01-\uff5e]/gi;
/** Every escape begins with one of these. */
const ESCAPE_START = /[\\%&\uff01-\uff5e]/;
/** The distance from a full-width letter to the usual one. */
const FULL_WIDTH = 0xfee0;
/** Stands for all that separates nothing in a secret. */
const LINE_END = 10;
const LARGEST_CODE_POINT = 0x10ffff;

/** Returns a text as its readers may take it, each reading once. */
export function readingsOf(text: string): Readings<string> {
  const { whole, squeezed } = readAs(text, {
    textOf: (view) => view,
    remove: (view, pattern) => view.replace(pattern, ''),
    decode: (view) => view.replace(ESCAPE, (...parts) => decodeEscape(...parts)),
    squeeze: withoutSpace,
  });
  return { whole: [...new Set(whole)], squeezed: [...new Set(squeezed)] };
}

/** Returns the same readings with the places of their parts in the text. */
export function viewReadings(text: string): Readings<TextView> {
  return readAs(viewText(text), {
    textOf: (view) => view.text,
    remove: (view, pattern) => replaceInView(view, pattern, () => ''),
    decode: (view) => replaceInView(view, ESCAPE, ([...parts]) => decodeEscape(...parts)),
    squeeze: (view) => replaceInView(view, SPACE, () => ''),
  });
}

function readAs<View>(view: View, editor: Editor<View>): Readings<View> {
  const plainest = readWithout(CHARACTERS, view, editor);
  const others = [...new Set([view, plainest.decoded].flatMap((it) => sequencesIn(it, editor)))];
  const readings = [plainest, ...others.map((leftOut) => readWithout(leftOut, view, editor))];
  return {
    whole: [view, ...readings.flatMap(({ seen, decoded, plain }) => [seen, decoded, ...plain])],
    squeezed: readings.flatMap(({ plain }) => plain.map(editor.squeeze)),
  };
}

/** Returns what other readers leave out of a text than characters. */
function sequencesIn<View>(view: View, { textOf }: Editor<View>): readonly RegExp[] {
  const text = textOf(view);
  return SEQUENCES.flatMap(({ found, leftOut }) => (found.test(text) ? leftOut : []));
}

/**
 * Leaves out what can't be seen before and after escapes are decoded, since they may stand for more of it. Then another
 * reader may leave out more than the first: a log the characters, and a page the colours that escapes stand for.
 */
function readWithout<View>(unseen: RegExp, view: View, editor: Editor<View>) {
  const seen = editor.remove(view, unseen);
  if (!ESCAPE_START.test(editor.textOf(seen))) return { seen, decoded: seen, plain: [seen] };
  const decoded = editor.decode(seen);
  const readers = new Set([unseen, ...sequencesIn(decoded, editor)]);
  return { seen, decoded, plain: [...readers].map((reader) => editor.remove(decoded, reader)) };
}

/** Much faster than `replace`, which makes a string of every word. */
function withoutSpace(text: string): string {
  const units = new Uint16Array(text.length);
  let length = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    const isSpace = (unit <= 32 || unit >= 160) && SPACES.has(unit);
    if (!isSpace) units[length++] = unit;
  }
  return Buffer.from(units.buffer, 0, 2 * length).toString('utf16le');
}

type Digits = readonly (string | undefined)[];

/** Returns the character that a match of `ESCAPE` stands for, or `whole` if there is none. */
function decodeEscape(whole = '', ...digits: Digits): string {
  const code = codeOf(whole, digits);
  return code <= LARGEST_CODE_POINT ? String.fromCodePoint(code) : whole;
}

function codeOf(whole: string, [braced, byte, unit, octal, decimal, unseen]: Digits): number {
  if (unseen !== undefined) return LINE_END;
  if (octal !== undefined) return Number.parseInt(octal, 8);
  if (decimal !== undefined) return Number(decimal);
  const hex = braced ?? byte ?? unit;
  return hex === undefined ? whole.charCodeAt(0) - FULL_WIDTH : Number.parseInt(hex, 16);
}

// A text as a reader may take it, decoded or without what can't be seen, which maps each of its parts to the original text.

export type TextView = {
  readonly text: string;
  /** Where each character of the view begins and ends in the original text. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
};

/** Offsets in a text. */
export type TextRange = { readonly start: number; readonly end: number };

/** Returns a view of the text as it is. */
function viewText(text: string): TextView {
  const starts = Array.from({ length: text.length }, (_, index) => index);
  return { text, starts, ends: starts.map((index) => index + 1) };
}

/** Replaces every match of a global pattern. The replacement maps to the place of the match. */
function replaceInView(
  view: TextView,
  pattern: RegExp,
  replacement: (match: RegExpExecArray) => string,
): TextView {
  const parts: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const copy = (from: number, to: number) => {
    parts.push(view.text.slice(from, to));
    for (let index = from; index < to; index += 1) {
      starts.push(view.starts[index] ?? 0);
      ends.push(view.ends[index] ?? 0);
    }
  };
  let done = 0;
  for (const match of view.text.matchAll(pattern)) {
    const end = match.index + match[0].length;
    copy(done, match.index);
    const shown = replacement(match);
    parts.push(shown);
    for (let unit = 0; unit < shown.length; unit += 1) {
      starts.push(view.starts[match.index] ?? 0);
      ends.push(view.ends[end - 1] ?? 0);
    }
    done = end;
  }
  copy(done, view.text.length);
  return { text: parts.join(''), starts, ends };
}

/** Returns where a range of the view is in the original text. */
export function rangeInText({ starts, ends }: TextView, { start, end }: TextRange): TextRange {
  return { start: starts[start] ?? 0, end: ends[end - 1] ?? 0 };
}
