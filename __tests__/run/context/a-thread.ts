// Builders of a thread's facts, around the request of mona at ten o'clock.

import type { ChangedFile, Comment, Review, ReviewComment } from '#src/ports/github.ts';
import type { PullRequestContext } from '#src/run/context/fetch-remote.ts';
import { type GatherThreadArgs, gatherThread } from '#src/run/context/thread.ts';
import type { Request } from '#src/trigger/request.ts';
import { aComment, aPull, aThread, mona } from '../../publish/a-pull.ts';

export const asked = '2026-11-20T10:00:00.000Z';

export function aRequest(changes: Partial<Request> = {}): Request {
  return {
    id: 'comment-500',
    source: 'comment',
    thread: aThread(),
    repository: {
      owner: 'acme',
      name: 'harbour',
      defaultBranch: 'main',
      private: false,
      fork: false,
      htmlUrl: 'https://github.example/acme/harbour',
    },
    author: mona,
    association: 'MEMBER',
    sender: mona,
    text: '@squad go on',
    at: asked,
    url: 'https://github.example/acme/harbour/issues/7#issuecomment-500',
    command: { kind: 'work', request: 'go on' },
    reaction: { kind: 'issue-comment', id: 500 },
    ...changes,
  };
}

export function aReview(changes: Partial<Review> = {}): Review {
  return {
    id: 70,
    state: 'CHANGES_REQUESTED',
    body: 'Please test it.',
    author: mona,
    association: 'OWNER',
    submittedAt: '2026-11-20T09:30:00Z',
    ...changes,
  };
}

export function aReviewComment(changes: Partial<ReviewComment> = {}): ReviewComment {
  return {
    ...aComment({ id: 71, body: 'This can be undefined.' }),
    path: 'src/login.ts',
    line: 12,
    startLine: undefined,
    reviewId: undefined,
    inReplyTo: undefined,
    diffHunk: '@@ -1 +1 @@',
    ...changes,
  };
}

export function aFile(changes: Partial<ChangedFile> = {}): ChangedFile {
  return {
    path: 'src/login.ts',
    status: 'modified',
    additions: 1,
    deletions: 1,
    patch: '@@ -1 +1 @@\n-old\n+new',
    ...changes,
  };
}

type PullSeed = {
  readonly files?: readonly ChangedFile[];
  readonly reviews?: readonly Review[];
  readonly comments?: readonly ReviewComment[];
};

export function aPullRequest({ files = [], reviews = [], comments = [] }: PullSeed = {}) {
  const listing = <T>(items: readonly T[]) => ({ items, complete: true });
  const context: PullRequestContext = {
    pull: aPull(),
    files: listing(files),
    reviews: listing(reviews),
    comments: listing(comments),
  };
  return context;
}

type Changes = Partial<Omit<GatherThreadArgs, 'comments'>> & {
  readonly comments?: readonly Comment[];
};

export function gather({ comments = [], ...changes }: Changes = {}) {
  return gatherThread({
    request: aRequest(),
    thread: aThread(),
    comments: { items: comments, complete: true },
    pullRequest: undefined,
    writers: new Set(['mona']),
    isOurs: () => false,
    ...changes,
  });
}
