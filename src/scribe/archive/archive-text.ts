// What both archives need: days, and ways to append to a text.
import { blockOpenedBy, closeBlocks, type Line } from '#src/markdown/index.ts';
import { dateIn } from '#src/team/index.ts';
import { dayOf } from '#src/text/index.ts';

/** A text, its archive, and how many entries moved from one to the other. */
export type ArchiveResult = {
  readonly text: string;
  readonly archive: string;
  readonly moved: number;
};

/** True when lines leave a fence or a comment open, which would swallow what follows them. */
export function leavesBlockOpen(lines: readonly Line[]): boolean {
  // Lines of a closed block have that block's kind. A text line that opens a block thus opens one that nobody closes.
  return lines.some(({ kind, text }) => kind === 'text' && blockOpenedBy(text) !== undefined);
}

/** Returns the day that a text names, `YYYY-MM-DD`; undefined when it names none, or one that no calendar has. */
export function dayIn(text: string): string | undefined {
  const day = dateIn(text);
  // Every month has 28 days, so most dates need no look at the calendar.
  return day === undefined || day.slice(8) <= '28' || dayBefore(day, 0) === day ? day : undefined;
}

/** Returns the day that is `days` before another. */
export function dayBefore(day: string, days: number): string {
  const time = Date.parse(`${day}T00:00:00Z`) - days * 86_400_000;
  return dayOf(time);
}

/** Returns the archive, or a new one with this title, ready for more: no open block, and a blank line at its end. */
export function prepareArchive(
  archive: string | undefined,
  title: string,
  lineEnd: string,
): string {
  const isNew = archive === undefined || archive.trim() === '';
  return withBlankLine(isNew ? `# ${title}${lineEnd}` : closeBlocks(archive), lineEnd);
}

export function withLineEnd(text: string, lineEnd: string): string {
  return text === '' || /[\r\n]$/.test(text) ? text : `${text}${lineEnd}`;
}

export function withBlankLine(text: string, lineEnd: string): string {
  const terminated = withLineEnd(text, lineEnd);
  return /(?:\r\n|\r(?!\n)|\n)[ \t]*(?:\r\n|\r|\n)$/.test(terminated.slice(-200))
    ? terminated
    : `${terminated}${lineEnd}`;
}
