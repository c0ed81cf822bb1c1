// A thread's state reaches the remote with the thread's branch, in one push: the remote takes both or none.
import type { Git, GitOptions, GitResult } from '#src/ports/index.ts';
import { leaseOf, refspecOf, type StateUpdate, stateAnswer } from '../thread-state-ref.ts';

/** The state that goes along with the next push of a branch. */
export type CarriedState = {
  /** Returns the state to push with this commit of a branch; undefined when there is nothing to carry. */
  readonly next: (pushed: string) => Promise<StateUpdate | undefined>;
  /** Called when the remote has the state, or may have it. */
  readonly carried: (update: StateUpdate) => void;
  /** Called when another run has written the state meanwhile, to read it before the next try. */
  readonly refresh: () => Promise<void>;
};

const MOST_TRIES = 3;

/** Returns a git whose branch pushes carry the state along. A remote that refuses the state still gets the branch. */
export function carryAlong(git: Git, state: CarriedState): Git {
  return {
    ...git,
    get remoteUrl() {
      return git.remoteUrl;
    },
    async attempt(args, options) {
      const commit = pushedCommit(args);
      const carried =
        commit === undefined ? undefined : await pushBoth(git, { args, options, commit }, state);
      return carried ?? git.attempt(args, options);
    },
  };
}

type BranchPush = {
  readonly args: readonly string[];
  readonly options: GitOptions | undefined;
  readonly commit: string;
};

/** Pushes branch and state; undefined when the branch has to be pushed without it. */
async function pushBoth(
  git: Git,
  push: BranchPush,
  state: CarriedState,
  tries = 1,
): Promise<GitResult | undefined> {
  const update = await state.next(push.commit);
  if (update === undefined) return undefined;
  const answer = await git.attempt(withState(push.args, update), push.options);
  const end = stateAnswer(answer, update.ref);
  if (end === 'kept' || end === 'unknown') state.carried(update);
  if (end === 'refused') return undefined;
  if (end !== 'moved') return answer;
  await state.refresh();
  return tries < MOST_TRIES ? pushBoth(git, push, state, tries + 1) : undefined;
}

function withState([command = '', ...rest]: readonly string[], update: StateUpdate) {
  const lease = `--force-with-lease=${leaseOf(update)}`;
  return [command, '--atomic', lease, ...rest, refspecOf(update)];
}

/** The commit that a push brings to a branch; undefined for any other command. */
function pushedCommit(args: readonly string[]): string | undefined {
  const refspec = args.at(-1) ?? '';
  return args[0] === 'push' ? /^([^:]+):refs\/heads\//.exec(refspec)?.[1] : undefined;
}
