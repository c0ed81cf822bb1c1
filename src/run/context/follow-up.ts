// What a follow-up goes on with: a branch of the squad that has a pull request already.
import type { BranchTarget } from '../../workspace/branch-target.ts';

/** The open pull request that the run's work goes on with, and its branch; undefined where the work begins anew. */
export function continuedWork({ target }: { readonly target: BranchTarget }) {
  const { from, pull, branch } = target;
  return from === 'branch' && pull !== undefined ? { branch, pull: pull.number } : undefined;
}
