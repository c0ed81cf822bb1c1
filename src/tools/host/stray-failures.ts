// Failures outside of any awaited promise: such a failure ends the one call that can have caused it.
import type { ToolHostReply } from '#src/ports/index.ts';

export type StrayFailures = {
  /** Runs a call so that a stray failure ends it. */
  readonly guard: (work: () => Promise<ToolHostReply>) => Promise<ToolHostReply>;
  /** Ends the call that caused a stray failure; false when no call, or more than one, can have caused it. */
  readonly handleStray: (error: unknown) => boolean;
};

/** Keeps track of the running calls. */
export function trackStrayFailures(): StrayFailures {
  const running = new Set<(error: unknown) => void>();
  return {
    async guard(work) {
      let fail: ((error: unknown) => void) | undefined;
      const strayFailure = new Promise<never>((_, reject) => {
        fail = reject;
        running.add(reject);
      });
      return Promise.race([work(), strayFailure]).finally(() => fail && running.delete(fail));
    },
    handleStray(error) {
      const [only, ...others] = running;
      if (only === undefined || others.length > 0) return false;
      only(error);
      return true;
    },
  };
}
