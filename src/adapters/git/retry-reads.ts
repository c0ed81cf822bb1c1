// Reads of the remote that are tried again where its server or the network failed.
import type { Git, GitResult } from '../../ports/git.ts';
import { type Backoff, type BackoffDeps, openBackoff } from '../../workspace/delivery/backoff.ts';
import { readRemoteFailure } from '../../workspace/delivery/remote-failure.ts';

const READS: readonly string[] = ['fetch', 'ls-remote'];
/** Somebody waits: a server that is away for longer ends the run. */
const LIMIT_MS = 15_000;

/** The same `attempt`, which gives a read's failure only when it lasts. */
export function retryReads(attempt: Git['attempt'], deps: BackoffDeps): Git['attempt'] {
  return (args, options = {}) => {
    const isRead = options.remote === true && READS.includes(args[0] ?? '');
    const once = () => attempt(args, options);
    return isRead ? untilItLasts(once, openBackoff(deps, LIMIT_MS)) : once();
  };
}

async function untilItLasts(
  once: () => Promise<GitResult>,
  { afterFailure }: Backoff,
): Promise<GitResult> {
  for (;;) {
    const result = await once();
    const failure = readRemoteFailure(result);
    if (result.code === 0 || failure.isLasting || !(await afterFailure(failure))) return result;
  }
}
