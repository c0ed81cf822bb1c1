// Decisions and learnings: one that was withdrawn for another goes.

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
