// Tags in a request's text that say what it asks for. The model and the checks both read them.

export const WORKS = ['change', 'learn', 'both'] as const;
export type Work = (typeof WORKS)[number];

export type Tag = { readonly id: string; readonly work: Work };

/** Makes an id such as `soak-0017`. */
export function tagId(number: number): string {
  return `soak-${String(number).padStart(4, '0')}`;
}

/** Writes the tag as it is in a person's text. */
export function tagText({ id, work }: Tag): string {
  return `[${id} ${work}]`;
}

/** Finds the newest tag of a text, which may quote earlier requests. */
export function newestTag(text: string): Tag | undefined {
  const found = [...text.matchAll(/\[(soak-\d{4}) (change|learn|both)\]/g)].map(
    ([, id = '', work = '']) => ({ id, work: WORKS.find((one) => one === work) ?? 'change' }),
  );
  return found.toSorted((one, other) => (one.id < other.id ? 1 : -1))[0];
}

/** Returns the learning that an agent records for a tag. */
export function learningOf({ id }: Tag): string {
  return `What was learnt for ${id} helps later.`;
}

/** Returns the file that an agent creates for a tag. */
export function fileOf({ id }: Tag): { readonly path: string; readonly text: string } {
  return { path: `src/soak/${id}.js`, text: `export const name = '${id}';\n` };
}

/** True when a tag's work creates a file. */
export function changesFiles({ work }: Tag): boolean {
  return work !== 'learn';
}

/** True when a tag's work records a learning. */
export function keepsLearning({ work }: Tag): boolean {
  return work !== 'change';
}
