// Tells which characters a reader can see, and removes all others from what people, files and models wrote.

/** A text without what can't be seen, and how many runs of it were removed. */
type VisibleText = { readonly text: string; readonly hidden: number };

/** Begins what a terminal obeys. */
export const ESCAPE = String.fromCharCode(27);
const PICTURE = '\\p{Extended_Pictographic}[\\uFE0E\\uFE0F\\p{Emoji_Modifier}]?';
/** A pattern: flags (also England's, Scotland's and Wales's), keycaps, and pictures joined into one. */
export const EMOJI = [
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
