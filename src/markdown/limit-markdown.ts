// Keeps the Markdown parser fast on hostile comments: on some inputs its time is quadratic, or worse.
import { endsWithFence, nextLine, readFence } from './code.ts';

/** GitHub's own limit for a comment. */
const MAX_CHARACTERS = 65_536;

// Nesting costs the most: 4,000 list markers on one line take seconds. What people write stays far below both limits.
const MAX_MARKERS_PER_LINE = 4;
const MAX_MARKER_COLUMN = 16;

// Measured with 64 KiB of every construct. Without a bound, the worst took half a minute; within this sum, each takes one or
// two tenths of a second, cold. Dense documents of 50,000 characters that people wrote still stay below it.
const MAX_COST = 3000;
const LINE_COST = 2;
const NESTED_LINE_COST = 4;

const MARKER = /[ \t]*(>|(?:[-+*]|[0-9]{1,9}[.)])(?=[ \t\r\n]|$))/y;
const LINE_END = /\r\n?|\n/g;
const COSTLY = /`+|[[\]<&\\]/g;

/**
 * Returns the comment as the parser may have it; every character that is left keeps its offset. Nesting beyond the bound
 * becomes plain text; a comment that is still too costly loses the content of its code blocks, then its end.
 */
export function limitMarkdown(markdown: string): string {
  const shallow = withoutDeepNesting(markdown.slice(0, MAX_CHARACTERS).replace(/^\uFEFF/, ' '));
  if (affordableLength(shallow) === shallow.length) return shallow;
  const plain = withoutCodeBlocks(shallow);
  return plain.slice(0, affordableLength(plain));
}

function* linesOf(text: string): Generator<{ readonly start: number; readonly end: number }> {
  let start = 0;
  for (const match of text.matchAll(LINE_END)) {
    const end = match.index + match[0].length;
    yield { start, end };
    start = end;
  }
  yield { start, end: text.length };
}

function withoutDeepNesting(text: string): string {
  return [...linesOf(text)]
    .map(({ start, end }) => withoutDeepMarkers(text.slice(start, end)))
    .join('');
}

type LineMarker = { readonly sign: string; readonly start: number; readonly end: number };

/** Returns the quote and list markers that a line begins with. */
function markersOf(line: string): readonly LineMarker[] {
  const found: LineMarker[] = [];
  MARKER.lastIndex = 0;
  for (let match = MARKER.exec(line); match !== null; match = MARKER.exec(line)) {
    const [all, sign = ''] = match;
    const end = match.index + all.length;
    found.push({ sign, start: end - sign.length, end });
  }
  return found;
}

function withoutDeepMarkers(line: string): string {
  const markers = markersOf(line);
  const deep = markers.filter(
    ({ start }, index) => index >= MAX_MARKERS_PER_LINE || start > MAX_MARKER_COLUMN,
  );
  const first = deep[0];
  if (first === undefined) return line;
  // A quote stays a quote: what it says must not become the author's own words.
  const isQuote = deep.some(({ sign }) => sign === '>');
  const end = isQuote ? line.length : (deep.at(-1)?.end ?? first.end);
  const filled = line.slice(first.start, end).replace(/\S/g, 'x');
  return line.slice(0, first.start) + filled + line.slice(end);
}

/** Returns how many characters, from the start, stay within the cost. */
function affordableLength(text: string): number {
  let cost = 0;
  let isNested = false;
  for (const { start, end } of linesOf(text)) {
    const line = text.slice(start, end);
    const markers = markersOf(line).length;
    // A line without a marker belongs to the list or quote above it, up to a blank line.
    isNested = markers > 0 || (isNested && line.trim() !== '');
    cost += LINE_COST + inlineCost(line) + (isNested ? NESTED_LINE_COST * Math.max(1, markers) : 0);
    if (cost > MAX_COST) return start;
  }
  return text.length;
}

function inlineCost(line: string): number {
  let cost = 0;
  for (const [found] of line.matchAll(COSTLY)) {
    // An unmatched run of backticks makes the parser read on to the end; nobody needs long ones.
    cost += found.length > 3 ? found.length : 1;
  }
  return cost;
}

/** Turns the content of each fenced block (a pasted log, say) into one long line. */
function withoutCodeBlocks(text: string): string {
  const parts: string[] = [];
  let at = 0;
  while (at < text.length) {
    const block = readFence(text, at);
    const end = block?.end ?? nextLine(text, at);
    const part = text.slice(at, end);
    parts.push(block?.end === undefined ? part : withoutContent(part, block.fence));
    at = end;
  }
  return parts.join('');
}

/** Replaces the content of a block and keeps its fences. */
function withoutContent(block: string, fence: string): string {
  const start = nextLine(block, 0);
  const end = endsWithFence(block, fence)
    ? block.lastIndexOf('\n', block.length - 2) + 1
    : undefined;
  return (
    block.slice(0, start) +
    filler(block.slice(start, end).length) +
    block.slice(end ?? block.length)
  );
}

function filler(length: number): string {
  return length === 0 ? '' : `${'x'.repeat(length - 1)}\n`;
}
