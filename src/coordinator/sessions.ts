// The pool: how many agents may work at once. Who waits, waits in order; urgent work goes first.
import { attempt } from '../errors.ts';
import { onAbort } from './on-abort.ts';

export type Priority = 'normal' | 'urgent';

/** A place in the pool. */
export type Place = {
  /** Gives the place back; safe to call twice. */
  release(): void;
  /** Lends the place to others while its agent waits for `work`; it is taken again before anybody in line. */
  lend<T>(work: Promise<T>): Promise<T>;
};

export type Pool = {
  /** Resolves with a place; rejects with the signal's reason. */
  acquire(priority: Priority, signal: AbortSignal): Promise<Place>;
  /** True when the next `acquire` would have to wait. */
  isFull(): boolean;
  /** True when nobody may even queue. */
  isOverloaded(): boolean;
};

type Rank = Priority | 'returning';
type Release = () => void;
type Waiting = { readonly rank: Rank; admit(release: Release): void };

/** A pool of `size` places, with a queue of at most `queueLimit`. */
export function openPool(size: number, queueLimit = 64): Pool {
  let taken = 0;
  const queue: Waiting[] = [];
  const enter = (): Release => {
    taken += 1;
    let released = false;
    return () => {
      if (released) return;
      released = true;
      taken -= 1;
      const next = nextIn(queue);
      next?.admit(enter());
    };
  };
  const take = async (rank: Rank, signal: AbortSignal): Promise<Release> => {
    signal.throwIfAborted();
    return taken < size ? enter() : waitIn(queue, rank, signal);
  };
  return {
    isFull: () => taken >= size,
    isOverloaded: () => taken >= size && queue.length >= queueLimit,
    async acquire(priority, signal) {
      const release = await take(priority, signal);
      return placeOf(release, () => take('returning', signal));
    },
  };
}

function placeOf(first: Release, retake: () => Promise<Release>): Place {
  let release = first;
  let isLeft = false;
  let waits = 0;
  let returning: Promise<void> | undefined;
  const comeBack = async () => {
    const again = await attempt(retake());
    returning = undefined;
    if (again.kind === 'threw') return;
    release = again.value;
    // It may have ended meanwhile, or wait for somebody else: who waits must not keep others from working.
    if (isLeft || waits > 0) release();
  };
  return {
    release() {
      isLeft = true;
      release();
    },
    async lend(work) {
      waits += 1;
      release();
      const ended = await attempt(work);
      waits -= 1;
      // An agent that waits for two goes on when both are there. One that has ended needs no place.
      if (waits === 0 && !isLeft) {
        returning ??= comeBack();
        await returning;
      }
      if (ended.kind === 'threw') throw ended.error;
      return ended.value;
    },
  };
}

const ORDER: readonly Rank[] = ['returning', 'urgent', 'normal'];

function nextIn(queue: Waiting[]): Waiting | undefined {
  const first = ORDER.find((rank) => queue.some((waiting) => waiting.rank === rank));
  const at = queue.findIndex(({ rank }) => rank === first);
  return queue.splice(Math.max(0, at), 1)[0];
}

function waitIn(queue: Waiting[], rank: Rank, signal: AbortSignal): Promise<Release> {
  return new Promise((resolve, reject) => {
    const forget = onAbort(signal, () => {
      queue.splice(queue.indexOf(waiting), 1);
      reject(signal.reason);
    });
    const waiting: Waiting = {
      rank,
      admit(release) {
        forget();
        resolve(release);
      },
    };
    queue.push(waiting);
  });
}
