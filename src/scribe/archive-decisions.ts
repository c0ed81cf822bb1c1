// Keeps decisions.md readable: old decisions move to decisions-archive.md, word for word.
import { closeBlocks } from '#src/markdown/close-blocks.ts';
import { type PlacedLine, readLines } from '#src/markdown/sections.ts';
import { cutDecisions, type DecisionsPiece, toDecisionEntry } from '#src/team/decisions.ts';
import { type ArchiveResult, dayBefore, dayIn, leavesBlockOpen, moveToArchive } from './archive.ts';
import { findLost } from './verify-merge.ts';

/** A piece of the file, with its bytes. */
type DecisionsPart = DecisionsPiece & { readonly raw: string };

/** Cuts the file before each entry and each heading of its frame. */
function splitDecisions(
  text: string,
  lines: readonly PlacedLine[] = readLines(text),
): readonly DecisionsPart[] {
  const pieces = cutDecisions(lines);
  const starts = pieces.map((piece) => piece.lines[0]?.start ?? text.length);
  return pieces.map((piece, at) => ({ ...piece, raw: text.slice(starts[at], starts[at + 1]) }));
}

/** Returns the text of the parts. */
function joinParts(parts: readonly DecisionsPart[]): string {
  return parts.map(({ raw }) => raw).join('');
}

/** Returns the texts of a file's entries. */
function listEntries(text: string): readonly string[] {
  const entries = splitDecisions(text).filter(({ entry }) => entry !== undefined);
  return entries.map(({ raw }) => raw.trimEnd());
}

/** From this size on, in bytes, decisions older than `days` move; from the second size on, younger ones do, too. */
const FIRST_GATE = { bytes: 20_480, days: 30 };
const SECOND_GATE = { bytes: 51_200, days: 7 };

/**
 * Moves old decisions to the archive: from 20,480 bytes on those older than 30 days and, if 51,200 bytes or more would be
 * left, those older than 7 days. Undated ones are foundational and stay, as does everything that is not an entry. Returns
 * undefined when the file is small, or nothing in it is old and can move. Throws a SquadError (E_INTERNAL) when an entry would be lost.
 * @param today `YYYY-MM-DD`, UTC
 */
export function archiveDecisions(
  text: string,
  archive: string | undefined,
  today: string,
): ArchiveResult | undefined {
  const bytes = Buffer.byteLength(text);
  if (bytes < FIRST_GATE.bytes) return undefined;
  const lines = readLines(text);
  const parts = splitDecisions(text, lines);
  const dated = findDatedDecisions(parts, leavesBlockOpen(lines));
  const first = selectOlder(dayBefore(today, FIRST_GATE.days), dated);
  const isEnough = bytes - Buffer.byteLength(joinParts(first)) < SECOND_GATE.bytes;
  const moved = isEnough ? first : selectOlder(dayBefore(today, SECOND_GATE.days), dated);
  const plans = [moved, moved.filter(({ level }) => level === 3)].map((some) =>
    planMove(parts, some),
  );
  const plan = plans.find((one) => one.moved > 0 && staysReadable(text, one, archive));
  const file = { text, archive, title: 'Decisions Archive', itemsIn: listEntries };
  return plan && moveToArchive(file, plan);
}

type Move = { readonly kept: string; readonly gone: string; readonly moved: number };

function planMove(parts: readonly DecisionsPart[], moved: readonly DecisionsPart[]): Move {
  const gone = new Set(moved);
  return {
    kept: joinParts(parts.filter((part) => !gone.has(part))),
    gone: joinParts(moved),
    moved: moved.length,
  };
}

/** True when both files have the same entries afterwards: where levels are mixed, a heading is known by its neighbours. */
function staysReadable(text: string, { kept, gone }: Move, archive = ''): boolean {
  const before = [text, closeBlocks(archive)];
  const after = [kept, `${before[1]}\n\n${gone}`];
  return findLost(before.flatMap(listEntries), after.flatMap(listEntries)) === undefined;
}

type DatedDecision = { readonly part: DecisionsPart; readonly day: string };

/** Returns the entries with a day. One with an open fence stays out: it would swallow what follows it in the archive. */
function findDatedDecisions(
  parts: readonly DecisionsPart[],
  hasOpenBlocks: boolean,
): readonly DatedDecision[] {
  return parts.flatMap((part) => {
    const day = decisionDay(part);
    return day === undefined || (hasOpenBlocks && leavesBlockOpen(readLines(part.raw)))
      ? []
      : [{ part, day }];
  });
}

/**
 * Returns an entry's day. Entries are appended at the end of the file, which is often below `## Governance`, and begin with
 * their day there. Any other heading there is a rule of the squad, even if it names a day.
 */
function decisionDay({ entry, frame, lines }: DecisionsPart): string | undefined {
  const isRule = frame === 'governance' && !/^\d{4}-/.test(entry?.heading ?? '');
  if (entry === undefined || isRule) return undefined;
  // The day of a group stays behind with the group's heading.
  return dayIn(toDecisionEntry(entry.heading, lines.slice(1)).date ?? '');
}

function selectOlder(limit: string, dated: readonly DatedDecision[]): readonly DecisionsPart[] {
  return dated.filter(({ day }) => day < limit).map(({ part }) => part);
}
