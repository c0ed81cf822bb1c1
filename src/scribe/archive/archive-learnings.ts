// Cuts a history into its learnings and what stands around them. Put together again, the pieces are the same bytes.
import { headingOf, type Line, readLines } from '#src/markdown/index.ts';
import { learningDay } from '#src/team/index.ts';
import { isLearningsHeading } from '#src/tools/index.ts';
import { dayIn, withBlankLine } from './archive-text.ts';

/** A `###` block longer than this, in UTF-16 units, is split into its bullets and paragraphs. */
const MAX_BLOCK_LENGTH = 2000;

export type HistoryLearning = {
  readonly kind: 'learning';
  readonly raw: string;
  /**
   * Its own day, or else its heading's. Without either: for a block, the day of the learning before it; for an item without a
   * heading, the latest day before it, as new learnings are appended even where the newest come first. Empty if none has one.
   */
  readonly day: string;
  /** The `###` line above it, if its block was split: one object for all learnings of the block. */
  readonly heading: { readonly raw: string } | undefined;
};

/** What is not a learning: other sections, section headings, words before the first learning. */
export type HistoryFrame = { readonly kind: 'frame'; readonly raw: string };

export type HistoryPiece = HistoryLearning | HistoryFrame;

type RawLine = Line & { readonly raw: string };

/** Returns a history's pieces, in order. Learnings are the `###` blocks, bullets and paragraphs under `## Learnings`. */
export function readLearnings(text: string): readonly HistoryPiece[] {
  const sections = groupLines(rawLines(text), (line) => levelOf(line) <= 2);
  return sections.flatMap((section) =>
    section.slice(0, 1).some(isLearningsHeading) ? readSection(section) : [toFrame(section)],
  );
}

/** Joins the chosen pieces into a text; a learning of a split block comes under the block's heading. */
export function composeHistory(
  pieces: readonly HistoryPiece[],
  isChosen: (piece: HistoryPiece) => boolean,
  lineEnd: string,
): string {
  const chosen = pieces.map((piece, at) => ({ piece, at })).filter(({ piece }) => isChosen(piece));
  const parts = chosen.map(({ piece, at }, index) => {
    const before = chosen[index - 1];
    const heading = headingAbove(piece);
    if (heading !== undefined && heading !== headingAbove(before?.piece)) {
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

const BULLET = /^(?:[-*+] |📌)/u;
const STARTS_BLOCK = /^(?:[-*+] |📌|#)/u;

function headingAbove(piece: HistoryPiece | undefined): HistoryLearning['heading'] {
  return piece?.kind === 'learning' ? piece.heading : undefined;
}

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

/** Groups the lines; the first line always starts a group. */
function groupLines(
  lines: readonly RawLine[],
  starts: (line: RawLine, isAfterGap: boolean) => boolean,
): readonly (readonly RawLine[])[] {
  const found: RawLine[][] = [];
  let isAfterGap = true;
  for (const line of lines) {
    const open = found.at(-1);
    if (open === undefined || starts(line, isAfterGap)) found.push([line]);
    else open.push(line);
    isAfterGap = line.text.trim() === '' || headingOf(line) !== undefined;
  }
  return found;
}

function levelOf(line: Line): number {
  return headingOf(line)?.level ?? 9;
}

function toFrame(lines: readonly RawLine[]): HistoryFrame {
  return { kind: 'frame', raw: joinRaw(lines) };
}

function readSection(section: readonly RawLine[]): readonly HistoryPiece[] {
  const [preamble = [], ...blocks] = groupLines(section, (line) => levelOf(line) === 3);
  const [frame = [], ...items] = groupLines(preamble, startsItem);
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

function startsItem(line: Line, isAfterGap: boolean): boolean {
  if (line.kind !== 'text' || line.text.trim() === '') return false;
  return BULLET.test(line.text) || (isAfterGap && !/^\s/.test(line.text));
}

function toLearning(lines: readonly RawLine[], dayBefore: string): HistoryLearning {
  const day = dayIn(learningDay(lines[0]?.text ?? '') ?? '') ?? dayBefore;
  return { kind: 'learning', raw: joinRaw(lines), day, heading: undefined };
}

/** Reads a `###` block: one learning, or several under one heading when it is long. */
function readBlock(lines: readonly RawLine[], dayBefore: string): readonly HistoryLearning[] {
  const day = dayIn(lines[0]?.text ?? '') ?? dayBefore;
  const raw = joinRaw(lines);
  const [first = [], ...items] = raw.length > MAX_BLOCK_LENGTH ? groupLines(lines, startsItem) : [];
  if (items.length < 2) return [{ kind: 'learning', raw, day, heading: undefined }];
  const heading = { raw: joinRaw(first) };
  return items.map((item) => ({ ...toLearning(item, day), heading }));
}
