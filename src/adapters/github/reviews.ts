// Reviews of pull requests, requests for reviews, and labels. No method approves or blocks.
import { attempt } from '#src/errors.ts';
import type {
  GitHub,
  NewReview,
  ReviewAnswer,
  Reviewers,
  ReviewersAnswer,
} from '#src/ports/github.ts';
import type { RepositoryClient } from './client.ts';
import { expectSuccess, parseResponse, readRefusal, refusalError } from './errors.ts';
import { PER_PAGE, readLastPages } from './pages.ts';
import { listReviewComments } from './pulls.ts';
import * as shape from './schemas.ts';

export function reviewMethods(client: RepositoryClient) {
  const { octokit, owner, repo } = client;
  const { issues, pulls } = octokit.rest;
  return {
    requestReviewers: (pull, reviewers) => requestReviewers(client, pull, reviewers),
    createReview: (pull, review) => createReview(client, pull, review),
    // https://docs.github.com/en/rest/pulls/comments#create-a-reply-for-a-review-comment
    replyToReviewComment(pull_number, comment_id, body) {
      const reply = { owner, repo, pull_number, comment_id, body };
      const answer = pulls.createReplyForReviewComment(reply);
      return expectSuccess('answering in the review thread', answer);
    },
    // https://docs.github.com/en/rest/issues/labels#add-labels-to-an-issue
    addLabels: (issue_number, labels) =>
      expectSuccess(
        'adding a label',
        issues.addLabels({ owner, repo, issue_number, labels: [...labels] }),
      ),
  } satisfies Partial<GitHub>;
}

/** No such person or team, no access to the repository, or a token that may not request reviews. */
const REFUSED_STATUSES = [403, 404, 422];

/** https://docs.github.com/en/rest/pulls/review-requests#request-reviewers-for-a-pull-request */
async function requestReviewers(
  { octokit, owner, repo }: RepositoryClient,
  pull_number: number,
  { users, teams }: Reviewers,
): Promise<ReviewersAnswer> {
  const reviewers = { reviewers: [...users], team_reviewers: [...teams] };
  const answer = await octokit.rest.pulls
    .requestReviewers({ owner, repo, pull_number, ...reviewers })
    .catch(readRefusal);
  if (!('text' in answer)) return { kind: 'requested' };
  const error = refusalError('asking for a review', answer);
  if (!REFUSED_STATUSES.includes(answer.status ?? 0)) throw error;
  return { kind: 'refused', message: error.message };
}

const MOST_TRIES = 2;

/** Posts a review. If the answer is lost, looks for the review on the pull request, and sends it once more if it is missing. */
async function createReview(
  client: RepositoryClient,
  pull: number,
  review: NewReview,
): Promise<ReviewAnswer> {
  for (let tries = 1; ; tries += 1) {
    const sent = await sendReview(client, pull, review);
    if (sent.kind !== 'lost') return sent;
    const looked = await attempt(findReview(client, pull, review));
    if (looked.kind === 'threw') throw sent.error;
    if (looked.value !== undefined) return { kind: 'posted', url: looked.value };
    if (tries === MOST_TRIES) throw sent.error;
  }
}

/** `lost`: GitHub may have the review, but its answer didn't arrive, or the answer isn't GitHub's. */
type SentReview = ReviewAnswer | { readonly kind: 'lost'; readonly error: unknown };

/** https://docs.github.com/en/rest/pulls/reviews#create-a-review-for-a-pull-request */
async function sendReview(
  { octokit, owner, repo }: RepositoryClient,
  pull_number: number,
  review: NewReview,
): Promise<SentReview> {
  const doing = 'posting the review';
  const comments = review.comments.map(({ path, line, startLine, body }) => ({
    path,
    line,
    body,
    side: 'RIGHT' as const,
    ...(startLine === undefined ? {} : { start_line: startLine, start_side: 'RIGHT' as const }),
  }));
  const { body, commit: commit_id } = review;
  const answer = await octokit.rest.pulls
    .createReview({ owner, repo, pull_number, commit_id, body, event: 'COMMENT', comments })
    .catch(readRefusal);
  if (!('text' in answer)) {
    const read = await attempt(parseResponse(doing, shape.posted, Promise.resolve(answer)));
    return read.kind === 'threw'
      ? { kind: 'lost', error: read.error }
      : { kind: 'posted', url: read.value.html_url };
  }
  const error = refusalError(doing, answer);
  if (answer.status === 422) return { kind: 'refused', message: error.message };
  const isAnswered = answer.status !== undefined && answer.status < 500;
  // After a 429, the client has already waited as long as GitHub asked.
  if (!isAnswered || answer.status === 429) return { kind: 'lost', error };
  throw error;
}

/** Returns the address of a review with the same text and comments on the same commit, among the newest. */
async function findReview(
  client: RepositoryClient,
  pull_number: number,
  { commit, body, comments }: NewReview,
): Promise<string | undefined> {
  const { octokit, owner, repo } = client;
  const query = { owner, repo, pull_number, per_page: PER_PAGE };
  const [reviews, posted] = await Promise.all([
    readLastPages('looking for the review', shape.postedReviews, (page) =>
      octokit.rest.pulls.listReviews({ ...query, page }),
    ),
    listReviewComments(client, pull_number),
  ]);
  const holds = (id: number, text: string) =>
    posted.items.some((one) => one.reviewId === id && one.body.trim() === text.trim());
  const found = reviews.items.find(
    (one) =>
      one.commit_id === commit &&
      one.body.trim() === body.trim() &&
      comments.every((comment) => holds(one.id, comment.body)),
  );
  return found?.html_url;
}
