// Keeps an agent's history.md short: its oldest learnings move to history-archive.md, word for word.
import { lineEndOf } from '#src/markdown/close-blocks.ts';
import { headingOf, type Line, type PlacedLine, readLines } from '#src/markdown/sections.ts';
import { groupLines, LONG_BLOCK, learningDay, startsLearning } from '#src/team/learnings.ts';
import { compareText } from '#src/text/compare.ts';
import { sum } from '#src/text/count.ts';
import { isLearningsHeading } from '#src/tools/built-in/learnings.ts';
import {
  type ArchiveResult,
  dayIn,
  leavesBlockOpen,
  moveToArchive,
  withBlankLine,
} from './archive.ts';

/** A learning, or what stands around learnings: other sections, section headings, words before the first one. */
type HistoryPiece = {
  readonly raw: string;
  /**
   * A learning's own day, or else its heading's. Without either: for a block, the day of the learning before it; for an item
   * without a heading, the latest day before it, as new learnings are appended even where the newest come first. Empty if none
   * has one; undefined for what is no learning.
   */
  readonly day: string | undefined;
  /** The `###` line above it, if its block was split: one object for all learnings of the block. */
  readonly heading?: { readonly raw: string } | undefined;
};

type HistoryLearning = HistoryPiece & { readonly day: string };

type RawLine = Line & { readonly raw: string };

/** Returns a history's pieces, in order. Learnings are the `###` blocks, bullets and paragraphs under `## Learnings`. */
function readLearnings(text: string): readonly HistoryPiece[] {
  const sections = groupLines(rawLines(text), (line) => levelOf(line) <= 2);
  return sections.flatMap((section) =>
    section.slice(0, 1).some(isLearningsHeading) ? readSection(section) : [toFrame(section)],
  );
}

/** Joins the chosen pieces into a text; a learning of a split block comes under the block's heading. */
function composeHistory(
  pieces: readonly HistoryPiece[],
  isChosen: (piece: HistoryPiece) => boolean,
  lineEnd: string,
): string {
  const chosen = pieces.map((piece, at) => ({ piece, at })).filter(({ piece }) => isChosen(piece));
  const parts = chosen.map(({ piece, at }, index) => {
    const before = chosen[index - 1];
    const { heading } = piece;
    if (heading !== undefined && heading !== before?.piece.heading) {
      return `${heading.raw}${piece.raw}`;
    }
    if (before === undefined || before.at === at - 1 || STARTS_BLOCK.test(piece.raw))
      return piece.raw;
    // A blank line keeps a paragraph from running on from the piece that it follows now.
    const gap = withBlankLine(before.piece.raw, lineEnd).slice(before.piece.raw.length);
    return `${gap}${piece.raw}`;
  });
  return parts.join('');
}

const STARTS_BLOCK = /^(?:[-*+] |📌|#)/u;

function rawLines(text: string): readonly RawLine[] {
  const lines = readLines(text);
  return lines.map((line, at) => ({
    kind: line.kind,
    text: line.text,
    raw: text.slice(line.start, lines[at + 1]?.start),
  }));
}

function joinRaw(lines: readonly RawLine[]): string {
  return lines.map(({ raw }) => raw).join('');
}

function levelOf(line: Line): number {
  return headingOf(line)?.level ?? 9;
}

function toFrame(lines: readonly RawLine[]): HistoryPiece {
  return { raw: joinRaw(lines), day: undefined };
}

function readSection(section: readonly RawLine[]): readonly HistoryPiece[] {
  const [preamble = [], ...blocks] = groupLines(section, (line) => levelOf(line) === 3);
  const [frame = [], ...items] = groupLines(preamble, startsLearning);
  const learnings: HistoryLearning[] = [];
  const day = () => learnings.at(-1)?.day ?? '';
  let latest = '';
  for (const item of items) {
    const learning = toLearning(item, latest);
    learnings.push(learning);
    if (learning.day > latest) latest = learning.day;
  }
  for (const block of blocks) learnings.push(...readBlock(block, day()));
  return [toFrame(frame), ...learnings];
}

function toLearning(lines: readonly RawLine[], dayBefore: string): HistoryLearning {
  const day = dayIn(learningDay(lines[0]?.text ?? '') ?? '') ?? dayBefore;
  return { raw: joinRaw(lines), day };
}

/** Reads a `###` block: one learning, or several under one heading when it is long. */
function readBlock(lines: readonly RawLine[], dayBefore: string): readonly HistoryLearning[] {
  const day = dayIn(lines[0]?.text ?? '') ?? dayBefore;
  const raw = joinRaw(lines);
  const [first = [], ...items] = raw.length > LONG_BLOCK ? groupLines(lines, startsLearning) : [];
  if (items.length < 2) return [{ raw, day }];
  const heading = { raw: joinRaw(first) };
  return items.map((item) => ({ ...toLearning(item, day), heading }));
}

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
  const moving = new Set<HistoryPiece>(moved);
  const kept = composeHistory(pieces, (piece) => !moving.has(piece), lineEnd);
  const gone = composeHistory(pieces, (piece) => moving.has(piece), lineEnd);
  const days = moved.map(({ day }) => day);
  return moveToArchive(
    { text, archive, title: 'History Archive', itemsIn: linesOf },
    {
      kept: addArchiveNote(kept, days, lineEnd),
      // Each batch has its own heading, so that bullets without a heading don't fall under the last batch's day.
      gone: `## Archived ${today}${lineEnd}${lineEnd}${gone}`,
      moved: moved.length,
    },
  );
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
    .filter((piece): piece is HistoryLearning => piece.day !== undefined)
    .filter(({ day, raw }) => day <= today && !leavesBlockOpen(readLines(raw)))
    .toSorted((one, other) => compareText(one.day, other.day));
}

function linesOf(text: string): readonly string[] {
  return readLines(text)
    .map((line) => line.text)
    .filter((line) => line.trim() !== '' && !isArchiveNote(line));
}

const NOTE =
  /^- (\d{1,9}) older learnings? (?:is|are) in history-archive\.md(?: \((\d{4}-\d\d-\d\d)(?:\.\.(\d{4}-\d\d-\d\d))?\))?\.$/;

/** True for the line that `addArchiveNote` writes. */
function isArchiveNote(line: string): boolean {
  return NOTE.test(line);
}

/**
 * Says in `## Core Context` (created above `## Learnings` if it is missing) how many more learnings are archived. There is
 * only one such line, and its count goes up.
 * @param days the day of each learning, `YYYY-MM-DD`; empty if it has none
 */
function addArchiveNote(text: string, days: readonly string[], lineEnd: string): string {
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
