// Renders Markdown for a terminal, with bold text, links and tables, and without comments.
import type { PhrasingContent, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { type Line, type Style, span, widthOf } from './line.ts';

/** A line of text. If too long, a fixed line is cut; others are wrapped and go on `indent` columns in. */
export type TextLine = {
  readonly line: Line;
  readonly isFixed?: boolean;
  readonly indent?: number;
};

/** Renders a post. A folded one is shown as first seen on GitHub: only the summaries of its folded parts. */
export function terminalMarkdown(
  markdown: string,
  { isFolded = false }: { readonly isFolded?: boolean } = {},
): readonly TextLine[] {
  const options = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };
  const { children } = fromMarkdown(markdown, options);
  let depth = 0;
  const shown = children.filter((node) => {
    const isHidden = isFolded && depth > 0;
    if (node.type === 'html') depth += foldsIn(node.value);
    return !isHidden;
  });
  return blockLines(shown);
}

/** Counts the folded parts that begin in the HTML, less those that end. */
function foldsIn(raw: string): number {
  return raw.split('<details').length - raw.split('</details').length;
}

/** Renders blocks with a blank line between them. */
function blockLines(nodes: readonly RootContent[]): readonly TextLine[] {
  const blocks = nodes.map(linesOf).filter((lines) => lines.length > 0);
  return blocks.flatMap((lines, at) => (at === 0 ? lines : [{ line: [] }, ...lines]));
}

function linesOf(node: RootContent): readonly TextLine[] {
  switch (node.type) {
    case 'heading':
      return [{ line: spansOf(node.children, 'bold') }];
    case 'paragraph':
      return [{ line: spansOf(node.children) }];
    case 'list':
      return node.children.flatMap((item, at) => {
        const bullet = node.ordered ? `${(node.start ?? 1) + at}. ` : '• ';
        const box = item.checked ? '☑ ' : '☐ ';
        const mark = typeof item.checked === 'boolean' ? box : bullet;
        return hung(mark, ' '.repeat(mark.length), item.children.flatMap(linesOf));
      });
    case 'blockquote':
      return hung('┃ ', '┃ ', blockLines(node.children));
    case 'code':
      return node.value
        .split('\n')
        .map((text) => ({ line: [span(`  ${text}`, 'dim')], isFixed: true }));
    case 'table':
      return tableLines(node);
    case 'html':
      return htmlLines(node.value);
    default:
      return [];
  }
}

/** Puts a mark before the first line, and another before the rest. */
function hung(first: string, rest: string, lines: readonly TextLine[]): readonly TextLine[] {
  return lines.map(({ line, indent = 0, ...more }, at) => ({
    ...more,
    line: [span(at === 0 ? first : rest), ...line],
    indent: indent + first.length,
  }));
}

/** Renders raw HTML: its text, with a mark for the summary of a folded part. */
function htmlLines(html: string): readonly TextLine[] {
  const text = html.replace(/<!--.*?-->|<[^<>]*>/gs, '').trim();
  if (text === '') return [];
  const isSummary = html.includes('<summary');
  return [{ line: isSummary ? [span('▸ ', 'dim'), span(text, 'bold')] : [span(text)] }];
}

function tableLines({ children }: Table): readonly TextLine[] {
  const rows = children.map((row, at) =>
    row.children.map((cell) => spansOf(cell.children, at === 0 ? 'bold' : undefined)),
  );
  const columns = rows[0]?.keys() ?? [];
  const widths = [...columns].map((at) => Math.max(...rows.map((row) => widthOf(row[at] ?? []))));
  const lines = rows.map((row) =>
    row.flatMap((cell, at) => [
      ...cell,
      span(' '.repeat(2 + Math.max(0, (widths[at] ?? 0) - widthOf(cell)))),
    ]),
  );
  const rule = [span(widths.map((width) => '─'.repeat(width)).join('  '), 'dim')];
  return lines.toSpliced(1, 0, rule).map((line) => ({ line, isFixed: true }));
}

/** Returns the spans of a paragraph, a heading or a cell. */
function spansOf(nodes: readonly PhrasingContent[], style?: Style, link?: string): Line {
  return nodes.flatMap((node): Line => {
    switch (node.type) {
      case 'text':
        return [span(node.value.replace(/\s*\n\s*/g, ' '), style, link)];
      case 'inlineCode':
        return [span(node.value, style ?? 'cyan', link)];
      case 'strong':
        return spansOf(node.children, 'bold', link);
      case 'link':
        return spansOf(node.children, style, node.url);
      case 'break':
        return [span(' ')];
      default:
        return 'children' in node ? spansOf(node.children, style, link) : [];
    }
  });
}
