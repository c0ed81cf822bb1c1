// A frame around lines. In a pipe it has no right edge, so that no line needs cutting or wrapping.
import { columnsOf, cutLine, type Line, span, textOf, widthOf, wrapLine } from './line.ts';
import type { Screen } from './screen.ts';
import type { TextLine } from './terminal-markdown.ts';

const WIDEST = 100;
/** The columns of `│ ` and ` │`. */
const EDGES = 4;

/** Returns the number of columns inside a box; undefined in a pipe. */
export function insideOf({ columns }: Screen): number | undefined {
  return columns === undefined ? undefined : Math.min(columns, WIDEST) - EDGES;
}

/** Puts lines in a box of at most `max` lines, edges included. If some don't fit, the last says how many are missing. */
export function boxed(
  screen: Screen,
  title: string,
  content: readonly TextLine[],
  max = Number.POSITIVE_INFINITY,
): readonly Line[] {
  const inside = insideOf(screen);
  const all = content.flatMap((one) => (inside === undefined ? [one.line] : fitted(one, inside)));
  const lines = limited(all, max - 2);
  const natural = Math.max(...lines.map(widthOf), columnsOf(title) + EDGES);
  const width = inside ?? Math.min(natural, WIDEST - EDGES);
  const rule = '─'.repeat(Math.max(0, width - columnsOf(title)));
  return [
    [
      span('╭ ', 'dim'),
      span(title, 'bold'),
      span(` ${rule}${inside === undefined ? '' : '╮'}`, 'dim'),
    ],
    ...lines.map((line) => [
      span('│ ', 'dim'),
      ...line,
      ...(inside === undefined ? [] : [span(`${' '.repeat(inside - widthOf(line))} │`, 'dim')]),
    ]),
    [span(`╰${'─'.repeat(width + 2)}${inside === undefined ? '' : '╯'}`, 'dim')],
  ];
}

/** Fits a line to the width. Cuts tables and code, which would be unreadable if wrapped; wraps all else at blanks. */
function fitted({ line, isFixed = false, indent = 0 }: TextLine, inside: number): readonly Line[] {
  if (isFixed) return [cutLine(line, inside)];
  const [first = [], ...rest] = wrapLine(line, inside - indent);
  const lines = [first, ...rest.map((one) => [span(' '.repeat(indent)), ...one])];
  return lines.map((one) => cutLine(one, inside));
}

function limited(lines: readonly Line[], max: number): readonly Line[] {
  if (lines.length <= max) return lines;
  const kept = lines.slice(0, Math.max(0, max - 1));
  while (kept.length > 0 && textOf(kept.at(-1) ?? []).trim() === '') kept.pop();
  return [...kept, [span(`… ${lines.length - kept.length} more lines`, 'dim')]];
}
