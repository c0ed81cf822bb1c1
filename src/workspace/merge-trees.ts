// Merges two commits in the object store alone: nothing is checked out, and no merge driver of a repository runs.
import { SquadError } from '../errors.ts';
import type { Git } from '../ports/git.ts';
import { splitPaths } from './git-history.ts';

export type MergeSides = { readonly ours: string; readonly theirs: string };

export type TreeMergeResult =
  | { readonly kind: 'clean'; readonly tree: string }
  /** `tree` holds both sides, with conflict markers in `files` where they are text. */
  | { readonly kind: 'conflict'; readonly tree: string; readonly files: readonly string[] };

/** Merges two commits from their common ancestor. Throws a SquadError (E_GIT). */
export function mergeTrees(git: Git, sides: MergeSides): Promise<TreeMergeResult> {
  return runMergeTree(git, sides, ['--name-only']);
}

/** The same; with other options, `files` are the rows that git gives for each conflict. Throws a SquadError (E_GIT). */
export async function runMergeTree(
  git: Git,
  { ours, theirs }: MergeSides,
  options: readonly string[] = [],
): Promise<TreeMergeResult> {
  const args = ['merge-tree', '--write-tree', '-z', '--no-messages', ...options, ours, theirs];
  const { code, stdout, stderr } = await git.attempt(args);
  if (code > 1) {
    throw new SquadError({ code: 'E_GIT', message: `git merge-tree failed: ${stderr.trim()}` });
  }
  const [tree = '', ...files] = splitPaths(stdout);
  return code === 0 ? { kind: 'clean', tree } : { kind: 'conflict', tree, files };
}
