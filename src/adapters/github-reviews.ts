// Reviews of pull requests and what belongs to them; no method approves or blocks.
import * as z from 'zod';
import type { GitHub, NewReview, Reviewers } from '../world.ts';
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
      const answer = await repos
        .checkCollaborator({ owner, repo, username })
        .catch((error: unknown) => refusalIn(error));
      if (!('text' in answer)) return true;
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

/** https://docs.github.com/en/rest/pulls/review-requests#request-reviewers-for-a-pull-request */
async function requestReviewers(
  { octokit, owner, repo }: Scope,
  pull_number: number,
  { users, teams }: Reviewers,
) {
  const answer = await octokit.rest.pulls
    .requestReviewers({
      owner,
      repo,
      pull_number,
      reviewers: [...users],
      team_reviewers: [...teams],
    })
    .catch((error: unknown) => refusalIn(error));
  if (!('text' in answer)) return { kind: 'requested' as const };
  return { kind: 'refused' as const, message: explained('asking for a review', answer).message };
}

/** https://docs.github.com/en/rest/pulls/reviews#create-a-review-for-a-pull-request */
async function createReview(
  { octokit, owner, repo }: Scope,
  pull_number: number,
  review: NewReview,
) {
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
    return { kind: 'posted' as const, url };
  }
  if (answer.status === 422) {
    return { kind: 'refused' as const, message: explained(doing, answer).message };
  }
  throw explained(doing, answer);
}
