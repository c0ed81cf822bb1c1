// Issues, pull requests as threads, and their comments.
import { attempt } from '#src/errors.ts';
import type { GitHub } from '#src/ports/github.ts';
import { Redirected, type RepositoryClient } from './client.ts';
import {
  parseResponse,
  parseResponseAbout,
  readRefusal,
  refusalError,
  transferredError,
} from './errors.ts';
import { lastPages, PER_PAGE, readPages } from './pages.ts';
import * as shape from './schemas.ts';

// https://docs.github.com/en/rest/issues/comments
export function threadMethods(client: RepositoryClient) {
  const { octokit, owner, repo } = client;
  const { issues } = octokit.rest;
  const issue = async (issue_number: number) => {
    const answer = issues.get({ owner, repo, issue_number }).catch((error: unknown) => {
      throw error instanceof Redirected ? transferredError(issue_number) : error;
    });
    const found = await parseResponse('reading the issue', shape.issue, answer);
    if (hasMoved(client, issue_number, found)) throw transferredError(issue_number);
    return found;
  };
  return {
    issue,
    threadEnd: (number) => threadEnd(client, number),
    async listComments(issue_number, total) {
      const query = { owner, repo, issue_number, per_page: PER_PAGE };
      const load = (page: number) => {
        const answer = issues.listComments({ ...query, page });
        return parseResponse('reading the thread', shape.comments, answer);
      };
      if (total !== undefined) return lastPages(total, load);
      const items = await load(1);
      if (items.length < PER_PAGE) return { items, complete: true };
      return lastPages((await issue(issue_number)).comments, load);
    },
    comment(comment_id) {
      const answer = issues.getComment({ owner, repo, comment_id });
      const isAsked = ({ id }: { readonly id: number }) => id === comment_id;
      return parseResponseAbout('reading a comment', shape.comment, isAsked, answer);
    },
    listRecentComments: (since) => listRecentComments(client, since),
    createComment(issue_number, body) {
      const answer = issues.createComment({ owner, repo, issue_number, body });
      return parseResponse('writing a comment', shape.comment, answer);
    },
    async updateComment(comment_id, body) {
      const answer = await attempt(issues.updateComment({ owner, repo, comment_id, body }));
      if (answer.kind === 'done') return 'edited';
      const refusal = readRefusal(answer.error);
      if (refusal.status === 404 || refusal.status === 410) return 'gone';
      throw refusalError('updating our comment', refusal);
    },
  } satisfies Partial<GitHub>;
}

/** True for an answer about another issue, or another repository's. */
function hasMoved(
  { owner, repo }: RepositoryClient,
  asked: number,
  { number, url }: { readonly number: number; readonly url: string },
): boolean {
  const place = `/${owner}/${repo}/`.toLowerCase();
  return number !== asked || !url.toLowerCase().includes(place);
}

async function threadEnd(
  client: RepositoryClient,
  issue_number: number,
): ReturnType<GitHub['threadEnd']> {
  const { octokit, owner, repo } = client;
  const answer = await attempt(octokit.rest.issues.get({ owner, repo, issue_number }));
  const doing = 'asking whether an issue is closed';
  if (answer.kind === 'threw') {
    if (answer.error instanceof Redirected) return { kind: 'gone' };
    const refusal = readRefusal(answer.error);
    if (refusal.status === 404 || refusal.status === 410) return { kind: 'gone' };
    throw refusalError(doing, refusal);
  }
  const found = await parseResponse(doing, shape.issueEnd, Promise.resolve(answer.value));
  const { number, html_url: url, closed_at: closedAt } = found;
  if (hasMoved(client, issue_number, { number, url })) return { kind: 'gone' };
  return closedAt === null ? { kind: 'open' } : { kind: 'closed', at: Date.parse(closedAt) };
}

/**
 * https://docs.github.com/en/rest/issues/comments#list-issue-comments-for-a-repository and
 * https://docs.github.com/en/rest/pulls/comments#list-review-comments-in-a-repository
 */
async function listRecentComments({ octokit, owner, repo }: RepositoryClient, since: string) {
  const { issues, pulls } = octokit.rest;
  const newest = { sort: 'created', direction: 'desc' } as const;
  const query = { owner, repo, since, ...newest, per_page: PER_PAGE };
  const doing = 'reading the newest comments';
  const [issueComments, reviewComments] = await Promise.all([
    readPages(doing, shape.recentComments, (page) =>
      issues.listCommentsForRepo({ ...query, page }),
    ),
    readPages(doing, shape.recentReviewComments, (page) =>
      pulls.listReviewCommentsForRepo({ ...query, page }),
    ),
  ]);
  return {
    items: [...issueComments.items, ...reviewComments.items],
    complete: issueComments.complete && reviewComments.complete,
  };
}
