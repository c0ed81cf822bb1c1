// decisions.md: what the squad agreed on, and the words of its form.

import {
  headingOf,
  type Line,
  labelOf,
  readLines,
  trimBlankLines,
} from '#src/markdown/sections.ts';
import { cleanCell } from '#src/markdown/tables.ts';

const DAY = /\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?!\d)/;
const DAY_FIRST = new RegExp(
  `^${DAY.source}(?:[T ]\\d\\d[0-9:.+Z-]{0,30})?(?:\\s{0,4}[:\u2014\u2013-]\\s{0,4}|$)`,
);
const DAY_LAST = new RegExp(`\\(${DAY.source}\\)$`);

/** The title of a decision whose heading is only its day, or nothing. */
export const UNTITLED_DECISION = 'Untitled decision';

/** Begins the sentence that says what was decided, in Squad's form. */
export const WHAT_LABEL = '**What:**';

/** Splits `2026-11-21T09-30-00: Use UTC`, `Use UTC (2026-11-21)` or `Use UTC` into title and date. */
export function readHeading(heading: string): {
  readonly title: string;
  readonly date: string | undefined;
} {
  const title = heading.replace(DAY_FIRST, '').replace(DAY_LAST, '').trim();
  const date = ownDayIn(heading) ?? dateIn(heading);
  return { title: title === '' && date !== undefined ? UNTITLED_DECISION : title, date };
}

/** Returns a title in the form in which titles are compared: case and the number of blanks don't count. */
export function titleKey(title: string): string {
  return title.toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Returns the day at a heading's beginning, or in brackets at its end; a day in the middle is about something else. */
export function ownDayIn(heading: string): string | undefined {
  const own = DAY_FIRST.exec(heading) ?? DAY_LAST.exec(heading);
  return dateIn(own?.[0] ?? '');
}

/** Returns the first `YYYY-MM-DD` in a text that can be a day. */
export function dateIn(text: string): string | undefined {
  return DAY.exec(text)?.[0];
}

export type DecisionEntry = {
  /** The heading without its date. */
  readonly title: string;
  /** `YYYY-MM-DD`; an undated decision is a foundational one. */
  readonly date: string | undefined;
  /** Who made it, as written; undefined when nobody signed. */
  readonly author: string | undefined;
  /** The heading as written, without `###`. */
  readonly heading: string;
  readonly body: string;
};

const SCAFFOLD = /^(?:(?:squad |active )?decisions|governance|archived?\b.*)$/i;

/**
 * Reads the entries of a decisions.md, in its order. `###` outside fences begins an entry; scaffold headings end one. Old
 * files have `##` entries, which count up to the first `###` entry: a `##` after it is part of an entry, spliced in by an
 * unclean merge.
 */
export function parseDecisions(text: string): readonly DecisionEntry[] {
  const lines = readLines(text);
  const first = firstEntryIndex(lines);
  return [
    ...legacyEntries(lines.slice(0, first)),
    ...splitEntries(lines.slice(first), isScaffold).entries,
  ];
}

/** Returns the index of the first `###`, not counting parts of a dated `##` entry (`### Context`); else the number of lines. */
export function firstEntryIndex(lines: readonly Line[]): number {
  let isPart = false;
  const index = lines.findIndex((line) => {
    const heading = headingOf(line);
    if (isScaffold(line)) isPart = false;
    else if (heading?.level === 2) isPart = dateIn(heading.title) !== undefined;
    return heading?.level === 3 && (!isPart || dateIn(heading.title) !== undefined);
  });
  return index < 0 ? lines.length : index;
}

const PLACEHOLDER = /^[*_]{0,2}No decisions recorded yet\.?[*_]{0,2}\s*$/i;

/** True for the placeholder sentence of a new file without entries. */
export function isPlaceholder({ kind, text }: Line): boolean {
  return kind === 'text' && PLACEHOLDER.test(text);
}

/** Reads the `##` sections that have a text or a date; any other heading only groups what follows. */
function legacyEntries(lines: readonly Line[]): readonly DecisionEntry[] {
  const words = lines.filter((line) => !isPlaceholder(line));
  const { entries } = splitEntries(words, isScaffold, 2);
  return entries.filter(({ body, date }) => body !== '' || date !== undefined);
}

/** True for a heading of the file's own frame, such as `## Governance`, which ends an entry. */
export function isScaffold(line: Line): boolean {
  const heading = headingOf(line);
  return heading !== undefined && heading.level <= 2 && SCAFFOLD.test(heading.title);
}

/** Splits lines into entries and what comes before the first. `endsEntry` is true for lines that belong to no entry. */
export function splitEntries(
  lines: readonly Line[],
  endsEntry: (line: Line) => boolean,
  level = 3,
): { readonly before: readonly Line[]; readonly entries: readonly DecisionEntry[] } {
  const before: Line[] = [];
  const found: { readonly heading: string; readonly lines: Line[] }[] = [];
  let open: Line[] | undefined = before;
  for (const line of lines) {
    const heading = headingOf(line);
    if (endsEntry(line)) {
      open = undefined;
    } else if (heading?.level === level) {
      open = [];
      found.push({ heading: heading.title, lines: open });
    } else {
      open?.push(line);
    }
  }
  return { before, entries: found.map((entry) => toDecisionEntry(entry.heading, entry.lines)) };
}

/** Builds an entry from a heading's text and the lines under it. */
export function toDecisionEntry(heading: string, lines: readonly Line[]): DecisionEntry {
  return {
    ...readHeading(heading),
    author: authorIn(lines),
    heading,
    body: trimBlankLines(lines.map((line) => line.text).join('\n')),
  };
}

/** Returns who signed an entry; undefined when nobody did. */
export function authorIn(lines: readonly Line[]): string | undefined {
  for (const line of lines) {
    const found = labelOf(line);
    if (found === undefined || !['by', 'issued by', 'author'].includes(found.label)) continue;
    const author = cleanCell(found.value);
    if (author !== '') return author;
  }
  return undefined;
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
  return readLines(body)
    .map(labelOf)
    .find((found) => found?.label === label)?.value;
}
