/** The front of this room: all that others may import from it. */

export { createBoxedGit } from './box/boxed-git.ts';
export { type CommandBox, openCommandBox } from './box/command-box.ts';
export type { ShownCommit } from './box/copy-repository.ts';
export { CLEAR_OBSTACLES } from './box/obstacles.ts';
export {
  type AskedCheckout,
  askRunGit,
  type CheckoutLook,
  lookAround,
  type RefusedShare,
  readShare,
} from './box/shown-folders.ts';
export { type BranchTarget, memoryBranch, pullNumbers } from './branch-target.ts';
export { type CommitIdentity, commitTree } from './commit-tree.ts';
export { type Backoff, type BackoffDeps, openBackoff } from './delivery/backoff.ts';
export { BUNDLE_FILE, type BundledWork, keepInBundle } from './delivery/bundle.ts';
export { carryAlong } from './delivery/carry-along.ts';
export {
  type DeliverDeps,
  type Delivery,
  deliver,
  deliverToOwnBranch,
} from './delivery/deliver.ts';
export { readRemoteFailure } from './delivery/remote-failure.ts';
export { type ExtractedFolder, extractFolder } from './extract-folder.ts';
export {
  completeHistory,
  completeHistoryOf,
  fetchBranches,
  fetchTips,
  listBranches,
  type RemoteBranches,
  requireBranch,
} from './fetch-branches.ts';
export {
  type DiffTexts,
  pathsBetween,
  pathsChangedSince,
  readDiffTexts,
  sizeOfChange,
  statusesSince,
} from './git-diff.ts';
export {
  type CommitRange,
  commonAncestor,
  hasChangesOf,
  isAncestor,
  type ListedEntry,
  listFiles,
  pathsChangedBy,
  readChangedPaths,
  readTreeListing,
  treeOf,
} from './git-history.ts';
export { replay } from './merge/replay.ts';
export {
  mergeWithUnion,
  type UnionMergeResult,
  type UnionMergeRules,
} from './merge/union-merge.ts';
export { findFileOwners } from './ownership.ts';
export { byProductKind } from './policy/by-products.ts';
export { DELETION, LOCKED_OUT, pathLeftOut } from './policy/locked-out.ts';
export { createPolicy, instructsAgents, type Policy } from './policy/protected-paths.ts';
export { refuseReturned } from './policy/returned-work.ts';
export { withoutUntouched, withToolWrites } from './policy/tool-writes.ts';
export { readLines } from './read-lines.ts';
export { fetchBranchIfExists, fetchDefaultBranch } from './remote.ts';
export { openRunBranch, type RunBranch } from './run-branch.ts';
export {
  commitThreadState,
  deleteOldRunsBefore,
  deleteStates,
  fetchThreadState,
  type ListedState,
  listThreadStates,
  MAX_STATE_BYTES,
  pushThreadState,
  readStateFile,
  type StateUpdate,
  threadStatePattern,
  threadStateRef,
} from './thread-state-ref.ts';
export {
  type CommitTrailers,
  hasRivalWork,
  isRequestKnown,
  isSquadCommit,
  MAX_COMMITS,
  type RunOfRequest,
  readTrailedCommits,
  type TrailedCommit,
  withTrailers,
} from './trailers.ts';
export { isWorkPath, TEST_PATH } from './work-path.ts';
export { objectId } from './worktrees/list-changes.ts';
export { openWorkspace } from './worktrees/open-workspace.ts';
export { openCheckout, type PlainCheckout } from './worktrees/plain-checkout.ts';
export type { OpenWorkspace } from './worktrees/worktrees.ts';
