// The pool: how many agent sessions may be open at once. Who waits, waits in order; urgent work goes first.

export type Priority = 'normal' | 'urgent';

export type Pool = {
  /** Resolves with the function that gives the place back; rejects with the signal's reason. */
  acquire(priority: Priority, signal: AbortSignal): Promise<() => void>;
  /** True when the next `acquire` would have to wait. */
  isFull(): boolean;
  /** True when nobody may even queue. */
  isOverloaded(): boolean;
};

type Waiting = { readonly priority: Priority; admit(release: () => void): void };

/** A pool of `size` places, with a queue of at most `queueLimit`. */
export function openPool(size: number, queueLimit = 64): Pool {
  let taken = 0;
  const queue: Waiting[] = [];
  const enter = () => {
    taken += 1;
    let released = false;
    return () => {
      if (released) return;
      released = true;
      taken -= 1;
      admitNext();
    };
  };
  const admitNext = () => {
    const urgent = queue.findIndex((waiting) => waiting.priority === 'urgent');
    const [next] = queue.splice(Math.max(0, urgent), 1);
    next?.admit(enter());
  };
  return {
    isFull: () => taken >= size,
    isOverloaded: () => taken >= size && queue.length >= queueLimit,
    async acquire(priority, signal) {
      signal.throwIfAborted();
      return taken < size ? enter() : waitIn(queue, priority, signal);
    },
  };
}

function waitIn(queue: Waiting[], priority: Priority, signal: AbortSignal): Promise<() => void> {
  return new Promise((resolve, reject) => {
    const waiting: Waiting = {
      priority,
      admit(release) {
        signal.removeEventListener('abort', leave);
        resolve(release);
      },
    };
    const leave = () => {
      queue.splice(queue.indexOf(waiting), 1);
      reject(signal.reason);
    };
    queue.push(waiting);
    signal.addEventListener('abort', leave, { once: true });
  });
}
