// Brings a worktree's files and index to another commit, or to the tree of a conflict.
import type { Git, GitWorktree } from '../../ports/git.ts';

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
  await move.git.run(['read-tree', '--reset', tip], { worktree: move.worktree });
  return true;
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
