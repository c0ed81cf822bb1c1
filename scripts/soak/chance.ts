// Random choices from a seed. The same seed makes the same choices.
import { createHash } from 'node:crypto';

export type Chance = {
  /** Returns a whole number from 0, below `limit`. */
  below(limit: number): number;
  /** Returns true with this probability: 0.2 is one time in five. */
  is(share: number): boolean;
  /** Returns an item of the list; undefined when it is empty. */
  one<T>(list: readonly T[]): T | undefined;
};

/** Opens the choices of a seed. */
export function openChance(seed: string): Chance {
  let count = 0;
  const next = () => {
    count += 1;
    return createHash('sha256').update(`${seed} ${count}`).digest().readUInt32BE(0) / 2 ** 32;
  };
  return {
    below: (limit) => Math.floor(next() * limit),
    is: (share) => next() < share,
    one: (list) => list[Math.floor(next() * list.length)],
  };
}
