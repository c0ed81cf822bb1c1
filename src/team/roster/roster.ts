// team.md: who is in the squad. Reads every dialect that repositories use, and never the coordinator's own table.
import {
  cellAt,
  cleanCell,
  columnOf,
  headingOf,
  type Line,
  labelOf,
  type MarkdownTable,
  readLines,
  readTables,
  withoutDecoration,
} from '#src/markdown/index.ts';
import { nameKey } from '#src/text/index.ts';
import {
  CHARTER_COLUMNS,
  NAME_COLUMNS,
  ROLE_COLUMNS,
  type RosterRow,
  readCard,
  readRow,
} from './read-member.ts';
import { readCards } from './roster-cards.ts';

const MAX_MEMBERS = 256;
const MAX_NAME = 80;

export type Roster = {
  readonly title: string;
  /** The quotation under the title, in one line; may be empty. */
  readonly description: string;
  readonly rows: readonly RosterRow[];
  readonly warnings: readonly string[];
};

const PRIMARY_TITLE = /^(?:members|team roster)\b/i;
const FALLBACK_TITLE = /^(?:agents|team members|team|roster)(?:\s*[^\s\p{L}\p{N}].*)?$/iu;
const SUPPORT_TITLE = /^built-?in\b/i;
const CARDS_TITLE = /^(?:members|roster|team roster|team\s+members?|agents?)\b/i;

/** Reads team.md. There are no rows when it has no table, or an empty one. */
export function parseRoster(text: string): Roster {
  const lines = readLines(text);
  const tables = readTables(lines);
  const members = memberTables(tables);
  const cards = members.length > 0 ? [] : readCards(lines, CARDS_TITLE);
  const chosen = [...members, ...tables.filter((table) => hasTitle(table, SUPPORT_TITLE))];
  const rows = [
    ...cards.map(readCard),
    ...chosen.flatMap((table) => table.rows.map((row) => readRow(table, row))),
  ];
  const { kept, warnings } = keepUsable(rows.filter((row) => row !== undefined));
  const copilot = kept.some((row) => row.status === 'coding-agent') ? [] : codingAgentRows(tables);
  return { ...readTitle(lines), rows: [...kept, ...copilot], warnings };
}

/** Returns the tables of one section: one titled like a roster, or else one with the columns that only a roster has. */
function memberTables(tables: readonly MarkdownTable[]): readonly MarkdownTable[] {
  const named = tables.filter((table) => columnOf(table, NAME_COLUMNS) >= 0);
  for (const isRoster of [isTitled(PRIMARY_TITLE), isTitled(FALLBACK_TITLE), looksLikeRoster]) {
    const candidates = named.filter(isRoster);
    const filled = candidates.find((table) => table.rows.length > 0);
    if (filled !== undefined) return candidates.filter((table) => table.section === filled.section);
  }
  return [];
}

function isTitled(pattern: RegExp): (table: MarkdownTable) => boolean {
  return (table) => hasTitle(table, pattern);
}

function looksLikeRoster(table: MarkdownTable): boolean {
  return (
    [ROLE_COLUMNS, CHARTER_COLUMNS].every((names) => columnOf(table, names) >= 0) &&
    !/^(?:coordinator|coding agent|built-?in)\b/i.test(withoutDecoration(table.section))
  );
}

function hasTitle(table: MarkdownTable, pattern: RegExp): boolean {
  return pattern.test(withoutDecoration(table.section));
}

function codingAgentRows(tables: readonly MarkdownTable[]): readonly RosterRow[] {
  const row = tables
    .flatMap((table) => table.rows.map((cells) => ({ table, cells })))
    .find(({ cells }) => cleanCell(cellAt(cells, 0)).toLowerCase() === '@copilot');
  const read = row === undefined ? undefined : readRow(row.table, row.cells);
  return read === undefined ? [] : [read];
}

function keepUsable(rows: readonly RosterRow[]): {
  readonly kept: readonly RosterRow[];
  readonly warnings: readonly string[];
} {
  const bySlug = new Map<string, RosterRow>();
  const warnings: string[] = [];
  for (const row of rows.slice(0, MAX_MEMBERS)) {
    const problem = problemOf(row, bySlug.get(row.slug));
    if (problem !== undefined) warnings.push(`team.md: ${problem}`);
    else if (!bySlug.has(row.slug)) bySlug.set(row.slug, row);
  }
  if (rows.length > MAX_MEMBERS) {
    warnings.push(`team.md: only the first ${MAX_MEMBERS} of ${rows.length} members are read.`);
  }
  return { kept: [...bySlug.values()].filter((row) => !isCoordinator(row)), warnings };
}

function problemOf(row: RosterRow, taken: RosterRow | undefined): string | undefined {
  if (row.name.length > MAX_NAME) return `a name longer than ${MAX_NAME} characters is left out.`;
  if (row.slug === '') {
    return `${row.name} is left out: the name needs a Latin letter or digit, or a charter path.`;
  }
  if (taken === undefined || nameKey(taken.name) === nameKey(row.name)) return undefined;
  return `${row.name} is left out: it has the same short name, ${row.slug}, as ${taken.name}.`;
}

function isCoordinator(row: RosterRow): boolean {
  return row.slug === 'squad' || row.slug === 'coordinator';
}

function readTitle(lines: readonly Line[]): {
  readonly title: string;
  readonly description: string;
} {
  const start = lines.findIndex((line) => headingOf(line)?.level === 1);
  const heading = start < 0 ? undefined : lines[start];
  const title = heading === undefined ? '' : cleanCell(headingOf(heading)?.title ?? '');
  const below = lines.slice(start + 1).find((line) => line.text.trim() !== '');
  const quoted =
    below?.kind === 'text' && below.text.startsWith('>') && labelOf(below) === undefined;
  return {
    title: title === '' ? 'Squad' : title,
    description: quoted ? cleanCell(below.text.slice(1)) : '',
  };
}
