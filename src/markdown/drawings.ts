// What a page draws instead of showing it: formulas, and blocks in languages of diagrams and maps. What of them nobody sees.

import type { TextRange } from '#src/text/readings.ts';
import { closesFence, readInfo } from './code.ts';
import { HIDDEN_CONTENT, type SanitisedText } from './hidden-html.ts';

// Formulas between dollars, as GitHub reads them.

/** Commands that colour, shrink, move or drop what follows, or that give it another meaning. */
const COMMANDS = String.raw`\\(?:[hv]?phantom|(?:text|page|define)?color|f?colorbox|bbox|class|cssId|style|href|url|require|label|tag|[egx]?def|let|(?:re)?newcommand|newenvironment|DeclareMathOperator|(?:math)?[lrc]lap|smash|mathchoice|raise|lower|(?:raise|rotate|scale|resize)box|move(?:left|right)|tiny|scriptsize|fontsize|neg(?:thin|med|thick)space|data|texttip|tooltip|toggle|html[a-z]{1,20}|mmlToken|if[a-z]{0,20}|begin ?\{comment)(?![a-z])`;
/** Lengths that could push words out of sight or over others: all but short ones to the right. */
const LENGTHS = String.raw`\\(?:[hvm]space|[hvm]?skip|m?kern)(?![a-z])(?!\*? ?\{? ?\d?(?:\.\d{1,9})? ?(?:em|ex|pt|px|mu)(?![a-z]))`;
const BACKWARDS = String.raw`(?:\\!(?:\s|\{\})*){6}|\\\\ ?\[ ?-`;
const HIDING_COMMAND = new RegExp([COMMANDS, LENGTHS, BACKWARDS].join('|'), 'gi');
const TEX_COMMENT = /(?<!\\)%/;
/** `$x$`, where GitHub takes it for a formula. */
const INLINE_FORMULA = /\$(?=[^\s$])[^$\n]{0,2000}(?<=[^\s$])\$(?!\d)/g;
const IN_DISPLAY_FORMULA = /\\[\s\S]|\$\$|%/g;
const OPENING_DOLLAR = /\$(?=\S)|\$\$/;
const CLOSING_DOLLAR = /(?<=\S)\$(?!\w)|\$\$/g;
const PARAGRAPH = /(?:[^\n]|\n(?![ \t>]*(?:\n|$)))+/g;

/** True for a formula, without its dollars, that doesn't show all of its words. */
export function hidesWords(formula: string): boolean {
  return formula.search(HIDING_COMMAND) !== -1 || TEX_COMMENT.test(formula);
}

/** Returns the ranges from a hiding command or a comment to the formula's end, in each paragraph. Linear. */
export function hiddenInFormulas(text: string): readonly TextRange[] {
  if (!text.includes('$')) return [];
  return [...text.matchAll(PARAGRAPH)].flatMap(({ 0: paragraph, index }) =>
    rangesIn(paragraph).map(({ start, end }) => ({ start: index + start, end: index + end })),
  );
}

/** Returns the hidden ranges between a dollar that may open a formula and one that may close it. */
function rangesIn(paragraph: string): readonly TextRange[] {
  const first = paragraph.search(OPENING_DOLLAR);
  const closing = [...paragraph.matchAll(CLOSING_DOLLAR)].map(({ index }) => index);
  const commands = [...paragraph.matchAll(HIDING_COMMAND)].map(({ index }) => index);
  const starts = [...commands, ...commentsIn(paragraph)];
  const ranges: TextRange[] = [];
  let next = 0;
  for (const start of starts.toSorted((one, other) => one - other)) {
    while ((closing[next] ?? start) < start) next += 1;
    const end = closing[next];
    if (end === undefined || first === -1 || start < first) continue;
    if (ranges.at(-1)?.end !== end) ranges.push({ start, end });
  }
  return ranges;
}

