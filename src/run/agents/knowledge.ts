// What agents know before they start: the decisions and skills of the trusted commit, and the team's routing rules.
import type { AgentRoster } from '../../coordinator/messages/handoff.ts';
import type { CoordinatorBriefing } from '../../coordinator/prompts/coordinator.ts';
import type { Knowledge } from '../../team/memory/briefing.ts';
import { selectDecisions } from '../../team/memory/decisions.ts';
import { loadDecisions } from '../../team/memory/load-decisions.ts';
import { createMemoryReader } from '../../team/memory/shown-memory.ts';
import type { RoutingRule } from '../../team/routing.ts';
import { listSkills } from '../../team/skills.ts';
import type { Team } from '../../team/team.ts';
import { cutCharacters } from '../../text/cut-characters.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../start/run-context.ts';

/** Loads decisions and skills; what is wrong with them is noted for people. */
export async function loadKnowledge(
  { transcript, nonce }: RunContext,
  { tree, team, target }: RepositoryContext,
): Promise<Knowledge> {
  const [decisions, skills] = await Promise.all([
    loadDecisions(tree, team),
    listSkills(tree, team.directory),
  ]);
  const { answerOnly } = target;
  if (answerOnly !== undefined) transcript.note(`Nothing is changed here: ${answerOnly}.`);
  const warnings = [...team.warnings, ...decisions.warnings, ...skills.warnings];
  for (const warning of warnings) transcript.note(warning);
  const reader = createMemoryReader({
    nonce,
    foundHidden: (where) =>
      transcript.note(`Agents were not given what can't be seen on a page of: ${where}.`),
  });
  return { tree, decisions: decisions.entries, skills: skills.skills, reader };
}

const COORDINATOR_READS = { agent: 'coordinator', budget: 4_000 } as const;

type BriefingSources = {
  readonly team: Team;
  readonly knowledge: Knowledge;
  readonly roster: AgentRoster;
};

/** What the coordinator is told of the team for a task. */
export function coordinatorBriefing(
  task: string,
  { team, knowledge, roster }: BriefingSources,
): CoordinatorBriefing {
  const { decisions, reader } = knowledge;
  const { text } = selectDecisions(decisions, { ...COORDINATOR_READS, query: task });
  return {
    team: roster.colleagues,
    routing: reader.instructions(routingOf(team), `${team.directory}/routing.md`),
    decisions: reader.notes(text, 'decisions of the team'),
  };
}

/** The most of one rule's examples, in characters: they name the work as people do. */
const EXAMPLES_LENGTH = 160;

function ruleLine({ work, examples, agents }: RoutingRule): string {
  const shown = cutCharacters(examples.join(', '), EXAMPLES_LENGTH, '…');
  return `- ${shown === '' ? work : `${work} (${shown})`}: ${agents.join(', ')}`;
}

/** Who does what: the rules from the tables, then the file's own words. */
function routingOf({ rules, routingText }: Team): string {
  const lines = rules.map(ruleLine);
  return [lines.join('\n'), routingText].filter((text) => text.trim() !== '').join('\n\n');
}
