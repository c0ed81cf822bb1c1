// What agents bring to a task: charter, own memory, decisions and skills that bear on it, each within a budget. Files of the
// squad are cleaned of what people can't see in them, and what agents wrote is quoted.

import { readFrontMatter } from '#src/markdown/front-matter.ts';
import { quoteUntrusted } from '#src/markdown/quote-untrusted.ts';
import { sanitise } from '#src/markdown/sanitise.ts';
import type { TrustedTree } from '#src/ports/git.ts';
import { fittingTexts, headOf } from '#src/text/cut-characters.ts';
import { oneLine } from '#src/text/one-line.ts';
import { readCharterText } from './charter.ts';
import type { DecisionEntry } from './decisions.ts';
import { type Learning, loadHistory, selectWisdom } from './learnings.ts';
import type { Member } from './member.ts';
import { type DecisionQuery, type MemoryQuery, selectDecisions, shorten } from './select-memory.ts';
import { matchSkills, readSkill, type Skill } from './skills.ts';
import type { UnmergedMemory } from './unmerged.ts';

/** What agents recorded since the run began, oldest first. Agents are slugs. */
type RecordedMemory = {
  readonly decisions: readonly {
    readonly agent: string;
    readonly title: string;
    readonly body?: string | undefined;
    readonly supersedes?: string | undefined;
    readonly requiresApproval?: boolean | undefined;
    readonly overturnedBy?: string | undefined;
  }[];
  readonly learnings: readonly {
    readonly agent: string;
    readonly learning: string;
    readonly category: string;
  }[];
};

/** The most characters of what was recorded, and of one line of it. */
const MOST = 4_000;
const LONGEST = 1_500;

/**
 * Composes what was recorded in this run and is not on the branch yet because its author is still at work, then what colleagues
 * of the member recorded on the branch for everybody. The newest come first, as far as there is room.
 */
export async function composeRecorded(
  { decisions, learnings }: RecordedMemory,
  unmerged: UnmergedMemory,
  member: Member,
): Promise<string> {
  const onBranch = await unmerged.teamLearnings(member);
  const decided = decisions
    .filter(({ overturnedBy }) => overturnedBy === undefined)
    .filter(({ title }) => !unmerged.decisions.some(({ heading }) => heading.includes(title)))
    .map(({ agent, title, body = '', supersedes, requiresApproval }) => {
      const instead = supersedes === undefined ? '' : `, in place of “${supersedes}”`;
      const waits = requiresApproval === true ? ', waits for approval' : '';
      return `- Decision by ${agent}, in this run${instead}${waits}: ${title}. ${body}`;
    });
  const learnt = learnings
    .filter(({ agent, category }) => category === 'team' && agent !== member.slug)
    .filter(({ learning }) => !onBranch.some(({ text }) => text.includes(learning)))
    .map(({ agent, learning }) => `- Learnt by ${agent}, in this run: ${learning}`);
  const earlier = onBranch.map(({ name, text }) => `- Learnt by ${name}, not merged yet: ${text}`);
  const newest = [...earlier, ...learnt, ...decided].toReversed();
  const lines = newest.map((line) => headOf(line.trim(), LONGEST));
  return fittingTexts(lines, MOST).join('\n');
}

export type MemoryReader = {
  /** Prepares instructions that people wrote, a charter or a skill: removes invisible characters and comments. */
  readonly instructions: (text: string, file: string) => string;
  /** Prepares notes of agents and people, decisions and histories: cleans and quotes them like a thread. Empty stays empty. */
  readonly notes: (text: string, label: string) => string;
};

type MemoryReaderDeps = {
  /** Delimits quotations; new for every run. */
  readonly nonce: string;
  /** Called once for each file or label in which something was invisible. */
  readonly foundHidden: (where: string) => void;
};

/** Creates the reader of one run. */
export function createMemoryReader({ nonce, foundHidden }: MemoryReaderDeps): MemoryReader {
  const told = new Set<string>();
  const noteHidden = (where: string, hidden: number) => {
    if (hidden === 0 || told.has(where)) return;
    told.add(where);
    foundHidden(where);
  };
  return {
    instructions(text, file) {
      const clean = sanitise(text, 'file');
      noteHidden(file, clean.hidden);
      return clean.text;
    },
    notes(text, label) {
      if (text.trim() === '') return '';
      noteHidden(label, sanitise(text).hidden);
      return quoteUntrusted({ text, author: 'the squad', label, nonce });
    },
  };
}

/** The most characters of each kind of knowledge, the same for a squad of five days and one of five years. */
export type KnowledgeBudget = Readonly<
  Record<'history' | 'decisions' | 'wisdom' | 'skills', number>
>;

/** The budget that a large repository leaves room for. */
export const AMPLE_KNOWLEDGE: KnowledgeBudget = {
  history: 8_000,
  decisions: 8_000,
  wisdom: 2_000,
  skills: 8_000,
};

export type Knowledge = {
  readonly tree: TrustedTree;
  readonly decisions: readonly DecisionEntry[];
  /** What the files of decisions say besides; absent: nothing. */
  readonly aroundDecisions?: string;
  readonly skills: readonly Skill[];
  /** What holds for the whole team. */
  readonly wisdom: readonly Learning[];
  /** What waits on a branch to be merged, as of the call. */
  readonly unmerged: () => Promise<UnmergedMemory>;
  /** What agents recorded in this run, as of the call; absent: nothing. */
  readonly recorded?: () => RecordedMemory;
  readonly reader: MemoryReader;
};

