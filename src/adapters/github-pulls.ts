// Pull requests: https://docs.github.com/en/rest/pulls
import * as z from 'zod';
import type { GitHub, NewPullRequest, PullRequestAnswer } from '../world.ts';
import type { Scope } from './github-client.ts';
import { ask, explained, refusalIn } from './github-errors.ts';
import { collect, PER_PAGE } from './github-pages.ts';
import * as shape from './github-shapes.ts';

type PullMethods = Pick<
  GitHub,
  | 'pullRequest'
  | 'listFiles'
  | 'listReviews'
  | 'listReviewComments'
  | 'pullRequestsOf'
  | 'openPullRequests'
  | 'openPullRequest'
  | 'updatePullRequest'
>;

export function pullMethods(scope: Scope): PullMethods {
  const { octokit, owner, repo } = scope;
  const { pulls } = octokit.rest;
  const here = (pull_number: number) => ({ owner, repo, pull_number, per_page: PER_PAGE });
  return {
    pullRequest: (pull_number) =>
      ask('reading the pull request', shape.pullRequest, pulls.get({ owner, repo, pull_number })),
    listFiles: (number) =>
      collect((page) =>
        ask('reading the changed files', shape.files, pulls.listFiles({ ...here(number), page })),
      ),
    listReviews: (number) =>
      collect((page) =>
        ask('reading the reviews', shape.reviews, pulls.listReviews({ ...here(number), page })),
      ),
    listReviewComments(number) {
      const load = (page: number) => pulls.listReviewComments({ ...here(number), page });
      return collect((page) =>
        ask('reading the review comments', shape.reviewComments, load(page)),
      );
    },
    async pullRequestsOf(branch) {
      const query = {
        owner,
        repo,
        head: `${owner}:${branch}`,
        state: 'all',
        per_page: 20,
      } as const;
      const found = ask('looking for the pull request', shape.pullRequests, pulls.list(query));
      // Some servers ignore a `head` they don't know; only exact matches count.
      return (await found).filter((pull) => pull.head.ref === branch);
    },
    openPullRequests(base) {
      const query = { owner, repo, base, state: 'open', per_page: PER_PAGE } as const;
      return ask('looking for open pull requests', shape.pullRequests, pulls.list(query));
    },
    openPullRequest: (pull) => open(scope, pull),
    async updatePullRequest(pull_number, change) {
      const answer = pulls.update({ owner, repo, pull_number, ...change });
      await ask('updating the pull request', z.unknown(), answer);
    },
  };
}

async function open(scope: Scope, pull: NewPullRequest): Promise<PullRequestAnswer> {
  const { octokit, owner, repo } = scope;
  const doing = 'opening the pull request';
  const answer = await octokit.rest.pulls
    .create({ owner, repo, ...pull })
    .catch((error: unknown) => refusalIn(error));
  if (!('text' in answer)) {
    const opened = Promise.resolve(answer);
    return { kind: 'opened', pullRequest: await ask(doing, shape.pullRequest, opened) };
  }
  const { status, text } = answer;
  if (status === 422 && /already exists/i.test(text)) return { kind: 'exists' };
  if (/not permitted to create|not accessible by/i.test(text)) {
    return { kind: 'not-permitted', message: text };
  }
  // Private repositories of some plans have no drafts.
  if (status === 422 && pull.draft && /draft/i.test(text)) {
    return open(scope, { ...pull, draft: false });
  }
  throw explained(doing, answer);
}
