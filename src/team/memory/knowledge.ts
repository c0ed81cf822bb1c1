// What a team knows, and how much of it an agent is given.
import type { TrustedTree } from '#src/ports/index.ts';
import type { Skill } from '../skills/parse-skill.ts';
import type { DecisionEntry } from './decisions/decisions.ts';
import type { Learning } from './read-history.ts';
import type { RecordedMemory } from './recorded.ts';
import type { MemoryReader } from './shown-memory.ts';
import type { UnmergedMemory } from './unmerged.ts';

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
  readonly skills: readonly Skill[];
  /** What holds for the whole team. */
  readonly wisdom: readonly Learning[];
  /** What waits on a branch to be merged, as of the call. */
  readonly unmerged: () => Promise<UnmergedMemory>;
  /** What agents recorded in this run, as of the call; absent: nothing. */
  readonly recorded?: () => RecordedMemory;
  readonly reader: MemoryReader;
};
