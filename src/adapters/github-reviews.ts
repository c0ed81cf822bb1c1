// Reviews of pull requests and what belongs to them; no method approves or blocks.
import * as z from 'zod';
import type { GitHub, NewReview, ReviewAnswer, Reviewers, ReviewersAnswer } from '../world.ts';
import type { Scope } from './github-client.ts';
import { ask, explained, refusalIn } from './github-errors.ts';
import * as shape from './github-shapes.ts';

type ReviewMethods = Pick<
  GitHub,
  'isCollaborator' | 'requestReviewers' | 'createReview' | 'replyToReviewComment' | 'addLabels'
>;

export function reviewMethods(scope: Scope): ReviewMethods {
  const { octokit, owner, repo } = scope;
  const { issues, pulls, repos } = octokit.rest;
  return {
    // https://docs.github.com/en/rest/collaborators/collaborators#check-if-a-user-is-a-repository-collaborator
    async isCollaborator(username) {
      if (!LOGIN.test(username)) return false;
      const answer = await repos
        .checkCollaborator({ owner, repo, username })
        .catch((error: unknown) => refusalIn(error));
      // The answer has no body: any other success is not GitHub's, and says nothing about the person.
      if (!('text' in answer)) return Number(answer.status) === 204;
      if (answer.status === 404) return false;
      throw explained('asking for a collaborator', answer);
    },
    requestReviewers: (pull, reviewers) => requestReviewers(scope, pull, reviewers),
    createReview: (pull, review) => createReview(scope, pull, review),
    // https://docs.github.com/en/rest/pulls/comments#create-a-reply-for-a-review-comment
    async replyToReviewComment(pull_number, comment_id, body) {
      const answer = pulls.createReplyForReviewComment({
        owner,
        repo,
        pull_number,
        comment_id,
        body,
      });
      await ask('answering in the review thread', z.unknown(), answer);
    },
    // https://docs.github.com/en/rest/issues/labels#add-labels-to-an-issue
    async addLabels(issue_number, labels) {
      const answer = issues.addLabels({ owner, repo, issue_number, labels: [...labels] });
      await ask('adding a label', z.unknown(), answer);
    },
  };
}

/** What can be a login; anything else, such as `..`, would make the request's address another one. */
const LOGIN = /^[A-Za-z0-9][\w-]{0,99}(?:\[bot\])?$/;

/** No such person or team, one who may not see the repository, or a token that may not ask. */
const NAMES_REFUSED = [403, 404, 422];

/** https://docs.github.com/en/rest/pulls/review-requests#request-reviewers-for-a-pull-request */
async function requestReviewers(
  { octokit, owner, repo }: Scope,
  pull_number: number,
  { users, teams }: Reviewers,
): Promise<ReviewersAnswer> {
  const doing = 'asking for a review';
  const answer = await octokit.rest.pulls
    .requestReviewers({
      owner,
      repo,
      pull_number,
      reviewers: [...users],
      team_reviewers: [...teams],
    })
    .catch((error: unknown) => refusalIn(error));
  if (!('text' in answer)) return { kind: 'requested' };
  const error = explained(doing, answer);
  if (!NAMES_REFUSED.includes(answer.status ?? 0)) throw error;
  return { kind: 'refused', message: error.message };
}

/** https://docs.github.com/en/rest/pulls/reviews#create-a-review-for-a-pull-request */
async function createReview(
  { octokit, owner, repo }: Scope,
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
    .catch((error: unknown) => refusalIn(error));
  if (!('text' in answer)) {
    const { html_url: url } = await ask(doing, shape.posted, Promise.resolve(answer));
    return { kind: 'posted', url };
  }
  if (answer.status === 422) {
    return { kind: 'refused', message: explained(doing, answer).message };
  }
  throw explained(doing, answer);
}
