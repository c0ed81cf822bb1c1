// The thread of the request: everything said before it, and a pull request's diff and reviews.
import type { ChangedFile } from '#src/ports/index.ts';
import {
  isThreadReply,
  readFindingsMarker,
  withoutFindingsMarker,
  withoutReplyMarker,
} from '#src/publish/index.ts';
import { compareText } from '#src/text/index.ts';
import type { Thread } from '#src/trigger/index.ts';
import {
  isLater,
  openingOf,
  type ThreadPost,
  type ThreadSources,
  timedPostsOf,
} from './thread-posts.ts';

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
  if (readFindingsMarker(post.text).length === 0 && !isThreadReply(post.text)) return post;
  const place = `${post.place}, from an earlier run, may be outdated`;
  const text = withoutReplyMarker(withoutFindingsMarker(post.text));
  return { ...post, author: 'the squad', isOurs: true, place, text };
}

function questionOf({ question }: GatherThreadArgs): readonly ThreadPost[] {
  if (question === undefined) return [];
  const text = `The squad asked:\n\n${question.text}`;
  return [
    { author: 'the squad', trusted: true, isOurs: true, place: 'question', text, at: question.at },
  ];
}
