// A frame around lines. In a pipe it has no right edge, so that no line needs cutting or wrapping.
import { columnsOf, cutLine, type Line, span, widthOf, wrapLine } from './line.ts';
import type { Screen } from './screen.ts';
import type { TextLine } from './terminal-markdown.ts';

const WIDEST = 100;
/** The columns of `│ ` and ` │`. */
const EDGES = 4;

/** Puts lines in a box of at most `max` lines, edges included. If some don't fit, the last says how many are missing. */
export function boxed(
  { columns }: Screen,
  title: string,
  content: readonly TextLine[],
  max = Number.POSITIVE_INFINITY,
): readonly Line[] {
  const width = Math.min(columns ?? WIDEST, WIDEST) - EDGES;
  const isOpen = columns === undefined;
  const lines = limited(isOpen ? content.map(({ line }) => line) : fitted(content, width), max - 2);
  const edge = (line: Line) => span(`${' '.repeat(Math.max(0, width - widthOf(line)))} │`, 'dim');
  const rule = '─'.repeat(Math.max(0, width - columnsOf(title)));
  return [
    [span('╭ ', 'dim'), span(title, 'bold'), span(` ${rule}${isOpen ? '' : '╮'}`, 'dim')],
    ...lines.map((line) => [span('│ ', 'dim'), ...line, ...(isOpen ? [] : [edge(line)])]),
    [span(`╰${'─'.repeat(width + 2)}${isOpen ? '' : '╯'}`, 'dim')],
  ];
}

/** Fits lines to the width. Cuts tables and code, which would be unreadable if wrapped; wraps all else at blanks. */
function fitted(content: readonly TextLine[], width: number): readonly Line[] {
  return content.flatMap(({ line, isFixed = false, indent = 0 }) => {
    if (isFixed) return [cutLine(line, width)];
    const [first = [], ...rest] = wrapLine(line, width - indent);
    const lines = [first, ...rest.map((one) => [span(' '.repeat(indent)), ...one])];
    return lines.map((one) => cutLine(one, width));
  });
}

function limited(lines: readonly Line[], max: number): readonly Line[] {
  if (lines.length <= max) return lines;
  const kept = lines.slice(0, Math.max(0, max - 1));
  return [...kept, [span(`… ${lines.length - kept.length} more lines`, 'dim')]];
}
