// decisions.md stays readable: what is old moves to decisions-archive.md, word for word.
import { SquadError } from '../../errors.ts';
import { lineEndOf } from '../../markdown/close-blocks.ts';
import { headingOf, readLines } from '../../markdown/sections.ts';
import { isScaffold } from '../../team/memory/decisions.ts';
import {
  type Archived,
  dayBefore,
  dayIn,
  leavesOpen,
  readyArchive,
  withLineEnd,
} from './archive-text.ts';

/** From this size on, in bytes, decisions older than so many days move; from the second size on, younger ones too. */
const FIRST_GATE = { bytes: 20_480, days: 30 };
const SECOND_GATE = { bytes: 51_200, days: 7 };

/** A stretch of the file: one entry with its heading, or what stands around entries. */
type Part = {
  readonly raw: string;
  readonly heading: string | undefined;
  /** The `#` and `##` headings below it, which an unclean merge spliced into it. */
  readonly spliced: readonly string[];
  /** The heading of the file's frame that it stands under, in small letters. */
  readonly frame: string;
};

/**
 * Moves old decisions to the archive: at 20,480 bytes those older than 30 days, and those older than 7 days where
 * 51,200 bytes would be left. Undated ones are foundational and stay, as does everything that is no entry. Undefined when
 * the file is small or nothing in it is old. Throws a SquadError (E_INTERNAL) when an entry would be lost.
 * @param today `YYYY-MM-DD`, UTC
 */
export function archiveDecisions(
  text: string,
  archive: string | undefined,
  today: string,
): Archived | undefined {
  const bytes = Buffer.byteLength(text);
  if (bytes < FIRST_GATE.bytes) return undefined;
  const lines = readLines(text);
  const parts = partsOf(text, lines);
  const dated = datedIn(parts, leavesOpen(lines));
  const first = olderThan(dayBefore(today, FIRST_GATE.days), dated);
  const isEnough = bytes - Buffer.byteLength(join(first)) < SECOND_GATE.bytes;
  const { days } = isEnough ? FIRST_GATE : SECOND_GATE;
  const moved = isEnough ? first : olderThan(dayBefore(today, days), dated);
  return moved.length === 0 ? undefined : movedOut({ text, archive, parts, moved, days });
}

/** The file cut before each `###` entry and each heading of its frame. */
function partsOf(text: string, lines = readLines(text)): readonly Part[] {
  const top = { start: lines[0]?.start ?? 0, heading: undefined, spliced: [], frame: '' };
  const borders: (Omit<Part, 'raw'> & { start: number; spliced: string[] })[] = [top];
  let frame = '';
  for (const line of lines) {
    const heading = headingOf(line);
    if (heading === undefined || heading.level > 3) continue;
    const { level, title } = heading;
    if (level === 3) {
      borders.push({ start: line.start, heading: title, spliced: [], frame });
    } else if (isScaffold(line)) {
      frame = title.toLowerCase();
      borders.push({ start: line.start, heading: undefined, spliced: [], frame });
    } else {
      borders.at(-1)?.spliced.push(title);
    }
  }
  return borders.map(({ start, ...part }, index) => ({
    ...part,
    raw: text.slice(start, borders[index + 1]?.start),
  }));
}

type Dated = { readonly part: Part; readonly day: string };

/** The entries that can grow old. One that leaves a fence open would swallow what follows it in the archive: it stays. */
function datedIn(parts: readonly Part[], someAreOpen: boolean): readonly Dated[] {
  return parts.flatMap((part) => {
    const day = dayOf(part);
    return day === undefined || (someAreOpen && leavesOpen(readLines(part.raw)))
      ? []
      : [{ part, day }];
  });
}

/**
 * Entries are appended at the end of the file, which is often below `## Governance`, and begin with their day there. Any
 * other heading there is the squad's rule, also when it names a day. An entry is as old as the latest in it: what was
 * spliced into it goes where it goes.
 */
function dayOf({ heading, spliced, frame }: Part): string | undefined {
  const isRule = frame === 'governance' && !/^\d{4}-/.test(heading ?? '');
  const day = heading === undefined || isRule ? undefined : dayIn(heading);
  return day && spliced.reduce((latest, title) => later(latest, dayIn(title)), day);
}

function later(day: string, other: string | undefined): string {
  return other !== undefined && other > day ? other : day;
}

function olderThan(limit: string, dated: readonly Dated[]): readonly Part[] {
  return dated.filter(({ day }) => day < limit).map(({ part }) => part);
}

type Move = {
  readonly text: string;
  readonly archive: string | undefined;
  readonly parts: readonly Part[];
  readonly moved: readonly Part[];
  readonly days: number;
};

function movedOut({ text, archive, parts, moved, days }: Move): Archived {
  const lineEnd = lineEndOf(text);
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const gone = new Set(moved);
  const kept = parts.filter((part) => !gone.has(part));
  const ready = readyArchive(archive, 'Decisions Archive', lineEnd);
  const next = {
    text: `${mark}${join(kept)}`,
    archive: withLineEnd(`${ready}${join(moved)}`, lineEnd),
  };
  verify({ ready, kept, moved }, next);
  const [before, after] = [Buffer.byteLength(text), Buffer.byteLength(next.text)];
  return { ...next, moved: moved.length, gate: { before, after, days } };
}

function join(parts: readonly Part[]): string {
  return parts.map(({ raw }) => raw).join('');
}

/** Reads both new texts again: every entry is in one of them, whole, and none in both. */
function verify(
  was: { readonly ready: string; readonly kept: readonly Part[]; readonly moved: readonly Part[] },
  next: { readonly text: string; readonly archive: string },
): void {
  const archived = [...entriesIn(partsOf(was.ready)), ...entriesIn(was.moved)];
  const isWhole =
    next.archive.startsWith(was.ready) &&
    isSame(entriesIn(partsOf(next.archive)), archived) &&
    isSame(entriesIn(partsOf(next.text)), entriesIn(was.kept));
  if (isWhole) return;
  throw new SquadError({
    code: 'E_INTERNAL',
    message: `Archiving ${was.moved.length} decisions would have changed or lost one. Nothing was archived.`,
    hint: 'Move old decisions to decisions-archive.md by hand, and report this with a copy of decisions.md.',
  });
}

function entriesIn(parts: readonly Part[]): readonly string[] {
  return parts.filter(({ heading }) => heading !== undefined).map(({ raw }) => raw.trimEnd());
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, index) => text === other[index]);
}
