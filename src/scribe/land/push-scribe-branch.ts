// Pushes Scribe's commit to a branch of its own, where the base branch is protected.
import { SquadError } from '#src/errors.ts';
import type { Git, GitHub, PullRequest } from '#src/ports/index.ts';
import {
  completeHistory,
  type DeliverDeps,
  type Delivery,
  deliver,
  fetchBranchIfExists,
  isAncestor,
  mergeWithUnion,
} from '#src/workspace/index.ts';
import { MEMORY_MERGE_RULES, mergeCommit } from './merge-memory.ts';
import {
  type CommitProposal,
  fetchBaseBranch,
  notPushedError,
  type ProposeCommit,
} from './push-base-branch.ts';

export type ScribeBranchPush<Work> = {
  /** The branch's commit on the remote; undefined when the base branch has all of it. */
  readonly tip: string | undefined;
  /** The base branch's commit. */
  readonly baseCommit: string;
  readonly work: Work;
  /** The pull request that is open already. */
  readonly pull: PullRequest | undefined;
};

type PushMemoryPorts = DeliverDeps & { readonly github: GitHub };

type ScribeBranches = { readonly baseBranch: string; readonly branch: string };

/** Pushes to a branch of Scribe's own, which keeps up with the base branch. Throws a SquadError (E_GIT). */
export async function pushToScribeBranch<Work extends CommitProposal>(
  ports: PushMemoryPorts,
  { baseBranch, branch }: ScribeBranches,
  propose: ProposeCommit<Work>,
): Promise<ScribeBranchPush<Work>> {
  const begin = async (theirs: string | undefined) => {
    const start = await findStart(ports, { baseBranch, branch }, theirs);
    const work = await propose(start.commit);
    const isWaiting = work.commit === undefined && !start.isWorthPushing;
    return { start, work, isWaiting, tip: work.commit ?? start.commit };
  };
  const expected = await fetchBranchIfExists(ports.git, branch);
  let push = await begin(expected);
  const delivery: Delivery = push.isWaiting
    ? { kind: 'pushed', commit: push.tip }
    : await deliver(ports, {
        ref: `refs/heads/${branch}`,
        commit: push.tip,
        expected: expected ?? '',
        async onMoved(tip) {
          push = await begin(tip);
          if (push.isWaiting) return { kind: 'nothing-left' };
          return { kind: 'replayed', commit: push.tip };
        },
      });
  if (delivery.kind !== 'pushed') throw notPushedError(branch, delivery);
  const { start, work, isWaiting } = push;
  const { pull, baseCommit } = start;
  return { tip: isWaiting ? start.waiting : delivery.commit, baseCommit, work, pull };
}

type ScribeBranchStart = {
  readonly commit: string;
  readonly baseCommit: string;
  readonly pull: PullRequest | undefined;
  /** The branch's tip, if it is waiting to be merged. */
  readonly waiting: string | undefined;
  /** True when the base branch was merged into it in a way that GitHub can't. */
  readonly isWorthPushing: boolean;
};

async function findStart(
  { git, github }: PushMemoryPorts,
  { baseBranch, branch }: ScribeBranches,
  theirs: string | undefined,
): Promise<ScribeBranchStart> {
  const baseCommit = await fetchBaseBranch(git, baseBranch);
  if (theirs !== undefined) await completeHistory(git, [baseBranch, branch]);
  const empty = { baseCommit, pull: undefined, waiting: undefined, isWorthPushing: false };
  if (theirs === undefined || (await isAncestor(git, theirs, baseCommit))) {
    return { ...empty, commit: baseCommit };
  }
  const pulls = await github.pullRequestsOf(branch);
  const pull = pulls.find(({ state }) => state === 'open');
  if (pull === undefined && pulls.length > 0) {
    return { ...empty, ...(await beginAgain(git, theirs, baseBranch)) };
  }
  const pending = { baseCommit, pull, waiting: theirs };
  if (await isAncestor(git, baseCommit, theirs)) {
    return { ...pending, commit: theirs, isWorthPushing: false };
  }
  const merged = await mergeWithUnion(
    git,
    { ours: theirs, theirs: baseCommit },
    MEMORY_MERGE_RULES,
  );
  if (merged.kind === 'conflict') throw mergeConflictError(branch, merged.files);
  const commit = await mergeCommit(git, [theirs, baseCommit], merged);
  return { ...pending, commit, isWorthPushing: merged.kind === 'union' };
}

/**
 * Gives the branch the base branch's files, so that what was merged or refused does not come back; a merge commit needs no
 * forced push. The base branch is fetched anew: with its files from before the merge, the branch would take back what people
 * merged.
 */
async function beginAgain(git: Git, theirs: string, baseBranch: string) {
  const baseCommit = await fetchBaseBranch(git, baseBranch);
  if (await isAncestor(git, theirs, baseCommit)) return { baseCommit, commit: baseCommit };
  const tree = `${baseCommit}^{tree}`;
  const commit = await mergeCommit(git, [theirs, baseCommit], { kind: 'clean', tree });
  return { baseCommit, commit };
}

function mergeConflictError(branch: string, files: readonly string[]): SquadError {
  return new SquadError({
    code: 'E_GIT',
    message: `${branch} and the default branch changed the same lines of ${files.join(', ')}.`,
    hint: `Merge or close the pull request of ${branch}; the next run starts again.`,
  });
}
