// Decisions and learnings of a run.

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
  /** The title of the earlier decision that it overturns. */
  readonly supersedes?: string | undefined;
  /** The title of a later decision of the run that overturns it. */
  readonly overturnedBy?: string | undefined;
};

export type LearningNote = {
  readonly agent: string;
  readonly learning: string;
  readonly category: string;
  readonly path: string;
};

/** Adds a decision. One that it overturns waits for nobody any more. */
export function withDecision(
  decisions: readonly DecisionNote[],
  note: DecisionNote,
): readonly DecisionNote[] {
  const over = { overturnedBy: note.title, blocking: undefined, requiresApproval: undefined };
  const standing = decisions.map((one) =>
    one.title === note.supersedes ? { ...one, ...over } : one,
  );
  return [...standing, note];
}
