// team.md: who is in the squad. Reads every dialect that repositories use, and never the coordinator's own table.

import {
  headingOf,
  type Line,
  labelOf,
  readLines,
  readSections,
  withoutDecoration,
} from '#src/markdown/sections.ts';
import {
  cellAt,
  cleanCell,
  columnOf,
  isBlank,
  linkTarget,
  type MarkdownTable,
  readTables,
} from '#src/markdown/tables.ts';
import { nameKey, slug } from '#src/text/slug.ts';

/** One `###` heading of a roster, and its labels. */
type RosterCard = {
  readonly name: string;
  readonly section: string;
  /** By label, in lower case. */
  readonly fields: ReadonlyMap<string, string>;
};

/** The labels that tell a member's heading from any other. */
const MEMBER_LABELS = ['role', 'skills', 'model', 'charter'];

/** Reads the cards below headings whose title, without emoji, matches. A heading without any of these labels is no card. */
function readCards(lines: readonly Line[], title: RegExp): readonly RosterCard[] {
  return readSections(lines)
    .filter((section) => section.level === 2 && title.test(withoutDecoration(section.title)))
    .flatMap(({ title: section, lines: body }) => cardsIn(section, body))
    .filter(({ fields }) => MEMBER_LABELS.some((label) => fields.has(label)));
}

function cardsIn(section: string, lines: readonly Line[]): readonly RosterCard[] {
  const cards: { readonly name: string; section: string; fields: Map<string, string> }[] = [];
  for (const line of lines) {
    const heading = headingOf(line);
    if (heading?.level === 3) {
      cards.push({ name: cleanCell(heading.title), section, fields: new Map() });
      continue;
    }
    const field = labelOf(line) ?? plainLabelOf(line);
    const fields = cards.at(-1)?.fields;
    if (field !== undefined && fields?.has(field.label) === false) {
      fields.set(field.label, field.value);
    }
  }
  return cards;
}

/** Reads `- Role: Lead`, a label without the bold marks. */
function plainLabelOf({ kind, text }: Line) {
  const match = /^[-*+] ([A-Za-z][A-Za-z ]{0,40}):\s*(\S.*)$/.exec(text);
  const [, label = '', value = ''] = match ?? [];
  return kind !== 'text' || match === null ? undefined : { label: label.toLowerCase(), value };
}

/** The names of a column, in lower case. */
const NAME_COLUMNS = ['name', 'agent', 'member'];
const ROLE_COLUMNS = ['role', 'specialization', 'specialisation', 'specialty'];
const CHARTER_COLUMNS = ['charter'];
const STATUS_COLUMNS = ['status', 'badge', 'state'];
const MODEL_COLUMNS = ['model', 'model pref', 'preferred model'];

export type MemberStatus = 'active' | 'support' | 'human' | 'coding-agent' | 'retired';

/** A row of the roster; folders are not yet looked up. */
export type RosterRow = {
  readonly name: string;
  readonly slug: string;
  readonly role: string;
  readonly status: MemberStatus;
  /** The charter cell's path as written. */
  readonly charter: string | undefined;
  readonly model: string | undefined;
};

/** Reads a row of a table; undefined when it names nobody. */
function readRow(table: MarkdownTable, row: readonly string[]): RosterRow | undefined {
  const sectionTitle = `${table.section} ${table.subsection}`;
  return readMember((names) => cellAt(row, columnOf(table, names)), sectionTitle);
}

/** Reads a card; undefined when it names nobody. */
function readCard({ name, section, fields }: RosterCard): RosterRow | undefined {
  const cell: CellReader = (names) =>
    names === NAME_COLUMNS ? name : (fields.get(names.find((key) => fields.has(key)) ?? '') ?? '');
  return readMember(cell, section);
}

/** Returns a member's cell, as written, under the first of these column names that exists; empty when none does. */
type CellReader = (names: readonly string[]) => string;

function readMember(cells: CellReader, sectionTitle: string): RosterRow | undefined {
  const written = cleanCell(cells(NAME_COLUMNS));
  if (isBlank(written)) return undefined;
  const isCopilot = nameKey(written) === 'copilot' && written.startsWith('@');
  const name = isCopilot ? '@copilot' : withoutDecoration(written) || written;
  const charter = charterIn(cells(CHARTER_COLUMNS));
  const role = cleanCell(cells(ROLE_COLUMNS));
  const isRetired = /\b(?:alumni|retired|former)\b/i.test(sectionTitle);
  const status = isRetired ? 'retired' : readStatus(cleanCell(cells(STATUS_COLUMNS)));
  return {
    name,
    // A name without a Latin letter has the slug of its charter's folder.
    slug: slug(name) || slug(charter?.split('/').at(-2) ?? ''),
    role: isBlank(role) ? '' : withoutDecoration(role),
    status: isCopilot ? 'coding-agent' : status,
    charter,
    model: readModel(cells(MODEL_COLUMNS)),
  };
}

function charterIn(cell: string): string | undefined {
  const path = linkTarget(cell) ?? cleanCell(cell);
  return isBlank(path) ? undefined : path;
}

function readStatus(cell: string): MemberStatus {
  const words = withoutDecoration(cell).toLowerCase();
  if (/^human\b/.test(words) || (words === '' && cell.includes('👤'))) return 'human';
  if (/^coding agent\b/.test(words)) return 'coding-agent';
  if (/^(?:retired|alumni|alumnus|inactive|former)\b/.test(words)) return 'retired';
  return /^(?:silent|monitor|rai|verifier|reviewer)\b/.test(words) ? 'support' : 'active';
}

/** Returns the id of the model that a cell names; `auto` and dashes name none. */
export function readModel(cell: string): string | undefined {
  const [id = ''] = cleanCell(cell).split(' ');
  return isBlank(id) || /^(?:auto|default|none|any)\b/i.test(id) ? undefined : id;
}

const MAX_MEMBERS = 256;
const MAX_NAME = 80;

const PRIMARY_TITLE = /^(?:members|team roster)\b/i;
const FALLBACK_TITLE = /^(?:agents|team members|team|roster)(?:\s*[^\s\p{L}\p{N}].*)?$/iu;
const SUPPORT_TITLE = /^built-?in\b/i;
const CARDS_TITLE = /^(?:members|roster|team roster|team\s+members?|agents?)\b/i;

/**
 * Reads team.md. There are no rows when it has no table, or an empty one. The description, which may be empty, is the quotation
 * under the title, in one line.
 */
export function parseRoster(text: string) {
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

const isTitled = (pattern: RegExp) => (table: MarkdownTable) => hasTitle(table, pattern);

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

function keepUsable(rows: readonly RosterRow[]) {
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

function readTitle(lines: readonly Line[]) {
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
