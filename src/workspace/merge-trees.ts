// One commit put on top of another, in the object store alone: nothing is checked out, no driver of a repository runs.
import { SquadError } from '../errors.ts';
import type { Git } from '../ports/git.ts';

export type TreeMergeResult =
  | { readonly kind: 'clean'; readonly tree: string }
  /** `tree` holds both sides, with conflict markers in `files` where they are text. */
  | { readonly kind: 'conflict'; readonly tree: string; readonly files: readonly string[] };

/** Merges two commits from their common ancestor. Throws a SquadError (E_GIT). */
export async function mergeTrees(git: Git, ours: string, theirs: string): Promise<TreeMergeResult> {
  const args = ['merge-tree', '--write-tree', '-z', '--name-only', '--no-messages', ours, theirs];
  const { code, stdout, stderr } = await git.attempt(args);
  if (code > 1) {
    throw new SquadError({ code: 'E_GIT', message: `git merge-tree failed: ${stderr.trim()}` });
  }
  const [tree = '', ...files] = stdout.split('\0').filter((part) => part !== '');
  return code === 0 ? { kind: 'clean', tree } : { kind: 'conflict', tree, files };
}
