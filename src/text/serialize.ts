// One after the other: for what two callers may not do to one folder, file or branch at the same time.
import { attempt } from '../errors.ts';

/** Lets work wait for the work before it, failed or not. */
export function serialize(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = attempt(turn);
    return turn;
  };
}
