// The files of a first team: three agents, in the forms that Squad's own tools and ours read.

export type NewTeam = {
  /** The repository's name, one line. */
  readonly project: string;
  /** `YYYY-MM-DD`. */
  readonly today: string;
};

type Agent = {
  readonly name: string;
  readonly role: string;
  readonly motto: string;
  readonly expertise: string;
  readonly style: string;
  readonly owns: readonly string[];
  readonly works: readonly string[];
  readonly leaves: string;
  readonly route: { readonly work: string; readonly examples: string };
};

// One word each, and no capital inside: Squad's parsers derive folders and labels from names.
const AGENTS: readonly Agent[] = [
  {
    name: 'Mira',
    role: 'Lead',
    motto: 'Asks what can be left out.',
    expertise: 'scope, design, code review',
    style: 'Short and direct; says why.',
    owns: ['The shape of the code: structure, interfaces, dependencies', 'Code reviews'],
    works: [
      'Reads what is there before proposing something new',
      'Prefers the smallest change that does what was asked',
      'Records a decision when others will have to follow it',
    ],
    leaves: 'features to Otto and tests to Tess',
    route: { work: 'Scope and design', examples: 'architecture, reviews, trade-offs, plans' },
  },
  {
    name: 'Otto',
    role: 'Developer',
    motto: 'Makes it work, then makes it plain.',
    expertise: 'implementation, debugging, documentation',
    style: 'Practical; shows the change rather than describing it.',
    owns: ['Features and fixes, from the first line to the last', 'The documentation of both'],
    works: [
      'Follows the names and patterns of the code around a change',
      'Changes what was asked and nothing beside it',
      'Says what could not be checked',
    ],
    leaves: 'questions of scope to Mira and tests to Tess',
    route: { work: 'Features and fixes', examples: 'new behaviour, bugs, refactoring, docs' },
  },
  {
    name: 'Tess',
    role: 'Tester',
    motto: 'Looks where nobody looked.',
    expertise: 'unit tests, edge cases, regressions',
    style: 'Exact; one claim, one test.',
    owns: ['Tests, and what they claim', 'Edge cases: empty, huge, hostile, twice'],
    works: [
      'Writes a test that fails without the change',
      'Tests what people see, not how it is made',
      'Hands a defect back with the smallest example that shows it',
    ],
    leaves: 'questions of scope to Mira and fixes to Otto',
    route: { work: 'Tests', examples: 'unit tests, edge cases, flaky tests' },
  },
];

const idOf = ({ name }: Agent): string => name.toLowerCase();

/** Every file of the team by its path in the repository. */
export function newTeamFiles(team: NewTeam): ReadonlyMap<string, string> {
  return new Map([
    ['.squad/team.md', roster(team)],
    ['.squad/routing.md', routing()],
    ['.squad/decisions.md', DECISIONS],
    ['.squad/config.json', json({ version: 1 })],
    ['.squad/casting/registry.json', json({ agents: registered(team) })],
    ...AGENTS.flatMap((agent): readonly [string, string][] => [
      [`.squad/agents/${idOf(agent)}/charter.md`, charter(agent)],
      [`.squad/agents/${idOf(agent)}/history.md`, history(agent, team)],
    ]),
  ]);
}

function roster({ project, today }: NewTeam): string {
  const rows = AGENTS.map(
    (agent) =>
      `| ${agent.name} | ${agent.role} | \`.squad/agents/${idOf(agent)}/charter.md\` | ✅ Active |`,
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

function routing(): string {
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

function charter(agent: Agent): string {
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

${bullets(agent.works)}

## Boundaries

- I leave ${agent.leaves}.

## Model

- **Preferred:** auto
`;
}

function history({ name, role }: Agent, { project, today }: NewTeam): string {
  return `# ${name} — History

## Core Context

- ${role} of ${project} since ${today}.

## Learnings
`;
}

function registered({ today }: NewTeam) {
  const since = `${today}T00:00:00.000Z`;
  const rest = { universe: 'none', status: 'active' };
  const entry = ({ name }: Agent) => ({ created_at: since, persistent_name: name, ...rest });
  return Object.fromEntries(AGENTS.map((agent) => [idOf(agent), entry(agent)]));
}

function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
