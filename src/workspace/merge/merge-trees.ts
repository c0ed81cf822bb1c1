// Merges two commits in the object store alone: nothing is checked out, and no merge driver of a repository runs.
import { SquadError } from '#src/errors.ts';
import type { Git } from '#src/ports/index.ts';
import { splitPaths } from '../git-history.ts';

export type MergeSides = { readonly ours: string; readonly theirs: string };

/** The result of a merge. With conflicts, `rows` say which files they are in, a row for each side. */
export type TreeMerge = {
  readonly isClean: boolean;
  /** Holds both sides, with conflict markers where they are text. */
  readonly tree: string;
  readonly rows: readonly string[];
};

/** Merges two commits from their common ancestor. Throws a SquadError (E_GIT). */
export async function mergeTrees(git: Git, { ours, theirs }: MergeSides): Promise<TreeMerge> {
  const args = ['merge-tree', '--write-tree', '-z', '--no-messages', ours, theirs];
  const { code, stdout, stderr } = await git.attempt(args);
  if (code > 1) {
    throw new SquadError({ code: 'E_GIT', message: `git merge-tree failed: ${stderr.trim()}` });
  }
  const [tree = '', ...rows] = splitPaths(stdout);
  return { isClean: code === 0, tree, rows };
}
