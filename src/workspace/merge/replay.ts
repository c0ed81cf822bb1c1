// Puts the run's commits on top of a branch that moved meanwhile. Authors, dates and messages stay; nothing is checked out.
import type { Git } from '#src/ports/index.ts';
import { type CommitSignature, commitTree } from '../commit-tree.ts';
import { type CommitRange, readLog, treeOf } from '../git-history.ts';
import { mergeWithUnion, WORK_MERGE_RULES } from './union-merge.ts';

export type ReplayResult =
  | { readonly kind: 'replayed'; readonly commit: string }
  | { readonly kind: 'conflict'; readonly files: readonly string[] };

/** Puts a range's commits on top of the commit `onto`, and skips changes that it already has. */
export async function replay(git: Git, range: CommitRange, onto: string): Promise<ReplayResult> {
  let commit = onto;
  let tree = await treeOf(git, onto);
  for (const { id, ...signature } of await readSignedCommits(git, range)) {
    // The target's tree on this commit's parent: merged with this commit, it gives the commit's change on top of the target.
    const standIn = { author: signature.author, text: 'stand-in' };
    const target = await commitTree(git, { tree, parent: `${id}^`, ...standIn });
    const sides = { ours: target, theirs: id };
    const merged = await mergeWithUnion(git, sides, WORK_MERGE_RULES);
    if (merged.kind === 'conflict') return { kind: 'conflict', files: merged.files };
    if (merged.tree === tree && (await changesFiles(git, id))) continue;
    tree = merged.tree;
    commit = await commitTree(git, { tree, parent: commit, ...signature });
  }
  return { kind: 'replayed', commit };
}

/** True unless the commit is empty; an empty commit is kept for its message. */
async function changesFiles(git: Git, id: string): Promise<boolean> {
  return (await git.attempt(['diff-tree', '--quiet', `${id}^`, id])).code !== 0;
}

/** A commit with what its author signed. */
export type SignedCommit = CommitSignature & { readonly id: string };

const FIELDS = ['%H', '%an', '%ae', '%ad', '%B'];

/** Returns the commits of a range, oldest first. */
export async function readSignedCommits(
  git: Git,
  range: CommitRange,
): Promise<readonly SignedCommit[]> {
  const rows = await readLog(git, { fields: FIELDS, range, options: ['--reverse', '--date=raw'] });
  return rows.map(([id = '', name = '', email = '', date = '', text = '']) => ({
    id,
    author: { name, email, date },
    text,
  }));
}
