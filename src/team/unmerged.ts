// What the squad wrote on a branch that nobody has merged yet. It is material for agents, never an instruction.

import type { TrustedTree } from '#src/ports/git.ts';
import type { DecisionEntry } from './decisions.ts';
import { loadDecisions } from './inbox.ts';
import { type Learning, loadLearnings } from './learnings.ts';
import type { Member } from './member.ts';
import { listSkills, readSkill, type Skill } from './skills.ts';

/** What a branch has that the trusted commit doesn't have. */
export type UnmergedMemory = {
  readonly decisions: readonly DecisionEntry[];
  /** What a member learnt. */
  learningsOf(member: Member): Promise<readonly Learning[]>;
  /** What the colleagues of a member learnt for everybody, each with the name of the agent that learnt it. */
  teamLearnings(member: Member): Promise<readonly (Learning & { readonly name: string })[]>;
  readonly skills: readonly Skill[];
  /** The text of a skill; undefined when there is none of that name. */
  readSkill(name: string): Promise<string | undefined>;
};

/** Nothing waits for a merge. */
export const NOTHING_UNMERGED: UnmergedMemory = {
  decisions: [],
  learningsOf: async () => [],
  teamLearnings: async () => [],
  skills: [],
  readSkill: async () => undefined,
};

/** A branch's files, and the paths that it changed; undefined when that is not known. */
export type UnmergedSource = {
  readonly tree: TrustedTree;
  readonly changed: readonly string[] | undefined;
};

/** What the trusted commit has. */
type MergedMemory = {
  readonly tree: TrustedTree;
  readonly directory: string;
  readonly members: readonly Member[];
  readonly decisions: readonly DecisionEntry[];
};

/** Reads what branches have that the trusted commit doesn't have, once even when several branches have it. */
export async function loadUnmerged(
  sources: readonly UnmergedSource[],
  merged: MergedMemory,
): Promise<UnmergedMemory> {
  const trees = sources.map((source) => onlyNew(source, merged.tree));
  const [decisions, skills] = await Promise.all([
    Promise.all(trees.map((tree) => loadDecisions(tree, merged))),
    Promise.all(trees.map((tree) => listSkills(tree, merged.directory))),
  ]);
  const decisionKey = ({ heading, body }: DecisionEntry) => `${heading}\n${body}`;
  const learningKey = ({ text }: Learning) => text;
  const known = merged.decisions.map(decisionKey);
  const found = decisions.flatMap(({ entries }) => entries);
  const learningsOf = async (member: Member) => {
    const [own, ...branches] = await Promise.all(
      [merged.tree, ...trees].map((tree) => loadLearnings(tree, member)),
    );
    return withoutKnown(branches.flat(), (own ?? []).map(learningKey), learningKey);
  };
  const hasChanged = ({ folder }: Member) =>
    trees.some(({ entries }) => entries.some(({ path }) => path.startsWith(`${folder}/`)));
  return {
    decisions: withoutKnown(found, known, decisionKey),
    learningsOf,
    async teamLearnings({ slug }) {
      const colleagues = merged.members.filter((one) => one.slug !== slug && hasChanged(one));
      const learnt = await Promise.all(
        colleagues.map(async (one) =>
          (await learningsOf(one)).map((it) => ({ ...it, name: one.name })),
        ),
      );
      return learnt
        .flat()
        .filter(({ text }) => FOR_EVERYBODY.test(text))
        .map((one) => ({ ...one, text: one.text.replace(FOR_EVERYBODY, '') }));
    },
    skills: skills.flatMap((list) => list.skills),
    async readSkill(name) {
      const texts = await Promise.all(
        trees.map((tree, index) => readSkill(tree, skills[index]?.skills ?? [], name)),
      );
      return texts.find((skill) => skill !== undefined)?.text;
    },
  };
}

/** Keeps only what the branch changed, without inbox entries that were merged meanwhile. */
function onlyNew({ tree, changed }: UnmergedSource, merged: TrustedTree): TrustedTree {
  const mergedPaths = new Set(merged.entries.map(({ path }) => path));
  const changedPaths = changed && new Set(changed);
  return {
    ...tree,
    entries: tree.entries.filter(({ path }) => {
      const isMerged = mergedPaths.has(path);
      return changedPaths === undefined
        ? !isMerged
        : changedPaths.has(path) && !(isMerged && path.includes('/inbox/'));
    }),
  };
}

/** The mark of squad_memory for what is meant for the whole team. */
const FOR_EVERYBODY = /^[-*] \*\*\[team\]\*\*\s*/;

function withoutKnown<T>(
  items: readonly T[],
  known: readonly string[],
  keyOf: (item: T) => string,
): readonly T[] {
  const seen = new Set(known);
  return items.filter((item) => {
    const isNew = !seen.has(keyOf(item));
    seen.add(keyOf(item));
    return isNew;
  });
}
