// Runs work one after the other, where two callers must not change a folder, file or branch at the same time.
import { attempt } from '../errors.ts';

/** Returns a function that makes each piece of work wait for the one before it, failed or not. */
export function serialize(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = attempt(turn);
    return turn;
  };
}
