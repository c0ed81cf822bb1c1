// The thread of the request: everything said before it, and a pull request's diff and reviews.

import { attempt } from '#src/errors.ts';
import { isAtLeast } from '#src/ports/accounts.ts';
import type {
  Account,
  ChangedFile,
  Comment,
  Listing,
  PostSource,
  Review,
  ReviewComment,
} from '#src/ports/github.ts';
import { readOwnReview } from '#src/publish/render/markers.ts';
import { compareText } from '#src/text/compare.ts';
import type { Request, Thread } from '#src/trigger/request.ts';
import type { PullRequestContext } from './fetch-remote.ts';
import type { RunContext } from './run-context.ts';

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
type ThreadSources = {
  readonly request: Request;
  readonly comments: Listing<Comment>;
  readonly pullRequest: PullRequestContext | undefined;
  /** True for our own boards and notices: they say nothing that the repository doesn't. */
  readonly isOurs: (comment: Comment) => boolean;
};

/** Returns comments, reviews and review comments, without our own boards and the request itself. */
function timedPostsOf({
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
  return { author: nameOf(author), place, text, at, source };
}

function postOf(comment: Comment, place: string, source: PostSource): Omit<ThreadPost, 'trusted'> {
  const { body: text, createdAt: at } = comment;
  return { author: nameOf(comment.author), place, text, at, source };
}

/** Returns a writer's name. With the App that wrote in a person's name, it is nobody's login, and so has no write access. */
export function nameOf(author: Account | undefined): string {
  return `${author?.login ?? 'ghost'}${author?.via === undefined ? '' : ` via ${author.via}`}`;
}

/** Returns the thread's own text, which starts it. */
function openingOf(thread: Thread, writers: ReadonlySet<string>): ThreadPost {
  const author = nameOf(thread.author);
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
function isLater({ updatedAt, isAsked = false }: TimedPost, request: string): boolean {
  const [timedPosts, asked] = [Date.parse(updatedAt), Date.parse(request)];
  return isAsked ? !(timedPosts <= asked + SUBMITTING_MS) : !(timedPosts < asked);
}

export type ThreadContext = {
  readonly thread: Thread;
  readonly opening: ThreadPost;
  /** Whether it is the squad's own pull request. */
  readonly isOwn?: boolean;
  /** The issue that the squad's own pull request is for. */
  readonly origin?: ThreadPost;
  /** In an issue's thread: what the squad's pull request for the issue says about its changes. */
  readonly changes?: ThreadPost | undefined;
  /** Oldest first. */
  readonly posts: readonly ThreadPost[];
  readonly files: readonly ChangedFile[];
  /** What was left out and why, in words. */
  readonly omitted: readonly string[];
};

export type GatherThreadArgs = ThreadSources & {
  readonly thread: Thread;
  /** Logins whose write access was checked. */
  readonly writers: ReadonlySet<string>;
  /** The login that we post as. */
  readonly ownLogin?: string | undefined;
  /** What the squad asked people in this thread, and when: the request may be the answer. */
  readonly question?: { readonly text: string; readonly at: string } | undefined;
};

/** Assembles the thread; what was written or edited after the request is left out. Pure. */
export function gatherThread(args: GatherThreadArgs): ThreadContext {
  const { request, thread, pullRequest, writers } = args;
  const timedPosts = timedPostsOf(args).filter(({ post }) => post.text.trim() !== '');
  const late = timedPosts.filter((one) => isLater(one, request.at));
  const before = timedPosts
    .filter((one) => !isLater(one, request.at))
    .map(({ post }) => ({ ...post, trusted: writers.has(post.author.toLowerCase()) }))
    .map((post) => (post.author === args.ownLogin ? asOwnFinding(post) : post));
  const posts = [...before, ...questionOf(args)].sort((one, other) =>
    compareText(one.at, other.at),
  );
  const omitted = [
    ...late.map(
      ({ post }) => `${post.place} by ${post.author}: written or edited after the request`,
    ),
    ...cutListings(args),
  ];
  const files = pullRequest?.files.items ?? [];
  return { thread, opening: openingOf(thread, writers), posts, files, omitted };
}

/** Names the listings of which GitHub has more than we ask for. */
function cutListings({ comments, pullRequest }: GatherThreadArgs): readonly string[] {
  const cut = [
    { listing: comments, what: 'older comments: the thread is too long to read whole' },
    { listing: pullRequest?.files, what: 'changed files beyond the first 300' },
    { listing: pullRequest?.reviews, what: 'older reviews: there are too many to read them all' },
    {
      listing: pullRequest?.comments,
      what: 'older review comments: there are too many to read them all',
    },
  ];
  return cut.flatMap(({ listing, what }) => (listing?.complete === false ? [what] : []));
}

/** Labels a post as the squad's if it begins with one of our markers; others may post from the same account. */
function asOwnFinding(post: ThreadPost): ThreadPost {
  const text = readOwnReview(post.text);
  if (text === undefined) return post;
  const place = `${post.place}, from an earlier run, may be outdated`;
  return { ...post, author: 'the squad', isOurs: true, place, text };
}

function questionOf({ question }: GatherThreadArgs): readonly ThreadPost[] {
  if (question === undefined) return [];
  const text = `The squad asked:\n\n${question.text}`;
  return [
    { author: 'the squad', trusted: true, isOurs: true, place: 'question', text, at: question.at },
  ];
}

/** What people wrote in a thread, including a pull request's reviews and line comments. */
type ThreadAuthors = {
  readonly thread: Pick<Thread, 'author' | 'authorAssociation'>;
  readonly comments: Listing<Comment>;
  readonly pullRequest?: Pick<PullRequestContext, 'reviews' | 'comments'> | undefined;
};

/** Returns the requester's login and those of others whose write access GitHub confirms, all in lower case. */
export async function findWriters(
  authors: ThreadAuthors,
  { request, ports }: RunContext,
): Promise<ReadonlySet<string>> {
  const asker = request.author.login.toLowerCase();
  const others = likelyWriters(authors, asker);
  const answers = await Promise.all(
    others.map((login) => attempt(ports.github.permissionOf(login))),
  );
  const writing = others.filter((_login, index) => {
    const answer = answers[index];
    return answer?.kind === 'done' && isAtLeast(answer.value, 'write');
  });
  return new Set([asker, ...writing]);
}

/** Returns at most `limit` other people in the thread who may have write access: they are worth a look-up. */
export function likelyWriters(
  { thread, comments, pullRequest }: ThreadAuthors,
  asker: string,
  limit = 4,
): readonly string[] {
  const reviews = pullRequest?.reviews.items ?? [];
  const posts = [
    ...comments.items,
    ...reviews.map((review) => ({ ...review, createdAt: review.submittedAt })),
    ...(pullRequest?.comments.items ?? []),
  ];
  const newestFirst = posts.toSorted((one, other) => compareText(other.createdAt, one.createdAt));
  const opening = { author: thread.author, association: thread.authorAssociation };
  const insiders = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);
  const logins = [opening, ...newestFirst].flatMap(({ author, association }) =>
    author?.type === 'User' && insiders.has(association) ? [author.login.toLowerCase()] : [],
  );
  return [...new Set(logins)].filter((login) => login !== asker.toLowerCase()).slice(0, limit);
}
