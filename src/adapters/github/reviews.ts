// Reviews of pull requests, requests for reviews, and labels. No method approves or blocks.
import type {
  GitHub,
  NewReview,
  ReviewAnswer,
  Reviewers,
  ReviewersAnswer,
} from '../../ports/github.ts';
import type { RepositoryClient } from './client.ts';
import { expectSuccess, parseResponse, readRefusal, refusalError } from './errors.ts';
import * as shape from './schemas.ts';

type ReviewMethods = Pick<
  GitHub,
  'isCollaborator' | 'requestReviewers' | 'createReview' | 'replyToReviewComment' | 'addLabels'
>;

export function reviewMethods(client: RepositoryClient): ReviewMethods {
  const { octokit, owner, repo } = client;
  const { issues, pulls, repos } = octokit.rest;
  return {
    // https://docs.github.com/en/rest/collaborators/collaborators#check-if-a-user-is-a-repository-collaborator
    async isCollaborator(username) {
      if (!LOGIN_PATTERN.test(username)) return false;
      const answer = await repos.checkCollaborator({ owner, repo, username }).catch(readRefusal);
      // GitHub answers 204; any other success comes from something else, and says nothing about the person.
      if (!('text' in answer)) return Number(answer.status) === 204;
      if (answer.status === 404) return false;
      throw refusalError('asking for a collaborator', answer);
    },
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
  };
}

/** What can be a login; anything else, such as `..`, would change the request's path. */
const LOGIN_PATTERN = /^[A-Za-z0-9][\w-]{0,99}(?:\[bot\])?$/;

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

/** https://docs.github.com/en/rest/pulls/reviews#create-a-review-for-a-pull-request */
async function createReview(
  { octokit, owner, repo }: RepositoryClient,
  pull_number: number,
  review: NewReview,
): Promise<ReviewAnswer> {
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
    const { html_url: url } = await parseResponse(doing, shape.posted, Promise.resolve(answer));
    return { kind: 'posted', url };
  }
  const error = refusalError(doing, answer);
  if (answer.status === 422) return { kind: 'refused', message: error.message };
  throw error;
}
