// What an agent brings to a task: its charter, its own memory, the decisions and skills that bear on it, each within a budget.
import { readCharterText } from '../charter.ts';
import type { Member } from '../roster/member.ts';
import { readFittingSkills } from '../skills/shown-skills.ts';
import { type DecisionQuery, selectDecisions } from './decisions/select-decisions.ts';
import { loadHistory } from './history.ts';
import { AMPLE_KNOWLEDGE, type Knowledge, type KnowledgeBudget } from './knowledge.ts';
import { composeRecorded } from './recorded.ts';
import type { MemoryQuery } from './select-memory.ts';
import { selectWisdom } from './wisdom.ts';

/** One part of what an agent knows, under its title; empty parts are left out. */
export type KnowledgePart = { readonly part: string; readonly text: string };

export type Briefing = { readonly charter: string; readonly knowledge: readonly KnowledgePart[] };

/** Composes a member's briefing for one task. `charter` is empty when there is none. */
export async function composeBriefing(
  teamKnowledge: Knowledge,
  member: Member,
  task: string,
  budget: KnowledgeBudget = AMPLE_KNOWLEDGE,
): Promise<Briefing> {
  const { tree, reader, wisdom } = teamKnowledge;
  const [charter, history, skills, recorded, decisions] = await Promise.all([
    readCharterText(tree, member),
    readHistory(teamKnowledge, member, { query: task, budget: budget.history }),
    readFittingSkills(teamKnowledge, member, { query: task, budget: budget.skills }),
    readRecorded(teamKnowledge, member),
    composeDecisions(teamKnowledge, {
      query: task,
      agent: member.slug,
      budget: budget.decisions,
    }),
  ]);
  const knowledge = [
    { part: 'Project Knowledge', text: reader.notes(history.text, `the memory of ${member.name}`) },
    {
      part: 'Project Knowledge, not merged yet',
      text: reader.notes(history.unmerged, `the memory of ${member.name}, not merged yet`),
    },
    {
      part: 'What the team learnt together',
      text: reader.notes(
        selectWisdom(wisdom, { query: task, budget: budget.wisdom }),
        'what the team learnt together',
      ),
    },
    { part: 'Decisions to keep to', text: decisions },
    {
      part: 'Recorded by colleagues',
      text: reader.notes(recorded, 'what colleagues recorded, in this run or not merged yet'),
    },
    { part: 'Skills', text: skills },
  ];
  return {
    charter: reader.instructions(charter ?? '', member.charterPath ?? ''),
    knowledge: knowledge.filter(({ text }) => text.trim() !== ''),
  };
}

async function readRecorded({ recorded, unmerged }: Knowledge, member: Member): Promise<string> {
  const waiting = await unmerged();
  return composeRecorded(recorded?.() ?? { decisions: [], learnings: [] }, waiting, member);
}

async function readHistory({ tree, unmerged }: Knowledge, member: Member, query: MemoryQuery) {
  const learnings = await (await unmerged()).learningsOf(member);
  return loadHistory(tree, member, query, learnings);
}

/** Composes the decisions that a task needs, quoted, those that nobody has merged yet apart from the others. */
export async function composeDecisions(
  { decisions, unmerged, reader }: Knowledge,
  query: Omit<DecisionQuery, 'mergedCount'>,
): Promise<string> {
  const proposed = (await unmerged()).decisions;
  const mergedCount = decisions.length;
  const selected = selectDecisions([...decisions, ...proposed], { ...query, mergedCount });
  return [
    reader.notes(selected.text, 'decisions of the team'),
    reader.notes(selected.unmerged, 'decisions of the team, not merged yet'),
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}
