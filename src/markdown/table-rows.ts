// Renderers don't show cells beyond a table's columns: text in them would be hidden.
import { HIDDEN_CONTENT, type SanitisedText } from './hidden-html.ts';

const DELIMITERS = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/;
const BAR = /\\*\|/g;

/** Returns a line without the marks of a quote and the spaces around it. */
function rowContent(line: string): string {
  return line.replace(/^[\s>]+/, '').trimEnd();
}

/** Counts the bars that divide a row below this line; undefined when the line begins no table's body. */
function countBars(line: string): number | undefined {
  const inner = rowContent(line);
  if (!/[|:]/.test(inner) || !DELIMITERS.test(inner)) return undefined;
  return inner.replace(/^\||\|$/g, '').split('|').length - 1;
}

/** Escapes bars that would begin an extra cell, so that its text is shown in the row's last cell. Linear. */
export function escapeExtraBars(text: string): string {
  let maxBars: number | undefined;
  const lines = text.split('\n').map((line) => {
    const shown = maxBars === undefined ? line : escapeBarsAfter(line, maxBars);
    const isEnd = rowContent(line) === '';
    maxBars = isEnd ? undefined : (maxBars ?? countBars(line));
    return shown;
  });
  return lines.join('\n');
}

function escapeBarsAfter(line: string, maxBars: number): string {
  const extra = new Set(barsOf(line).slice(maxBars));
  return line.replace(BAR, (bar, at: number) => (extra.has(at) ? `\\${bar}` : bar));
}

/** Removes the cells that a table has no column for. Linear. */
export function withoutExtraCells(text: string): SanitisedText {
  let maxBars: number | undefined;
  let above = '';
  let hidden = 0;
  const lines = text.split('\n').map((line) => {
    const extra = maxBars === undefined ? undefined : barsOf(line)[maxBars];
    const isEnd = rowContent(line) === '';
    maxBars = isEnd ? undefined : (maxBars ?? barsBelow(above, line));
    above = line;
    if (extra === undefined || /^[\s|\\]*$/.test(line.slice(extra))) return line;
    hidden += 1;
    return `${line.slice(0, extra).trimEnd()} ${HIDDEN_CONTENT}`;
  });
  return { text: lines.join('\n'), hidden };
}

/** Counts as `countBars` does if the line above is a header with as many columns; otherwise this is no table, and all shows. */
function barsBelow(above: string, line: string): number | undefined {
  const bars = countBars(line);
  return bars === barsOf(above).length ? bars : undefined;
}

/** Splits a row into its cells, trimmed. As on GitHub, `\|` is a bar inside a cell. Linear. */
export function cellsOf(line: string): readonly string[] {
  const content = line.trim();
  const cells: string[] = [];
  let start = content.startsWith('|') ? 1 : 0;
  for (const { 0: token, index } of content.matchAll(/\\.|\|/gs)) {
    if (token !== '|' || index < start) continue;
    cells.push(content.slice(start, index));
    start = index + 1;
  }
  if (start < content.length) cells.push(content.slice(start));
  return cells.map((cell) => cell.replaceAll('\\|', '|').trim());
}

/** Returns the places of the bars that divide a line's cells, each with the backslashes before it. */
function barsOf(line: string): readonly number[] {
  const start = /^[\s>]*\|?/.exec(line)?.[0].length ?? 0;
  const end = line.trimEnd().length;
  // No renderer takes a bar after an odd number of backslashes for a cell's end.
  return [...line.matchAll(BAR)]
    .filter(({ 0: bar, index }) => index + bar.length > start && index + bar.length !== end)
    .filter(({ 0: bar }) => bar.length % 2 === 1)
    .map(({ index }) => index);
}
