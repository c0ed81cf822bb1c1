// A terminal line as data: spans of text with a style and a link, cut and wrapped by the columns that they take.

export type Style = 'bold' | 'dim' | 'green' | 'red' | 'yellow' | 'cyan';

export type Span = {
  readonly text: string;
  readonly style?: Style | undefined;
  /** The address that the text leads to. */
  readonly link?: string | undefined;
};

export type Line = readonly Span[];

/** Builds a span. Without `style` its text is plain. */
export function span(text: string, style?: Style, link?: string): Span {
  return { text, style, link };
}

const WIDE =
  /^(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|\p{Regional_Indicator}|[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}])/u;
const NO_COLUMN = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;
const PLAIN = /^[ -~]*$/;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Counts the columns that a text takes: two for an emoji or a Chinese character. */
export function columnsOf(text: string): number {
  if (PLAIN.test(text)) return text.length;
  let columns = 0;
  for (const { segment } of segmenter.segment(text)) columns += columnsOfCharacter(segment);
  return columns;
}

function columnsOfCharacter(character: string): number {
  if (NO_COLUMN.test(character)) return 0;
  return WIDE.test(character) ? 2 : 1;
}

/** Counts the columns of a whole line. */
export function widthOf(line: Line): number {
  return line.reduce((sum, { text }) => sum + columnsOf(text), 0);
}

/** Cuts a line to at most `max` columns. `…` replaces what is missing. */
export function cutLine(line: Line, max: number): Line {
  if (widthOf(line) <= max) return line;
  const kept: Span[] = [];
  let left = Math.max(0, max - 1);
  for (const one of line) {
    const text = headOfColumns(one.text, left);
    if (text !== '') kept.push({ ...one, text });
    left -= columnsOf(text);
    if (text !== one.text) break;
  }
  return [...kept, span('…', kept.at(-1)?.style)];
}

function headOfColumns(text: string, max: number): string {
  let columns = 0;
  let head = '';
  for (const { segment } of segmenter.segment(text)) {
    columns += columnsOfCharacter(segment);
    if (columns > max) break;
    head += segment;
  }
  return head;
}

/** Wraps a line at blanks to at most `max` columns. A longer word gets a line of its own. */
export function wrapLine(line: Line, max: number): readonly Line[] {
  const lines: Span[][] = [[]];
  let columns = 0;
  const words = line.flatMap((one) => one.text.split(/(\s+)/).map((text) => ({ ...one, text })));
  for (const word of words) {
    const width = columnsOf(word.text);
    if (columns + width > max && columns > 0) {
      lines.push([]);
      columns = 0;
    }
    // No line begins with a blank.
    if (columns === 0 && word.text.trim() === '') continue;
    addText(lines.at(-1) ?? [], word);
    columns += width;
  }
  return lines;
}

/** Adds a span, or its text to the last one if both look alike. */
function addText(line: Span[], one: Span): void {
  const last = line.at(-1);
  const isSame = last !== undefined && last.style === one.style && last.link === one.link;
  if (isSame) line.splice(-1, 1, { ...last, text: last.text + one.text });
  else line.push(one);
}

/** Returns the line's text alone. */
export function textOf(line: Line): string {
  return line.map(({ text }) => text).join('');
}
