// A pull request as GitHub has it: itself, its files, and what reviewers wrote.

import type {
  ChangedFile,
  GitHub,
  Listing,
  PullRequest,
  Review,
  ReviewComment,
} from '#src/ports/index.ts';
/** What a thread has only if it is a pull request. */
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
