// routing.md: who does what. Three dialects and free forms are all read by the names of their columns.

import { headingOf, type Line, readLines, withoutDecoration } from '#src/markdown/sections.ts';
import {
  cellAt,
  cleanCell,
  columnOf,
  isBlank,
  type MarkdownTable,
  readTables,
} from '#src/markdown/tables.ts';
import { headOf } from '#src/text/cut-characters.ts';
import { slug } from '#src/text/slug.ts';
import { findLead, findMember, type Member, type MemberList } from './member.ts';

/** The most of routing.md's prose that goes into a prompt, in characters. */
const ROUTING_PROSE = 6000;
const MAX_RULES = 200;
const MAX_WARNINGS = 20;

export type RoutingRule = {
  /** `path` when `work` is a path or a glob (module ownership), `work` when it is a kind of work. */
  readonly kind: 'work' | 'path';
  readonly work: string;
  /** Slugs of members, the first choice first; never empty. */
  readonly agents: readonly string[];
  readonly secondary: readonly string[];
  readonly examples: readonly string[];
};

type Routing = {
  readonly rules: readonly RoutingRule[];
  /** The prose around the tables that were read, bounded by ROUTING_PROSE. */
  readonly prose: string;
  readonly warnings: readonly string[];
};

const WORK_COLUMNS = ['work type', 'type', 'signal', 'domain', 'pattern', 'module', 'path'];
const AGENT_COLUMNS = 'route to|agent|agents|agent(s)|primary|owner|owners|assignee'.split('|');
const SECONDARY_COLUMNS = ['secondary', 'fallback'];
const EXAMPLE_COLUMNS = ['examples', 'example', 'rationale', 'keywords'];

/** Reads routing.md for a team. Drops names that no member has, with a warning. */
export function parseRouting(text: string, team: MemberList): Routing {
  const lines = readLines(text);
  const tables = readTables(lines);
  const read = tables.filter((table) => isRuleTable(table));
  const warnings = new Set<string>();
  const rules = read
    .flatMap((table) => table.rows.map((row) => readRule({ table, row, team, warnings })))
    .filter((rule) => rule !== undefined);
  const leftOutTables = [...read, ...tables.filter((table) => isDescriptive(table))];
  return {
    rules: rules.slice(0, MAX_RULES),
    prose: proseWithout(lines, leftOutTables),
    warnings: [...unreadRules(rules.length), ...firstWarnings([...warnings])],
  };
}

function unreadRules(count: number): readonly string[] {
  if (count <= MAX_RULES) return [];
  return [`routing.md: it has ${count} rules, of which only the first ${MAX_RULES} count.`];
}

function firstWarnings(all: readonly string[]): readonly string[] {
  const more = all.length - MAX_WARNINGS;
  const shown = all.slice(0, MAX_WARNINGS);
  return more > 0 ? [...shown, `routing.md: ${more} more names are nobody's in team.md.`] : shown;
}

/** True for tables without rules: Issue Routing only describes labels, and nothing is routed to the coordinator. */
function isDescriptive(table: MarkdownTable): boolean {
  return /^(?:issue routing|coordinator)\b/i.test(withoutDecoration(table.section));
}

function isRuleTable(table: MarkdownTable): boolean {
  const work = columnOf(table, WORK_COLUMNS);
  const agentColumn = columnOf(table, AGENT_COLUMNS);
  return !isDescriptive(table) && work >= 0 && agentColumn >= 0 && work !== agentColumn;
}

type RoutingRow = NamesReading & {
  readonly table: MarkdownTable;
  readonly row: readonly string[];
};

function readRule(reading: RoutingRow): RoutingRule | undefined {
  const { table, row } = reading;
  const column = columnOf(table, WORK_COLUMNS);
  const written = cellAt(row, column);
  const work = cleanCell(written);
  if (isBlank(work)) return undefined;
  const agents = readAgents(cellAt(row, columnOf(table, AGENT_COLUMNS)), work, reading);
  const secondary = readAgents(cellAt(row, columnOf(table, SECONDARY_COLUMNS)), work, reading);
  if (agents.length === 0) return undefined;
  const examples = readExamples(cellAt(row, columnOf(table, EXAMPLE_COLUMNS)));
  return {
    kind: isPath(work, written, table.columns[column] ?? '') ? 'path' : 'work',
    work,
    agents,
    secondary: secondary.filter((agent) => !agents.includes(agent)),
    examples,
  };
}

