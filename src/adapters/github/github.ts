// GitHub's REST API for the event's repository, behind the port GitHub. No method merges, approves or deletes.
import { attempt } from '../../errors.ts';
import { PERMISSIONS, type Permission } from '../../ports/accounts.ts';
import type { GitHub, ReactionTarget } from '../../ports/github.ts';
import { attachmentMethods } from './attachments.ts';
import { type GitHubSettings, openRepositoryClient, type RepositoryClient } from './client.ts';
import {
  expectSuccess,
  parseResponse,
  readRefusal,
  refusalError,
  transferredError,
} from './errors.ts';
import { lastPages, PER_PAGE, readPages } from './pages.ts';
import { pullMethods } from './pulls.ts';
import { reviewMethods } from './reviews.ts';
import * as shape from './schemas.ts';
import { settingsMethods } from './settings.ts';

/** Opens the client; nothing is sent yet. */
export function createGitHub(settings: GitHubSettings): GitHub {
  const client = openRepositoryClient(settings);
  return {
    ...accessMethods(client),
    ...threadMethods(client),
    ...attachmentMethods(client),
    ...pullMethods(client),
    ...reviewMethods(client),
    ...settingsMethods(client),
  };
}

type AccessMethods = Pick<GitHub, 'permissionOf' | 'ownLogin' | 'createReaction'>;

function accessMethods(client: RepositoryClient): AccessMethods {
  const { octokit, owner, repo } = client;
  return {
    // https://docs.github.com/en/rest/collaborators/collaborators#get-repository-permissions-for-a-user
    async permissionOf(username) {
      const answer = octokit.rest.repos
        .getCollaboratorPermissionLevel({ owner, repo, username })
        .catch((error: unknown) => {
          // This is an answer too: GitHub knows nobody of this name here.
          if (readRefusal(error).status === 404) return { data: { permission: 'none' } };
          throw error;
        });
      const response = await parseResponse('asking for a permission', shape.permission, answer);
      return strongestPermission(response);
    },
    // REST's `GET /user` refuses an installation's token; GraphQL accepts every kind.
    // https://docs.github.com/en/graphql/reference/queries#viewer
    async ownLogin() {
      const answer = octokit.graphql('query { viewer { login } }').then((data) => ({ data }));
      return (await parseResponse('asking who we are', shape.viewer, answer)).viewer.login;
    },
    // https://docs.github.com/en/rest/reactions/reactions
    async createReaction(target) {
      const answer = createReaction(client, target);
      await expectSuccess('reacting', answer);
      // An account can leave only one reaction of a kind; the second time, GitHub returns the first.
      return (await answer).status === 200 ? 'existed' : 'created';
    },
  };
}

/** `permission` is admin, write, read or none; `role_name` also distinguishes maintain and triage, or names a custom role. */
function strongestPermission({
  permission,
  role_name: role,
}: shape.PermissionResponse): Permission {
  if (permission === 'write' && role === 'maintain') return 'maintain';
  if (permission === 'read' && role === 'triage') return 'triage';
  return PERMISSIONS.find((level) => level === permission) ?? 'none';
}

function createReaction({ octokit, owner, repo }: RepositoryClient, target: ReactionTarget) {
  const { reactions } = octokit.rest;
  const params = { owner, repo, content: 'eyes' } as const;
  switch (target.kind) {
    case 'issue':
      return reactions.createForIssue({ ...params, issue_number: target.number });
    case 'issue-comment':
      return reactions.createForIssueComment({ ...params, comment_id: target.id });
    case 'review-comment':
      return reactions.createForPullRequestReviewComment({ ...params, comment_id: target.id });
  }
}

type ThreadMethods = Pick<
  GitHub,
  'issue' | 'listComments' | 'comment' | 'listRecentComments' | 'createComment' | 'updateComment'
>;

// https://docs.github.com/en/rest/issues/comments
function threadMethods(client: RepositoryClient): ThreadMethods {
  const { octokit, owner, repo } = client;
  const { issues } = octokit.rest;
  const place = `/${owner}/${repo}/`.toLowerCase();
  const issue = async (issue_number: number) => {
    const answer = issues.get({ owner, repo, issue_number });
    const found = await parseResponse('reading the issue', shape.issue, answer);
    // GitHub redirects to the repository that a transferred issue is in now.
    const isHere = found.number === issue_number && found.url.toLowerCase().includes(place);
    if (!isHere) throw transferredError(issue_number);
    return found;
  };
  return {
    issue,
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
      return parseResponse('reading a comment', shape.comment, answer);
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
  };
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
