// Writes files of the index into a worktree that doesn't have them yet.
import { SquadError } from '#src/errors.ts';
import { isThere } from '#src/files/index.ts';
import type { Git, GitWorktree } from '#src/ports/index.ts';
import { splitPaths } from '../git-history.ts';
import { batchPaths } from './list-changes.ts';

export type CheckOutDeps = {
  readonly git: Git;
  readonly worktree: GitWorktree;
  /** The files checked out so far: if one is missing now, the agent removed it. */
  readonly broughtIn: Set<string>;
};

/** Checks files out; never overwrites one, and leaves the index alone, as a commit may be made from it at the same moment. */
export async function checkOut(
  { git, worktree, broughtIn }: CheckOutDeps,
  paths: readonly string[],
): Promise<void> {
  const missing = paths.filter((path) => !broughtIn.has(path));
  for (const batch of batchPaths(missing)) {
    const how = ['checkout-index', '-q', '--', ...batch];
    const { code, stderr } = await git.attempt(how, { worktree });
    // A file that a tool has written meanwhile does no harm.
    if (code !== 0 && (await withoutExisting(worktree.directory, batch)).length > 0) {
      const message = `The repository's files could not be written: ${stderr.trim()}`;
      throw new SquadError({ code: 'E_GIT', message });
    }
  }
  for (const path of missing) broughtIn.add(path);
}

/** Checks out the files of a folder, or of the whole worktree, that are not there yet. */
export async function checkOutMissing(state: CheckOutDeps, folder: string): Promise<void> {
  const { git, worktree } = state;
  const how = ['ls-files', '--deleted', '-z', ...within(folder)];
  await checkOut(state, splitPaths(await git.run(how, { worktree })));
}

/** Returns the arguments that limit a listing to a folder; none for the whole worktree. */
export function within(folder: string): readonly string[] {
  return folder === '' ? [] : ['--', folder];
}

/** Returns the paths at which the worktree has nothing. */
export async function withoutExisting(
  directory: string,
  paths: readonly string[],
): Promise<readonly string[]> {
  const there = await Promise.all(paths.map((path) => isThere(directory, path)));
  return paths.filter((_path, index) => there[index] !== true);
}
