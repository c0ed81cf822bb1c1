// Keeps work that can't be pushed in a file of the run; people fetch from it as from a remote.
import { join } from 'node:path';
import type { Git } from '#src/ports/index.ts';

/** The file's name in the run's folder. */
export const BUNDLE_FILE = 'work.bundle';

export type BundledWork = {
  readonly branch: string;
  readonly commit: string;
  /** A commit that everybody's clone has; the bundle leaves out its history. */
  readonly base: string;
  /** The run's folder. */
  readonly folder: string;
};

/** Writes the branch, and those kept earlier, to the run's bundle. Throws a SquadError (E_GIT). */
export async function keepInBundle(
  git: Git,
  { branch, commit, base, folder }: BundledWork,
): Promise<void> {
  // The run's own repository has no other branches.
  await git.run(['update-ref', `refs/heads/${branch}`, commit]);
  const file = join(folder, BUNDLE_FILE);
  const refs = ['--branches', `^${base}`];
  await git.run(['bundle', 'create', '--quiet', file, ...refs]);
}
