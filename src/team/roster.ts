// team.md: who is in the squad. Reads every dialect that repositories use, and never the coordinator's own table.

import {
  headingOf,
  type Line,
  labelOf,
  plainLabelOf,
  readLines,
  readSections,
  withoutDecoration,
  withoutEmoji,
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
import { oneLine } from '#src/text/one-line.ts';
import { looseKey, nameKey, slug } from '#src/text/slug.ts';

/**
 * What a member is: an agent, which works; a person; `copilot`, GitHub's own coding agent; one of Squad's own helpers; or one
 * that has left or pauses.
 */
export type MemberKind = 'agent' | 'person' | 'copilot' | 'built-in' | 'gone';

/** A row of the roster; folders are not yet looked up. */
export type RosterRow = {
  readonly name: string;
  readonly slug: string;
  readonly role: string;
  readonly kind: MemberKind;
  /** The charter cell's path as written. */
  readonly charter: string | undefined;
  readonly model: string | undefined;
};

/** The names of a column or a card's label, in lower case. */
const FIELDS = {
  name: ['name', 'agent', 'member', 'agent name', 'team member', 'who'],
  role: ['role', 'title', 'specialization', 'specialisation', 'specialty', 'expertise', 'focus'],
  charter: ['charter', 'charter path', 'file'],
  status: ['status', 'badge', 'state', 'type', 'kind'],
  model: ['model', 'model pref', 'preferred model', 'model preference'],
} as const;

/** Members that every squad has, by the key of their names. */
const BUILT_IN: ReadonlySet<string> = new Set(['scribe', 'ralph', 'rai', 'factchecker']);

/** How a cell says what a member is: its words, without emoji, up to a note. The first that a row says counts. */
const KINDS_BY_WORDS: readonly (readonly [MemberKind, readonly string[]])[] = [
  ['person', words('human|person|human member|human teammate|human user|human in the loop')],
  [
    'gone',
    words(
      'retired|alumni|alumnus|alumna|inactive|not active|former|dormant|hibernated|hibernating|paused|archived|departed|' +
        'left|removed|offboarded|deactivated|disabled|suspended|benched|sleeping|asleep|on leave|on hold',
    ),
  ],
  ['copilot', words('coding agent|github copilot|copilot coding agent')],
  ['built-in', words('silent|monitor|built-in|built in')],
];

/** What a status that consists of an emoji says. */
const KINDS_BY_EMOJI: readonly (readonly [MemberKind, RegExp])[] = [
  ['person', /\u{1F464}/u],
  ['gone', /^[\u{1F4A4}\u23F8\u{1F6CC}\u{1F634}]\uFE0F?$/u],
];

function words(alternatives: string): readonly string[] {
  return alternatives.split('|');
}

/** What the title of a section says about the members in it. */
const KINDS_BY_TITLE: readonly (readonly [MemberKind, RegExp])[] = [
  ['gone', /\b(?:alumni|retired|former|inactive|dormant|hibernated|paused|archived|past)\b/i],
  ['person', /^(?:humans?|people|persons?|stakeholders?)\b/i],
  ['built-in', /^built-?in\b/i],
];

/** Returns what a cell says its member is; undefined when it speaks of something else. */
function kindIn(cell: string): MemberKind | undefined {
  const text = withoutDecoration(cell).toLowerCase();
  const [, note = ''] = /\(([^()]*)\)$/.exec(text) ?? [];
  const [word = ''] = text.split(/\s*[^\p{L}\s-]|\s+[-\u2013\u2014]\s/u);
  return KINDS_BY_WORDS.find(([, known]) => known.includes(word) || known.includes(note))?.[0];
}

/** Returns a member's cell, as written, under the first of these names that exists; empty when none does. */
type CellReader = (names: readonly string[]) => string;

/** One entry of a roster, a row of a table or a card. */
type RosterEntry = {
  readonly cell: CellReader;
  /** All its cells but the name's and the charter's. */
  readonly others: readonly string[];
  readonly section: string;
};

/** The one rule for what a member is: its name, then what its cells say, then the title above it. */
function kindOf(entry: RosterEntry, name: string, charter: string): MemberKind {
  const writtenName = entry.cell(FIELDS.name);
  if (COPILOT.has(looseKey(name))) return 'copilot';
  const status = cleanCell(entry.cell(FIELDS.status));
  const byEmoji = KINDS_BY_EMOJI.find(([, emoji]) => emoji.test(status))?.[0];
  const [note = ''] = /\([^()]*\)\W*$/.exec(writtenName) ?? [];
  // A role may be `Monitor`, or `Coding Agent`, without being Squad's or GitHub's.
  const besides = [...entry.others, note]
    .map((cell) => kindIn(cleanCell(cell)))
    .filter((kind) => kind === 'person' || kind === 'gone');
  const found = [byEmoji, kindIn(status), ...besides].filter((kind) => kind !== undefined);
  if (/~~/.test(writtenName) || charter.includes('/_alumni/')) return 'gone';
  if (found.includes('gone')) return 'gone';
  if (BUILT_IN.has(looseKey(name))) return 'built-in';
  const title = withoutDecoration(entry.section);
  return found[0] ?? KINDS_BY_TITLE.find(([, words]) => words.test(title))?.[0] ?? 'agent';
}

/** GitHub's agent, by the keys of its names. */
const COPILOT: ReadonlySet<string> = new Set([
  'copilot',
  'githubcopilot',
  'copilotcodingagent',
  'copilotsweagent',
]);

/** Reads one member; undefined when the entry names nobody. */
function readMember(entry: RosterEntry): RosterRow | undefined {
  const written = cleanCell(entry.cell(FIELDS.name).replace(/\*\*|~~/g, ''));
  if (isBlank(written)) return undefined;
  const called = withoutEmoji(withoutDecoration(written)) || written;
  // `Ripley (Lead)` is called Ripley.
  const [, bare = called, note = ''] = /^(.*\S)\s*\(([^()]*)\)$/.exec(called) ?? [];
  const charter = charterIn(entry.cell(FIELDS.charter));
  const kind = kindOf(entry, bare, charter ?? '');
  const name = kind === 'copilot' ? '@copilot' : bare;
  return {
    name,
    // A name without a Latin letter has the slug of its charter's folder.
    slug: slug(name) || slug(charter?.split('/').at(-2) ?? ''),
    role: roleIn(entry.cell(FIELDS.role), note),
    kind,
    charter,
    model: readModel(entry.cell(FIELDS.model)),
  };
}

/** Makes the row of an agent of whom only the charter is known. */
export function rowOfCharter(name: string, role: string, charter: string): RosterRow | undefined {
  const cells = new Map<readonly string[], string>([
    [FIELDS.name, name],
    [FIELDS.role, role],
    [FIELDS.charter, charter],
  ]);
  return readMember({ cell: (names) => cells.get(names) ?? '', others: [role], section: '' });
}

function charterIn(cell: string): string | undefined {
  const path = linkTarget(cell) ?? cleanCell(cell);
  return isBlank(path) ? undefined : path;
}

/** Returns the role as written, without emoji, or else the note after the name. */
function roleIn(cell: string, note: string): string {
  const role = cleanCell(cell);
  if (!isBlank(role)) return withoutEmoji(role);
  return kindIn(note) === undefined ? withoutEmoji(note) : '';
}

/**
 * Returns the model that a cell names, as written but for marks and a note in brackets; `auto` and dashes name none. It may be an id
 * or a name for people: only the provider's list can tell.
 */
export function readModel(cell: string): string | undefined {
  const [name = ''] = withoutEmoji(cleanCell(cell)).split(
    /\s+(?:[([\u2014\u2013/;-]|\u2192)|[,;(]/,
  );
  const model = cleanCell(name);
  return isBlank(model) || /^(?:auto|automatic|default|none|any|n\/a|tbd)\b/i.test(model)
    ? undefined
    : model;
}

const MAX_MEMBERS = 256;
const MAX_NAME = 80;

/** The words that the title of a roster consists of, besides numbers: one of the first and any of the others. */
const ROSTER_WORDS = new Set(
  words('members|member|team|roster|agents|agent|cast|crew|specialists|squad'),
);
const OTHER_WORDS = new Set(
  words('active|current|the|our|my|all|core|ai|of|this|who|is|on|composition'),
);

/** True for `Members`, `🧑‍🚀 The Team`, `Active Members (5)`, `Team — 2026`. */
function isRosterTitle(title: string): boolean {
  const [head = ''] = withoutDecoration(title).split(/[(:\u2014\u2013]/);
  const parts = head.toLowerCase().match(/\p{L}+/gu) ?? [];
  return (
    parts.some((part) => ROSTER_WORDS.has(part)) &&
    parts.every((part) => ROSTER_WORDS.has(part) || OTHER_WORDS.has(part))
  );
}

/** True for the title of a section whose members are read beside the roster. */
function isSideTitle(title: string): boolean {
  const said = withoutDecoration(title);
  return KINDS_BY_TITLE.some(([, words]) => words.test(said));
}

/**
 * Reads team.md. There are no rows when it has no table, or an empty one; `isKnown` says whether there was anything like a
 * roster. The description, which may be empty, is the quotation under the title, in one line.
 */
export function parseRoster(text: string) {
  const lines = readLines(text);
  const tables = readTables(lines).filter((table) => columnOf(table, FIELDS.name) >= 0);
  const chosen = rosterTables(tables);
  const members = entriesOf(chosen);
  const cards = members.some(({ section }) => !isSideTitle(section)) ? [] : readCards(lines);
  const copilot = entriesOf(tables.filter((table) => !chosen.includes(table))).filter(({ cell }) =>
    COPILOT.has(looseKey(cleanCell(cell(FIELDS.name)))),
  );
  const { kept, warnings } = keepUsable([...cards, ...members, ...copilot]);
  return {
    ...readTitle(lines),
    rows: kept,
    isKnown: chosen.length > 0 || cards.length > 0,
    warnings: [...warnings, ...unreadTables(tables, chosen)],
  };
}

/** Chooses the tables of members, or else any with names and roles. */
function rosterTables(tables: readonly MarkdownTable[]): readonly MarkdownTable[] {
  const chosen = tables.filter(isRoster);
  return chosen.some((table) => !isSideTitle(table.section))
    ? chosen
    : tables.filter((table) => chosen.includes(table) || mayBeRoster(table));
}

function entriesOf(tables: readonly MarkdownTable[]): readonly RosterEntry[] {
  const rows = tables.flatMap((table) => table.rows.map((row) => ({ table, row })));
  return rows.slice(0, MAX_MEMBERS + 1).map(({ table, row }) => rowEntry(table, row));
}

/** Names the tables with names and roles that are nobody's roster. */
function unreadTables(
  tables: readonly MarkdownTable[],
  chosen: readonly MarkdownTable[],
): readonly string[] {
  return tables
    .filter((table) => mayBeRoster(table) && !chosen.includes(table) && table.rows.length > 0)
    .slice(0, 5)
    .map(
      ({ firstLine, section }) =>
        `team.md: the table in line ${firstLine + 1}, under “${oneLine(section, 60)}”, is not read; members stand under \`## Members\`, or in a table with the columns Name, Role and Status.`,
    );
}

const NOT_A_ROSTER = /^(?:coordinator|coding agent)\b/i;

/** True for a table with names and roles that is neither the coordinator's nor the coding agent's. */
function mayBeRoster(table: MarkdownTable): boolean {
  return columnOf(table, FIELDS.role) >= 0 && !NOT_A_ROSTER.test(withoutDecoration(table.section));
}

/** True for a table under a roster's title, or with the columns that only a roster has. */
function isRoster(table: MarkdownTable): boolean {
  if (NOT_A_ROSTER.test(withoutDecoration(table.section))) return false;
  const isTitled = [table.section, table.subsection].some(
    (title) => isRosterTitle(title) || isSideTitle(title),
  );
  const has = (names: readonly string[]) => columnOf(table, names) >= 0;
  return isTitled || (has(FIELDS.role) && (has(FIELDS.charter) || has(['status'])));
}

function rowEntry(table: MarkdownTable, row: readonly string[]): RosterEntry {
  const at = (names: readonly string[]) => columnOf(table, names);
  const own = [at(FIELDS.name), at(FIELDS.charter)];
  return {
    cell: (names) => cellAt(row, at(names)),
    others: row.filter((_, index) => !own.includes(index)),
    section: isSideTitle(table.subsection) ? table.subsection : table.section,
  };
}

/** Reads the `###` headings of a roster that have labels below them; one without a label of a member is none. */
function readCards(lines: readonly Line[]): readonly RosterEntry[] {
  return readSections(lines)
    .filter(({ level, title }) => level === 2 && (isRosterTitle(title) || isSideTitle(title)))
    .flatMap(({ title, lines: body }) => cardsIn(title, body));
}

function cardsIn(section: string, lines: readonly Line[]): readonly RosterEntry[] {
  const cards: { readonly name: string; readonly fields: Map<string, string> }[] = [];
  for (const line of lines) {
    const heading = headingOf(line);
    if (heading?.level === 3) cards.push({ name: heading.title, fields: new Map() });
    const field = heading === undefined ? plainLabelOf(line) : undefined;
    const fields = cards.at(-1)?.fields;
    if (field !== undefined && fields?.has(field.label) === false) {
      fields.set(field.label, field.value);
    }
  }
  const labels: readonly string[] = [...FIELDS.role, ...FIELDS.model, ...FIELDS.charter, 'skills'];
  return cards
    .slice(0, MAX_MEMBERS + 1)
    .filter(({ fields }) => labels.some((label) => fields.has(label)))
    .map(({ name, fields }) => ({
      cell: (names) =>
        names === FIELDS.name
          ? name
          : (fields.get(names.find((key) => fields.has(key)) ?? '') ?? ''),
      others: [...fields.values()],
      section,
    }));
}

function keepUsable(entries: readonly RosterEntry[]) {
  const rows = entries.slice(0, MAX_MEMBERS).flatMap((entry) => readMember(entry) ?? []);
  const bySlug = new Map<string, RosterRow>();
  const warnings: string[] = [];
  for (const row of rows) {
    const problem = problemOf(row, bySlug.get(row.slug));
    if (problem !== undefined) warnings.push(`team.md: ${problem}`);
    else if (!bySlug.has(row.slug)) bySlug.set(row.slug, row);
  }
  if (entries.length > MAX_MEMBERS) {
    warnings.push(`team.md: only the first ${MAX_MEMBERS} members are read.`);
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
