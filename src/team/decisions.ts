// decisions.md: what the squad agreed on.

import {
  dateIn,
  isOwnPart,
  isPartTitle,
  isPlaceholder,
  isScaffold,
  isSigned,
  labelsOf,
  readLabels,
} from '#src/markdown/labels.ts';
import {
  headingOf,
  type Line,
  readLines,
  textOf,
  trimBlankLines,
  withoutDecoration,
} from '#src/markdown/sections.ts';

const DAY = /\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?!\d)/.source;
const TIME = '(?:[T ]\\d\\d[0-9:.+Z-]{0,30}(?: UTC)?)?';
const DAY_FIRST = new RegExp(
  `^(?<mark>\\p{Extended_Pictographic}\uFE0F? {0,2})?[[(]?${DAY}${TIME}(?:[\\])]\\s{0,4})?(?:\\s{0,4}[:|\u2014\u2013-]\\s{0,4}|(?<=[\\])]\\s{0,4})|\\s{1,4}(?=\\p{Lu})|$)`,
  'u',
);
const DAY_LAST = new RegExp(
  `(?:[([]${DAY}${TIME}[)\\]]|(?:\\s[\u2014\u2013-]|[,:|])\\s{0,4}${DAY})$`,
);
const HAS_DAY = /\d-\d\d-\d/;

/** The title of a decision whose heading is only its day, or nothing. */
export const UNTITLED_DECISION = 'Untitled decision';

/** Begins the sentence that says what was decided, in Squad's form. */
export const WHAT_LABEL = '**What:**';

/** Splits `2026-11-21T09-30-00: Use UTC`, `Use UTC (2026-11-21)` or `Use UTC` into title and date. */
export function readHeading(heading: string): {
  readonly title: string;
  readonly date: string | undefined;
} {
  if (!HAS_DAY.test(heading)) return { title: withoutBold(heading).trim(), date: undefined };
  const plain = withoutBold(heading);
  const isDayFirst = DAY_FIRST.test(plain);
  const rest = isDayFirst ? plain.replace(DAY_FIRST, '$<mark>') : plain.replace(DAY_LAST, '');
  const title = rest.trim();
  const date = ownDayIn(heading) ?? dateIn(heading);
  return { title: title === '' && date !== undefined ? UNTITLED_DECISION : title, date };
}

function withoutBold(heading: string): string {
  return /^\*\*([^*]+)\*\*$/.exec(heading)?.[1] ?? heading;
}

