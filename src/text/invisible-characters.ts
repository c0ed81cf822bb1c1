// Tells which characters a reader can see, and removes all others from what people, files and models wrote.

/** A text without what can't be seen, and how many runs of it were removed. */
type VisibleText = { readonly text: string; readonly hidden: number };

/** Begins what a terminal obeys. */
const ESCAPE = String.fromCharCode(27);
const PICTURE = '\\p{Extended_Pictographic}[\\uFE0E\\uFE0F\\p{Emoji_Modifier}]?';
/** A pattern: flags (also England's, Scotland's and Wales's), keycaps, and pictures joined into one. */
const EMOJI = [
  '\\p{Regional_Indicator}{2}',
  '[0-9#*]\\uFE0F?\\u20E3',
  '\\u{1F3F4}\\u{E0067}\\u{E0062}(?:\\u{E0065}\\u{E006E}\\u{E0067}|\\u{E0073}\\u{E0063}\\u{E0074}|\\u{E0077}\\u{E006C}\\u{E0073})\\u{E007F}',
  `${PICTURE}(?:\\u200D${PICTURE}){0,65536}`,
].join('|');
/** A pattern: colours and cursor movements. */
export const TERMINAL_SEQUENCE = `${ESCAPE}\\[[0-9;?]{0,30}[ -/]{0,4}[@-~]`;
/** A pattern: everything that a terminal obeys instead of showing it (https://en.wikipedia.org/wiki/ANSI_escape_code). */
export const TERMINAL_COMMAND = `(?:${ESCAPE}\\[|\\u009b)[0-?]{0,4096}[ -/]{0,16}[@-~]|${ESCAPE}(?:\\][^\\u0007${ESCAPE}]{0,4096}(?:\\u0007|${ESCAPE}\\\\)?|[ -/]{1,4}[0-~]|[@-Z\\\\-_])`;
/** The inside of a character class. */
export const UNSEEN_CLASS =
  '\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}\\p{Co}\\uFFF9-\\uFFFB';
const UNSEEN = `[${UNSEEN_CLASS}]|(?![\\n\\t])\\p{Cc}`;

/** Bounded, because a run of millions would overflow the engine's stack. */
const EMOJI_OR_UNSEEN = new RegExp(`(${EMOJI})|(?:${TERMINAL_SEQUENCE}|${UNSEEN}){1,65536}`, 'gu');
const UNSEEN_ONLY = new RegExp(UNSEEN, 'u');
const LINE_END = /\r\n?|[\u0085\u2028\u2029]/g;
const NOT_PLAIN = /[^\n\t -~]/;

/**
 * Removes control, format, tag, private-use and filler characters, variation selectors and terminal sequences;
 * emoji stay whole. Line ends become `\n`, a lone surrogate becomes U+FFFD. Idempotent and linear.
 */
export function withoutUnseen(text: string): VisibleText {
  if (!NOT_PLAIN.test(text)) return { text, hidden: 0 };
  let hidden = 0;
  const lines = text.toWellFormed().replace(LINE_END, '\n');
  const seen = lines.replace(EMOJI_OR_UNSEEN, (_match, emoji: string | undefined) => {
    if (emoji !== undefined) return emoji;
    hidden += 1;
    return '';
  });
  return { text: seen, hidden };
}

/** True when a single character can't be seen by itself. */
export function isUnseen(character: string): boolean {
  return UNSEEN_ONLY.test(character);
}

/** A line with such characters: its number, from 1, and each of them once (`U+202E`). */
export type HiddenLine = {
  readonly line: number;
  readonly text: string;
  readonly characters: readonly string[];
};

const scripts = (names: string) =>
  `[${names.replace(/\S+/g, (name) => `\\p{Script_Extensions=${name}}`).replaceAll(' ', '')}]`;

const RIGHT_TO_LEFT = scripts('Arab Hebr Syrc Thaa Nkoo Samr Mand Adlm Rohg');
/** Scripts whose letters are joined, or kept apart, by characters that can't be seen (https://unicode.org/faq/indic.html). */
const JOINING = scripts(
  'Arab Syrc Mand Mong Nkoo Phag Mani Phlp Adlm Rohg Sogd Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt Bali Java Sund Cakm Gran Limb Mtei Newa Tirh Kthi Modi Shrd Takr Brah',
);
/** Scripts written without blanks, whose words may be kept apart by a zero-width space. */
const WITHOUT_BLANKS = scripts('Thai Laoo Khmr Mymr Tibt Lana Talu Java Bali');

