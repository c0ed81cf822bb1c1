/** The front of this room: all that others may import from it. */

export { type Board, openBoard } from './board/board-keeper.ts';
export {
  awaitsPullRequest,
  type FoundBoard,
  findBoardOf,
  findBoards,
  findOwnBoards,
  isFinal,
  isUnsettled,
  sortBoards,
  WRITER_ASSOCIATIONS,
} from './board/find-boards.ts';
export { startOfCommit } from './branch-history.ts';
export { commentOnce } from './comment-once.ts';
export type { EarlierWork } from './earlier-work.ts';
export { keepBundle } from './keep-bundle.ts';
export {
  openOrFindPullRequest,
  type PullRequestText,
  toPublishedWork,
} from './open-pull-request.ts';
export { closeOpenBlocks, createOutbound, type Outbound } from './outbound/outbound.ts';
export { isBeforeOthers, publishBranch, staleTextNote, updateOpenPullRequest } from './publish.ts';
export type { PublishDeps } from './publish-deps.ts';
export { publishMemory } from './publish-memory.ts';
export type { PublishableWork } from './publishable-work.ts';
export { renderProposedTools } from './pull-request/proposed-tools.ts';
export { agentInstructionsNote } from './pull-request/pull-request.ts';
export {
  type CommitSource,
  MEMORY_SUBJECT,
  renderCommitSubject,
  UNFINISHED_COMMIT,
} from './pull-request/pull-request-title.ts';
export { renderBoard } from './render/board.ts';
export { type BoardMarker, readMarker, renderMarker } from './render/board-marker.ts';
export { renderSummary } from './render/job-summary.ts';
export { workOfOutcome } from './render/outcome-text.ts';
export {
  commentUrl,
  type DefuseMarkdown,
  type RenderContext,
  type RepositorySite,
  repositoryUrl,
} from './render/render-context.ts';
export {
  code,
  codeBlock,
  collapsible,
  firstThatFits,
  inline,
  link,
  list,
  paragraphs,
} from './render/render-markdown.ts';
export { renderNotes } from './render/shared-parts.ts';
export {
  renderCustomTools,
  renderToolUsage,
  TOOL_NOTE_PREFIX,
} from './render/tools/custom-tools.ts';
export { statsLine } from './render/tools/tool-use.ts';
export {
  renderHelp,
  renderRefusal,
  renderRemember,
  renderStatus,
  renderStop,
  renderTeam,
  renderTools,
  type ThreadStatus,
} from './replies/command-replies.ts';
export {
  exampleMembers,
  renderEmptyRoster,
  renderNoTeam,
  renderUnknownAgent,
  renderUnreadableTeam,
} from './replies/missing-team.ts';
export { callsForNotice, isNotice, isNoticeFor, renderNotice } from './replies/notice.ts';
export {
  isThreadReply,
  renderThreadReply,
  type ThreadReply,
  withoutReplyMarker,
} from './replies/thread-reply.ts';
export { renderToolTests } from './replies/tool-tests.ts';
export { askReviewers } from './reviewers/ask-reviewers.ts';
export { chooseCandidates, reviewRequests } from './reviewers/choose-candidates.ts';
export { changedAmong, filesUnderReview, loadChangesSince } from './reviews/changes-since.ts';
export { type Diff, type FileDiff, type Hunk, isChangedSince } from './reviews/diff.ts';
export { readFindingsMarker, withoutFindingsMarker } from './reviews/finding-fingerprint.ts';
export { publishAgentReviews, type ReviewedPullRequest } from './reviews/post-reviews.ts';
export { diffOfFiles, readDiff } from './reviews/read-diff.ts';
export { settledReviews } from './reviews/review-progress.ts';
export { alsoRemovedText, publishToolRemoval } from './tool-removal.ts';
