// Pull requests: https://docs.github.com/en/rest/pulls

import type { GitHub, NewPullRequest, PullRequest, PullRequestAnswer } from '#src/ports/github.ts';
import { mayWrite } from '#src/trigger/access-policy.ts';
import type { RepositoryClient } from './client.ts';
import {
  expectSuccess,
  parseResponse,
  parseResponseAbout,
  readRefusal,
  refusalError,
} from './errors.ts';
import { PER_PAGE, readLastPages, readPages } from './pages.ts';
import * as shape from './schemas.ts';

type Access = Pick<GitHub, 'permissionOf'>;

export function pullMethods(client: RepositoryClient, access: Access) {
  const { octokit, owner, repo } = client;
  const { pulls } = octokit.rest;
  const pageOf = (pull_number: number, page: number) =>
    ({ owner, repo, pull_number, per_page: PER_PAGE, page }) as const;
  return {
    pullRequest(pull_number) {
      const answer = pulls.get({ owner, repo, pull_number });
      const isAsked = ({ number }: PullRequest) => number === pull_number;
      return parseResponseAbout('reading the pull request', shape.pullRequest, isAsked, answer);
    },
    listFiles: (number) =>
      readPages('reading the changed files', shape.files, (page) =>
        pulls.listFiles(pageOf(number, page)),
      ),
    listReviews: (number) =>
      readLastPages('reading the reviews', shape.reviews, (page) =>
        pulls.listReviews(pageOf(number, page)),
      ),
    listReviewComments: (number) => listReviewComments(client, number),
    pullRequestsOf: (branch) => pullRequestsOf(client, branch, access),
    openPullRequests(base) {
      const answer = pulls.list({ owner, repo, base, state: 'open', per_page: PER_PAGE });
      return parseResponse('looking for open pull requests', shape.pullRequests, answer);
    },
    openPullRequest: (pull) => openPullRequest(client, pull),
    updatePullRequest: (pull_number, change) =>
      expectSuccess(
        'updating the pull request',
        pulls.update({ owner, repo, pull_number, ...change }),
      ),
    // REST can't do this. https://docs.github.com/en/graphql/reference/mutations#markpullrequestreadyforreview
    async markReadyForReview({ nodeId: id }) {
      const answer = octokit.graphql(MARK_READY, { id }).then((data) => ({ data }));
      await parseResponse('making the pull request ready', shape.markedReady, answer);
    },
  } satisfies Partial<GitHub>;
}

export function listReviewComments({ octokit, owner, repo }: RepositoryClient, number: number) {
  const query = { owner, repo, pull_number: number, per_page: PER_PAGE };
  return readLastPages('reading the review comments', shape.reviewComments, (page) =>
    octokit.rest.pulls.listReviewComments({ ...query, page }),
  );
}

const MARK_READY =
  'mutation($id: ID!) { markPullRequestReadyForReview(input: {pullRequestId: $id}) { pullRequest { isDraft } } }';

async function pullRequestsOf(
  { octokit, owner, repo }: RepositoryClient,
  branch: string,
  access: Access,
) {
  const query = { owner, repo, head: `${owner}:${branch}`, state: 'all', per_page: 20 } as const;
  const answer = octokit.rest.pulls.list(query);
  const found = await parseResponse('looking for the pull request', shape.pullRequests, answer);
  // Some servers ignore a `head` that they don't know, and a fork may have the same owner; only exact matches count.
  const exact = found.filter(
    ({ head, base }) => head.ref === branch && head.repository === base.repository,
  );
  const authors = new Map(exact.map(({ author }) => [author?.login, author]));
  const answers = await Promise.all(
    [...authors].map(async ([login, author]) => [login, await mayWrite(author, access)] as const),
  );
  const writers = new Map(answers);
  return exact.filter(({ author }) => writers.get(author?.login));
}

async function openPullRequest(
  client: RepositoryClient,
  pull: NewPullRequest,
): Promise<PullRequestAnswer> {
  const { octokit, owner, repo } = client;
  const doing = 'opening the pull request';
  const answer = await octokit.rest.pulls.create({ owner, repo, ...pull }).catch(readRefusal);
  if (!('text' in answer)) {
    const opened = Promise.resolve(answer);
    return { kind: 'opened', pullRequest: await parseResponse(doing, shape.pullRequest, opened) };
  }
  const { status, text } = answer;
  if (status === 422 && /already exists/i.test(text)) return { kind: 'exists' };
  if (/not permitted to create or approve/i.test(text)) {
    return { kind: 'not-permitted', message: text };
  }
  // Some plans have no drafts in private repositories.
  if (status === 422 && pull.draft && /draft/i.test(text)) {
    return openPullRequest(client, { ...pull, draft: false });
  }
  throw refusalError(doing, answer);
}
