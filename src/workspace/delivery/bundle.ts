// Keeps work that can't be pushed in a file of the run; people fetch from it as from a remote.
import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SquadError } from '../../errors.ts';
import type { Git } from '../../ports/git.ts';
import type { RemoteRef } from '../fetch-branches.ts';

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

const BUNDLED = 'refs/bundled/';

/** Returns the ref of the run's repository that puts a commit into the run's bundle, in case one is written. */
export function nameInBundle(ref: string): string {
  return `${BUNDLED}${ref}`;
}

/** Writes the branch, and those kept earlier, to the run's bundle. Throws a SquadError (E_GIT). */
export async function keepInBundle(
  git: Git,
  { branch, commit, base, folder }: BundledWork,
): Promise<void> {
  // The run's own repository has no other branches.
  await git.run(['update-ref', `refs/heads/${branch}`, commit]);
  const file = join(folder, BUNDLE_FILE);
  const refs = ['--branches', `--glob=${BUNDLED}`, `^${base}`];
  await git.run(['bundle', 'create', '--quiet', file, ...refs]);
}

/** Adds a bundle's commits without naming them by a ref. Returns the commit of the run's state. Throws a SquadError (E_GIT). */
export async function takeFromBundle(git: Git, bytes: Uint8Array, ref: string): Promise<RemoteRef> {
  const file = join(await mkdtemp(join(git.scratch, 'bundle-')), BUNDLE_FILE);
  await writeFile(file, bytes);
  // git first checks that the commits which the bundle builds on are here.
  const heads = await git.attempt(['bundle', 'unbundle', file, nameInBundle(ref)]);
  if (heads.code !== 0) throw refusal('git cannot read it, or lacks the commits that it builds on');
  const [, commit] = /^([0-9a-f]{40,64}) /m.exec(heads.stdout) ?? [];
  if (commit === undefined) throw refusal('it holds no state of this run');
  return { ref, commit };
}

function refusal(message: string): SquadError {
  return new SquadError({ code: 'E_GIT', message });
}
