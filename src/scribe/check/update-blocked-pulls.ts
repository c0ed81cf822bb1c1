// Updates the squad's pull requests that GitHub can't merge, and so runs no checks on, because of append-only files.
import { attempt, describe } from '#src/errors.ts';
import type { PullRequest } from '#src/ports/index.ts';
import {
  type DeliverDeps,
  deliver,
  fetchBranches,
  mergeWithUnion,
  requireBranch,
} from '#src/workspace/index.ts';
import { MEMORY_MERGE_RULES, mergeCommit } from '../land/merge-memory.ts';

/** What became of a pull request that GitHub can't merge. */
export type BlockedPullRequest = BranchUpdate & {
  readonly number: number;
  readonly branch: string;
};

type BranchUpdate =
  | { readonly kind: 'brought-up-to-date' }
  /** These files need a person. */
  | { readonly kind: 'conflict'; readonly files: readonly string[] }
  | { readonly kind: 'not-pushed'; readonly reason: string };

type UpdateBlockedOptions = {
  /** `owner/name`. */
  readonly repository: string;
  /** How the squad's branches begin. */
  readonly prefix: string;
  /** The base branch's commit. */
  readonly baseCommit: string;
};

/** Merges the base branch into every pull request of the squad that conflicts in append-only files alone. */
export async function updateBlockedPulls(
  deps: DeliverDeps,
  pulls: readonly PullRequest[],
  options: UpdateBlockedOptions,
): Promise<readonly BlockedPullRequest[]> {
  const squadPulls = pulls.filter((pull) => isSquadPull(pull, options));
  if (squadPulls.length === 0) return [];
  const branches = await fetchBranches(
    deps.git,
    squadPulls.map(({ head }) => head.ref),
  );
  const found: BlockedPullRequest[] = [];
  // One after the other: each may be large, and nobody waits.
  for (const { number, head } of squadPulls) {
    const ours = { branch: head.ref, tip: requireBranch(branches, head.ref) };
    const updated = await attempt(bringUpToDate(deps, ours, options.baseCommit));
    const update: BranchUpdate | undefined =
      updated.kind === 'done'
        ? updated.value
        : { kind: 'not-pushed', reason: describe(updated.error).message };
    if (update !== undefined) found.push({ number, branch: head.ref, ...update });
  }
  return found;
}

function isSquadPull(
  { author, head }: PullRequest,
  { repository, prefix }: UpdateBlockedOptions,
): boolean {
  const isSameRepository = head.repository?.toLowerCase() === repository.toLowerCase();
  return isSameRepository && author?.type === 'Bot' && head.ref.startsWith(prefix);
}

/** Merges the base branch into one branch. Returns undefined when GitHub can do that itself, or the branch has moved. */
async function bringUpToDate(
  deps: DeliverDeps,
  { branch, tip }: { readonly branch: string; readonly tip: string },
  baseCommit: string,
): Promise<BranchUpdate | undefined> {
  const { git } = deps;
  const merged = await mergeWithUnion(git, { ours: tip, theirs: baseCommit }, MEMORY_MERGE_RULES);
  if (merged.kind === 'clean') return undefined;
  if (merged.kind === 'conflict') return { kind: 'conflict', files: merged.files };
  const commit = await mergeCommit(git, [tip, baseCommit], merged);
  const delivery = await deliver(deps, {
    ref: `refs/heads/${branch}`,
    commit,
    expected: tip,
    // Somebody pushed meanwhile: the next run looks again.
    onMoved: async () => ({ kind: 'conflict', files: [] }),
  });
  if (delivery.kind === 'pushed') return { kind: 'brought-up-to-date' };
  return delivery.kind === 'conflict' ? undefined : { kind: 'not-pushed', reason: delivery.reason };
}
