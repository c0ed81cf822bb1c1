// Who in a thread can write to the repository, besides the requester.
import { attempt } from '#src/errors.ts';
import { type Comment, isAtLeast, type Listing } from '#src/ports/index.ts';
import { compareText } from '#src/text/index.ts';
import type { Thread } from '#src/trigger/index.ts';
import type { RunContext } from '../start/run-context.ts';
import type { PullRequestContext } from './read-pull-request.ts';

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
