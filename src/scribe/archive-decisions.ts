// Keeps decisions.md readable: old decisions move to decisions-archive.md, word for word.
import { SquadError } from '#src/errors.ts';
import { closeBlocks, lineEndOf } from '#src/markdown/close-blocks.ts';
import { blockOpenedBy, headingOf, type Line, readLines } from '#src/markdown/sections.ts';
import { dateIn, isScaffold, readHeading } from '#src/team/decisions.ts';
import { dayOf } from '#src/text/count.ts';

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
function dayBefore(day: string, days: number): string {
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

/** Returns the texts of the entries among the parts. */
function listEntries(parts: readonly DecisionsPart[]): readonly string[] {
  return parts.filter(({ heading }) => heading !== undefined).map(({ raw }) => raw.trimEnd());
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
