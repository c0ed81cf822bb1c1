// Brings a worktree's files and index to another commit, or to the tree of a conflict.
import { mkdir, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { SquadError } from '#src/errors.ts';
import type { Git, GitResult, GitWorktree } from '#src/ports/git.ts';

/** An agent's commit, and the tree with both its side and that of `tip`. */
export type ConflictTree = { readonly commit: string; readonly tip: string; readonly tree: string };

/**
 * Writes the tree's files over those of the agent's commit, then resets the index to the tip, so that only paths named later get
 * into it. False, like `moveWorktree`, when uncommitted files are in the way.
 */
export async function loadTree(
  { commit, tip, tree }: ConflictTree,
  move: WorktreeMove,
): Promise<boolean> {
  if (!(await moveWorktree(commit, tree, move))) return false;
  await changeIndex(move.git, move.worktree, ['read-tree', '--reset', tip]);
  return true;
}

type WorktreeMove = {
  readonly git: Git;
  /** Runs git on the files. */
  readonly runGit: (args: readonly string[]) => Promise<GitResult>;
  readonly worktree: GitWorktree;
  readonly force: boolean;
};

/**
 * Moves a worktree to another commit. Unlike --reset, -m keeps files that differ from the index, and gives up when they are in
 * the way: then the answer is false. Throws a SquadError (E_GIT).
 */
export async function moveWorktree(
  from: string,
  to: string,
  { git, worktree, runGit, force }: WorktreeMove,
): Promise<boolean> {
  const how = force ? ['--reset', '-u', to] : ['-m', '-u', from, to];
  const move = () => runGit(['read-tree', ...how]);
  let moved = await move();
  if (moved.code !== 0 && !force) {
    // After a refresh, a file that was rewritten with the same content is not in the way.
    await runGit(['update-index', '-q', '--refresh']);
    moved = await move();
  }
  if (moved.code !== 0 && force) {
    const message = `The files could not be brought to ${to}: ${moved.stderr.trim()}`;
    throw new SquadError({ code: 'E_GIT', message });
  }
  // In the box, git worked with a copy of the index.
  if (moved.code === 0) await changeIndex(git, worktree, ['read-tree', '-i', '-m', to]);
  return moved.code === 0;
}

// Changes a worktree's index without a look at its files.

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