/** True for `src/api/**`; false for `CI/CD` and `UI/UX`, which are kinds of work. */
function isPath(work: string, written: string, column: string): boolean {
  if (!/[/*]/.test(work) || /\s/.test(work)) return false;
  const isMarked = written.includes('`') || /^(?:module|path|pattern)/.test(column);
  return isMarked || work.includes('*') || work === work.toLowerCase();
}

function readExamples(cell: string): readonly string[] {
  return cell
    .split(',')
    .map((example) => cleanCell(example).replace(/^["'\u201c\u2018]|["'\u201d\u2019]$/g, ''))
    .filter((example) => !isBlank(example));
}

function proseWithout(lines: readonly Line[], tables: readonly MarkdownTable[]): string {
  const taken = new Set<number>();
  for (const table of tables) {
    for (let index = table.firstLine; index <= table.lastLine; index += 1) taken.add(index);
  }
  const left = lines.filter(
    (line, index) => !taken.has(index) && line.kind !== 'comment' && line.text.trim() !== '',
  );
  const said = left.filter((line, index) => !isEmptyHeading(line, left[index + 1]));
  const prose = said.map((line) => line.text.trimEnd()).join('\n');
  return prose.length <= ROUTING_PROSE
    ? prose
    : `${headOf(prose, ROUTING_PROSE - 40)}\n[the rest of routing.md is left out]`;
}

function isEmptyHeading(line: Line, next: Line | undefined): boolean {
  const heading = headingOf(line);
  if (heading === undefined) return false;
  const following = next === undefined ? heading : headingOf(next);
  return following !== undefined && following.level <= heading.level;
}

/** Not inside brackets: `Mira (UI, API)` is one agent. */
const BETWEEN_AGENTS = /(?:,| \+ )(?![^()]{0,200}\))/;
const NOT_MEMBERS = new Set(['any', 'none', 'n/a', 'squad', 'coordinator', 'all', 'team']);

/** What the names in a row are looked up in. */
type NamesReading = {
  readonly team: MemberList;
  /** Receives the problems that are found. */
  readonly warnings: Set<string>;
};

/** Returns the slugs of the members that a cell names. Drops names that no member has, with a warning. */
function readAgents(cell: string, work: string, reading: NamesReading): readonly string[] {
  const whole = findNamed(cleanAgentName(cell), reading.team);
  if (whole !== undefined) return [whole.slug];
  const found = new Set<string>();
  for (const part of cell.split(BETWEEN_AGENTS)) {
    const name = cleanAgentName(part);
    if (isBlank(name) || NOT_MEMBERS.has(name.toLowerCase())) continue;
    const member = findMemberCalled(name, reading.team);
    if (member !== undefined) found.add(member.slug);
    else
      reading.warnings.add(
        `routing.md: nobody in team.md is called ${headOf(name, 60)} (${headOf(work, 60)}).`,
      );
  }
  return [...found];
}

function cleanAgentName(cell: string): string {
  const name = cleanCell(cell);
  return isBlank(name) ? '' : withoutDecoration(name);
}

/** Finds a member, or else tries without a note in brackets after the name. */
function findMemberCalled(name: string, team: MemberList): Member | undefined {
  const named = findNamed(name, team);
  const bracket = name.indexOf('(');
  if (named !== undefined || bracket <= 0) return named;
  return findNamed(name.slice(0, bracket).trim(), team);
}

/** Finds a member by name, then slug, then role. */
function findNamed(name: string, team: MemberList): Member | undefined {
  return name === '' ? undefined : (findMember(team, name) ?? findMemberWithRole(name, team));
}

function findMemberWithRole(role: string, team: MemberList): Member | undefined {
  const wanted = slug(role);
  if (wanted === '') return undefined;
  if (wanted === 'lead') return findLead(team);
  return team.members.find((member) => slug(member.role) === wanted);
}
