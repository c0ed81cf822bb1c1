// The Markdown that all renderers use: table cells, code, links, lists, sections.

import { count } from '#src/text/count.ts';
import { headOf } from '#src/text/cut-characters.ts';
import { oneLine } from '#src/text/one-line.ts';
import {
  type DefuseMarkdown,
  type FileLines,
  type RenderContext,
  repositoryUrl,
} from './render-context.ts';

/** Renders a short text literally, in one line of Markdown: of its own marks only `code` has an effect. */
export function inline(text: string, max: number, safe: DefuseMarkdown): string {
  return safe(escapeExceptCode(withoutOpenCode(oneLine(text, max))))
    .replace(LEFT_ESCAPE, '$1 ')
    .replace(/[\r\n]+/g, ' ')
    .trim();
}

/** The backslash of a mark that went into code together with the mention that it stood before. */
const LEFT_ESCAPE = /(?<!\\)((?:\\\\)*)\\ (?=`)/g;

/** Removes the opening backtick of a code span whose end was cut off. */
function withoutOpenCode(line: string): string {
  if (!line.endsWith('…') || line.split('`').length % 2 === 1) return line;
  const at = line.lastIndexOf('`');
  return line.slice(0, at) + line.slice(at + 1);
}

/** Like `inline`, for a table cell: no bar in it starts another column. */
export function cell(text: string, max: number, safe: DefuseMarkdown): string {
  return escapeBars(inline(text, max, safe));
}

/** Renderers read `\\|` differently, so every bar gets an odd number of backslashes, which all of them read as one bar. */
export function escapeBars(text: string): string {
  return text.replace(/\\*\|/g, (bar) => (bar.length % 2 === 0 ? bar : `\\${bar}`));
}

function escapeExceptCode(text: string): string {
  const parts = text.split('`');
  const hasBlank = parts.some((part, at) => at % 2 === 1 && part.trim() === '');
  if (parts.length % 2 === 0 || hasBlank) return escapeMarkdown(text);
  return parts.map((part, at) => (at % 2 === 1 ? `\`${part}\`` : escapeMarkdown(part))).join('');
}

function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_~[\]$]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');
}

const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Puts a path, branch or command in a code span. Spells out invisible characters, so that different names look different. */
export function code(text: string): string {
  const spelt = text.replace(UNSEEN, (letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`);
  return `\`${oneLine(spelt, 200).replaceAll('`', "'") || ' '}\``;
}

/** `A`, `A and B`, `A, B and C`. */
export function joinNames(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

const MAX_PATHS = 3;

/** Lists the first paths, as code unless told otherwise, and how many more there are. */
export function pathList(all: readonly string[], show = code): string {
  const shown = all.slice(0, MAX_PATHS).map(show);
  const missing = all.length - shown.length;
  return missing > 0 ? `${shown.join(', ')} and ${count(missing)} more` : joinNames(shown);
}

/** A Markdown link; only the label where the address isn't a plain http one. `label` is Markdown. */
export function link(label: string, url: string | undefined): string {
  return url !== undefined && /^https?:\/\/[^\s()<>\\]+$/.test(url) ? `[${label}](${url})` : label;
}

/** Lines of a file as code: `src/login.js:12-14`. */
export function linesLabel({ path, line, endLine }: FileLines): string {
  return code(endLine > line ? `${path}:${line}-${endLine}` : `${path}:${line}`);
}

/** The same as a link to the lines in one commit. */
export function linesLink({ facts }: RenderContext, commit: string, lines: FileLines): string {
  const { path, line, endLine } = lines;
  const anchor = endLine > line ? `#L${line}-L${endLine}` : `#L${line}`;
  return link(linesLabel(lines), `${repositoryUrl(facts, 'blob', commit, path)}${anchor}`);
}

/** A table; the cells are Markdown that `cell` made. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
}

/** A table with a row for each of the first `max` items, and the number of others; empty without items. */
export function limitedTable<Item>(
  head: readonly string[],
  items: readonly Item[],
  max: number,
  toCells: (item: Item) => readonly string[],
): string {
  if (items.length === 0) return '';
  return paragraphs([
    table(head, items.slice(0, max).map(toCells)),
    items.length > max ? `And ${count(items.length - max)} more.` : undefined,
  ]);
}

/** A list of one-line items, with a last item that counts what was left out. */
export function list(items: readonly string[], max = 50): string {
  const shown = items.slice(0, max).map((item) => `- ${item}`);
  const missing = items.length - max;
  return [...shown, ...(missing > 0 ? [`- and ${count(missing)} more`] : [])].join('\n');
}

/** A part that opens on a click; `summary` is our own plain text. */
export function collapsible(summary: string, content: string): string {
  return `<details><summary>${summary}</summary>\n\n${content}\n\n</details>`;
}

/** Makes a text by others harmless in the title of a fold, which is HTML. */
export function foldTitle(text: string, max: number): string {
  return headOf(text.replace(/[^\p{L}\p{N} ._/:-]/gu, '?'), max);
}

/** A heading and what belongs under it; undefined without content. */
export function section(title: string, content: string | undefined): string | undefined {
  return content === undefined || content === '' ? undefined : `## ${title}\n\n${content}`;
}

/** The parts that say something, with a blank line between them. */
export function paragraphs(parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== '').join('\n\n');
}

/** The first rendering of at most `limit` characters, else the last, whatever its length. */
export function firstThatFits(limit: number, renderings: readonly (() => string)[]): string {
  let text = '';
  for (const render of renderings) {
    text = render();
    if (text.length <= limit) break;
  }
  return text;
}

export { codeBlock } from '#src/markdown/close-blocks.ts';
