// A run's state reaches the remote with the run's branch, in one push.
import type { Git } from '../../ports/git.ts';
import type { RemoteRef } from '../fetch-branches.ts';
import { savedAnswer } from './saved-runs.ts';

/** The state that goes along with the next push of a branch. */
export type CarriedRun = {
  /** Returns the state's ref and commit; undefined when there is nothing to carry. */
  readonly next: () => Promise<RemoteRef | undefined>;
  /** Called when the remote has the state, or may have it. */
  readonly carried: () => void;
};

/** Returns a git whose branch pushes carry a run's state along. A remote that refuses the state still gets the branch. */
export function carryAlong(git: Git, { next, carried }: CarriedRun): Git {
  const attempt: Git['attempt'] = async (args, options) => {
    const state = isBranchPush(args) ? await next() : undefined;
    if (state === undefined) return git.attempt(args, options);
    const answer = await git.attempt([...args, `+${state.commit}:${state.ref}`], options);
    if (savedAnswer(answer, state.ref) !== 'refused') {
      carried();
      return answer;
    }
    // A hook of the remote accepts all refs or none, so the branch is pushed again without the state.
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
