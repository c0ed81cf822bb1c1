// GitHub's REST API for the event's repository, behind the port GitHub. No method merges, approves or deletes.
import {
  type GitHub,
  isLogin,
  PERMISSIONS,
  type Permission,
  type ReactionTarget,
} from '#src/ports/index.ts';
import { attachmentMethods } from './attachments.ts';
import { type GitHubSettings, openRepositoryClient, type RepositoryClient } from './client.ts';
import {
  expectSuccess,
  foreignAnswerError,
  parseResponse,
  readRefusal,
  refusalError,
} from './errors.ts';
import { pullMethods } from './pulls.ts';
import { reviewMethods } from './reviews.ts';
import * as shape from './schemas.ts';
import { settingsMethods } from './settings.ts';
import { threadMethods } from './threads.ts';

/** Opens the client; nothing is sent yet. */
export function createGitHub(settings: GitHubSettings): GitHub {
  const client = openRepositoryClient(settings);
  const access = accessMethods(client);
  return {
    ...access,
    ...threadMethods(client),
    ...attachmentMethods(client),
    ...pullMethods(client, access),
    ...reviewMethods(client),
    ...settingsMethods(client),
  };
}

type AccessMethods = Pick<
  GitHub,
  'permissionOf' | 'isCollaborator' | 'ownLogin' | 'createReaction'
>;

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
    // https://docs.github.com/en/rest/collaborators/collaborators#check-if-a-user-is-a-repository-collaborator
    async isCollaborator(username) {
      if (!isLogin(username)) return false;
      const doing = 'asking for a collaborator';
      const answer = await octokit.rest.repos
        .checkCollaborator({ owner, repo, username })
        .catch(readRefusal);
      if (answer.status === 404) return false;
      if ('text' in answer) throw refusalError(doing, answer);
      // Any other success doesn't come from GitHub, and says nothing about the person.
      if (Number(answer.status) !== 204) throw foreignAnswerError(doing);
      return true;
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
