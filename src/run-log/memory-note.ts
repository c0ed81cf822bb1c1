// Decisions and learnings; a note that was withdrawn in favour of another is dropped.

export type DecisionNote = {
  readonly agent: string;
  readonly title: string;
  /** What is decided and why; long text is cut. */
  readonly body?: string | undefined;
  readonly category: string;
  /** Path of the inbox entry, relative to the repository. */
  readonly path: string;
  /** Who decided, as the entry puts it: `Coordinator (on behalf of alice)`. */
  readonly by?: string | undefined;
  /** Work that contradicts it must stop. */
  readonly blocking?: boolean | undefined;
  /** A person has to approve it. */
  readonly requiresApproval?: boolean | undefined;
  /** The path of the entry that was withdrawn in its favour. */
  readonly replaces?: string | undefined;
  /** The title of a decision that stays on file and that it overturns. */
  readonly supersedes?: string | undefined;
  /** The title of a later decision of the run that overturns it. */
  readonly overturnedBy?: string | undefined;
};

export type LearningNote = {
  readonly agent: string;
  readonly learning: string;
  readonly category: string;
  readonly path: string;
  /** The learning that was withdrawn in its favour. */
  readonly replaces?: Pick<LearningNote, 'path' | 'learning'> | undefined;
};

type ReplacingNote = {
  readonly path: string;
  readonly replaces?: string | { readonly path: string } | undefined;
};

/** Adds a decision. One that it overturns waits for nobody any more. */
export function withDecision(
  decisions: readonly DecisionNote[],
  note: DecisionNote,
): readonly DecisionNote[] {
  const over = { overturnedBy: note.title, blocking: undefined, requiresApproval: undefined };
  return withNote(
    decisions.map((one) => (one.title === note.supersedes ? { ...one, ...over } : one)),
    note,
  );
}

/** Adds a note and drops the one that was withdrawn in its favour. */
export function withNote<Note extends ReplacingNote>(
  notes: readonly Note[],
  note: Note,
): readonly Note[] {
  const { replaces } = note;
  const withdrawn = typeof replaces === 'object' ? replaces.path : replaces;
  return [...notes.filter(({ path }) => path !== withdrawn), note];
}
