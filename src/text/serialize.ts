// Runs work one after the other, where two callers must not change a folder, file or branch at the same time, or once for all callers.
import { attempt } from '#src/errors.ts';

/** Returns a function that makes each piece of work wait for the one before it, failed or not. */
export function serialize(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = attempt(turn);
    return turn;
  };
}

/** Returns a function whose callers share one piece of work. After a failure the next call begins it anew. */
export function shareWork<T>(work: () => Promise<T>): () => Promise<T> {
  let sharing: Promise<T> | undefined;
  return () => {
    sharing ??= work().catch((error: unknown) => {
      sharing = undefined;
      throw error;
    });
    return sharing;
  };
}
