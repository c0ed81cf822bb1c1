// Reads a member of team.md from its row in a table, or from its card.
import {
  cellAt,
  cleanCell,
  columnOf,
  isBlank,
  linkTarget,
  type MarkdownTable,
  withoutDecoration,
} from '#src/markdown/index.ts';
import { nameKey, slug } from '#src/text/index.ts';
import type { MemberStatus } from './member.ts';
import type { RosterCard } from './roster-cards.ts';

/** The names of a column, in lower case. */
export const NAME_COLUMNS = ['name', 'agent', 'member'];
export const ROLE_COLUMNS = ['role', 'specialization', 'specialisation', 'specialty'];
export const CHARTER_COLUMNS = ['charter'];
const STATUS_COLUMNS = ['status', 'badge', 'state'];
const MODEL_COLUMNS = ['model', 'model pref', 'preferred model'];

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
export function readRow(table: MarkdownTable, row: readonly string[]): RosterRow | undefined {
  const sectionTitle = `${table.section} ${table.subsection}`;
  return readMember((names) => cellAt(row, columnOf(table, names)), sectionTitle);
}

/** Reads a card; undefined when it names nobody. */
export function readCard({ name, section, fields }: RosterCard): RosterRow | undefined {
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
  const isRetired = /\b(?:alumni|retired|former)\b/i.test(sectionTitle);
  const status = isRetired ? 'retired' : readStatus(cleanCell(cells(STATUS_COLUMNS)));
  return {
    name,
    slug: slug(name) || slugOfCharter(charter),
    role: readRole(cleanCell(cells(ROLE_COLUMNS))),
    status: isCopilot ? 'coding-agent' : status,
    charter,
    model: readModel(cells(MODEL_COLUMNS)),
  };
}

function charterIn(cell: string): string | undefined {
  const path = linkTarget(cell) ?? cleanCell(cell);
  return isBlank(path) ? undefined : path;
}

/** Returns the slug of the charter's folder, for a name that has no Latin letter to make a slug from. */
function slugOfCharter(charter: string | undefined): string {
  return slug(charter?.split('/').at(-2) ?? '');
}

function readRole(cell: string): string {
  return isBlank(cell) ? '' : withoutDecoration(cell);
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
