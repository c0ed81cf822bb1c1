// Chooses one story of each kind by a seed, because CI has no time for all.
import { sha256 } from '../../../src/text/hash.ts';
import type { Kind } from './story.ts';

/** Chooses a story of each kind, of `count` kinds if given. The same seed always chooses the same stories. */
export function chooseStories(
  kinds: readonly Kind[],
  seed: string,
  count = kinds.length,
): readonly Kind[] {
  const rank = ({ name }: Kind) => sha256(`${seed} kind ${name}`);
  const ranked = kinds.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1));
  const chosenKinds = new Set(ranked.slice(0, count));
  const left = kinds.filter((kind) => chosenKinds.has(kind));
  return left.map(({ name, stories }) => {
    const number = Number.parseInt(sha256(`${seed} ${name}`).slice(0, 8), 16);
    const chosen = stories[number % stories.length];
    return { name, stories: chosen === undefined ? [] : [chosen] };
  });
}
