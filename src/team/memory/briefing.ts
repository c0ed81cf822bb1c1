// What an agent brings to a task: its charter, its own memory, the decisions and skills that bear on it, each within a budget.
import type { TrustedTree } from '../../ports/git.ts';
import { CHARTER_BYTES } from '../charter.ts';
import type { Member } from '../roster/member.ts';
import { matchSkills, readSkill, type Skill } from '../skills.ts';
import { type DecisionEntry, selectDecisions } from './decisions.ts';
import { loadHistory } from './history.ts';
import type { MemoryReader } from './shown-memory.ts';

/** Characters; the same for a squad of five days and of five years. */
const BUDGET = { history: 8_000, decisions: 8_000, skill: 4_000, skills: 2 } as const;

export type Knowledge = {
  readonly tree: TrustedTree;
  readonly decisions: readonly DecisionEntry[];
  readonly skills: readonly Skill[];
  readonly reader: MemoryReader;
};

/** What an agent knows, by what it is; empty parts are left out. */
export type KnowledgePart = { readonly part: string; readonly text: string };

export type Briefing = { readonly charter: string; readonly knowledge: readonly KnowledgePart[] };

/** Puts a member's briefing for one task together. `charter` is empty when there is none. */
export async function composeBriefing(
  teamKnowledge: Knowledge,
  member: Member,
  task: string,
): Promise<Briefing> {
  const { tree, reader } = teamKnowledge;
  const [charter, history, skills] = await Promise.all([
    member.charterPath === undefined ? '' : tree.read(member.charterPath, CHARTER_BYTES),
    loadHistory(tree, member, { query: task, budget: BUDGET.history }),
    readSkills(teamKnowledge, member, task),
  ]);
  const decisionQuery = { query: task, agent: member.slug, budget: BUDGET.decisions };
  const decisions = selectDecisions(teamKnowledge.decisions, decisionQuery);
  const knowledge = [
    { part: 'Project Knowledge', text: reader.notes(history.text, `the memory of ${member.name}`) },
    {
      part: 'Decisions to keep to where they touch your task',
      text: reader.notes(decisions.text, 'decisions of the team'),
    },
    { part: 'Skills', text: skills },
  ];
  return {
    charter: reader.instructions(charter ?? '', member.charterPath ?? ''),
    knowledge: knowledge.filter(({ text }) => text.trim() !== ''),
  };
}

async function readSkills(teamKnowledge: Knowledge, member: Member, task: string): Promise<string> {
  const fitting = matchSkills(teamKnowledge.skills, task, member.role).slice(0, BUDGET.skills);
  const texts = await Promise.all(
    fitting.map(({ skill }) => readShownSkill(teamKnowledge, skill.name)),
  );
  return texts
    .filter((text) => text !== undefined)
    .map((text) => text.slice(0, BUDGET.skill))
    .join('\n\n');
}

/** The whole text of a skill as agents get it; undefined when there is none of that name. */
export async function readShownSkill(
  { tree, skills, reader }: Knowledge,
  name: string,
): Promise<string | undefined> {
  const found = await readSkill(tree, skills, name);
  return found && reader.instructions(found.text, found.path);
}
