// Reads of the remote that are tried again where its server or the network failed.
import type { Git, GitResult } from '../../ports/git.ts';
import { type Backoff, type BackoffDeps, openBackoff } from '../../workspace/delivery/backoff.ts';
import { readRemoteFailure } from '../../workspace/delivery/remote-failure.ts';
import { TIMED_OUT } from './git-command.ts';

const READS: readonly string[] = ['fetch', 'ls-remote'];
/** Somebody waits: a server that is away for longer ends the run. */
const LIMIT_MS = 15_000;
/** An answer that never comes must not take the time of the second try. */
const FIRST_TRY_MS = 120_000;

type Read = {
  once(): Promise<GitResult>;
  /** Looks whether a ref that the answer doesn't have is missing on the remote, too. */
  isTrue(result: GitResult): Promise<boolean>;
};

/** The same `attempt`, which gives a read's failure only when it lasts. Outside of a run there is no time to wait in. */
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

/** A page of a proxy's is a remote without refs to git: that one is missing is believed where another can be seen. */
async function isMissing(
  { stderr }: GitResult,
  list: (ref: string) => Promise<GitResult>,
): Promise<boolean> {
  const ref = /couldn't find remote ref (\S{1,300})/i.exec(stderr)?.[1];
  if (ref === undefined) return true;
  const { code, stdout } = await list(ref);
  return code === 0 && stdout !== '' && !stdout.includes(`\t${ref}\n`);
}
