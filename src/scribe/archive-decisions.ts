// Keeps decisions.md readable: old decisions move to decisions-archive.md, word for word.
import { headingOf, readLines } from '#src/markdown/sections.ts';
import { isScaffold, readHeading } from '#src/team/decisions.ts';
import { type ArchiveResult, dayBefore, dayIn, leavesBlockOpen, moveToArchive } from './archive.ts';

/** A part of the file: one entry with its heading, or what stands around entries. */
type DecisionsPart = {
  readonly raw: string;
  readonly heading: string | undefined;
  /** The `#` and `##` headings below it, which an unclean merge spliced into it. */
  readonly spliced: readonly string[];
  /** The heading of the file's frame that it stands under, in lower case. */
  readonly frame: string;
};

/** Cuts the file before each `###` entry and each heading of its frame. */
function splitDecisions(text: string, lines = readLines(text)): readonly DecisionsPart[] {
  const top = { start: lines[0]?.start ?? 0, heading: undefined, spliced: [], frame: '' };
  const boundaries: (Omit<DecisionsPart, 'raw'> & { start: number; spliced: string[] })[] = [top];
  let frame = '';
  for (const line of lines) {
    const heading = headingOf(line);
    if (heading === undefined || heading.level > 3) continue;
    const { level, title } = heading;
    if (level === 3) {
      boundaries.push({ start: line.start, heading: title, spliced: [], frame });
    } else if (isScaffold(line)) {
      frame = title.toLowerCase();
      boundaries.push({ start: line.start, heading: undefined, spliced: [], frame });
    } else {
      boundaries.at(-1)?.spliced.push(title);
    }
  }
  return boundaries.map(({ start, ...part }, index) => ({
    ...part,
    raw: text.slice(start, boundaries[index + 1]?.start),
  }));
}

/** Returns the text of the parts. */
function joinParts(parts: readonly DecisionsPart[]): string {
  return parts.map(({ raw }) => raw).join('');
}

/** Returns the texts of a file's entries. */
function listEntries(text: string): readonly string[] {
  const entries = splitDecisions(text).filter(({ heading }) => heading !== undefined);
  return entries.map(({ raw }) => raw.trimEnd());
}

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
  if (moved.length === 0) return undefined;
  const gone = new Set(moved);
  return moveToArchive(
    { text, archive, title: 'Decisions Archive', itemsIn: listEntries },
    {
      kept: joinParts(parts.filter((part) => !gone.has(part))),
      gone: joinParts(moved),
      moved: moved.length,
    },
  );
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
