// Decisions and learnings: one that was withdrawn for another goes.

export type DecisionNote = {
  readonly agent: string;
  readonly title: string;
  /** What is decided and why, cut where it is long. */
  readonly body?: string | undefined;
  readonly category: string;
  /** Path of the inbox entry, relative to the repository. */
  readonly path: string;
  /** Who decided, as the entry says it: `Coordinator (on behalf of alice)`. */
  readonly by?: string | undefined;
  /** Work that goes against it must stop. */
  readonly blocking?: boolean | undefined;
  /** A person has to approve it. */
  readonly requiresApproval?: boolean | undefined;
  /** The path of the entry that was withdrawn for it. */
  readonly replaces?: string | undefined;
};

export type LearningNote = {
  readonly agent: string;
  readonly learning: string;
  readonly category: string;
  readonly path: string;
  /** What was withdrawn for it. */
  readonly replaces?: Pick<LearningNote, 'path' | 'learning'> | undefined;
};

type ReplacingNote = {
  readonly path: string;
  readonly replaces?: string | { readonly path: string } | undefined;
};

/** The notes with another one, in place of the one that was withdrawn for it. */
export function withNote<Note extends ReplacingNote>(
  notes: readonly Note[],
  note: Note,
): readonly Note[] {
  const { replaces } = note;
  const withdrawn = typeof replaces === 'object' ? replaces.path : replaces;
  return [...notes.filter(({ path }) => path !== withdrawn), note];
}