/** Each belongs to the text beside it, never to ASCII: a digit may end a name in code (https://unicode.org/Public/UCD/latest/ucd/StandardizedVariants.txt, https://unicode.org/ivd/). */
const ORDINARY = [
  EMOJI,
  '(?!\\p{ASCII})\\p{Emoji}[\\uFE0E\\uFE0F]',
  '\\p{Script=Han}[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]',
  '(?!\\p{ASCII})[\\p{Sm}\\u3001\\u3002\\uFF01\\uFF0C\\uFF0E\\uFF1A\\uFF1B\\uFF1F\\p{Script=Myanmar}\\p{Script=Phags_Pa}][\\uFE00\\uFE01]',
  '(?<=\\p{Script=Mongolian})[\\u180B-\\u180F]',
  `(?<=${JOINING})[\\u200C\\u200D]|[\\u200C\\u200D](?=${JOINING})`,
  `(?<=${WITHOUT_BLANKS})\\u200B|\\u200B(?=${WITHOUT_BLANKS})`,
  '(?<=\\p{M})\\u034F(?=\\p{M})',
  // Syllables of old Korean without their first or second letter.
  '\\u115F(?=[\\u1160-\\u11A7\\uD7B0-\\uD7C6])|(?<=[\\u1100-\\u115F\\uA960-\\uA97C])\\u1160',
  // Colours, as in the snapshots of tests.
  `${ESCAPE}\\[[0-9;:]{0,30}m`,
].join('|');
/** Icons of fonts (private use) can be seen; a form feed parts the pages of old source. */
const HIDDEN = `(?!\\p{Co})[${UNSEEN_CLASS}\\u2028\\u2029]|(?![\\t\\n\\f\\r])\\p{Cc}|\\r(?!$)`;
const ANY_HIDDEN = new RegExp(HIDDEN, 'u');
const ORDINARY_OR_HIDDEN = new RegExp(`${ORDINARY}|(${HIDDEN})`, 'gu');
/** Left-to-right and right-to-left marks, which belong to a line with text of both directions. */
const MARKS = new Set(['\u200E', '\u200F', '\u061C']);
const HAS_RIGHT_TO_LEFT = new RegExp(RIGHT_TO_LEFT, 'u');
/** Like git's, for what is no text. */
const SNIFFED = 8_000;

/** Yields a text's lines with hidden characters; none of a binary file. Linear. */
export function* hiddenLines(text: string): Generator<HiddenLine> {
  if (!ANY_HIDDEN.test(text) || text.slice(0, SNIFFED).includes('\0')) return;
  const lines = text.replace(/^\uFEFF/, '').split(text.includes('\n') ? '\n' : '\r');
  for (const [at, line] of lines.entries()) {
    const characters = ANY_HIDDEN.test(line) ? hiddenIn(line) : [];
    if (characters.length > 0) yield { line: at + 1, text: line, characters };
  }
}

function hiddenIn(line: string): readonly string[] {
  const found = new Set<string>();
  // Unlike `matchAll`, this makes no new pattern for each line.
  line.replace(ORDINARY_OR_HIDDEN, (match, hidden: string | undefined) => {
    if (hidden !== undefined) found.add(hidden);
    return match;
  });
  const seen = [...found];
  const isBothWays = seen.some((it) => MARKS.has(it)) && HAS_RIGHT_TO_LEFT.test(line);
  return (isBothWays ? seen.filter((it) => !MARKS.has(it)) : seen).map(nameOf);
}

/** `U+202E`. */
export function nameOf(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
  return `U+${code.padStart(4, '0')}`;
}

const MOST_CODES = 5;

/** `U+202E, U+2066 and 3 more`. */
export function joinCodes({ characters }: Pick<HiddenLine, 'characters'>): string {
  const more = characters.length - MOST_CODES;
  return `${characters.slice(0, MOST_CODES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
