// A learning as Markdown: one list entry, as a fragment of its own or put into a history's `## Learnings`.
import { headingLevel, type MarkdownLine, readLines } from './markdown-lines.ts';
import { plainText } from './plain-text.ts';

/**
 * The entry, without a final line end. Lines after the first are indented by four blanks: deep enough that no line of
 * the learning can be taken for a heading or a fence of the file.
 */
export function learningEntry(category: string, learning: string): string {
  const [first = '', ...rest] = plainText(learning).split('\n');
  const more = rest.map((line) => (line.trim() === '' ? '' : `    ${line}`));
  return [`- **[${category}]** ${first}`, ...more].join('\n');
}

/** Puts the entry at the end of `## Learnings` (made when it is missing); nothing else of the text changes. */
export function appendLearning(text: string, category: string, learning: string): string {
  const entry = learningEntry(category, learning).split('\n');
  if (text.trim() === '') return `# Project Context\n\n## Learnings\n\n${entry.join('\n')}\n`;
  const lineEnd = text.split('\r\n').length * 2 > text.split('\n').length ? '\r\n' : '\n';
  const { lines, openFence } = readLines(text);
  const { start, until } = learningsSection(lines);
  const last = lines.findLastIndex((line, at) => at < until && line.text.trim() !== '');
  const atEnd = until === lines.length;
  const bridge = [
    ...(atEnd && openFence !== undefined ? [openFence] : []),
    ...(start === -1 ? ['', '## Learnings'] : []),
  ];
  const gap = isListLine(bridge.at(-1) ?? lines[last]?.text ?? '') ? [] : [''];
  const before = textOf(lines.slice(0, last + 1)).replace(/\r$/, '');
  const after = atEnd ? [] : lines.slice(last + 1);
  const blank = !atEnd && after[0]?.text.trim() !== '' ? lineEnd : '';
  const added = [before, ...bridge, ...gap, ...entry].join(lineEnd);
  return `${added}${lineEnd}${blank}${textOf(after)}`;
}

function learningsSection(lines: readonly MarkdownLine[]): { start: number; until: number } {
  const start = lines.findIndex((line) => !line.fenced && /^## Learnings\s*$/.test(line.text));
  if (start === -1) return { start, until: lines.length };
  const next = lines.findIndex((line, at) => at > start && [1, 2].includes(headingLevel(line)));
  return { start, until: next === -1 ? lines.length : next };
}

function isListLine(text: string): boolean {
  return /^(?:[-*] | {2,}\S)/.test(text);
}

function textOf(lines: readonly MarkdownLine[]): string {
  return lines.map((line) => line.text).join('\n');
}