/** Returns a title in the form in which titles are compared: case, days and the number of blanks don't count. */
export function titleKey(title: string): string {
  return title.replace(DAY_LAST, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Returns the day at a heading's beginning, or at its end; a day in the middle is about something else. */
export function ownDayIn(heading: string): string | undefined {
  if (!HAS_DAY.test(heading)) return undefined;
  const plain = withoutBold(heading);
  const own = DAY_FIRST.exec(plain) ?? DAY_LAST.exec(plain);
  return dateIn(own?.[0] ?? '');
}

export type DecisionEntry = {
  /** The heading without its date. */
  readonly title: string;
  /** `YYYY-MM-DD`; an undated decision is a foundational one. */
  readonly date: string | undefined;
  /** Who made it, as written; undefined when nobody signed. */
  readonly author: string | undefined;
  /** What its label says of its state: `Accepted`, `Superseded by Use tabs`. */
  readonly status: string | undefined;
  /** The heading as written, without `###`. */
  readonly heading: string;
  readonly body: string;
};

/** A piece of a file: one entry with its heading, or what stands around entries. The pieces hold every line, in order. */
export type DecisionsPiece<L extends Line = Line> = {
  readonly lines: readonly L[];
  /** The level of an entry's heading; undefined for what is no entry. */
  readonly level: number | undefined;
  readonly entry: DecisionEntry | undefined;
  /** The heading of the file's frame that it stands under, in lower case. */
  readonly frame: string;
};

/** Reads the entries of a decisions.md, in its order. */
export function parseDecisions(text: string): readonly DecisionEntry[] {
  return readDecisions(text).entries;
}

/**
 * Reads the entries of a decisions.md, in its order, and the prose around them: introductions, rules of governance, parts that
 * belong to no decision. Prose is empty for the words of a new file.
 */
export function readDecisions(text: string) {
  const pieces = cutDecisions(readLines(text));
  const around = pieces.filter(({ entry }) => entry === undefined);
  return {
    entries: pieces.flatMap(({ entry }) => (entry === undefined ? [] : [entry])),
    prose: around
      .map(({ lines }) => proseOf(lines))
      .filter((prose) => prose !== '')
      .join('\n\n'),
  };
}

/** What Squad and we write into a new file: it says nothing about this squad. */
const WORDS_OF_NEW_FILES = new Set([
  'all meaningful changes require team consensus',
  'document architectural decisions here',
  'keep history focused on work, decisions focused on direction',
  'decisions that others have to follow are recorded here.',
  'a decision is changed by a new one that names it, not by editing it.',
]);

function proseOf(lines: readonly Line[]): string {
  const isNew = ({ text }: Line) =>
    WORDS_OF_NEW_FILES.has(
      text
        .replace(/^[-*+ \t]+/, '')
        .trim()
        .toLowerCase(),
    );
  const isTitle = (line: Line) => headingOf(line)?.level === 1 && isScaffold(line);
  const own = lines.filter((line) => line.kind !== 'comment' && !isNew(line) && !isTitle(line));
  const says = own.some((line) => headingOf(line) === undefined && saysSomething(line));
  return says
    ? textOf(own.map((line) => (headingOf(line) === undefined ? line : asGroup(line))))
    : '';
}

/** Lowers a heading to the level of entries, above which agents are shown none. */
function asGroup(line: Line): Line {
  return { ...line, text: line.text.replace(/^#{1,2}(?!#)/, '###') };
}

/**
 * Cuts a file before each entry and each heading of its frame. Between two frame headings, entries have the highest level whose
 * headings are dated, signed or stand above titles of parts (`Context`, `Decision`); without such headings, the level `###` or,
 * where there is none, `##`. Linear.
 * @param isFrame true for a heading that ends an entry and belongs to none
 */
export function cutDecisions<L extends Line>(
  lines: readonly L[],
  isFrame: (line: Line) => boolean = isScaffold,
): readonly DecisionsPiece<L>[] {
  const cuts = findCuts(lines, isFrame);
  return cuts.map(({ at, heading, day, frame }, index) => {
    const own = lines.slice(at, cuts[index + 1]?.at);
    const entry = heading && toDecisionEntry(heading.title, own.slice(1));
    return {
      lines: own,
      level: heading?.level,
      entry: entry && { ...entry, date: entry.date ?? day },
      frame,
    };
  });
}

/** Where a piece begins; `heading` if it is an entry, `day` that of the group which it stands in. */
type Cut = {
  readonly at: number;
  readonly heading?: DecisionHeading | undefined;
  readonly day?: string | undefined;
  readonly frame: string;
};

type DecisionHeading = { readonly at: number; readonly level: number; readonly title: string };

/** A heading down to `###`, or deeper for what tells of the one above, with what shows whether it begins an entry. */
type Candidate = DecisionHeading & {
  readonly isPart: boolean;
  /** True for text between it and the next heading. */
  readonly hasText: boolean;
  /** True when a deeper heading follows. */
  readonly hasMore: boolean;
  readonly isDated: boolean;
  readonly isSigned: boolean;
  /** The number of titles right below it that only parts of decisions have. */
  parts: number;
};

const LOWEST_LEVEL = 3;

function findCuts(lines: readonly Line[], isFrame: (line: Line) => boolean): readonly Cut[] {
  const regions: { readonly top: Cut; readonly headings: Candidate[] }[] = [
    { top: { at: 0, frame: '' }, headings: [] },
  ];
  const found = findHeadings(lines);
  const isTop = ({ at }: DecisionHeading) => lines.slice(at, at + 1).some(isFrame);
  for (const [index, heading] of found.entries()) {
    if (isTop(heading)) {
      const top = { at: heading.at, frame: heading.title.toLowerCase() };
      regions.push({ top, headings: [] });
      continue;
    }
    const next = found[index + 1];
    const own = lines.slice(heading.at + 1, next?.at);
    const hasMore = next !== undefined && next.level > heading.level && !isTop(next);
    regions.at(-1)?.headings.push(toCandidate(heading, own, hasMore));
  }
  const cuts = regions.flatMap(({ top, headings }) => [top, ...cutsIn(headings, top.frame)]);
  // Nothing may stand above the first heading.
  return cuts.filter(({ at }, index) => at !== cuts[index + 1]?.at);
}

function findHeadings(lines: readonly Line[]): readonly DecisionHeading[] {
  const found: DecisionHeading[] = [];
  for (const [at, line] of lines.entries()) {
    const heading = headingOf(line);
    if (heading !== undefined) found.push({ at, level: heading.level, title: heading.title });
  }
  return found;
}

function toCandidate(heading: DecisionHeading, own: readonly Line[], hasMore: boolean): Candidate {
  const { at, title, level } = heading;
  const isDated = ownDayIn(title) !== undefined;
  return {
    at,
    level,
    title,
    isPart: !isDated && isPartTitle(title),
    hasText: own.some(saysSomething),
    hasMore,
    isDated,
    isSigned: level <= LOWEST_LEVEL && isSigned(own),
    parts: 0,
  };
}

function saysSomething(line: Line): boolean {
  if (isPlaceholder(line)) return false;
  return !/^(?:\s*|[ \t]*(?:-{3,}|\*{3,}|_{3,})[ \t]*)$/.test(line.text);
}

/** Cuts what stands between two headings of the frame. */
function cutsIn(all: readonly Candidate[], frame: string): readonly Cut[] {
  countParts(all);
  const candidates = all.filter(({ isPart, level }) => !isPart && level <= LOWEST_LEVEL);
  const level = entryLevel(candidates);
  const groups = new Set(all.filter((one, index) => isGroup(one, all[index + 1], level)));
  const cuts: Cut[] = [];
  let open: number | undefined;
  let group: Candidate | undefined;
  for (const [index, one] of candidates.entries()) {
    if (group !== undefined && one.level <= group.level) group = undefined;
    if (groups.has(one)) {
      group = one;
      // What it groups are entries, whatever stood open above it.
      open = undefined;
      cuts.push({ at: one.at, frame });
    } else if (beginsEntry(one, { level, open, next: candidates[index + 1] })) {
      open = one.level;
      cuts.push({ at: one.at, heading: one, day: dayOf(group), frame });
    }
  }
  return cuts;
}

function dayOf(group: Candidate | undefined): string | undefined {
  return group && ownDayIn(group.title);
}

/** Counts for each heading the titles right below it that only parts of decisions have. */
function countParts(all: readonly Candidate[]): void {
  const above: Candidate[] = [];
  for (const one of all) {
    while ((above.at(-1)?.level ?? 0) >= one.level) above.pop();
    const owner = above.at(-1);
    if (one.isPart && owner !== undefined && isOwnPart(one.title)) owner.parts += 1;
    if (!one.isPart) above.push(one);
  }
}

/** True for a heading without a text that only groups the entries below it: `## Backend`, `## 2026-02-07`. */
function isGroup(one: Candidate, next: Candidate | undefined, level: number): boolean {
  if (one.hasText || one.isPart || next?.isPart !== false || next.level <= one.level) return false;
  if (next.level > LOWEST_LEVEL) return false;
  return isOnlyDay(one) || (!isEvident(one) && (one.level < level || isEvident(next)));
}

/** True for a heading that is a day, without a text. */
function isOnlyDay({ title, isDated, hasText, parts }: Candidate): boolean {
  return isDated && !hasText && parts === 0 && readHeading(title).title === UNTITLED_DECISION;
}

/** True when a heading shows by itself that it begins a decision. */
function isEvident({ isDated, isSigned: signed, parts }: Candidate): boolean {
  return isDated || signed || parts > 0;
}

/** True when a heading below an open entry begins another one all the same. */
function isSure({ isDated, isSigned: signed, parts }: Candidate): boolean {
  return isDated || signed || parts > 1;
}

function entryLevel(candidates: readonly Candidate[]): number {
  const [first, ...others] = candidates;
  const nextTop = others.findIndex(({ level }) => level === 1);
  const below = nextTop < 0 ? others : others.slice(0, nextTop);
  // The file's own title may be dated or signed, too.
  const isTitle = first?.level === 1 && first.parts < 2 && below.some(isEvident);
  const evident = candidates.filter((one) => isEvident(one) && !isOnlyDay(one));
  const levels = evident.filter((one) => one !== first || !isTitle).map(({ level }) => level);
  if (levels.length > 0) return levels.reduce((highest, next) => Math.min(highest, next));
  return candidates.some(({ level }) => level === LOWEST_LEVEL) ? LOWEST_LEVEL : 2;
}

type EntryPlace = {
  /** The level of the entries here. */
  readonly level: number;
  /** The level of the entry that stands open; undefined when none does. */
  readonly open: number | undefined;
  readonly next: Candidate | undefined;
};

function beginsEntry(one: Candidate, { level, open, next }: EntryPlace): boolean {
  const isNamed = isEvident(one) && !isOnlyDay(one);
  const says = one.level === LOWEST_LEVEL || one.hasText || one.hasMore || isNamed;
  if (!says) return false;
  if (one.level > level) return open === undefined || open >= one.level || isSure(one);
  // Without a sign of its own, a higher heading was spliced into the open entry by an unclean merge.
  const isSpliced = open !== undefined && open > one.level && !isEvident(one);
  if (one.level === level) return !isSpliced;
  // Old files have `##` entries before the first `###`.
  const isAlone = next === undefined || next.level <= one.level;
  return one.level === 2 && isAlone && !isSpliced;
}

/** Builds an entry from a heading's text and the lines under it. */
export function toDecisionEntry(heading: string, lines: readonly Line[]): DecisionEntry {
  const { title, date } = readHeading(heading);
  const labels = readLabels(lines);
  return {
    title,
    date: ownDayIn(heading) ?? labels.date ?? date,
    author: labels.author,
    status: labels.status,
    heading,
    body: trimBlankLines(lines.map((line) => line.text).join('\n')),
  };
}

/** Returns the heading of an entry as people and agents are shown it: with its day, which may stand in a label. */
export function shownHeading({ heading, date }: DecisionEntry): string {
  return date === undefined || heading.includes(date) ? heading : `${date}: ${heading}`;
}

const OVER =
  /^(?:superseded|replaced|rejected|declined|deprecated|withdrawn|obsolete|reverted|retired|cancelled|canceled|abandoned)\b/i;

/** True when the entry's own status says that it holds no longer, or never did. */
export function isOver({ status = '' }: DecisionEntry): boolean {
  return OVER.test(withoutDecoration(status));
}

/** Begins the line that names the earlier decision whose place a decision takes, by its title. */
export const SUPERSEDES_LABEL = '**Supersedes:**';

/** Returns the key of the title that the entry supersedes, whatever day is named with it; undefined when it names none. */
export function supersededKey(entry: DecisionEntry): string | undefined {
  const named = labelIn(entry, 'supersedes') ?? '';
  return titleKey(readHeading(named).title) || undefined;
}

/** True when people have to approve the decision. */
export function requiresApproval(entry: DecisionEntry): boolean {
  return labelIn(entry, 'requires approval') === 'yes';
}

/** Returns the value of a label; the lines are read only if its word is there. */
function labelIn({ body }: DecisionEntry, label: string): string | undefined {
  if (!body.toLowerCase().includes(label)) return undefined;
  const [found] = readLines(body)
    .flatMap(labelsOf)
    .filter((one) => one.label === label);
  return found?.value;
}
