// What agents know before they start: the decisions and skills of the trusted commit, and the team's routing rules.
import type { AgentRoster } from '../../coordinator/messages/handoff.ts';
import type { CoordinatorBriefing } from '../../coordinator/prompts/coordinator.ts';
import { composeDecisions, type Knowledge } from '../../team/memory/briefing.ts';
import { loadDecisions } from '../../team/memory/load-decisions.ts';
import { createMemoryReader } from '../../team/memory/shown-memory.ts';
import { loadWisdom } from '../../team/memory/wisdom.ts';
import { listSkills } from '../../team/skills.ts';
import type { Team } from '../../team/team.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../start/run-context.ts';
import { openUnmerged } from './briefing/unmerged.ts';

/** Loads decisions and skills; what is wrong with them is noted for people. */
export async function loadKnowledge(
  context: RunContext,
  repository: RepositoryContext,
): Promise<Knowledge> {
  const { transcript, nonce } = context;
  const { tree, team, target } = repository;
  const [decisions, skills, wisdom] = await Promise.all([
    loadDecisions(tree, team),
    listSkills(tree, team.directory),
    loadWisdom(tree, team.directory),
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
  return {
    tree,
    decisions: decisions.entries,
    skills: skills.skills,
    wisdom,
    unmerged: openUnmerged(decisions.entries, context, repository),
    reader,
  };
}

const COORDINATOR_READS = { agent: 'coordinator', budget: 4_000 } as const;

type BriefingSources = {
  readonly team: Team;
  readonly knowledge: Knowledge;
  readonly roster: AgentRoster;
};

/** What the coordinator is told of the team for a task. */
export async function coordinatorBriefing(
  task: string,
  { team, knowledge, roster }: BriefingSources,
): Promise<CoordinatorBriefing> {
  const routing = knowledge.reader.instructions(routingOf(team), `${team.directory}/routing.md`);
  const decisions = await composeDecisions(knowledge, { ...COORDINATOR_READS, query: task });
  return { team: roster.colleagues, routing, decisions };
}

/** Who does what: the rules from the tables, then the file's own words. */
function routingOf({ rules, routingText }: Team): string {
  const lines = rules.map((rule) => `- ${rule.work}: ${rule.agents.join(', ')}`);
  return [lines.join('\n'), routingText].filter((text) => text.trim() !== '').join('\n\n');
}
