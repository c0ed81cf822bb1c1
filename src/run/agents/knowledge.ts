// What agents know before they start: the decisions and skills of the trusted commit, and the team's routing rules.

import type { AgentRoster } from '../../coordinator/messages/handoff.ts';
import type { CoordinatorBriefing } from '../../coordinator/prompts/coordinator.ts';
import { attempt } from '../../errors.ts';
import type { Git } from '../../ports/git.ts';
import { composeDecisions, type Knowledge } from '../../team/memory/briefing.ts';
import type { DecisionEntry } from '../../team/memory/decisions.ts';
import { loadDecisions } from '../../team/memory/load-decisions.ts';
import { createMemoryReader } from '../../team/memory/shown-memory.ts';
import {
  loadUnmerged,
  NOTHING_UNMERGED,
  type UnmergedMemory,
  type UnmergedSource,
} from '../../team/memory/unmerged.ts';
import { listSkills, SHARED_SKILL_FOLDERS } from '../../team/skills.ts';
import type { Team } from '../../team/team.ts';
import type { CommitRange } from '../../workspace/git-history.ts';
import { pathsChangedSince } from '../../workspace/git-history.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import type { RunContext } from '../start/run-context.ts';

/** Loads decisions and skills; what is wrong with them is noted for people. */
export async function loadKnowledge(
  context: RunContext,
  repository: RepositoryContext,
): Promise<Knowledge> {
  const { transcript, nonce } = context;
  const { tree, team, target } = repository;
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
  return {
    tree,
    decisions: decisions.entries,
    skills: skills.skills,
    unmerged: openUnmerged(decisions.entries, context, repository),
    reader,
  };
}

/** What the branches of the squad have besides the trusted commit, read once for each commit of the run's branch. Never rejects. */
function openUnmerged(
  decisions: readonly DecisionEntry[],
  { transcript, ports }: RunContext,
  { tree, team, branch, memoryTip }: RepositoryContext,
): () => Promise<UnmergedMemory> {
  const known = new Map<string, Promise<UnmergedMemory>>();
  const load = async (tip: string) => {
    const tips = [...new Set([tip, memoryTip ?? tip])].filter((commit) => commit !== tree.commit);
    if (tips.length === 0) return NOTHING_UNMERGED;
    const folders = [team.directory, ...SHARED_SKILL_FOLDERS];
    const reading = Promise.all(
      tips.map((commit) => readSource(ports.git, { base: tree.commit, tip: commit }, folders)),
    );
    const failure = 'What the squad learnt and nobody has merged yet could not be read:';
    const loading = reading.then((sources) => loadUnmerged(sources, { ...team, tree, decisions }));
    return (await transcript.noteFailure(failure, loading)) ?? NOTHING_UNMERGED;
  };
  return () => {
    const tip = branch.tip();
    const reading = known.get(tip) ?? load(tip);
    known.set(tip, reading);
    return reading;
  };
}

async function readSource(
  git: Git,
  range: CommitRange,
  folders: readonly string[],
): Promise<UnmergedSource> {
  const [tree, changed] = await Promise.all([
    git.tree(range.tip),
    attempt(pathsChangedSince(git, range, ...folders)),
  ]);
  // Of a branch without its history, it is not known what it changed.
  return { tree, changed: changed.kind === 'done' ? changed.value : undefined };
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
