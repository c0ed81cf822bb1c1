// The one line in a history's `## Core Context` that says where its older learnings are.
import { headingOf, type PlacedLine, readLines } from '#src/markdown/index.ts';
import { compareText } from '#src/text/index.ts';

const NOTE =
  /^- (\d{1,9}) older learnings? (?:is|are) in history-archive\.md(?: \((\d{4}-\d\d-\d\d)(?:\.\.(\d{4}-\d\d-\d\d))?\))?\.$/;

/** True for the line that `addArchiveNote` writes. */
export function isArchiveNote(line: string): boolean {
  return NOTE.test(line);
}

/**
 * Says in `## Core Context` (created above `## Learnings` if it is missing) how many more learnings are archived. There is
 * only one such line, and its count goes up.
 * @param days the day of each learning, `YYYY-MM-DD`; empty if it has none
 */
export function addArchiveNote(text: string, days: readonly string[], lineEnd: string): string {
  const lines = readLines(text);
  const core = lines.findIndex((line) => isSection(line, /^core context$/i));
  if (core === -1) return insertSection(text, lines, { note: formatNote([], days), lineEnd });
  const next = lines.findIndex((line, at) => at > core && (headingOf(line)?.level ?? 9) <= 2);
  const section = lines.slice(core, next === -1 ? undefined : next);
  const old = section.find((line) => line.kind === 'text' && isArchiveNote(line.text));
  if (old !== undefined) {
    return `${text.slice(0, old.start)}${formatNote([old.text], days)}${text.slice(lineEndOffset(old))}`;
  }
  const last = section.findLast((line) => line.text.trim() !== '') ?? section[0];
  const end = last === undefined ? text.length : lineEndOffset(last);
  const gap = /^(?:[-*+] | {2,}\S)/.test(last?.text ?? '') ? '' : lineEnd;
  const below = last === section.at(-1) ? lineEnd : '';
  return `${text.slice(0, end)}${lineEnd}${gap}${formatNote([], days)}${below}${text.slice(end)}`;
}

function isSection(line: PlacedLine, title: RegExp): boolean {
  const heading = headingOf(line);
  return heading?.level === 2 && title.test(heading.title);
}

function lineEndOffset({ start, text }: PlacedLine): number {
  return start + text.length;
}

function insertSection(
  text: string,
  lines: readonly PlacedLine[],
  { note, lineEnd }: { readonly note: string; readonly lineEnd: string },
): string {
  const at = lines.find((line) => isSection(line, /^learnings$/i))?.start ?? text.length;
  const section = ['## Core Context', '', note, '', ''].join(lineEnd);
  return `${text.slice(0, at)}${section}${text.slice(at)}`;
}

function formatNote(earlier: readonly string[], days: readonly string[]): string {
  const [, count = '0', first = '', last = first] = NOTE.exec(earlier[0] ?? '') ?? [];
  const all = [first, last, ...days].filter((day) => day !== '').toSorted(compareText);
  const [from, to] = [all[0], all.at(-1)];
  const range = from === undefined ? '' : from === to ? ` (${from})` : ` (${from}..${to})`;
  const sum = Number(count) + days.length;
  return `- ${sum} older ${sum === 1 ? 'learning is' : 'learnings are'} in history-archive.md${range}.`;
}
