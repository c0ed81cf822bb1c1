// Pull requests: https://docs.github.com/en/rest/pulls
import * as z from 'zod';
import type { GitHub, NewPullRequest, PullRequestAnswer } from '../../ports/github.ts';
import type { RepositoryClient } from './client.ts';
import { parseResponse, readRefusal, refusalError } from './errors.ts';
import { collectPages, PER_PAGE } from './pages.ts';
import * as shape from './schemas.ts';

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

export function pullMethods(client: RepositoryClient): PullMethods {
  const { octokit, owner, repo } = client;
  const { pulls } = octokit.rest;
  const pullParams = (pull_number: number) => ({ owner, repo, pull_number, per_page: PER_PAGE });
  return {
    pullRequest: (pull_number) =>
      parseResponse(
        'reading the pull request',
        shape.pullRequest,
        pulls.get({ owner, repo, pull_number }),
      ),
    listFiles: (number) =>
      collectPages((page) =>
        parseResponse(
          'reading the changed files',
          shape.files,
          pulls.listFiles({ ...pullParams(number), page }),
        ),
      ),
    listReviews: (number) =>
      collectPages((page) =>
        parseResponse(
          'reading the reviews',
          shape.reviews,
          pulls.listReviews({ ...pullParams(number), page }),
        ),
      ),
    listReviewComments(number) {
      const load = (page: number) => pulls.listReviewComments({ ...pullParams(number), page });
      return collectPages((page) =>
        parseResponse('reading the review comments', shape.reviewComments, load(page)),
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
      const found = parseResponse(
        'looking for the pull request',
        shape.pullRequests,
        pulls.list(query),
      );
      // Some servers ignore a `head` they don't know; only exact matches count.
      return (await found).filter((pull) => pull.head.ref === branch);
    },
    openPullRequests(base) {
      const query = { owner, repo, base, state: 'open', per_page: PER_PAGE } as const;
      return parseResponse('looking for open pull requests', shape.pullRequests, pulls.list(query));
    },
    openPullRequest: (pull) => openPullRequest(client, pull),
    async updatePullRequest(pull_number, change) {
      const answer = pulls.update({ owner, repo, pull_number, ...change });
      await parseResponse('updating the pull request', z.unknown(), answer);
    },
  };
}

async function openPullRequest(
  client: RepositoryClient,
  pull: NewPullRequest,
): Promise<PullRequestAnswer> {
  const { octokit, owner, repo } = client;
  const doing = 'opening the pull request';
  const answer = await octokit.rest.pulls
    .create({ owner, repo, ...pull })
    .catch((error: unknown) => readRefusal(error));
  if (!('text' in answer)) {
    const opened = Promise.resolve(answer);
    return { kind: 'opened', pullRequest: await parseResponse(doing, shape.pullRequest, opened) };
  }
  const { status, text } = answer;
  if (status === 422 && /already exists/i.test(text)) return { kind: 'exists' };
  if (/not permitted to create|not accessible by/i.test(text)) {
    return { kind: 'not-permitted', message: text };
  }
  // Private repositories of some plans have no drafts.
  if (status === 422 && pull.draft && /draft/i.test(text)) {
    return openPullRequest(client, { ...pull, draft: false });
  }
  throw refusalError(doing, answer);
}
