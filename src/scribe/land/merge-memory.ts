// How Scribe merges two versions of a squad's memory, and signs the merge.
import { BOT, type Git } from '#src/ports/index.ts';
import { treeOf, type UnionMergeResult, type UnionMergeRules } from '#src/workspace/index.ts';
/** How two versions of a squad's memory are merged. */
export const MEMORY_MERGE_RULES: UnionMergeRules = {
  // Squad's own `.gitattributes` gives these files `merge=union`.
  appendOnly:
    /^(.+?\/)(?:decisions\.md|agents\/[^/]+\/history\.md|(?:rai|fact-checker)\/audit-trail\.md|(?:log|orchestration-log)\/.+)$/,
  // An inbox file that changed after it was merged says something new.
  restored: /^(.+?\/)(?:decisions|agents\/[^/]+)\/inbox\/[^/]+$/,
};

/** Commits a merge of two commits, as `mergeWithUnion` found it. */
export async function mergeCommit(
  git: Git,
  parents: readonly [string, string],
  merged: Exclude<UnionMergeResult, { readonly kind: 'conflict' }>,
): Promise<string> {
  const tree = await treeOf(git, merged.tree);
  const text = 'Bring the branch up to date\n';
  return git.commit({ parents, tree, author: SCRIBE_AUTHOR, text, files: new Map() });
}

/** The author of Scribe's commits. */
export const SCRIBE_AUTHOR = { name: 'Scribe (Squad)', email: BOT.email } as const;
