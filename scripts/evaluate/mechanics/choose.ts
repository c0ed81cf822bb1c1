// Chooses one story of each kind by a seed: CI has no minutes for all.
import { sha256 } from '../../../src/text/hash.ts';
import type { Kind } from './story.ts';

/** The same seed always chooses the same stories. */
export function chooseStories(kinds: readonly Kind[], seed: string): readonly Kind[] {
  return kinds.map(({ name, stories }) => {
    const number = Number.parseInt(sha256(`${seed} ${name}`).slice(0, 8), 16);
    const chosen = stories[number % stories.length];
    return { name, stories: chosen === undefined ? [] : [chosen] };
  });
}
