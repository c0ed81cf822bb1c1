// Reads what was changed before and after each review.

import { attempt } from '#src/errors.ts';
import type { Git } from '#src/ports/index.ts';
import type { ReviewNote } from '#src/run-log/index.ts';
import { isAmong, pathsAmong } from '#src/text/index.ts';
import { pathsChangedSince } from '#src/workspace/index.ts';
import type { Diff } from './diff.ts';
import { readChangesSince } from './read-diff.ts';

/** Loads what was changed after each review, by handoff. If its commit can't be compared, nothing counts as changed. */
export async function loadChangesSince(
  notes: readonly ReviewNote[],
  head: string,
  git: Git,
): Promise<ReadonlyMap<string, Diff>> {
  const since = new Map<string, Diff>();
  for (const { handoff, commit = head } of notes) {
    if (commit === head) continue;
    const changes = await attempt(readChangesSince(git, commit, head));
    if (changes.kind === 'done') since.set(handoff, changes.value);
  }
  return since;
}

/**
 * Returns which of the reviewed files were changed, a moved one by both its names; of a review without files, which covers
 * all, any work.
 */
export function changedAmong(
  files: readonly string[],
  changes: Diff,
  isWork: (path: string) => boolean,
): readonly string[] {
  const paths = changes.flatMap(({ path, previousPath = path }) => [previousPath, path]);
  return filesUnderReview(files, paths, isWork);
}

/** Returns the paths that a review of these files covers, each once. */
export function filesUnderReview(
  files: readonly string[],
  paths: readonly string[],
  isWork: (path: string) => boolean,
): readonly string[] {
  return files.length === 0 ? [...new Set(paths)].filter(isWork) : pathsAmong(files, paths);
}

/** Finds the reviews of files that had not been changed yet, by handoff. Leaves out those it can't be sure about. */
export async function findEarlyReviews(
  notes: readonly ReviewNote[],
  base: string | undefined,
  git: Git,
): Promise<ReadonlySet<string>> {
  const early = new Set<string>();
  if (base === undefined) return early;
  for (const { handoff, commit, files } of notes) {
    if (commit === undefined) continue;
    const changed = await attempt(pathsChangedSince(git, { base, tip: commit }));
    if (changed.kind === 'threw') continue;
    const paths = changed.value;
    const isLooked = (path: string) => files.length === 0 || isAmong(path, files);
    if (!paths.some(isLooked)) early.add(handoff);
  }
  return early;
}
