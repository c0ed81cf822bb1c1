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

type Waiting = { readonly priority: Priority; readonly enter: () => void };

/** A pool of `size` places, with a queue of at most `queueLimit`. */
export function openPool(size: number, queueLimit = 64): Pool {
  let taken = 0;
  const queue: Waiting[] = [];
  const next = () => {
    const urgent = queue.findIndex((waiting) => waiting.priority === 'urgent');
    const [waiting] = queue.splice(Math.max(0, urgent), 1);
    waiting?.enter();
  };
  const releaser = () => {
    let released = false;
    return () => {
      if (released) return;
      released = true;
      taken -= 1;
      next();
    };
  };
  return {
    isFull: () => taken >= size,
    isOverloaded: () => taken >= size && queue.length >= queueLimit,
    acquire(priority, signal) {
      if (taken < size) {
        taken += 1;
        return Promise.resolve(releaser());
      }
      return new Promise((resolve, reject) => {
        const waiting: Waiting = {
          priority,
          enter() {
            signal.removeEventListener('abort', leave);
            taken += 1;
            resolve(releaser());
          },
        };
        const leave = () => {
          queue.splice(queue.indexOf(waiting), 1);
          reject(signal.reason);
        };
        queue.push(waiting);
        signal.addEventListener('abort', leave, { once: true });
      });
    },
  };
}