function commentsIn(paragraph: string): readonly number[] {
  const inline = [...paragraph.matchAll(INLINE_FORMULA)].flatMap(({ 0: formula, index }) => {
    const at = formula.search(TEX_COMMENT);
    return at === -1 ? [] : [index + at];
  });
  return [...inline, ...commentsInDisplay(paragraph)];
}

/** Returns the comments between two `$$`, which may stand on different lines. */
function commentsInDisplay(paragraph: string): readonly number[] {
  const comments: number[] = [];
  let isInside = false;
  for (const { 0: found, index } of paragraph.matchAll(IN_DISPLAY_FORMULA)) {
    if (found === '$$') isInside = !isInside;
    else if (found === '%' && isInside) comments.push(index);
  }
  return comments;
}

// Blocks of code, and of those that no page draws the first line.

const CONTAINER = String.raw`(?:[ \t>]|[*+-][ \t]|\d{1,9}[.)][ \t]|\[\^[^\]\s]{1,100}\]:)*`;
const OPENING = new RegExp(`^(${CONTAINER})((\`{3,}(?=[^\`]*$)|~{3,}).*)$`);
const CONTENT = new RegExp(`^(${CONTAINER})(.*)$`);
/** GitHub would read another language than stands there. */
const DISGUISED = /^[`~]+(?![`~])\s*\S*[&\\]/;

/** Returns the lines of a block that a page shows; undefined when it may hide words in any of them. */
type BlockDrawing = (lines: readonly string[]) => readonly string[] | undefined;

const wordless: BlockDrawing = () => undefined;

/** By language. Of a drawing that can hide its words, and of one without any, nothing is left. */
const DRAWINGS: ReadonlyMap<string, BlockDrawing> = new Map<string, BlockDrawing>([
  ['geojson', wordless],
  ['topojson', wordless],
  ['stl', wordless],
  ['math', (lines) => (hidesWords(lines.join('\n')) ? undefined : lines)],
  ['mermaid', showDiagram],
]);

/**
 * Removes what isn't shown of a text's blocks, also in lists and quotes, and of their first lines all but the language.
 * `isBlock`: the text is one block, whose lines open no others. Linear.
 */
