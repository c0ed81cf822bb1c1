// Renders the charter of a new agent.
import { LEFT_TO, type NewAgent } from './new-agents.ts';
import { type TeamPlan, teamMembers } from './plan-team.ts';

/** Renders what a new agent says of itself, and which work it leaves to whom. */
export function renderCharter(agent: NewAgent, team: TeamPlan): string {
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
