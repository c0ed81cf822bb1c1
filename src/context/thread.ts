// What the squad should know of the thread: everything said before the request, and a pull request's diff and reviews.
import type { Request, Thread } from '../trigger/request.ts';
import type {
  ChangedFile,
  Comment,
  GitHub,
  Listing,
  PullRequest,
  Review,
  ReviewComment,
} from '../world.ts';

/** One thing that somebody wrote. */
export type Post = {
  readonly author: string;
  /** `octocat can write`, or not: decides how it is labelled. */
  readonly trusted: boolean;
  /** Where it stands: `comment`, `review (changes requested)`, `review comment on src/a.ts:12`. */
  readonly place: string;
  readonly text: string;
  readonly at: string;
};

export type ThreadContext = {
  readonly thread: Thread;
  readonly opening: Post;
  /** In the order of time. */
  readonly posts: readonly Post[];
  readonly files: readonly ChangedFile[];
  /** What was left out and why, in words. */
  readonly omitted: readonly string[];
};

/** The pull request's side of a thread. */
export type PullRequestContext = {
  readonly pull: PullRequest;
  readonly files: Listing<ChangedFile>;
  readonly reviews: Listing<Review>;
  readonly comments: Listing<ReviewComment>;
};

/** Reads a pull request, its files and its reviews, in parallel. */
export async function readPullRequest(github: GitHub, number: number): Promise<PullRequestContext> {
  const [pull, files, reviews, comments] = await Promise.all([
    github.pullRequest(number),
    github.listFiles(number),
    github.listReviews(number),
    github.listReviewComments(number),
  ]);
  return { pull, files, reviews, comments };
}

export type GatherArgs = {
  readonly request: Request;
  readonly thread: Thread;
  readonly comments: Listing<Comment>;
  readonly pullRequest: PullRequestContext | undefined;
  /** Logins whose write access was checked. */
  readonly writers: ReadonlySet<string>;
  /** True for our own boards: they say nothing that the repository doesn't. */
  readonly isOurs: (comment: Comment) => boolean;
};

/** Puts the thread together; what was written or edited after the request is left out. Pure. */
export function gatherThread(args: GatherArgs): ThreadContext {
  const { request, thread, comments, pullRequest, writers } = args;
  const posts: Post[] = [];
  const omitted: string[] = [];
  const add = (post: Omit<Post, 'trusted'>, updatedAt: string) => {
    if (isLater(updatedAt, request.at)) {
      omitted.push(`${post.place} by ${post.author}: written or edited after the request`);
    } else if (post.text.trim() !== '') {
      posts.push({ ...post, trusted: writers.has(post.author.toLowerCase()) });
    }
  };
  for (const comment of comments.items) {
    if (args.isOurs(comment) || `comment-${comment.id}` === request.id) continue;
    add(postOf(comment, 'comment'), comment.updatedAt);
  }
  for (const review of pullRequest?.reviews.items ?? []) {
    if (`review-${review.id}` === request.id) continue;
    const place = `review (${review.state.toLowerCase().replaceAll('_', ' ')})`;
    const at = review.submittedAt;
    add({ author: review.author?.login ?? 'ghost', place, text: review.body, at }, at);
  }
  for (const comment of pullRequest?.comments.items ?? []) {
    if (`review-comment-${comment.id}` === request.id) continue;
    const line = comment.line === undefined ? '' : `:${comment.line}`;
    add(postOf(comment, `review comment on ${comment.path}${line}`), comment.updatedAt);
  }
  if (!comments.complete) omitted.push('older comments: the thread is too long to read whole');
  if (pullRequest?.files.complete === false) omitted.push('changed files beyond the first 300');
  posts.sort((one, other) => one.at.localeCompare(other.at));
  const files = pullRequest?.files.items ?? [];
  return { thread, opening: openingOf(thread, writers), posts, files, omitted };
}

function postOf(comment: Comment, place: string): Omit<Post, 'trusted'> {
  const { body: text, createdAt: at } = comment;
  return { author: comment.author?.login ?? 'ghost', place, text, at };
}

function openingOf(thread: Thread, writers: ReadonlySet<string>): Post {
  const author = thread.author?.login ?? 'ghost';
  return {
    author,
    trusted: writers.has(author.toLowerCase()),
    place: thread.kind === 'issue' ? 'issue' : 'pull request',
    text: thread.body,
    at: '',
  };
}

/** At or after the moment of asking; times that can't be read count as later. */
function isLater(time: string, request: string): boolean {
  const asked = Date.parse(request);
  return Number.isNaN(asked) ? false : !(Date.parse(time) < asked);
}

/** Other people whose words stand in the thread and who may have write access, at most `limit`: worth a look-up. */
export function likelyWriters(
  { thread, comments }: Pick<GatherArgs, 'thread' | 'comments'>,
  asker: string,
  limit = 4,
): readonly string[] {
  const authors = [
    { login: thread.author?.login, type: thread.author?.type, as: thread.authorAssociation },
    ...comments.items.map(({ author, association }) => ({
      login: author?.login,
      type: author?.type,
      as: association,
    })),
  ];
  const insiders = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);
  const logins = authors.flatMap(({ login, type, as }) =>
    login !== undefined && type === 'User' && insiders.has(as) ? [login.toLowerCase()] : [],
  );
  return [...new Set(logins)].filter((login) => login !== asker.toLowerCase()).slice(0, limit);
}
