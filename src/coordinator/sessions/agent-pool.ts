// The pool limits how many agents work at once. Sessions start in the order in which they were queued, urgent ones first.
import { onAbort } from '#src/abort.ts';
import { attempt } from '#src/errors.ts';

export type Priority = 'normal' | 'urgent';

/** A slot of the pool. */
export type PoolSlot = {
  /** Gives the slot back; safe to call twice. */
  release(): void;
  /** Lends the slot to others while its agent waits for `work`; the agent gets one back before anybody in the queue. */
  releaseWhile<T>(work: Promise<T>): Promise<T>;
};

type QueueRank = Priority | 'returning';
type ReleaseSlot = () => void;
type PoolWaiter = { readonly rank: QueueRank; admit(release: ReleaseSlot): void };

/** A pool of `size` slots, with a queue of at most `queueLimit`. */
export class AgentPool {
  readonly #size: number;
  readonly #queueLimit: number;
  readonly #queue: PoolWaiter[] = [];
  #taken = 0;

  constructor(size: number, queueLimit = 64) {
    this.#size = size;
    this.#queueLimit = queueLimit;
  }

  /** True when the next `acquire` would have to wait. */
  isFull(): boolean {
    return this.#taken >= this.#size;
  }

  /** True when the queue is full as well. */
  isOverloaded(): boolean {
    return this.isFull() && this.#queue.length >= this.#queueLimit;
  }

  /** Resolves with a slot; rejects with the signal's reason. */
  async acquire(priority: Priority, signal: AbortSignal): Promise<PoolSlot> {
    const release = await this.#takeSlot(priority, signal);
    return createSlot(release, () => this.#takeSlot('returning', signal));
  }

  async #takeSlot(rank: QueueRank, signal: AbortSignal): Promise<ReleaseSlot> {
    signal.throwIfAborted();
    return this.isFull() ? waitInQueue(this.#queue, rank, signal) : this.#occupySlot();
  }

  #occupySlot(): ReleaseSlot {
    this.#taken += 1;
    let released = false;
    return () => {
      if (released) return;
      released = true;
      this.#taken -= 1;
      takeNextWaiter(this.#queue)?.admit(this.#occupySlot());
    };
  }
}

function createSlot(first: ReleaseSlot, takeSlotAgain: () => Promise<ReleaseSlot>): PoolSlot {
  let release = first;
  let isReleased = false;
  let pendingWaits = 0;
  let returning: Promise<void> | undefined;
  const takeBack = async () => {
    const retaken = await attempt(takeSlotAgain());
    returning = undefined;
    if (retaken.kind === 'threw') return;
    release = retaken.value;
    // The agent may have ended meanwhile, or wait for another result: then others get the slot.
    if (isReleased || pendingWaits > 0) release();
  };
  return {
    release() {
      isReleased = true;
      release();
    },
    async releaseWhile(work) {
      pendingWaits += 1;
      release();
      const ended = await attempt(work);
      pendingWaits -= 1;
      // An agent that waits for two results goes on when it has both. One that has ended needs no slot.
      if (pendingWaits === 0 && !isReleased) {
        returning ??= takeBack();
        await returning;
      }
      if (ended.kind === 'threw') throw ended.error;
      return ended.value;
    },
  };
}

const RANK_ORDER: readonly QueueRank[] = ['returning', 'urgent', 'normal'];

function takeNextWaiter(queue: PoolWaiter[]): PoolWaiter | undefined {
  const first = RANK_ORDER.find((rank) => queue.some((waiter) => waiter.rank === rank));
  const at = queue.findIndex(({ rank }) => rank === first);
  return queue.splice(Math.max(0, at), 1)[0];
}

function waitInQueue(
  queue: PoolWaiter[],
  rank: QueueRank,
  signal: AbortSignal,
): Promise<ReleaseSlot> {
  return new Promise((resolve, reject) => {
    const stopListening = onAbort(signal, () => {
      queue.splice(queue.indexOf(waiter), 1);
      reject(signal.reason);
    });
    const waiter: PoolWaiter = {
      rank,
      admit(release) {
        stopListening();
        resolve(release);
      },
    };
    queue.push(waiter);
  });
}
