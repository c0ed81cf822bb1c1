// Chooses by a seed which cases are played when not all are.
import { createHash } from 'node:crypto';

/** Chooses `count` of the cases. The same seed always chooses the same. */
export function chooseCases<T extends { readonly name: string }>(
  cases: readonly T[],
  seed: number,
  count: number,
): readonly T[] {
  if (count >= cases.length) return cases;
  const rank = ({ name }: T) => createHash('sha256').update(`${seed} ${name}`).digest('hex');
  const ranked = cases.map((one) => ({ one, rank: rank(one) }));
  ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1));
  return ranked.slice(0, count).map(({ one }) => one);
}

/** Returns every n-th of them: `2/6` is the second of six parts, which together are all. Throws for any other form. */
export function partOf<T>(all: readonly T[], words: string): readonly T[] {
  const [, part = '', parts = ''] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(words) ?? [];
  if (part === '' || Number(part) > Number(parts)) {
    throw new Error(`--part is ${words}, but must look like 2/6.`);
  }
  return all.filter((_, place) => place % Number(parts) === Number(part) - 1);
}
