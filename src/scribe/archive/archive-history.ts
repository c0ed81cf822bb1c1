// Keeps an agent's history.md short: its oldest learnings move to history-archive.md, word for word.
import { SquadError } from '#src/errors.ts';
import { lineEndOf, readLines } from '#src/markdown/index.ts';
import { compareText, sum } from '#src/text/index.ts';
import {
  composeHistory,
  type HistoryLearning,
  type HistoryPiece,
  readLearnings,
} from './archive-learnings.ts';
import { addArchiveNote, isArchiveNote } from './archive-note.ts';
import {
  type ArchiveResult,
  leavesBlockOpen,
  prepareArchive,
  withLineEnd,
} from './archive-text.ts';

/** A history of this many bytes is condensed below the second figure, if its other sections leave room for that. */
export const CONDENSE_FROM_BYTES = 15_360;
const TARGET_BYTES = 12_288;
/** At least this much of the newest learnings stays, however long the other sections are: no prompt includes the archive. */
const NEWEST_BYTES = 4_096;
/** The most bytes that the line in `## Core Context` may take. */
const MAX_NOTE_BYTES = 200;

/**
 * Moves the oldest learnings of a history of 15,360 bytes or more to its archive, until it has less than 12,288 or only about
 * 4,096 of the newest learnings, and says so in one line of `## Core Context`. A learning without a day counts as old as those
 * before it. Returns undefined when the history is short or no learning may move. Throws a SquadError (E_INTERNAL) when a
 * line would be lost.
 * @param today `YYYY-MM-DD`, UTC
 */
export function condenseHistory(
  text: string,
  archive: string | undefined,
  today: string,
): ArchiveResult | undefined {
  const bytes = Buffer.byteLength(text);
  const pieces = bytes < CONDENSE_FROM_BYTES ? [] : readLearnings(text);
  const moved = selectOldest(pieces, bytes, today);
  if (moved.length === 0) return undefined;
  const lineEnd = lineEndOf(text);
  const byteOrderMark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const moving = new Set<HistoryPiece>(moved);
  const kept = composeHistory(pieces, (piece) => !moving.has(piece), lineEnd);
  const gone = composeHistory(pieces, (piece) => moving.has(piece), lineEnd);
  const days = moved.map(({ day }) => day);
  // Each batch has its own heading, so that bullets without a heading don't fall under the last batch's day.
  const batch = `## Archived ${today}${lineEnd}${lineEnd}${withLineEnd(gone, lineEnd)}`;
  const next = {
    text: `${byteOrderMark}${addArchiveNote(kept, days, lineEnd)}`,
    archive: `${prepareArchive(archive, 'History Archive', lineEnd)}${batch}`,
  };
  assertNoLineLost([text, archive ?? ''], [next.text, next.archive]);
  return { ...next, moved: moved.length };
}

/** Returns the oldest learnings, as many as must go to reach the target; the newest stay. */
function selectOldest(
  pieces: readonly HistoryPiece[],
  bytes: number,
  today: string,
): readonly HistoryLearning[] {
  const moved: HistoryLearning[] = [];
  const movable = findMovable(pieces, today);
  let remainingBytes = bytes + MAX_NOTE_BYTES;
  let newerBytes = sum(movable.map(({ raw }) => Buffer.byteLength(raw)));
  for (const learning of movable) {
    const size = Buffer.byteLength(learning.raw);
    newerBytes -= size;
    if (remainingBytes < TARGET_BYTES || newerBytes < NEWEST_BYTES) break;
    moved.push(learning);
    remainingBytes -= size;
  }
  return moved;
}

/** Returns the learnings that may go, oldest first. One with a future day or an open fence stays. */
function findMovable(pieces: readonly HistoryPiece[], today: string): readonly HistoryLearning[] {
  return pieces
    .filter((piece) => piece.kind === 'learning')
    .filter(({ day, raw }) => day <= today && !leavesBlockOpen(readLines(raw)))
    .toSorted((one, other) => compareText(one.day, other.day));
}

/** Reads both new texts again. Throws unless they have every line of the old ones, as often as before. */
function assertNoLineLost(before: readonly string[], after: readonly string[]): void {
  const counts = new Map<string, number>();
  for (const line of after.flatMap(linesOf)) counts.set(line, (counts.get(line) ?? 0) + 1);
  for (const line of before.flatMap(linesOf)) {
    const count = counts.get(line) ?? 0;
    if (count === 0) throw lostLineError(line);
    counts.set(line, count - 1);
  }
}

function linesOf(text: string): readonly string[] {
  return readLines(text)
    .map((line) => line.text)
    .filter((line) => line.trim() !== '' && !isArchiveNote(line));
}

function lostLineError(line: string): SquadError {
  return new SquadError({
    code: 'E_INTERNAL',
    message: `Condensing a history would have lost the line ${JSON.stringify(line.slice(0, 80))}. Nothing was archived.`,
    hint: 'Move old learnings to history-archive.md by hand, and report this with a copy of history.md.',
  });
}
