/** The front of this room: all that others may import from it. */

export { askReviewers, chooseCandidates, reviewRequests } from './ask-reviewers.ts';
export {
  awaitsPullRequest,
  type Board,
  type FoundBoard,
  findBoardOf,
  findBoards,
  findOwnBoards,
  isFinal,
  isUnsettled,
  openBoard,
  sortBoards,
  WRITER_ASSOCIATIONS,
} from './board.ts';
export { type EarlierWork, startOfCommit } from './branch-history.ts';
export { commentOnce } from './comment-once.ts';
export { keepBundle } from './deliver-work.ts';
export {
  openOrFindPullRequest,
  toPublishedWork,
} from './open-pull-request.ts';
export { closeOpenBlocks, createOutbound, type Outbound } from './outbound/outbound.ts';
export { isBeforeOthers, publishBranch, staleTextNote, updateOpenPullRequest } from './publish.ts';
export { publishMemory } from './publish-memory.ts';
export type { PublishableWork, PublishDeps, PullRequestText } from './publishable-work.ts';
export { agentInstructionsNote } from './pull-request.ts';
export {
  type CommitSource,
  MEMORY_SUBJECT,
  renderCommitSubject,
  UNFINISHED_COMMIT,
} from './pull-request-title.ts';
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
  exampleMembers,
  renderEmptyRoster,
  renderHelp,
  renderNoTeam,
  renderRefusal,
  renderRemember,
  renderStatus,
  renderStop,
  renderTeam,
  renderTools,
  renderToolTests,
  renderUnknownAgent,
  renderUnreadableTeam,
  type ThreadStatus,
} from './replies/command-replies.ts';
export {
  callsForNotice,
  isNotice,
  isNoticeFor,
  isThreadReply,
  renderNotice,
  renderThreadReply,
  type ThreadReply,
  withoutReplyMarker,
} from './replies/notice.ts';
export {
  changedAmong,
  type Diff,
  diffOfFiles,
  type FileDiff,
  filesUnderReview,
  type Hunk,
  isChangedSince,
  loadChangesSince,
  readDiff,
} from './reviews/diff.ts';
export { publishAgentReviews, type ReviewedPullRequest } from './reviews/post-reviews.ts';
export {
  readFindingsMarker,
  settledReviews,
  withoutFindingsMarker,
} from './reviews/review-progress.ts';
export { alsoRemovedText, publishToolRemoval } from './tool-removal.ts';
export { renderBoard } from './views/board.ts';
export { type BoardMarker, readMarker, renderMarker } from './views/board-marker.ts';
export { renderSummary } from './views/job-summary.ts';
export { workOfOutcome } from './views/outcome-text.ts';
export { renderProposedTools } from './views/proposed-tools.ts';
export {
  renderCustomTools,
  renderToolUsage,
  statsLine,
  TOOL_NOTE_PREFIX,
} from './views/tool-use.ts';
