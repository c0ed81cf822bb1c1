// Keeps decisions.md readable: old decisions move to decisions-archive.md, word for word.
import { SquadError } from '#src/errors.ts';
import { lineEndOf, readLines } from '#src/markdown/index.ts';
import { readHeading } from '#src/team/index.ts';
import {
  type ArchiveResult,
  dayBefore,
  dayIn,
  leavesBlockOpen,
  prepareArchive,
  withLineEnd,
} from './archive-text.ts';
import { type DecisionsPart, joinParts, listEntries, splitDecisions } from './split-decisions.ts';

/** From this size on, in bytes, decisions older than `days` move; from the second size on, younger ones do, too. */
const FIRST_GATE = { bytes: 20_480, days: 30 };
const SECOND_GATE = { bytes: 51_200, days: 7 };

/**
 * Moves old decisions to the archive: from 20,480 bytes on those older than 30 days and, if 51,200 bytes or more would be
 * left, those older than 7 days. Undated ones are foundational and stay, as does everything that is not an entry. Returns
 * undefined when the file is small or nothing in it is old. Throws a SquadError (E_INTERNAL) when an entry would be lost.
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
  return moved.length === 0 ? undefined : moveToArchive({ text, archive, parts, moved });
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
 * their day there. Any other heading there is a rule of the squad, even if it names a day. An entry is as old as the latest
 * day in it, because what was spliced into it moves along.
 */
function decisionDay({ heading, spliced, frame }: DecisionsPart): string | undefined {
  const isRule = frame === 'governance' && !/^\d{4}-/.test(heading ?? '');
  const day = heading === undefined || isRule ? undefined : dayOfHeading(heading);
  return day && spliced.reduce((latest, title) => latestDay(latest, dayOfHeading(title)), day);
}

function dayOfHeading(heading: string): string | undefined {
  return dayIn(readHeading(heading).date ?? '');
}

function latestDay(day: string, other: string | undefined): string {
  return other !== undefined && other > day ? other : day;
}

function selectOlder(limit: string, dated: readonly DatedDecision[]): readonly DecisionsPart[] {
  return dated.filter(({ day }) => day < limit).map(({ part }) => part);
}

type DecisionsMove = {
  readonly text: string;
  readonly archive: string | undefined;
  readonly parts: readonly DecisionsPart[];
  readonly moved: readonly DecisionsPart[];
};

function moveToArchive({ text, archive, parts, moved }: DecisionsMove): ArchiveResult {
  const lineEnd = lineEndOf(text);
  const byteOrderMark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const gone = new Set(moved);
  const kept = parts.filter((part) => !gone.has(part));
  const preparedArchive = prepareArchive(archive, 'Decisions Archive', lineEnd);
  const next = {
    text: `${byteOrderMark}${joinParts(kept)}`,
    archive: withLineEnd(`${preparedArchive}${joinParts(moved)}`, lineEnd),
  };
  assertNoEntryLost({ preparedArchive, kept, moved }, next);
  return { ...next, moved: moved.length };
}

/** Reads both new texts again. Throws a SquadError (E_INTERNAL) unless each entry is whole in exactly one of them. */
function assertNoEntryLost(
  original: {
    readonly preparedArchive: string;
    readonly kept: readonly DecisionsPart[];
    readonly moved: readonly DecisionsPart[];
  },
  next: { readonly text: string; readonly archive: string },
): void {
  const archived = [
    ...listEntries(splitDecisions(original.preparedArchive)),
    ...listEntries(original.moved),
  ];
  const isWhole =
    next.archive.startsWith(original.preparedArchive) &&
    isSame(listEntries(splitDecisions(next.archive)), archived) &&
    isSame(listEntries(splitDecisions(next.text)), listEntries(original.kept));
  if (isWhole) return;
  throw new SquadError({
    code: 'E_INTERNAL',
    message: `Archiving ${original.moved.length} decisions would have changed or lost one. Nothing was archived.`,
    hint: 'Move old decisions to decisions-archive.md by hand, and report this with a copy of decisions.md.',
  });
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, index) => text === other[index]);
}
