// Changes a worktree's index without a look at its files.
import { mkdir, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Git, GitWorktree } from '#src/ports/index.ts';

/**
 * Runs a git command that changes an index alone. Where a file was written in the second of its checkout, git would open it by its
 * path, which a program may have replaced; here git finds no file, and the index keeps its time, by which such files are still
 * compared later. Throws a SquadError (E_GIT).
 */
export async function changeIndex(
  git: Git,
  { indexFile }: Pick<GitWorktree, 'indexFile'>,
  args: readonly string[],
): Promise<void> {
  const directory = join(git.scratch, 'no-files');
  await mkdir(directory, { recursive: true });
  const { atime, mtime } = await stat(indexFile);
  await git.run(args, { worktree: { directory, indexFile } });
  await utimes(indexFile, atime, mtime);
}
