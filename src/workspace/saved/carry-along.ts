// A run's state reaches the remote with the run's branch, in one push.
import type { Git } from '../../ports/git.ts';
import type { RemoteRef } from '../remote.ts';
import { savedAnswer } from './saved-runs.ts';

/** What goes along with the next push of a branch. */
export type CarriedRun = {
  /** Undefined when there is nothing to carry. */
  readonly next: () => Promise<RemoteRef | undefined>;
  /** Told when the remote has it, or may have it. */
  readonly carried: () => void;
};

/** The same git, whose pushes of a branch carry a run's state along. A remote that refuses the state still gets the branch. */
export function carryAlong(git: Git, { next, carried }: CarriedRun): Git {
  const attempt: Git['attempt'] = async (args, options) => {
    const state = isBranchPush(args) ? await next() : undefined;
    if (state === undefined) return git.attempt(args, options);
    const answer = await git.attempt([...args, `+${state.commit}:${state.ref}`], options);
    if (savedAnswer(answer, state.ref) !== 'refused') {
      carried();
      return answer;
    }
    // A hook of the remote takes all or nothing.
    return git.attempt(args, options);
  };
  return {
    ...git,
    get remoteUrl() {
      return git.remoteUrl;
    },
    attempt,
  };
}

function isBranchPush(args: readonly string[]): boolean {
  const refspec = args.at(-1) ?? '';
  return args[0] === 'push' && /^[^:]+:refs\/heads\//.test(refspec);
}
