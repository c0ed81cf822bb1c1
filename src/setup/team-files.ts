// Renders the files of a first team, in the forms that Squad's own tools and ours read.

import { slug } from '#src/text/slug.ts';
import { LEFT_TO, type NewAgent, type TeamAgent, type TeamPlan, teamMembers } from './plan-team.ts';

type NewTeam = TeamPlan & {
  /** The repository's name, one line. */
  readonly project: string;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** The commands that the settings have to name as checks. */
  readonly namedChecks: readonly string[];
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
    ['.squad/config.json', toJson({ version: 1, ...checkSettings(team) })],
    ['.squad/casting/registry.json', toJson({ agents: castingEntries(team) })],
    ...teamMembers(team).flatMap((agent): readonly (readonly [string, string])[] => [
      ...(isOwn(agent) ? [[charterPath(agent), renderCharter(agent, team)] as const] : []),
      [`${agentFolder(agent)}/history.md`, renderHistory(agent, team)],
    ]),
  ]);
}

function checkSettings({ namedChecks }: NewTeam) {
  if (namedChecks.length === 0) return {};
  return { action: { checks: namedChecks.map((run) => ({ name: run, run, timeout: 600 })) } };
}

function renderRoster(team: NewTeam): string {
  const { project, today } = team;
  const rows = teamMembers(team).map((agent) => {
    return `| ${agent.name} | ${agent.role} | \`${charterPath(agent)}\` | ✅ Active |`;
  });
  return `# Squad Team

> ${project}

## Coordinator

| Name | Role | Notes |
|------|------|-------|
| Squad | Coordinator | Routes work, enforces handoffs and reviewer gates. |

## Members

| Name | Role | Charter | Status |
|------|------|---------|--------|
${rows.join('\n')}

## Project Context

- **Project:** ${project}
- **Created:** ${today}
`;
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
