// Moves old entries of a file to its archive, word for word.
import { SquadError } from '#src/errors.ts';
import { closeBlocks, lineEndOf } from '#src/markdown/close-blocks.ts';
import { dateIn } from '#src/markdown/labels.ts';
import { blockOpenedBy, type Line } from '#src/markdown/sections.ts';
import { dayOf } from '#src/text/count.ts';
import { findLost } from './verify-merge.ts';

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

/** A file whose old entries move. */
type ArchivedFile = {
  readonly text: string;
  readonly archive: string | undefined;
  /** The title of a new archive: `Decisions Archive`. */
  readonly title: string;
  /** What must not be lost: the entries of a text, or its lines. */
  itemsIn(text: string): readonly string[];
};

/**
 * Puts what moves below the archive, which is created if there is none. Reads both new texts again, and throws a SquadError
 * (E_INTERNAL) when anything was lost.
 */
export function moveToArchive(
  { text, archive, title, itemsIn }: ArchivedFile,
  { kept, gone, moved }: { readonly kept: string; readonly gone: string; readonly moved: number },
): ArchiveResult {
  const lineEnd = lineEndOf(text);
  const byteOrderMark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const isNew = archive === undefined || archive.trim() === '';
  const ready = withBlankLine(isNew ? `# ${title}${lineEnd}` : closeBlocks(archive), lineEnd);
  const next = { text: `${byteOrderMark}${kept}`, archive: ready + withLineEnd(gone, lineEnd) };
  const lost = findLost([text, ready].flatMap(itemsIn), [next.text, next.archive].flatMap(itemsIn));
  if (lost === undefined) return { ...next, moved };
  throw new SquadError({
    code: 'E_INTERNAL',
    message: `Moving ${moved} entries to the ${title} would have changed or lost ${JSON.stringify(lost.slice(0, 80))}. Nothing was archived.`,
    hint: 'Move old entries there by hand, and report this with a copy of the file that they are in.',
  });
}

function withLineEnd(text: string, lineEnd: string): string {
  return text === '' || /[\r\n]$/.test(text) ? text : `${text}${lineEnd}`;
}

export function withBlankLine(text: string, lineEnd: string): string {
  const terminated = withLineEnd(text, lineEnd);
  return /(?:\r\n|\r(?!\n)|\n)[ \t]*(?:\r\n|\r|\n)$/.test(terminated.slice(-200))
    ? terminated
    : `${terminated}${lineEnd}`;
}
