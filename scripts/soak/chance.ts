// Choices that a seed makes: the same seed makes the same ones.
import { createHash } from 'node:crypto';

export type Chance = {
  /** A whole number from 0, below `limit`. */
  below(limit: number): number;
  /** True so often: 0.2 is one time in five. */
  is(share: number): boolean;
  /** One of a list; undefined of an empty one. */
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
