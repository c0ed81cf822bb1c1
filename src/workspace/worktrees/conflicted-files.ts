// The files of a conflict, from when their agent gets both sides until it has resolved them.
import type { WorkBeside } from '#src/coordinator/index.ts';
import { isThere, readRegularFile } from '#src/files/index.ts';
import type { Git } from '#src/ports/index.ts';
import { pathsBetween } from '../git-diff.ts';
import { type ConflictedCommit, describeConflict } from './describe-conflict.ts';
import type { Worktree } from './worktrees.ts';

/** A file with both sides, as its agent got it; `bytes` is undefined for what is not a regular file. */
export type ConflictedFile = { readonly path: string; readonly bytes: Buffer | undefined };

type ConflictLoading = { readonly git: Git; readonly worktree: Worktree; readonly force: boolean };

type LoadedConflict = {
  readonly earlier: readonly WorkBeside[];
  readonly conflictedFiles: readonly ConflictedFile[];
};

/**
 * Puts both sides, which `tree` holds, into the worktree. Returns what came in since, and the files to resolve; undefined when
 * something that was written after the commit is in the way, unless `force` overwrites it.
 */
export async function loadConflict(
  conflicted: ConflictedCommit & { readonly tree: string },
  { git, worktree, force }: ConflictLoading,
): Promise<LoadedConflict | undefined> {
  const { tip, tree, files } = conflicted;
  const { directory, touched } = worktree;
  if (!(await worktree.loadConflict(conflicted, { force }))) return undefined;
  // git follows renames, so the agent's own changes may be under other names now.
  const changed = await pathsBetween(git, { base: tip, tip: tree });
  for (const path of [...files, ...changed]) touched.add(path);
  const earlier = await describeConflict(conflicted, { git, directory });
  const read = files.map(async (path) => ({ path, bytes: await readRegularFile(directory, path) }));
  const there = await Promise.all(files.map((path) => isThere(directory, path)));
  return { earlier, conflictedFiles: (await Promise.all(read)).filter((_, at) => there[at]) };
}

/** Returns the files with conflict markers, or unchanged since the agent got them: a binary file has no markers. */
export async function findUnresolved(
  { directory }: Pick<Worktree, 'directory'>,
  conflictedFiles: readonly ConflictedFile[],
): Promise<readonly string[]> {
  const checks = conflictedFiles.map(async ({ path, bytes }) => {
    const present = await readRegularFile(directory, path);
    if (present === undefined) return isThere(directory, path);
    const isAsBefore = bytes !== undefined && present.equals(bytes);
    return isAsBefore || /^(<{7} |>{7} )/m.test(present.toString('latin1'));
  });
  const isOpen = await Promise.all(checks);
  return conflictedFiles.filter((_, at) => isOpen[at]).map(({ path }) => path);
}