export function withoutUndrawn(text: string, isBlock: boolean): SanitisedText {
  if (!/`{3}|~{3}/.test(text)) return { text, hidden: 0 };
  const lines = text.split('\n');
  const shown: string[] = [];
  let hidden = 0;
  let at = 0;
  while (at < lines.length) {
    const block = isBlock && at > 0 ? undefined : readBlock(lines, at);
    shown.push(...(block?.lines ?? [lines[at] ?? '']));
    hidden += block?.hidden ?? 0;
    at = block?.end ?? at + 1;
  }
  return { text: shown.join('\n'), hidden };
}

/** What is shown from a line on, and the index of the line after it. */
type ShownBlock = {
  readonly lines: readonly string[];
  readonly end: number;
  readonly hidden: number;
};

/** Reads the block that a line opens: to its end if a page draws it, otherwise that line alone. */
function readBlock(lines: readonly string[], at: number): ShownBlock | undefined {
  const match = OPENING.exec(lines[at] ?? '');
  if (match === null) return undefined;
  const [line, container = '', opening = '', fence = ''] = match;
  const info = readInfo(opening);
  const isCut = container.length + info.opening.length < line.trimEnd().length;
  const head = isCut ? `${container}${info.opening}` : line;
  const hidden = isCut ? 1 : 0;
  const drawing = DISGUISED.test(opening) ? wordless : DRAWINGS.get(info.language.toLowerCase());
  if (drawing === undefined) return { lines: [head], end: at + 1, hidden };
  const end = blockEnd(lines, at + 1, { container, fence });
  const inside = lines.slice(at + 1, end);
  const drawn = drawing(inside);
  if (drawn === undefined) {
    const next = closesBlock(lines[end], fence) ? end + 1 : end;
    return { lines: [`${container}${HIDDEN_CONTENT}`], end: next, hidden: 1 };
  }
  const changed = drawn.filter((one, index) => one !== inside[index]).length;
  return { lines: [head, ...drawn], end, hidden: hidden + changed };
}

/** Returns the index of the line that closes a block, or of the first that its quote or list no longer holds. */
function blockEnd(
  lines: readonly string[],
  from: number,
  { container, fence }: { readonly container: string; readonly fence: string },
): number {
  const inQuote = container.includes('>');
  const inList = /[^ \t>]/.test(container);
  const isOutside = (line: string) =>
    inQuote ? !/^[ \t]*>/.test(line) : inList && /^\S/.test(line);
  let at = from;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    if (closesBlock(line, fence) || isOutside(line)) break;
    at += 1;
  }
  return at;
}

function closesBlock(line: string | undefined, fence: string): boolean {
  return line !== undefined && closesFence(line.replace(/^[ \t>]*/, ''), fence);
}

// Diagrams: https://mermaid.js.org/intro/syntax-reference.html

/** Comments, styles, links, tooltips, icons, and texts for screen readers. */
const UNDRAWN =
  /%%|:::|::icon|(?:^|;)\s*(?:acc(?:Title|Descr)\s*[:{]|(?:click|links?|href|callback|properties|details|style|classDef|linkStyle|cssClass|update\w{1,20}style)\s*[\w(])|~~~\s*\|/i;
/** What may begin in one line and end in another, and by what it ends. */
const UNDRAWN_BLOCKS: readonly (readonly [RegExp, string])[] = [
  [/%%\{/, '}%%'],
  [/(?:^|;)\s*accDescr\s*\{/i, '}'],
];
const FRONT_MATTER = '---';
const COMMENT = /^%%(?!\{)/;

function showDiagram(lines: readonly string[]): readonly string[] | undefined {
  let until: string | undefined;
  const read = lines.map((whole, at) => {
    const [, container = '', line = ''] = CONTENT.exec(whole) ?? [];
    const begun = until;
    until = begun === undefined ? undrawnUntil(line, at) : unlessEnded(begun, line);
    if (isDrawn(line, begun ?? until)) return { shown: whole, style: '' };
    return { shown: `${container}${HIDDEN_CONTENT}`, style: COMMENT.test(line) ? '' : line };
  });
  return read.some(({ style }) => hidesLabels(style)) ? undefined : read.map(({ shown }) => shown);
}

function isDrawn(line: string, inside: string | undefined): boolean {
  if (inside === FRONT_MATTER) return line.startsWith('title:');
  return inside === undefined && !UNDRAWN.test(line);
}

function undrawnUntil(line: string, at: number): string | undefined {
  if (at === 0 && line.trimEnd() === FRONT_MATTER) return FRONT_MATTER;
  const [, end] = UNDRAWN_BLOCKS.find(([begin]) => begin.test(line)) ?? [];
  return end === undefined || line.lastIndexOf(end) > line.lastIndexOf('{') ? undefined : end;
}

function unlessEnded(until: string, line: string): string | undefined {
  return line.includes(until) ? undefined : until;
}

/** Styles in which words may be invisible. */
const HIDING_STYLE = /opacity|display|visibility|transparent|font-?size|text-?color|themeCSS/i;
const COLOR = /(?<![-\w])(fill|color)\s*:\s*([#\w]+)/g;

function hidesLabels(style: string): boolean {
  if (HIDING_STYLE.test(style)) return true;
  const colors = [...style.toLowerCase().matchAll(COLOR)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);
  const { fill = 'white', color } = Object.fromEntries(colors);
  return color !== undefined && asHex(color) === asHex(fill);
}

/** `white`, `#fff` and `#ffffff` are one colour. */
function asHex(color: string): string {
  const hex = color.replace(/^white$/, '#fff').replace(/^black$/, '#000');
  return hex.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
}