/** One part of what an agent knows, under its title; empty parts are left out. */
type KnowledgePart = { readonly part: string; readonly text: string };

export type Briefing = { readonly charter: string; readonly knowledge: readonly KnowledgePart[] };

/** Composes a member's briefing for one task. Without a charter, the name and the role stand for it. */
export async function composeBriefing(
  teamKnowledge: Knowledge,
  member: Member,
  task: string,
  budget: KnowledgeBudget = AMPLE_KNOWLEDGE,
): Promise<Briefing> {
  const { tree, reader, wisdom } = teamKnowledge;
  const unmerged = await teamKnowledge.unmerged();
  const recordings = teamKnowledge.recorded?.() ?? { decisions: [], learnings: [] };
  const query = { query: task, budget: budget.history };
  const [charter, history, skills, recorded, decisions] = await Promise.all([
    readCharterText(tree, member),
    unmerged.learningsOf(member).then((waiting) => loadHistory(tree, member, query, waiting)),
    readFittingSkills(teamKnowledge, member, { query: task, budget: budget.skills }),
    composeRecorded(recordings, unmerged, member),
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
  const written = reader.instructions(charter ?? '', member.charterPath ?? '');
  return {
    charter: written.trim() === '' ? title(member) : written,
    knowledge: knowledge.filter(({ text }) => text.trim() !== ''),
  };
}

/** Returns the charter of a member that has none: its name and role. */
function title({ name, role }: Member): string {
  return role === '' ? `# ${name}` : `# ${name} — ${role}`;
}

/** Composes the decisions that a task needs, quoted, those that nobody has merged yet apart from the others. */
export async function composeDecisions(
  { decisions, aroundDecisions = '', unmerged, reader }: Knowledge,
  query: Omit<DecisionQuery, 'mergedCount'>,
): Promise<string> {
  const proposed = (await unmerged()).decisions;
  const mergedCount = decisions.length;
  const prose = shorten(aroundDecisions, Math.min(MOST_PROSE, Math.floor(query.budget / 4)));
  const budget = query.budget - prose.length - 2;
  const selected = selectDecisions([...decisions, ...proposed], { ...query, budget, mergedCount });
  const merged = [prose, selected.text].filter((text) => text !== '').join('\n\n');
  return [
    reader.notes(merged, 'decisions of the team'),
    reader.notes(selected.unmerged, 'decisions of the team, not merged yet'),
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}

/** The most characters of what stands around decisions. */
const MOST_PROSE = 1_000;

/** The most skills whose text an agent is given. */
const MOST_SKILLS = 2;

/** Reads the skills that fit best, whole as far as there is room; for the rest, says that squad_skill reads them. */
async function readFittingSkills(
  teamKnowledge: Knowledge,
  { role }: Member,
  { query, budget }: MemoryQuery,
): Promise<string> {
  const fitting = matchSkills(teamKnowledge.skills, query, role).slice(0, MOST_SKILLS);
  const names = fitting.map(({ skill }) => skill.name);
  const texts = await Promise.all(names.map((name) => readMergedSkill(teamKnowledge, name)));
  let left = budget;
  const shown = texts.map((text = '', index) => {
    // The front matter only served to choose the skill.
    const { body } = readFrontMatter(text);
    if (body.length <= left) {
      left -= body.length;
      return body.trim();
    }
    const kept = index === 0 ? `${headOf(body.trim(), left)}\n` : '';
    left = 0;
    return `${kept}[squad_skill reads the whole of ${oneLine(names[index] ?? '', MAX_NAME)}]`;
  });
  return shown.filter((text) => text !== '').join('\n\n');
}

const MAX_NAME = 80;

async function readMergedSkill({ tree, skills, reader }: Knowledge, name: string) {
  const found = await readSkill(tree, skills, name);
  return found && reader.instructions(found.text, found.path);
}

/**
 * Returns the whole text of a skill as agents get it, followed by its quoted version that nobody has merged yet: `draft`, or
 * else the one on a branch. Undefined when there is no skill of that name.
 */
export async function readShownSkill(
  teamKnowledge: Knowledge,
  name: string,
  draft?: string,
): Promise<string | undefined> {
  const [merged, proposed = ''] = await Promise.all([
    readMergedSkill(teamKnowledge, name),
    draft ?? teamKnowledge.unmerged().then((unmerged) => unmerged.readSkill(name)),
  ]);
  const quoted = teamKnowledge.reader.notes(proposed, `the skill ${name}, not merged yet`);
  const parts = [merged ?? '', quoted].filter((text) => text !== '');
  return parts.length === 0 ? undefined : parts.join('\n\n');
}

/** Lists the skills that count, then those that only a branch has. */
export async function listShownSkills({
  skills,
  unmerged,
}: Knowledge): Promise<readonly (Skill & { readonly isUnmerged?: boolean })[]> {
  const known = new Set(skills.map(({ path }) => path));
  const proposed = (await unmerged()).skills.filter(({ path }) => !known.has(path));
  return [
    ...skills,
    ...proposed.map((skill) => ({
      ...skill,
      name: sanitise(skill.name, 'source').text,
      isUnmerged: true,
    })),
  ];
}
