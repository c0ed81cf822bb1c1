// Makes a piece of Markdown safe to stand beside others in one file. Bytes change only where a function says so.
import { blockOpenedBy, type Line, labelOf, mayHoldBlocks, readLines } from './sections.ts';

/** Returns the line end that most lines of the text have; `\n` when there is none. */
export function lineEndOf(text: string): '\r\n' | '\n' {
  const ends = text.split('\n').length - 1;
  return (text.split('\r\n').length - 1) * 2 > ends ? '\r\n' : '\n';
}

/**
 * Closes every fence and HTML comment that is still open: after the last words before the next boundary,
 * or at the end. All other bytes stay; `readLines` finds the same headings as before.
 */
export function closeBlocks(
  text: string,
  isBoundary: (line: Line) => boolean = () => false,
): string {
  if (!mayHoldBlocks(text)) return text;
  const lineEnd = lineEndOf(text);
  const pieces: string[] = [];
  let copied = 0;
  let end = 0;
  let closer: string | undefined;
  const close = () => {
    if (closer !== undefined) pieces.push(text.slice(copied, end), lineEnd, closer);
    copied = closer === undefined ? copied : end;
    closer = undefined;
  };
  for (const line of readLines(text)) {
    if (isBoundary(line)) close();
    if (line.kind === 'text') closer ??= closerOf(line.text);
    if (line.text.trim() !== '') end = line.start + line.text.length;
  }
  close();
  return [...pieces, text.slice(copied)].join('');
}

/** Returns what closes a line's block, with the same indentation: a list entry's fence must not be closed outside the list. */
function closerOf(line: string): string | undefined {
  const block = blockOpenedBy(line);
  return block && `${/^ */.exec(line)?.[0] ?? ''}${block.closer}`;
}

/** Closes what is open, and lowers all headings together so that none outside code is above level `top`. */
export function demoteHeadings(text: string, top: number): string {
  const closed = withoutUnderlines(closeBlocks(text));
  if (!new RegExp(`^ {0,3}#{1,${top - 1}}(?!#)`, 'm').test(closed)) return closed;
  const lines = readLines(closed);
  const levels = lines.map(markedLevel);
  const highest = levels.reduce((found, next) => (next > 0 && next < found ? next : found), 6);
  const down = top - highest;
  if (down <= 0) return closed;
  const demoted = lines.map(({ start, text: line }, at) => {
    const whole = closed.slice(start, lines[at + 1]?.start);
    const level = levels[at] ?? 0;
    const mark = level === 0 ? 0 : line.indexOf('#');
    return `${whole.slice(0, mark)}${'#'.repeat(level === 0 ? 0 : Math.min(6, level + down))}${whole.slice(mark + level)}`;
  });
  return demoted.join('');
}

/** Returns the level of what any reader may take for an ATX heading, even in a comment; 0 for other lines. */
function markedLevel({ kind, text }: Line): number {
  if (kind === 'code') return 0;
  return /^ {0,3}(#{1,6})(?:\s|$)|^(#{2,6})(?!#)/.exec(text)?.slice(1).find(Boolean)?.length ?? 0;
}

/**
 * Turns `Title` over `---`, a heading above every `###`, into `## Title`. Under a longer paragraph or a label, the line was
 * meant as a ruler and becomes one.
 */
function withoutUnderlines(text: string): string {
  if (!/^ {0,3}(?:=+|-+)[ \t]*$/m.test(text)) return text;
  const lines = readLines(text);
  const pieces: string[] = [];
  for (const [at, line] of lines.entries()) {
    const whole = text.slice(line.start, lines[at + 1]?.start);
    const role = underlineRole(lines, at);
    const title = role === 'heading' ? pieces.pop() : undefined;
    pieces.push(role === 'ruler' ? asRuler(whole) : asHeading(title, whole));
  }
  return pieces.join('');
}

function asHeading(title: string | undefined, line: string): string {
  if (title === undefined) return line;
  return `${line.includes('=') ? '#' : '##'} ${title.trimStart()}`;
}

/** Returns what a line makes of the text above it; undefined for most lines. */
function underlineRole(lines: readonly Line[], at: number): 'heading' | 'ruler' | undefined {
  const title = lines[at - 1];
  if (!isUnderline(lines[at]) || !isProse(title)) return undefined;
  return isProse(lines[at - 2]) || labelOf(title) !== undefined ? 'ruler' : 'heading';
}

function isUnderline(line: Line | undefined): boolean {
  return line?.kind === 'text' && /^ {0,3}(?:=+|-+)[ \t]*$/.test(line.text);
}

function asRuler(line: string): string {
  return line.includes('=') ? `\\${line.trimStart()}` : `\n${line}`;
}

/** True for a line of a paragraph: no heading, list, quote, table, markup, ruler or code. */
function isProse(line: Line | undefined): line is Line {
  if (line?.kind !== 'text' || /^(?:\s*$| {4}|\t)/.test(line.text)) return false;
  return !/^ {0,3}(?:#{1,6}(?:\s|$)|[>|<]|[-*+][ \t]|\d+[.)][ \t]|[-=*_][-=*_ \t]*$)/.test(
    line.text,
  );
}

/** Returns a block of code whose fence is longer than any row of backticks in the text, so that nothing in the text ends it. */
export function codeBlock(text: string, language: string): string {
  const rows = text.match(/`{3,}/g) ?? [];
  const fence = '`'.repeat(rows.reduce((longest, row) => Math.max(longest, row.length + 1), 3));
  return `${fence}${language}\n${text.replace(/\r\n?/g, '\n').replace(/\n?$/, '\n')}${fence}`;
}
