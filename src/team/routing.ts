// routing.md: who does what. The coordinator reads the file's own words; rules are taken from its tables and lists.

import {
  headingOf,
  type Line,
  readLines,
  withoutDecoration,
  withoutEmoji,
} from '#src/markdown/sections.ts';
import {
  cellAt,
  cleanCell,
  columnOf,
  isBlank,
  type MarkdownTable,
  readTables,
} from '#src/markdown/tables.ts';
import { headOf } from '#src/text/cut-characters.ts';
import { findLead, type Member, type MemberList, meantFinder } from './member.ts';

/** The most of routing.md that goes into a prompt, in characters. */
const ROUTING_TEXT = 12_000;
const MAX_RULES = 200;
/** The most lines in which rules are looked for; the coordinator reads fewer. */
const MAX_LINES = 2_000;
const MAX_WARNINGS = 20;

export type RoutingRule = {
  readonly work: string;
  /** Slugs of members, in their order; never empty. */
  readonly agents: readonly string[];
  /** The whole row or list item, as written. */
  readonly text: string;
};

type Routing = {
  readonly rules: readonly RoutingRule[];
  /** The file's own text, without comments and what says nothing, bounded by ROUTING_TEXT. */
  readonly text: string;
  readonly warnings: readonly string[];
};

const WORK_COLUMNS = (
  'work type|type|signal|domain|pattern|module|path|work|task|task type|request|trigger|area|topic|scope|category|' +
  'if|when|what|feature|component|file pattern|files|label'
).split('|');
const AGENT_COLUMNS = (
  'route to|routes to|route|agent|agents|agent(s)|primary|primary agent|owner|owners|assignee|assign to|assigned to|who|lead|member|' +
  'team member|handler|responsible|then'
).split('|');

/** Reads routing.md for a team. Names that no member has are warned about. */
export function parseRouting(text: string, team: MemberList): Routing {
  const lines = readLines(text);
  const tables = readTables(lines);
  const ruling = tables.filter((one) => one.firstLine < MAX_LINES && !isDescriptive(one));
  const warnings = new Set<string>();
  const find = namesFinder(team);
  const reading = { find, warnings };
  const rules = [
    ...ruling.flatMap((table) => rulesIn(table, reading)),
    ...lines.slice(0, MAX_LINES).flatMap((line) => ruleOf(line, find) ?? []),
  ];
  const words = textOf(lines, tables);
  const isCut = words.length > ROUTING_TEXT;
  return {
    rules: rules.slice(0, MAX_RULES),
    text: isCut
      ? `${headOf(words, ROUTING_TEXT - 40)}\n[the rest of routing.md is left out]`
      : words,
    warnings: [
      ...(isCut
        ? [
            `routing.md: the coordinator reads its first ${ROUTING_TEXT} characters; make it shorter.`,
          ]
        : []),
      ...firstWarnings([...warnings]),
    ],
  };
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

/** Reads a table's rows. Without a column that is known to name agents, it is the one that names the most. */
function rulesIn(table: MarkdownTable, reading: NamesReading): readonly RoutingRule[] {
  const who = agentColumn(table, reading.find);
  const named = columnOf(table, WORK_COLUMNS);
  const work = named >= 0 && named !== who ? named : table.columns.findIndex((_, at) => at !== who);
  if (who < 0 || work < 0) return [];
  return table.rows.slice(0, MAX_RULES).flatMap((row, index) => {
    const what = cleanCell(cellAt(row, work));
    const line = (table.rowLines[index] ?? 0) + 1;
    const agents = isBlank(what) ? [] : readAgents(cellAt(row, who), what, line, reading);
    return agents.length === 0 ? [] : [{ work: what, agents, text: row.join(' | ') }];
  });
}

function agentColumn(table: MarkdownTable, find: FindNamed): number {
  const sample = table.rows.slice(0, 50);
  const namesAt = (at: number) =>
    sample.filter((row) => namesOnlyMembers(cellAt(row, at), find)).length;
  const known = columnOf(table, AGENT_COLUMNS);
  if (known >= 0 && (table.rows.length === 0 || namesAt(known) > 0)) return known;
  const counts = table.columns.map((_, at) => namesAt(at));
  const most = Math.max(0, ...counts);
  return most === 0 ? known : counts.indexOf(most);
}

/** Reads `- API, migrations → Odd Nes` and `- **Odd Nes:** API`: of its two parts, one consists of members. */
function ruleOf({ kind, text }: Line, find: FindNamed): RoutingRule | undefined {
  const item = /^\s{0,6}(?:[-*+]|\d{1,3}[.)])\s(.*)$/.exec(text.slice(0, MAX_ITEM))?.[1];
  if (kind !== 'text' || item === undefined) return undefined;
  const plain = item.replace(/\s+/g, ' ');
  const found = /^(.*?)(?: ?(?:\u2192|->|=>) ?|:(?:\*\*)? | [\u2014\u2013-] )(.*)$/.exec(plain);
  const [, first = '', second = ''] = found ?? [];
  const sides = [
    [second, first],
    [first, second],
  ] as const;
  const side = sides.find(([who, work]) => work !== '' && namesOnlyMembers(who, find));
  if (side === undefined) return undefined;
  const [who, work] = side;
  return {
    work: cleanCell(work.replaceAll('**', '')),
    agents: partsOf(who, find).flatMap((part) => find(part)?.slug ?? []),
    text: plain,
  };
}

