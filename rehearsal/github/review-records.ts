// Adds reviews, line comments and replies to the state, without checks.
import {
  type GitHubState,
  nextRecordId,
  type ReviewCommentRecord,
  type ReviewRecord,
  type ReviewState,
  timestamp,
} from './state.ts';

export type ReviewSeed = {
  readonly pull: number;
  readonly author: string;
  readonly body: string;
  readonly state: ReviewState;
  readonly commit: string;
};

/** Adds a review to the state. */
export function addReview(state: GitHubState, seed: ReviewSeed): ReviewRecord {
  const review = { ...seed, id: nextRecordId(state), submittedAt: timestamp(state) };
  state.reviews.push(review);
  return review;
}

type LineCommentSeed = Pick<ReviewCommentRecord, 'path' | 'line' | 'side' | 'body' | 'diffHunk'> & {
  readonly startLine?: number | undefined;
  readonly inReplyTo?: number | undefined;
};

/** Adds a review's line comment to the state. */
export function addReviewComment(
  state: GitHubState,
  review: ReviewRecord,
  comment: LineCommentSeed,
): ReviewCommentRecord {
  const { path, line, side, body, diffHunk, startLine, inReplyTo } = comment;
  const record = {
    path,
    line,
    side,
    body,
    diffHunk,
    startLine,
    inReplyTo,
    id: nextRecordId(state),
    pull: review.pull,
    review: review.id,
    author: review.author,
    commit: review.commit,
    createdAt: review.submittedAt,
  };
  state.reviewComments.push(record);
  return record;
}

/** Adds a reply, at the position of the thread's first comment and with a review of its own. */
export function addReply(
  state: GitHubState,
  to: ReviewCommentRecord,
  { author, body }: Pick<ReviewCommentRecord, 'author' | 'body'>,
): ReviewCommentRecord {
  const first = state.reviewComments.find(({ id }) => id === to.inReplyTo) ?? to;
  const { pull, path, line, side, startLine, diffHunk, commit, id: inReplyTo } = first;
  const review = addReview(state, { pull, author, body: '', state: 'COMMENTED', commit });
  const position = { path, line, side, startLine, diffHunk, inReplyTo };
  return addReviewComment(state, review, { ...position, body });
}
