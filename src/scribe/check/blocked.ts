// Pull requests of the squad that GitHub calls conflicting, and so runs no checks on, because of files that only grow.
import { attempt, describe } from '../../errors.ts';
import type { Git } from '../../ports/git.ts';
import type { PullRequest } from '../../ports/github.ts';
import { fetchBranches, pushWithLease, requireBranch } from '../../workspace/remote.ts';
import { mergeWithUnion } from '../../workspace/union-merge.ts';
import { MEMORY, mergeCommit } from '../land/land.ts';

/** What became of a pull request that GitHub can't merge. */
export type Blocked = { readonly number: number; readonly branch: string } & (
  | { readonly kind: 'brought-up-to-date' }
  /** These files need a person. */
  | { readonly kind: 'conflict'; readonly files: readonly string[] }
  | { readonly kind: 'not-pushed'; readonly reason: string }
);

type Circumstances = {
  /** `owner/name`. */
  readonly repository: string;
  /** How the squad's branches begin. */
  readonly prefix: string;
  /** The trunk's commit. */
  readonly base: string;
};

/** Looks at every pull request of the squad, and brings the trunk into those that only files like that keep back. */
export async function unblock(
  git: Git,
  pulls: readonly PullRequest[],
  circumstances: Circumstances,
): Promise<readonly Blocked[]> {
  const own = pulls.filter((pull) => isOwn(pull, circumstances));
  if (own.length === 0) return [];
  const branches = await fetchBranches(
    git,
    own.map(({ head }) => head.ref),
  );
  const found: Blocked[] = [];
  // One after the other: each may be large, and nobody waits.
  for (const { number, head } of own) {
    const ours = {
      branch: head.ref,
      tip: requireBranch(branches, head.ref),
      base: circumstances.base,
    };
    const done = await attempt(bringUpToDate(git, ours));
    const what =
      done.kind === 'done'
        ? done.value
        : { kind: 'not-pushed' as const, reason: describe(done.error).message };
    if (what !== undefined) found.push({ number, branch: head.ref, ...what });
  }
  return found;
}

function isOwn({ author, head }: PullRequest, { repository, prefix }: Circumstances): boolean {
  const isHere = head.repository?.toLowerCase() === repository.toLowerCase();
  return isHere && author?.type === 'Bot' && head.ref.startsWith(prefix);
}

type Found =
  | { readonly kind: 'brought-up-to-date' }
  | { readonly kind: 'conflict'; readonly files: readonly string[] }
  | { readonly kind: 'not-pushed'; readonly reason: string };

/** Undefined when nothing keeps it back. */
async function bringUpToDate(
  git: Git,
  { branch, tip, base }: { readonly branch: string; readonly tip: string; readonly base: string },
): Promise<Found | undefined> {
  const joined = await mergeWithUnion(git, { ours: tip, theirs: base }, MEMORY);
  if (joined.kind === 'clean') return undefined;
  if (joined.kind === 'conflict') return joined;
  const commit = await mergeCommit(git, [tip, base], joined);
  const pushed = await pushWithLease(git, { branch, commit, expectedCommit: tip });
  if (pushed.kind === 'pushed') return { kind: 'brought-up-to-date' };
  // Somebody pushed meanwhile: the next run looks again.
  return pushed.kind === 'moved' ? undefined : { kind: 'not-pushed', reason: pushed.reason };
}
