// The review comments that make up the request: those of a review, or the one that mentions the squad.

import { quoteUntrusted } from '#src/markdown/quote-untrusted.ts';
import type { ReviewComment } from '#src/ports/github.ts';
import { headOf } from '#src/text/cut-characters.ts';
import type { Request } from '#src/trigger/request.ts';
import type { RepositoryContext } from './load-repository.ts';
import { reviewCommentPlace, SUBMITTING_MS } from './thread.ts';

const MAX_LINES = 8;
const MAX_LINE_LENGTH = 300;

/** Quotes the end of the diff above a comment, labelled with the comment's place; about 2,600 characters at most. */
export function quoteDiffAbove(
  comment: Pick<ReviewComment, 'path' | 'line' | 'startLine' | 'diffHunk'>,
  nonce: string,
): string {
  const lines = comment.diffHunk.split('\n').slice(-MAX_LINES);
  const text = lines.map((one) => headOf(one, MAX_LINE_LENGTH)).join('\n');
  const label = `diff above the ${reviewCommentPlace(comment)}, as it was then`;
  return quoteUntrusted({ text, author: 'git', label, nonce, form: 'source' });
}

/** What somebody with write access said about a file or a line. */
export type RequestReviewComment = Pick<
  ReviewComment,
  'path' | 'line' | 'startLine' | 'diffHunk'
> & {
  /** The first comment of its thread. */
  readonly thread: number;
  readonly text: string;
};

/** Returns the request's review comments; none when the run doesn't work on their pull request. */
export function reviewCommentsOf(
  request: Request,
  { target, pullRequest }: RepositoryContext,
): readonly RequestReviewComment[] {
  const isHere = target.pull?.number === request.thread.number && target.answerOnly === undefined;
  if (!isHere) return [];
  const { reviewComment: one } = request;
  const comments = pullRequest?.comments.items ?? [];
  if (one === undefined) return commentsOfReview(request, comments);
  // The comment's lines may have moved since the event, but its words are those of the event.
  const now = comments.find(({ id }) => id === one.id) ?? one;
  return [requestReviewComment(now, request.text)];
}

function requestReviewComment(
  comment: NonNullable<Request['reviewComment']>,
  text: string,
): RequestReviewComment {
  const { id, inReplyTo, path, line, startLine, diffHunk } = comment;
  return { thread: inReplyTo ?? id, path, line, startLine, diffHunk, text };
}

function commentsOfReview(
  { review, author, at }: Request,
  comments: readonly ReviewComment[],
): readonly RequestReviewComment[] {
  const asker = author.login.toLowerCase();
  return (
    comments
      .filter((one) => one.reviewId !== undefined && one.reviewId === review?.id)
      .filter((one) => one.author?.login.toLowerCase() === asker)
      // A later edit is not part of the request.
      .filter(({ updatedAt }) => Date.parse(updatedAt) <= Date.parse(at) + SUBMITTING_MS)
      .map((one) => requestReviewComment(one, one.body))
  );
}

/** Returns the files that the comments are about, each once. */
export function pathsOf(reviewComments: readonly RequestReviewComment[]): readonly string[] {
  return [...new Set(reviewComments.map(({ path }) => path))];
}
