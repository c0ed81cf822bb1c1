// Renders the files of a first team, in the forms that Squad's own tools and ours read.

import { isRecord, readJson } from '#src/text/json.ts';
import { slug } from '#src/text/slug.ts';
import {
  LEFT_TO,
  type NewAgent,
  type TeamAgent,
  type TeamPlan,
  teamMembers,
  toolsOf,
} from './plan-team.ts';
import type { Stack } from './stack.ts';

type NewTeam = TeamPlan & {
  /** The repository's name, one line. */
  readonly project: string;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly stack: Stack;
};

const isOwn = (agent: TeamAgent): agent is NewAgent => 'motto' in agent;
const agentFolder = ({ name }: TeamAgent) => `.squad/agents/${slug(name)}`;
const charterPath = (agent: TeamAgent) =>
  isOwn(agent) ? `${agentFolder(agent)}/charter.md` : agent.path;

/** Renders every file of the team, by its path in the repository. */
export function newTeamFiles(team: NewTeam): ReadonlyMap<string, string> {
  return new Map([
    ['.squad/team.md', renderRoster(team)],
    ['.squad/routing.md', renderRouting(team)],
    ['.squad/decisions.md', DECISIONS],
    ['.squad/config.json', renderSettings(team.stack)],
    ['.squad/casting/registry.json', toJson({ agents: castingEntries(team) })],
    ...teamMembers(team).flatMap((agent): readonly (readonly [string, string])[] => [
      ...(isOwn(agent) ? [[charterPath(agent), renderCharter(agent, team)] as const] : []),
      [`${agentFolder(agent)}/history.md`, renderHistory(agent, team)],
    ]),
  ]);
}

/** Renders config.json with the checks, and the folders that they need. */
export function renderSettings(stack: Stack): string {
  const action = actionSettings(stack);
  return toJson({ version: 1, ...(Object.keys(action).length === 0 ? {} : { action }) });
}

function actionSettings({ checks, share }: Stack) {
  return {
    ...(checks.length === 0 ? {} : { checks: checks.map(({ name, run }) => ({ name, run })) }),
    ...(share.length === 0 ? {} : { share }),
  };
}

/**
 * Adds to a team's config.json the checks that runs don't find by themselves, and the folders that they need. Returns the
 * text unchanged where it names checks already, and undefined where it can't be read.
 */
