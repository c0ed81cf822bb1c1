// The files of a first team: three agents, in the forms that Squad's own tools and ours read.

export type NewTeam = {
  /** The repository's name, one line. */
  readonly project: string;
  /** `YYYY-MM-DD`. */
  readonly today: string;
};

type NewTeamAgent = {
  readonly name: string;
  readonly role: string;
  readonly motto: string;
  readonly expertise: string;
  readonly style: string;
  readonly owns: readonly string[];
  readonly workingRules: readonly string[];
  readonly delegates: string;
  readonly route: { readonly work: string; readonly examples: string };
};

// One word each, and no capital inside: Squad's parsers derive folders and labels from names.
const AGENTS: readonly NewTeamAgent[] = [
  {
    name: 'Mira',
    role: 'Lead',
    motto: 'Asks what can be left out.',
    expertise: 'scope, design, code review',
    style: 'Short and direct; says why.',
    owns: ['The shape of the code: structure, interfaces, dependencies', 'Code reviews'],
    workingRules: [
      'Reads what is there before proposing something new',
      'Prefers the smallest change that does what was asked',
      'Records a decision when others will have to follow it',
    ],
    delegates: 'features to Otto and tests to Tess',
    route: { work: 'Scope and design', examples: 'architecture, reviews, trade-offs, plans' },
  },
  {
    name: 'Otto',
    role: 'Developer',
    motto: 'Makes it work, then makes it plain.',
    expertise: 'implementation, debugging, documentation',
    style: 'Practical; shows the change rather than describing it.',
    owns: ['Features and fixes, from the first line to the last', 'The documentation of both'],
    workingRules: [
      'Follows the names and patterns of the code around a change',
      'Changes what was asked and nothing beside it',
      'Says what could not be checked',
    ],
    delegates: 'questions of scope to Mira and tests to Tess',
    route: { work: 'Features and fixes', examples: 'new behaviour, bugs, refactoring, docs' },
  },
  {
    name: 'Tess',
    role: 'Tester',
    motto: 'Looks where nobody looked.',
    expertise: 'unit tests, edge cases, regressions',
    style: 'Exact; one claim, one test.',
    owns: ['Tests, and what they claim', 'Edge cases: empty, huge, hostile, twice'],
    workingRules: [
      'Writes a test that fails without the change',
      'Tests what people see, not how it is made',
      'Hands a defect back with the smallest example that shows it',
    ],
    delegates: 'questions of scope to Mira and fixes to Otto',
    route: { work: 'Tests', examples: 'unit tests, edge cases, flaky tests' },
  },
];

const agentId = ({ name }: NewTeamAgent): string => name.toLowerCase();

/** Every file of the team by its path in the repository. */
export function newTeamFiles(team: NewTeam): ReadonlyMap<string, string> {
  return new Map([
    ['.squad/team.md', renderRoster(team)],
    ['.squad/routing.md', renderRouting()],
    ['.squad/decisions.md', DECISIONS],
    ['.squad/config.json', toJson({ version: 1 })],
    ['.squad/casting/registry.json', toJson({ agents: castingEntries(team) })],
    ...AGENTS.flatMap((agent): readonly [string, string][] => [
      [`.squad/agents/${agentId(agent)}/charter.md`, renderCharter(agent)],
      [`.squad/agents/${agentId(agent)}/history.md`, renderHistory(agent, team)],
    ]),
  ]);
}

function renderRoster({ project, today }: NewTeam): string {
  const rows = AGENTS.map(
    (agent) =>
      `| ${agent.name} | ${agent.role} | \`.squad/agents/${agentId(agent)}/charter.md\` | ✅ Active |`,
  );
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

function renderRouting(): string {
  const rows = AGENTS.map(({ name, route }) => `| ${route.work} | ${name} | ${route.examples} |`);
  return `# Work Routing

## Routing Table

| Work Type | Route To | Examples |
|-----------|----------|----------|
${rows.join('\n')}

## Rules

1. The smallest number of agents that can do the work.
2. Reviews go to Mira; nobody reviews their own work.
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

function renderCharter(agent: NewTeamAgent): string {
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

- I leave ${agent.delegates}.

## Model

- **Preferred:** auto
`;
}

function renderHistory({ name, role }: NewTeamAgent, { project, today }: NewTeam): string {
  return `# ${name} — History

## Core Context

- ${role} of ${project} since ${today}.

## Learnings
`;
}

function castingEntries({ today }: NewTeam) {
  const since = `${today}T00:00:00.000Z`;
  const rest = { universe: 'none', status: 'active' };
  const entry = ({ name }: NewTeamAgent) => ({ created_at: since, persistent_name: name, ...rest });
  return Object.fromEntries(AGENTS.map((agent) => [agentId(agent), entry(agent)]));
}

function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

function toJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
