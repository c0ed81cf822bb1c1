// Blocks of code that a page draws, and the first line of every other block: what of them nobody sees.

import { closesFence, readInfo } from './code.ts';
import { hidesWords } from './formulas.ts';
import { HIDDEN_CONTENT, type SanitisedText } from './hidden-html.ts';

const CONTAINER = String.raw`(?:[ \t>]|[*+-][ \t]|\d{1,9}[.)][ \t]|\[\^[^\]\s]{1,100}\]:)*`;
const OPENING = new RegExp(`^(${CONTAINER})((\`{3,}(?=[^\`]*$)|~{3,}).*)$`);
const CONTENT = new RegExp(`^(${CONTAINER})(.*)$`);
/** GitHub would read another language than stands there. */
const DISGUISED = /^[`~]+(?![`~])\s*\S*[&\\]/;

/** Returns the lines of a block that a page shows; undefined when it may hide words in any of them. */
type Drawing = (lines: readonly string[]) => readonly string[] | undefined;

const wordless: Drawing = () => undefined;

/** By language. Of a drawing that can hide its words, and of one without any, nothing is left. */
const DRAWINGS: ReadonlyMap<string, Drawing> = new Map<string, Drawing>([
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