export function addChecks(text: string, stack: Stack): string | undefined {
  const json = readJson(text);
  if (json.kind === 'broken' || !isRecord(json.value)) return undefined;
  const { action = {} } = json.value;
  if (!isRecord(action)) return undefined;
  if (action.checks !== undefined || stack.checks.length === 0) return text;
  const given = Array.isArray(action.share) ? action.share : [];
  const share = [...new Set([...given, ...stack.share])];
  const wanted = { ...action, ...actionSettings({ ...stack, share }) };
  const indent = /^\{\r?\n([ \t]+)"/.exec(text)?.[1] ?? '  ';
  const changed = `${JSON.stringify({ ...json.value, action: wanted }, null, indent)}\n`;
  return text.includes('\r\n') ? changed.replaceAll('\n', '\r\n') : changed;
}

const COLUMNS: readonly (readonly [RegExp, (agent: TeamAgent) => string])[] = [
  [/^(?:name|agent|member)$/i, ({ name }) => name],
  [/^role$/i, ({ role }) => role],
  [/^charter$/i, (agent) => `\`${charterPath(agent)}\``],
  [/^status$/i, () => '✅ Active'],
];
const HEADER = ['Name', 'Role', 'Charter', 'Status'];

function memberRow(agent: TeamAgent, header: readonly string[] = HEADER): string {
  const cells = header.map(
    (title) => COLUMNS.find(([pattern]) => pattern.test(title))?.[1](agent) ?? '—',
  );
  return `| ${cells.join(' | ')} |`;
}

/** Adds members to a roster that has none: to its own table, or to a new one at the end. */
export function addMembers(roster: string, team: TeamPlan): string {
  const end = roster.includes('\r\n') ? '\r\n' : '\n';
  const lines = roster.split(/\r?\n/);
  const heading = lines.findIndex((line) => /^##\s+(?:Members|Team Roster)\b/i.test(line));
  const next = lines.findIndex((line, at) => at > heading && /^##?\s/.test(line));
  const isTable = (line: string) => line.trim().startsWith('|');
  const isOwn = (at: number) => heading >= 0 && at > heading && (next < 0 || at < next);
  const first = lines.findIndex((line, at) => isOwn(at) && isTable(line));
  const members = teamMembers(team);
  if (first < 0) {
    const table = [HEADER_LINES, ...members.map((agent) => memberRow(agent))].flat();
    if (heading >= 0) return lines.toSpliced(heading + 1, 0, '', ...table).join(end);
    return [roster.trimEnd(), '', '## Members', '', ...table, ''].join(end);
  }
  const after = lines.findIndex((line, at) => at > first && !isTable(line));
  const header = (lines[first] ?? '')
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|');
  const titles = header.map((title) => title.trim());
  const rows = members.map((agent) => memberRow(agent, titles));
  return lines.toSpliced(after < 0 ? lines.length : after, 0, ...rows).join(end);
}

const HEADER_LINES = ['| Name | Role | Charter | Status |', '|------|------|---------|--------|'];

function renderRoster(team: NewTeam): string {
  const { project, today } = team;
  const rows = teamMembers(team).map((agent) => memberRow(agent));
  return `# Squad Team

> ${project}

## Coordinator

| Name | Role | Notes |
|------|------|-------|
| Squad | Coordinator | Routes work, enforces handoffs and reviewer gates. |

## Members

${HEADER_LINES.join('\n')}
${rows.join('\n')}

## Project Context

- **Project:** ${project}
- **Created:** ${today}
${stackLines(team.stack)}`;
}

function stackLines({ projects, conventions, style }: Stack): string {
  const stack = projects.map(
    (project) => `${toolsOf(project)}${project.folder === '' ? '' : ` in \`${project.folder}/\``}`,
  );
  const line = (label: string, items: readonly string[]) =>
    items.length === 0 ? '' : `- **${label}:** ${items.join(', ')}\n`;
  return `${line('Stack', stack)}${line('Conventions', [...conventions, ...style])}`;
}

function renderRouting(team: NewTeam): string {
  const members = teamMembers(team);
  const rows = members.map((agent) => {
    const { work, examples } = isOwn(agent)
      ? agent.route
      : { work: agent.role || agent.name, examples: '' };
    return `| ${work} | ${agent.name} | ${examples} |`;
  });
  const reviewer = members.find(({ covers }) => covers === 'lead') ?? members[0];
  return `# Work Routing

## Routing Table

| Work Type | Route To | Examples |
|-----------|----------|----------|
${rows.join('\n')}

## Rules

1. The smallest number of agents that can do the work.
2. Reviews go to ${reviewer?.name ?? 'the lead'}; nobody reviews their own work.
3. A question that one agent can answer goes to that agent alone.
`;
}

const DECISIONS = `# Squad Decisions

## Active Decisions

No decisions recorded yet.

## Governance

- Decisions that others have to follow are recorded here.
- A decision is changed by a new one that names it, not by editing it.
`;

function renderHistory({ name, role }: TeamAgent, { project, today }: NewTeam): string {
  return `# ${name} — History

## Core Context

- ${role || name} of ${project} since ${today}.

## Learnings
`;
}

function castingEntries(team: NewTeam) {
  const since = `${team.today}T00:00:00.000Z`;
  const rest = { universe: 'none', status: 'active' };
  const entry = ({ name }: TeamAgent) => ({ created_at: since, persistent_name: name, ...rest });
  return Object.fromEntries(teamMembers(team).map((agent) => [slug(agent.name), entry(agent)]));
}

function toJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Renders what a new agent says of itself, and which work it leaves to whom. */
function renderCharter(agent: NewAgent, team: TeamPlan): string {
  return `# ${agent.name} — ${agent.role}

> ${agent.motto}

## Identity

- **Name:** ${agent.name}
- **Role:** ${agent.role}
- **Expertise:** ${agent.expertise}
- **Style:** ${agent.style}

## What I Own

${bullets(agent.owns)}

## How I Work

${bullets(agent.workingRules)}

## Boundaries

- I leave ${leftToOthers(agent, team)}.

## Model

- **Preferred:** auto
`;
}

/** `questions of scope to Ripley and tests to Hockney`. */
function leftToOthers(agent: NewAgent, team: TeamPlan): string {
  const others = teamMembers(team).filter(({ covers }) => covers && covers !== agent.covers);
  const parts = others.map(({ covers, name }) => `${covers ? LEFT_TO[covers] : ''} to ${name}`);
  const last = parts.at(-1) ?? 'everything else to the coordinator';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}