const MAX_ITEM = 500;

function namesOnlyMembers(cell: string, find: FindNamed): boolean {
  const parts = partsOf(cell, find);
  return parts.length > 0 && parts.every((part) => find(part) !== undefined);
}

/**
 * Returns the text that the coordinator reads: without comments, empty headings and tables, and the rows that explain the labels
 * which Squad's own workflows set.
 */
function textOf(lines: readonly Line[], tables: readonly MarkdownTable[]): string {
  const taken = new Set<number>();
  const leaveOut = (first: number, last: number) => {
    for (let at = first; at <= last; at += 1) taken.add(at);
  };
  for (const table of tables) {
    const saysNothing = table.rows.every((row) => row.every(isBlank) || explainsLabel(row));
    if (saysNothing) leaveOut(table.firstLine, table.lastLine);
  }
  const left = lines.filter(
    (line, index) => !taken.has(index) && line.kind !== 'comment' && line.text.trim() !== '',
  );
  const said = left.filter((line, index) => !isEmptyHeading(line, left[index + 1]));
  return said.map((line) => line.text.trimEnd()).join('\n');
}

/** True for a row about a label such as `squad` or `squad:{name}`. */
function explainsLabel([first = '']: readonly string[]): boolean {
  return /^`?squad(?::|`?$)/i.test(first.trim());
}

function isEmptyHeading(line: Line, next: Line | undefined): boolean {
  const heading = headingOf(line);
  if (heading === undefined) return false;
  const following = next === undefined ? heading : headingOf(next);
  return following !== undefined && following.level <= heading.level;
}

/** What stands between the names in a cell: `Ripley → Fenster`, `Fenster / Hockney`, `Fenster or Hockney`. */
const BETWEEN_AGENTS = /[,;/+&|\u2192]|->|=>|<br ?\/?>|\s(?:and|or|then|und|oder|et|ou|y|o)\s/i;
const NOT_MEMBERS = new Set(
  (
    'any|anyone|none|n/a|squad|coordinator|all|team|everyone|user|human|tbd|auto|default|' +
    'scribe|ralph|rai|fact checker|copilot'
  ).split('|'),
);

type FindNamed = (name: string) => Member | undefined;

type NamesReading = {
  readonly find: FindNamed;
  /** Receives the problems that are found. */
  readonly warnings: Set<string>;
};

/** Returns what finds a member by name, slug or role. */
function namesFinder(team: MemberList): FindNamed {
  const find = meantFinder(team);
  const lead = findLead(team);
  return (name) => find(name) ?? (/^(?:the )?(?:team )?lead$/i.test(name) ? lead : undefined);
}

/** Returns the slugs of the members that a cell names. Drops names that no member has, with a warning. */
function readAgents(
  cell: string,
  work: string,
  line: number,
  { find, warnings }: NamesReading,
): readonly string[] {
  const found = new Set<string>();
  for (const name of partsOf(cell, find)) {
    const members = namedIn(name, find);
    for (const { slug } of members) found.add(slug);
    if (members.length > 0) continue;
    if (!NOT_MEMBERS.has(name.toLowerCase())) {
      const row = `line ${line}, ${headOf(work, 60)}`;
      warnings.add(`routing.md: nobody in team.md is called ${headOf(name, 60)} (${row}).`);
    }
  }
  return [...found];
}

/** Returns the members that a part of a cell names, alone or among other words: `first Hockney`. */
function namedIn(part: string, find: FindNamed): readonly Member[] {
  const whole = find(part);
  if (whole !== undefined) return [whole];
  const words = part.split(/[\s:]+/, MAX_WORDS);
  const found: Member[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const lengths = [3, 2, 1].filter((length) => at + length <= words.length);
    const phrases = lengths.map((length) => words.slice(at, at + length).join(' '));
    const member = phrases.map(find).find((one) => one !== undefined);
    if (member !== undefined) found.push(member);
  }
  return found;
}

const MAX_WORDS = 12;

/** Returns the names in a cell, without notes in brackets, marks and the label's `squad:`. */
function partsOf(cell: string, find: FindNamed): readonly string[] {
  const names = cleanCell(cell).replace(/\([^()]*\)/g, ' ');
  const parts = find(nameIn(names)) === undefined ? names.split(BETWEEN_AGENTS) : [names];
  return parts
    .filter((part) => !isBlank(part.trim()))
    .map(nameIn)
    .filter((name) => name !== '');
}

function nameIn(text: string): string {
  return withoutEmoji(withoutDecoration(text.replaceAll('*', '')))
    .replace(/^squad:/i, '')
    .trim();
}
