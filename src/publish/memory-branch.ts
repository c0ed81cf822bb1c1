// Finds where the branch of the team's memory goes on: at its tip, or again at the base branch.
import type { PullRequest } from '#src/ports/index.ts';
import {
  commitTree,
  completeHistory,
  fetchBranchIfExists,
  isAncestor,
  replay,
} from '#src/workspace/index.ts';
import type { PublishDeps } from './publish-deps.ts';
import type { PublishableWork } from './publishable-work.ts';

type MemoryPlace = {
  /** The commit that the new commits are added to. */
  readonly onto: string;
  /** The open pull request. */
  readonly pull?: PullRequest;
  /** The newest closed one, if nothing on the branch waits for another pull request. */
  readonly closed?: PullRequest;
};

/** Continues from the branch's tip while that waits to be merged, else from the base branch. */
export async function findMemoryBranch(
  branch: string,
  base: PublishableWork['baseBranch'],
  deps: PublishDeps,
): Promise<MemoryPlace> {
  const tip = await fetchBranchIfExists(deps.git, branch);
  if (tip === undefined) return { onto: base.commit };
  const pulls = await deps.github.pullRequestsOf(branch);
  const pull = pulls.find(({ state }) => state === 'open');
  if (pull !== undefined) return { onto: tip, pull };
  const [last] = pulls;
  return last === undefined ? { onto: tip } : beginAgain({ branch, tip, last }, base, deps);
}

type ClosedMemory = {
  readonly branch: string;
  readonly tip: string;
  /** Its newest pull request, which is closed. */
  readonly last: PullRequest;
};

/**
 * Resets the branch to the base branch's files, so that what people merged or refused doesn't come back. A merge commit does
 * this without a force push. Commits pushed after the pull request was closed are replayed on top.
 */
async function beginAgain(
  { branch, tip, last }: ClosedMemory,
  { name, commit }: PublishableWork['baseBranch'],
  { git }: PublishDeps,
): Promise<MemoryPlace> {
  // Fetched again: with the files from before the merge, the branch would revert what people merged.
  const base = (await fetchBranchIfExists(git, name)) ?? commit;
  await completeHistory(git, [branch, name]);
  if (await isAncestor(git, tip, base)) return { onto: base, closed: last };
  const merge = { tree: `${base}^{tree}`, parent: tip, secondParent: base, author: git.identity };
  const begun = await commitTree(git, { ...merge, text: 'Begin again at the base branch' });
  const late = { base: last.head.sha, tip };
  const isKnown = await isAncestor(git, late.base, tip);
  const replayed = isKnown ? await replay(git, late, begun) : { kind: 'replayed', commit: begun };
  // On a conflict the branch stays as it is.
  const onto = 'commit' in replayed ? replayed.commit : tip;
  return onto === begun ? { onto, closed: last } : { onto };
}
