// Adds reviews, line comments and replies to the state, without checks.
import {
  type GitHubState,
  nextRecordId,
  type ReviewCommentRecord,
  type ReviewRecord,
  timestamp,
} from './state.ts';

/** Adds a review to the state. */
export function addReview(
  state: GitHubState,
  seed: Omit<ReviewRecord, 'id' | 'submittedAt'>,
): ReviewRecord {
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
  { path, line, side, body, diffHunk, startLine, inReplyTo }: LineCommentSeed,
): ReviewCommentRecord {
  const { pull, author, commit, submittedAt: createdAt } = review;
  const place = { path, line, side, body, diffHunk, startLine, inReplyTo };
  const own = { id: nextRecordId(state), pull, review: review.id, author, commit, createdAt };
  const record = { ...place, ...own };
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
