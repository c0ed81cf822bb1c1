// When a request to GitHub may leave. The throttling plugin decides that with limiters; its own, Bottleneck's, read the
// machine's clock, and after a clock was set back an hour they would hold every request for an hour. These don't read it.
import { setTimeout as pause } from 'node:timers/promises';
import { attempt } from '#src/errors.ts';

type Job = (...args: readonly unknown[]) => Promise<unknown>;
/** Returns the milliseconds after which the job is done again; undefined to give up. */
type OnFailed = (error: unknown, info: { readonly args: readonly unknown[] }) => unknown;

/** So many writes at once, then one a second. */
const BURST = 8;

/** The limiters by the plugin's names for them. `secondMs`: how long a second of waiting lasts. */
export function requestLimits(secondMs: number) {
  return {
    global: unlimited,
    auth: unlimited,
    search: unlimited,
    // The plugin's default is for bulk writers (three seconds a comment); a run writes a few times.
    write: pacedGroup(secondMs),
    notifications: pacedGroup(secondMs),
    retryLimiter: repeating(),
  };
}

const groupOf = (beforeJob: () => Promise<unknown>) => ({
  key: () => ({
    async schedule(_options: object, job: Job, ...args: readonly unknown[]): Promise<unknown> {
      await beforeJob();
      return job(...args);
    },
  }),
});

const unlimited = groupOf(async () => undefined);

function pacedGroup(secondMs: number) {
  // The moment at which the whole burst is there again.
  let full = 0;
  return groupOf(async () => {
    const now = performance.now();
    full = Math.max(full, now) + secondMs;
    const wait = full - now - BURST * secondMs;
    if (wait > 0) await pause(wait);
  });
}

/** Does a job again as long as the plugin's handler of failures says when. */
function repeating() {
  let onFailed: OnFailed = () => undefined;
  return {
    on(_event: 'failed', handler: OnFailed) {
      onFailed = handler;
    },
    async schedule(job: Job, ...args: readonly unknown[]): Promise<unknown> {
      for (;;) {
        const ended = await attempt(job(...args));
        if (ended.kind === 'done') return ended.value;
        const wait = await onFailed(ended.error, { args });
        if (typeof wait !== 'number') throw ended.error;
        await pause(wait);
      }
    },
  };
}
