// Pushes Scribe's commit to the base branch.
import { SquadError } from '#src/errors.ts';
import type { Git } from '#src/ports/index.ts';
import {
  type DeliverDeps,
  type Delivery,
  deliver,
  fetchBranchIfExists,
} from '#src/workspace/index.ts';
/** What Scribe makes of a commit; `commit` is undefined when there is nothing to merge. */
export type CommitProposal = { readonly commit: string | undefined };
/** Proposes a commit; called again whenever a branch moved. */
export type ProposeCommit<Work extends CommitProposal> = (baseCommit: string) => Promise<Work>;

export type BaseBranchPush<Work> =
  /** `tip` is the base branch's commit after the push. */
  | { readonly kind: 'pushed'; readonly tip: string; readonly work: Work }
  | { readonly kind: 'refused'; readonly work: Work };

/** Pushes to the base branch; starts again from the new tip whenever it moved. Throws a SquadError (E_GIT). */
export async function pushToBaseBranch<Work extends CommitProposal>(
  ports: DeliverDeps,
  baseBranch: string,
  propose: ProposeCommit<Work>,
): Promise<BaseBranchPush<Work>> {
  const expected = await fetchBaseBranch(ports.git, baseBranch);
  let work = await propose(expected);
  if (work.commit === undefined) return { kind: 'pushed', tip: expected, work };
  const delivery = await deliver(ports, {
    ref: `refs/heads/${baseBranch}`,
    commit: work.commit,
    expected,
    async onMoved(tip) {
      if (tip === undefined) throw missingBranchError(baseBranch);
      work = await propose(tip);
      return { kind: 'replayed', commit: work.commit ?? tip };
    },
  });
  if (delivery.kind === 'pushed') return { kind: 'pushed', tip: delivery.commit, work };
  if (delivery.kind === 'refused') return { kind: 'refused', work };
  throw notPushedError(baseBranch, delivery);
}

/** Fetches the base branch, which must exist. Throws a SquadError (E_GIT). */
export async function fetchBaseBranch(git: Git, baseBranch: string): Promise<string> {
  const commit = await fetchBranchIfExists(git, baseBranch);
  if (commit !== undefined) return commit;
  throw missingBranchError(baseBranch);
}

function missingBranchError(baseBranch: string): SquadError {
  return new SquadError({
    code: 'E_GIT',
    message: `The branch ${baseBranch} is not on the remote.`,
    hint: 'Check the input `base-branch`.',
  });
}

/** Describes a push that failed. */
export function notPushedError(
  branch: string,
  delivery: Exclude<Delivery, { readonly kind: 'pushed' }>,
): SquadError {
  const reason = delivery.kind === 'conflict' ? 'it changed meanwhile' : delivery.reason;
  const message = `The branch ${branch} could not be pushed: ${reason}.`;
  if (delivery.kind !== 'refused') {
    const hint = 'Nothing is lost: the next run starts again.';
    return new SquadError({ code: 'E_GIT', message, hint });
  }
  return new SquadError({
    code: 'E_GIT',
    message,
    hint: 'The job needs `permissions: contents: write`, and no rule may forbid the bot to push this branch. Nothing is lost: the next run starts again.',
  });
}
