// Renders Markdown for a terminal, with bold text, links and tables, and without comments.
import type { List, PhrasingContent, RootContent, Table } from 'mdast';
import { htmlParts, readPost } from '../markdown.ts';
import { cutLine, type Line, type Span, type Style, span, widthOf } from './line.ts';

/** A line of text. If too long, a fixed line is cut; others are wrapped and go on `indent` columns in. */
export type TextLine = {
  readonly line: Line;
  readonly isFixed?: boolean;
  readonly indent?: number;
};

const BLANK: TextLine = { line: [] };

/** Renders a post. Tables take at most `columns`, if given. */
export function terminalMarkdown(markdown: string, columns: number | undefined): TextLine[] {
  return blockLines(readPost(markdown).children, columns);
}

/** Renders a post as first seen on GitHub: only the summaries of folded parts. */
export function foldedMarkdown(markdown: string, columns: number | undefined): TextLine[] {
  let depth = 0;
  const shown = readPost(markdown).children.filter((node) => {
    const isHidden = depth > 0;
    depth = Math.max(0, depth + (node.type === 'html' ? foldsIn(node.value) : 0));
    return !isHidden;
  });
  return blockLines(shown, columns);
}

/** Counts the folded parts that begin in the HTML, less those that end. */
function foldsIn(raw: string): number {
  const folds = htmlParts(raw).filter((part) => part.kind !== 'text' && part.name === 'details');
  return folds.reduce((sum, { kind }) => sum + (kind === 'open' ? 1 : -1), 0);
}

/** Renders blocks with a blank line between them. */
function blockLines(nodes: readonly RootContent[], columns: number | undefined): TextLine[] {
  const blocks = nodes.map((node) => linesOf(node, columns)).filter((lines) => lines.length > 0);
  return blocks.flatMap((lines, at) => (at === 0 ? lines : [BLANK, ...lines]));
}

function linesOf(node: RootContent, columns: number | undefined): TextLine[] {
  switch (node.type) {
    case 'heading':
      return [{ line: spansOf(node.children, 'bold') }];
    case 'paragraph':
      return splitLines(spansOf(node.children)).map((line) => ({ line }));
    case 'list':
      return listLines(node, columns);
    case 'blockquote':
      return quoted(blockLines(node.children, columns));
    case 'code':
      return node.value
        .split('\n')
        .map((text) => fixed([span(`  ${text}`, codeStyle(node.lang, text))]));
    case 'table':
      return tableLines(node, columns);
    case 'html':
      return htmlLines(node.value);
    case 'thematicBreak':
      return [{ line: [span('───', 'dim')] }];
    default:
      return [];
  }
}

function fixed(line: Line): TextLine {
  return { line, isFixed: true };
}

function codeStyle(language: string | null | undefined, text: string): Style | undefined {
  if (language !== 'diff') return 'dim';
  if (text.startsWith('+')) return 'green';
  return text.startsWith('-') ? 'red' : undefined;
}

function quoted(lines: readonly TextLine[]): TextLine[] {
  return lines.map(({ line, ...rest }) => ({
    ...rest,
    line: [span('┃ ', 'dim'), ...line],
    indent: 2 + (rest.indent ?? 0),
  }));
}

function listLines({ children, ordered, start }: List, columns: number | undefined): TextLine[] {
  return children.flatMap((item, at) => {
    const number = ordered ? `${(start ?? 1) + at}. ` : '• ';
    const mark = typeof item.checked === 'boolean' ? (item.checked ? '☑ ' : '☐ ') : number;
    const inner = item.children.flatMap((child) => linesOf(child, columns));
    return inner.map((one, place) => ({
      ...one,
      line: [span(place === 0 ? mark : ' '.repeat(mark.length)), ...one.line],
      indent: mark.length + (one.indent ?? 0),
    }));
  });
}

/** Renders raw HTML: its text, with a mark for the summary of a folded part. */
function htmlLines(html: string): TextLine[] {
  const parts = htmlParts(html);
  const text = parts
    .map((part) => (part.kind === 'text' ? part.text : ''))
    .join('')
    .trim();
  if (text === '') return [];
  const isSummary = parts.some((part) => part.kind === 'open' && part.name === 'summary');
  return [{ line: isSummary ? [span('▸ ', 'dim'), span(text, 'bold')] : [span(text)] }];
}

const GAP = '  ';

function tableLines({ children }: Table, columns: number | undefined): TextLine[] {
  const [head, ...rows] = children.map((row, at) =>
    row.children.map((one) => spansOf(one.children, at === 0 ? 'bold' : undefined)),
  );
  if (head === undefined) return [];
  const all = [head, ...rows];
  const natural = head.map((_cell, at) => Math.max(...all.map((row) => widthOf(row[at] ?? []))));
  const widths = columns === undefined ? natural : narrowed(natural, columns);
  const rule = widths.map((width) => '─'.repeat(width)).join(GAP);
  const lines = all.map((row) => fixed(tableLine(row, widths)));
  return lines.toSpliced(1, 0, fixed([span(rule, 'dim')]));
}

function tableLine(row: readonly Line[], widths: readonly number[]): Line {
  return widths.flatMap((width, at) => {
    const text = cutLine(row[at] ?? [], width);
    return [...text, span(`${' '.repeat(Math.max(0, width - widthOf(text)))}${GAP}`)];
  });
}

const NARROWEST = 6;

/** Narrows the widest column until the table fits. */
function narrowed(natural: readonly number[], columns: number): readonly number[] {
  const widths = [...natural];
  const sum = () => widths.reduce((total, width) => total + width + GAP.length, -GAP.length);
  for (let over = sum() - columns; over > 0; over = sum() - columns) {
    const widest = Math.max(...widths);
    if (widest <= NARROWEST) break;
    const at = widths.indexOf(widest);
    widths[at] = Math.max(NARROWEST, widest - Math.min(over, Math.ceil(widest / 4)));
  }
  return widths;
}

/** Returns the spans of a paragraph, a heading or a cell. A line break is its own span. */
function spansOf(nodes: readonly PhrasingContent[], style?: Style, link?: string): Line {
  return nodes.flatMap((node) => inlineSpans(node, style, link));
}

function inlineSpans(node: PhrasingContent, style?: Style, link?: string): readonly Span[] {
  switch (node.type) {
    case 'text':
      return [span(node.value.replace(/\s*\n\s*/g, ' '), style, link)];
    case 'inlineCode':
      return [span(node.value, style === 'bold' ? style : 'cyan', link)];
    case 'strong':
      return spansOf(node.children, 'bold', link);
    case 'link':
      return spansOf(node.children, style, node.url);
    case 'emphasis':
    case 'delete':
    case 'linkReference':
      return spansOf(node.children, style, link);
    case 'image':
      return [span(`[${node.alt ?? 'image'}]`, 'dim', node.url)];
    case 'break':
      return [span('\n')];
    case 'html':
      return htmlParts(node.value).some((part) => part.kind === 'open' && part.name === 'br')
        ? [span('\n')]
        : [];
    default:
      return [];
  }
}

function splitLines(line: Line): readonly Line[] {
  const lines: Span[][] = [[]];
  for (const one of line) {
    if (one.text === '\n') lines.push([]);
    else lines.at(-1)?.push(one);
  }
  return lines;
}
