// Retries reads of the remote when its server or the network fails.
import type { Git, GitResult } from '#src/ports/index.ts';
import {
  type Backoff,
  type BackoffDeps,
  openBackoff,
  readRemoteFailure,
} from '#src/workspace/index.ts';
import { TIMED_OUT } from './git-command.ts';

const READS: readonly string[] = ['fetch', 'ls-remote'];
/** Somebody is waiting, so a server that is away for longer ends the run. */
const LIMIT_MS = 15_000;
/** A first try that gets no answer must leave time for the second. */
const FIRST_TRY_MS = 120_000;

type Read = {
  once(): Promise<GitResult>;
  /** Checks whether a ref that the answer lacks is really missing on the remote. */
  isTrue(result: GitResult): Promise<boolean>;
};

/** Wraps `attempt` so that a failed read is retried, unless the failure is lasting. Outside of a run, nothing is retried. */
export function retryReads(
  attempt: Git['attempt'],
  remote: { readonly url: string },
  deps: BackoffDeps | undefined,
): Git['attempt'] {
  if (deps === undefined) return attempt;
  return async (args, options = {}) => {
    if (options.remote !== true || !READS.includes(args[0] ?? '')) return attempt(args, options);
    const list = (ref: string) => attempt(['ls-remote', remote.url, 'HEAD', ref], options);
    const isTrue = (result: GitResult) => isMissing(result, list);
    const within = (timeoutMs: number | undefined) => {
      const once = () => attempt(args, { ...options, timeoutMs });
      return untilItLasts({ once, isTrue }, openBackoff(deps, LIMIT_MS));
    };
    const { timeoutMs } = options;
    const result = await within(timeoutMs ?? FIRST_TRY_MS);
    return timeoutMs === undefined && result.code === TIMED_OUT ? within(undefined) : result;
  };
}

async function untilItLasts(read: Read, { afterFailure }: Backoff): Promise<GitResult> {
  for (;;) {
    const result = await read.once();
    if (result.code === 0) return result;
    const failure = readRemoteFailure(result);
    const isLasting = failure.isLasting && (await read.isTrue(result));
    if (isLasting || !(await afterFailure({ ...failure, isLasting }))) return result;
  }
}

/** To git, a proxy's page is a remote without refs, so a ref counts as missing only if the remote shows another one. */
async function isMissing(
  { stderr }: GitResult,
  list: (ref: string) => Promise<GitResult>,
): Promise<boolean> {
  const ref = /couldn't find remote ref (\S{1,300})/i.exec(stderr)?.[1];
  if (ref === undefined) return true;
  const { code, stdout } = await list(ref);
  return code === 0 && stdout !== '' && !stdout.includes(`\t${ref}\n`);
}
