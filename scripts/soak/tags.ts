// What a request asks for, as a tag in its text; the model and the checks read the same.

export const WORKS = ['change', 'learn', 'both'] as const;
export type Work = (typeof WORKS)[number];

export type Tag = { readonly id: string; readonly work: Work };

/** `soak-0017`. */
export function tagId(number: number): string {
  return `soak-${String(number).padStart(4, '0')}`;
}

/** What people write. */
export function tagText({ id, work }: Tag): string {
  return `[${id} ${work}]`;
}

/** The newest tag of a text: what was asked before stands above it. */
export function newestTag(text: string): Tag | undefined {
  const found = [...text.matchAll(/\[(soak-\d{4}) (change|learn|both)\]/g)].map(
    ([, id = '', work = '']) => ({ id, work: WORKS.find((one) => one === work) ?? 'change' }),
  );
  return found.toSorted((one, other) => (one.id < other.id ? 1 : -1))[0];
}

/** The learning that an agent keeps for a tag. */
export function learningOf({ id }: Tag): string {
  return `What was learnt for ${id} helps later.`;
}

/** The file that an agent creates for a tag. */
export function fileOf({ id }: Tag): { readonly path: string; readonly text: string } {
  return { path: `src/soak/${id}.js`, text: `export const name = '${id}';\n` };
}

/** True when a tag's work changes a file of the source. */
export function changesFiles({ work }: Tag): boolean {
  return work !== 'learn';
}

/** True when a tag's work keeps a learning. */
export function keepsLearning({ work }: Tag): boolean {
  return work !== 'change';
}
