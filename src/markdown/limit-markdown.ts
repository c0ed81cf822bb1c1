// Keeps the Markdown parser's time small on hostile comments: it is quadratic, or worse, on some inputs.

/** GitHub's own limit of a comment. */
const maxCharacters = 65_536;

// Nesting is the most expensive: 4,000 list markers on one line take seconds. What people write is far below both.
const maxMarkersPerLine = 4;
const maxMarkerColumn = 16;

// Measured with 64 KiB of every construct: unbounded, the worst took half a minute; within this sum each ends after
// one or two tenths of a second, cold. Dense documents of 50,000 characters that people wrote still stay below it.
const maxCost = 3000;
const lineCost = 2;
const nestedLineCost = 4;

const marker = /[ \t]*(>|(?:[-+*]|[0-9]{1,9}[.)])(?=[ \t\r\n]|$))/y;
const lineEnd = /\r\n?|\n/g;
const costly = /`+|[[\]<&\\]/g;
const fence = /^[ \t]*(`{3,}|~{3,})/;

/**
 * The comment as the parser may have it: every character that is left stands at its old offset. Nesting beyond the
 * bound becomes plain text; a comment that is still too costly loses what its code blocks hold, then its end.
 */
export function limitMarkdown(markdown: string): string {
  const shallow = withoutDeepNesting(markdown.slice(0, maxCharacters).replace(/^\uFEFF/, ' '));
  if (affordableLength(shallow) === shallow.length) return shallow;
  const plain = withoutCodeBlocks(shallow);
  return plain.slice(0, affordableLength(plain));
}

function* linesOf(text: string): Generator<{ readonly start: number; readonly end: number }> {
  let start = 0;
  for (const match of text.matchAll(lineEnd)) {
    const end = match.index + match[0].length;
    yield { start, end };
    start = end;
  }
  yield { start, end: text.length };
}

function withoutDeepNesting(text: string): string {
  const parts: string[] = [];
  for (const { start, end } of linesOf(text)) {
    parts.push(withoutDeepMarkers(text.slice(start, end)));
  }
  return parts.join('');
}

type LineMarker = { readonly sign: string; readonly start: number; readonly end: number };

/** The quote and list markers that a line begins with. */
function markersOf(line: string): readonly LineMarker[] {
  const found: LineMarker[] = [];
  marker.lastIndex = 0;
  for (let match = marker.exec(line); match !== null; match = marker.exec(line)) {
    const [all, sign = ''] = match;
    const end = match.index + all.length;
    found.push({ sign, start: end - sign.length, end });
  }
  return found;
}

function withoutDeepMarkers(line: string): string {
  const markers = markersOf(line);
  const deep = markers.filter(
    ({ start }, index) => index >= maxMarkersPerLine || start > maxMarkerColumn,
  );
  const first = deep[0];
  if (first === undefined) return line;
  // A quote stays a quote: what it says must not become the author's own words.
  const isQuote = deep.some(({ sign }) => sign === '>');
  const end = isQuote ? line.length : (deep.at(-1)?.end ?? first.end);
  const filled = line.slice(first.start, end).replace(/\S/g, 'x');
  return line.slice(0, first.start) + filled + line.slice(end);
}

/** How many characters, from the start, stay within the cost. */
function affordableLength(text: string): number {
  let cost = 0;
  let isNested = false;
  for (const { start, end } of linesOf(text)) {
    const line = text.slice(start, end);
    const markers = markersOf(line).length;
    // A line without a marker goes on with the list or quote above it until a blank line.
    isNested = markers > 0 || (isNested && line.trim() !== '');
    cost += lineCost + inlineCost(line) + (isNested ? nestedLineCost * Math.max(1, markers) : 0);
    if (cost > maxCost) return start;
  }
  return text.length;
}

function inlineCost(line: string): number {
  let cost = 0;
  for (const [found] of line.matchAll(costly)) {
    // An unmatched run of backticks makes the parser read on to the end; nobody needs long ones.
    cost += found.length > 3 ? found.length : 1;
  }
  return cost;
}

/** Turns what stands in a fenced block (a pasted log, say) into one long line. */
function withoutCodeBlocks(text: string): string {
  const parts: string[] = [];
  let open: string | undefined;
  let held = 0;
  for (const { start, end } of linesOf(text)) {
    const line = text.slice(start, end);
    const sign = fence.exec(line)?.[1];
    if (open === undefined) {
      parts.push(line);
      open = sign;
      held = 0;
    } else if (sign?.startsWith(open) === true && line.trim() === sign) {
      parts.push(filler(held), line);
      open = undefined;
    } else {
      held += end - start;
    }
  }
  return parts.join('') + (open === undefined ? '' : filler(held));
}

function filler(length: number): string {
  return length === 0 ? '' : `${'x'.repeat(length - 1)}\n`;
}
