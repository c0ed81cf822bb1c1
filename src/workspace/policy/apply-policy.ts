// Decides which of the files that an agent changed go into its commit.
import { MAX_FILE_BYTES } from '#src/files/index.ts';
import { isLockFileAlone } from './lock-files.ts';
import { DELETION } from './locked-out.ts';
import type { Policy, WrittenFile } from './protected-paths.ts';

/** The most files in one commit. */
export const MAX_FILES = 300;

/** A file that an agent or its tools changed, as the worktree has it now. */
export type CommitCandidate = WrittenFile & {
  readonly bytes: number;
  /** Written by a squad tool, which has checks of its own. */
  readonly byTool: boolean;
  /** What the path is instead of a regular file, in words. */
  readonly obstacle: string | undefined;
  /** The worktree's base has no such file. */
  readonly isNew?: boolean;
  /** The worktree no longer has the file. */
  readonly isRemoved?: boolean;
  /** The id that git gives the bytes which were checked for secrets; nothing else may be committed. */
  readonly object?: string;
};

export type PolicyResult = {
  readonly accepted: readonly CommitCandidate[];
  /** One line per path: `package-lock.json: its manifest did not change`. */
  readonly left: readonly string[];
};

/** Separates what may be committed from what may not. Pure. */
export function applyPolicy(candidates: readonly CommitCandidate[], policy: Policy): PolicyResult {
  const alone = partition(candidates, (candidate) => reasonAgainst(candidate, policy));
  // Changed files come first, because new ones may be a program's leftovers.
  const inOrder = alone.accepted.toSorted((one, other) => rank(one) - rank(other));
  const taken = new Set(inOrder.slice(0, MAX_FILES));
  const counted = partition(alone.accepted, (candidate) =>
    taken.has(candidate)
      ? undefined
      : `${candidate.path}: more than ${MAX_FILES} files in one commit`,
  );
  const paths = counted.accepted.map(({ path }) => path.toLowerCase());
  const together = partition(counted.accepted, ({ path }) =>
    isLockFileAlone(path, paths)
      ? `${path}: a lock file changes only together with its manifest`
      : undefined,
  );
  return { accepted: together.accepted, left: [...alone.left, ...counted.left, ...together.left] };
}

function rank({ isNew }: CommitCandidate): number {
  return isNew === true ? 1 : 0;
}

function partition(
  candidates: readonly CommitCandidate[],
  reasonFor: (candidate: CommitCandidate) => string | undefined,
): PolicyResult {
  const reasons = candidates.map((candidate) => reasonFor(candidate));
  return {
    accepted: candidates.filter((_, index) => reasons[index] === undefined),
    left: reasons.filter((reason) => reason !== undefined),
  };
}

function reasonAgainst(candidate: CommitCandidate, policy: Policy): string | undefined {
  const { path, obstacle, bytes, byTool, isRemoved } = candidate;
  if (isRemoved === true && !byTool) return reasonAgainstRemoval(candidate, policy);
  if (obstacle !== undefined) return `${path}: ${obstacle}`;
  if (bytes > MAX_FILE_BYTES) return `${path}: larger than 5 MB`;
  return byTool ? undefined : policy.refuses(candidate);
}

function reasonAgainstRemoval(candidate: CommitCandidate, policy: Policy): string | undefined {
  const reason = policy.refuses(candidate);
  return reason === undefined ? undefined : `${DELETION}${reason}`;
}
