export {
  CLEAR_OBSTACLES,
  type CommandBox,
  createBoxedGit,
  openCommandBox,
  type ShownCommit,
} from './box.ts';
export { objectId } from './changes.ts';
export {
  type Backoff,
  type BackoffDeps,
  BUNDLE_FILE,
  type BundledWork,
  carryAlong,
  type DeliverDeps,
  type Delivery,
  deliver,
  deliverToOwnBranch,
  keepInBundle,
  openBackoff,
  readRemoteFailure,
} from './deliver.ts';
export {
  type CommitRange,
  commonAncestor,
  type DiffTexts,
  type ExtractedFolder,
  extractFolder,
  hasChangesOf,
  isAncestor,
  type ListedEntry,
  listFiles,
  pathsBetween,
  pathsChangedBy,
  pathsChangedSince,
  readChangedPaths,
  readDiffTexts,
  readLines,
  readTreeListing,
  sizeOfChange,
  statusesSince,
  treeOf,
} from './git-history.ts';
export {
  type CommitIdentity,
  commitTree,
  mergeWithUnion,
  replay,
  type UnionMergeResult,
  type UnionMergeRules,
} from './merge.ts';
export { openWorkspace } from './open-workspace.ts';
export {
  createPolicy,
  DELETION,
  instructsAgents,
  isWorkPath,
  LOCKED_OUT,
  type Policy,
  pathLeftOut,
  TEST_PATH,
} from './policy.ts';
export {
  completeHistory,
  completeHistoryOf,
  fetchBranches,
  fetchBranchIfExists,
  fetchDefaultBranch,
  fetchTips,
  listBranches,
  type RemoteBranches,
  requireBranch,
} from './remote.ts';
export { refuseReturned } from './returned-work.ts';
export {
  type BranchTarget,
  memoryBranch,
  openRunBranch,
  pullNumbers,
  type RunBranch,
} from './run-branch.ts';
export {
  type AskedCheckout,
  askRunGit,
  type CheckoutLook,
  lookAround,
  type RefusedShare,
  readShare,
} from './shown-folders.ts';
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
export { byProductKind, withoutUntouched, withToolWrites } from './tool-writes.ts';
export {
  type CommitTrailers,
  findFileOwners,
  hasRivalWork,
  isRequestKnown,
  isSquadCommit,
  MAX_COMMITS,
  type RunOfRequest,
  readTrailedCommits,
  type TrailedCommit,
  withTrailers,
} from './trailers.ts';
export { type OpenWorkspace, openCheckout, type PlainCheckout } from './worktrees.ts';
