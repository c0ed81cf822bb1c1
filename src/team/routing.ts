// routing.md: who does what. Three dialects and free forms are all read by the names of their columns.
import {
  cellAt,
  cleanCell,
  columnOf,
  headingOf,
  isBlank,
  type Line,
  type MarkdownTable,
  readLines,
  readTables,
  withoutDecoration,
} from '#src/markdown/index.ts';
import { headOf } from '#src/text/index.ts';
import type { MemberList } from './roster/member.ts';
import { type NamesReading, readAgents } from './routed-agents.ts';

/** The most of routing.md's prose that goes into a prompt, in characters. */
export const ROUTING_PROSE = 6000;
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

export type Routing = {
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
