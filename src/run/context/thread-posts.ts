// The posts of a thread, each with the time from which a request may not have seen it.

import type { Comment, Listing, PostSource, Review, ReviewComment } from '#src/ports/index.ts';
import type { Request, Thread } from '#src/trigger/index.ts';
import type { PullRequestContext } from './read-pull-request.ts';

/** One thing that somebody wrote. */
export type ThreadPost = {
  readonly author: string;
  /** Whether the author has write access; the post's label says so. */
  readonly trusted: boolean;
  /** Our own code wrote it, so its label needn't mention its author's access. */
  readonly isOurs?: boolean;
  /** What kind of post it is: `comment`, `review (changes requested)`, `review comment on src/a.ts:12`. */
  readonly place: string;
  readonly text: string;
  readonly at: string;
  /** Where to find it on GitHub. */
  readonly source?: PostSource;
};

/** GitHub stamps a review's line comments one after the other when it is submitted, which takes a while for many. */
export const SUBMITTING_MS = 10_000;

type TimedPost = {
  readonly post: Omit<ThreadPost, 'trusted'>;
  readonly updatedAt: string;
  /** Whether it is a line comment of the review that is the request. */
  readonly isAsked?: boolean;
};

/** What posts are read from. */
export type ThreadSources = {
  readonly request: Request;
  readonly comments: Listing<Comment>;
  readonly pullRequest: PullRequestContext | undefined;
  /** True for our own boards and notices: they say nothing that the repository doesn't. */
  readonly isOurs: (comment: Comment) => boolean;
};

/** Returns comments, reviews and review comments, without our own boards and the request itself. */
export function timedPostsOf({
  request,
  comments,
  pullRequest,
  isOurs,
}: ThreadSources): readonly TimedPost[] {
  const isNotAsked = (id: string) => id !== request.id;
  const plain = comments.items
    .filter((comment) => !isOurs(comment) && isNotAsked(`comment-${comment.id}`))
    .map((comment) => ({
      post: postOf(comment, 'comment', { kind: 'issue-comment', id: comment.id }),
      updatedAt: comment.updatedAt,
    }));
  const reviews = (pullRequest?.reviews.items ?? [])
    .filter((review) => isNotAsked(`review-${review.id}`))
    .map((review) => ({
      post: postOfReview(review, request.thread.number),
      updatedAt: review.submittedAt,
    }));
  const onLines = (pullRequest?.comments.items ?? [])
    .filter((comment) => isNotAsked(`review-comment-${comment.id}`))
    .map((comment) => ({
      post: postOf(comment, reviewCommentPlace(comment), {
        kind: 'review-comment',
        pull: request.thread.number,
        id: comment.id,
      }),
      updatedAt: comment.updatedAt,
      isAsked: request.source === 'review' && comment.author?.login === request.author.login,
    }));
  return [...plain, ...reviews, ...onLines];
}

/** Says what a line comment is about, in words for the prompt: `review comment on src/a.ts:20-40`. */
export function reviewCommentPlace({
  path,
  line,
  startLine = line,
}: Pick<ReviewComment, 'path' | 'line' | 'startLine'>): string {
  const lines = startLine === line ? line : `${startLine}-${line}`;
  return `review comment on ${path}${line === undefined ? '' : `:${lines}`}`;
}

function postOfReview(
  { id, author, state, body: text, submittedAt: at }: Review,
  pull: number,
): Omit<ThreadPost, 'trusted'> {
  const place = `review (${state.toLowerCase().replaceAll('_', ' ')})`;
  const source = { kind: 'review', pull, id } as const;
  return { author: author?.login ?? 'ghost', place, text, at, source };
}

function postOf(comment: Comment, place: string, source: PostSource): Omit<ThreadPost, 'trusted'> {
  const { body: text, createdAt: at } = comment;
  return { author: comment.author?.login ?? 'ghost', place, text, at, source };
}

/** Returns the thread's own text, which starts it. */
export function openingOf(thread: Thread, writers: ReadonlySet<string>): ThreadPost {
  const author = thread.author?.login ?? 'ghost';
  return {
    author,
    trusted: writers.has(author.toLowerCase()),
    place: thread.kind === 'issue' ? 'issue' : 'pull request',
    text: thread.body,
    at: '',
    source: { kind: 'issue', number: thread.number },
  };
}

/** True for a post written or edited at the time of the request or later; an unreadable time counts as later. */
export function isLater({ updatedAt, isAsked = false }: TimedPost, request: string): boolean {
  const [timedPosts, asked] = [Date.parse(updatedAt), Date.parse(request)];
  return isAsked ? !(timedPosts <= asked + SUBMITTING_MS) : !(timedPosts < asked);
}
