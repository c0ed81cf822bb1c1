// Brings a worktree's files and index to another commit, or to the tree of a conflict.
import type { Git, GitWorktree } from '../../ports/git.ts';

/** Writes the tree's files, then resets the index to the commit, so that only paths named later get into it. */
export async function loadTree(
  tree: string,
  commit: string,
  { git, worktree }: Pick<WorktreeMove, 'git' | 'worktree'>,
): Promise<void> {
  await git.run(['read-tree', '--reset', '-u', tree], { worktree });
  await git.run(['read-tree', '--reset', commit], { worktree });
}

type WorktreeMove = {
  readonly git: Git;
  readonly worktree: GitWorktree;
  readonly force: boolean;
};

/**
 * Moves a worktree to another commit. Unlike --reset, -m keeps files that differ from the index, and gives up when they are in
 * the way: then the answer is false.
 */
export async function moveWorktree(
  from: string,
  to: string,
  { git, worktree, force }: WorktreeMove,
): Promise<boolean> {
  if (force) {
    await git.run(['read-tree', '--reset', '-u', to], { worktree });
    return true;
  }
  const how = ['read-tree', '-m', '-u', from, to];
  const moved = await git.attempt(how, { worktree });
  if (moved.code === 0) return true;
  // After a refresh, a file that was rewritten with the same content is not in the way.
  await git.attempt(['update-index', '-q', '--refresh'], { worktree });
  return (await git.attempt(how, { worktree })).code === 0;
}
