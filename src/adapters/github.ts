// GitHub's REST API for the event's repository, behind the port GitHub. No method merges, approves or deletes.
import * as z from 'zod';
import type { GitHub, Permission, ReactionTarget } from '../world.ts';
import { type GitHubSettings, openScope, type Scope } from './github-client.ts';
import { ask } from './github-errors.ts';
import { collect, lastPages, PER_PAGE } from './github-pages.ts';
import { pullMethods } from './github-pulls.ts';
import { reviewMethods } from './github-reviews.ts';
import { settingsMethods } from './github-settings.ts';
import * as shape from './github-shapes.ts';

/** Opens the client; nothing is sent yet. */
export function createGitHub(settings: GitHubSettings): GitHub {
  const scope = openScope(settings);
  return {
    ...accessMethods(scope),
    ...threadMethods(scope),
    ...pullMethods(scope),
    ...reviewMethods(scope),
    ...settingsMethods(scope),
  };
}

type AccessMethods = Pick<GitHub, 'permissionOf' | 'ownLogin' | 'react'>;

function accessMethods(scope: Scope): AccessMethods {
  const { octokit, owner, repo } = scope;
  return {
    // https://docs.github.com/en/rest/collaborators/collaborators#get-repository-permissions-for-a-user
    async permissionOf(username) {
      const answer = octokit.rest.repos.getCollaboratorPermissionLevel({ owner, repo, username });
      return strongest(await ask('asking for a permission', shape.permission, answer));
    },
    // REST's `GET /user` refuses an installation's token; this takes every kind.
    // https://docs.github.com/en/graphql/reference/queries#viewer
    async ownLogin() {
      const answer = octokit.graphql('query { viewer { login } }').then((data) => ({ data }));
      return (await ask('asking who we are', shape.viewer, answer)).viewer.login;
    },
    // https://docs.github.com/en/rest/reactions/reactions
    async react(target) {
      await ask('reacting', z.unknown(), react(scope, target));
    },
  };
}

const LEVELS: readonly Permission[] = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];

/** `permission` knows admin, write, read, none; `role_name` tells maintain and triage, or a custom role's own name. */
function strongest({ permission, role_name: role }: shape.PermissionAnswer): Permission {
  if (permission === 'write' && role === 'maintain') return 'maintain';
  if (permission === 'read' && role === 'triage') return 'triage';
  return LEVELS.find((level) => level === permission) ?? 'none';
}

function react({ octokit, owner, repo }: Scope, target: ReactionTarget) {
  const { reactions } = octokit.rest;
  const here = { owner, repo, content: 'eyes' } as const;
  switch (target.kind) {
    case 'issue':
      return reactions.createForIssue({ ...here, issue_number: target.number });
    case 'issue-comment':
      return reactions.createForIssueComment({ ...here, comment_id: target.id });
    case 'review-comment':
      return reactions.createForPullRequestReviewComment({ ...here, comment_id: target.id });
  }
}

type ThreadMethods = Pick<
  GitHub,
  'issue' | 'listComments' | 'listRecentComments' | 'createComment' | 'updateComment'
>;

// https://docs.github.com/en/rest/issues/comments
function threadMethods(scope: Scope): ThreadMethods {
  const { octokit, owner, repo } = scope;
  const { issues } = octokit.rest;
  const issue = (issue_number: number) =>
    ask('reading the issue', shape.issue, issues.get({ owner, repo, issue_number }));
  return {
    issue,
    async listComments(issue_number, total) {
      const query = { owner, repo, issue_number, per_page: PER_PAGE };
      const load = (page: number) =>
        ask('reading the thread', shape.comments, issues.listComments({ ...query, page }));
      if (total !== undefined) return lastPages(total, load);
      const items = await load(1);
      if (items.length < PER_PAGE) return { items, complete: true };
      return lastPages((await issue(issue_number)).comments, load);
    },
    listRecentComments: (since) => recentComments(scope, since),
    createComment: (issue_number, body) =>
      ask(
        'writing a comment',
        shape.comment,
        issues.createComment({ owner, repo, issue_number, body }),
      ),
    async updateComment(comment_id, body) {
      const answer = issues.updateComment({ owner, repo, comment_id, body });
      await ask('updating our comment', z.unknown(), answer);
    },
  };
}

/**
 * https://docs.github.com/en/rest/issues/comments#list-issue-comments-for-a-repository and
 * https://docs.github.com/en/rest/pulls/comments#list-review-comments-in-a-repository
 */
async function recentComments({ octokit, owner, repo }: Scope, since: string) {
  const { issues, pulls } = octokit.rest;
  const newest = { sort: 'created', direction: 'desc' } as const;
  const query = { owner, repo, since, ...newest, per_page: PER_PAGE };
  const doing = 'reading the newest comments';
  const [said, atLines] = await Promise.all([
    collect((page) =>
      ask(doing, shape.recentComments, issues.listCommentsForRepo({ ...query, page })),
    ),
    collect((page) =>
      ask(doing, shape.recentReviewComments, pulls.listReviewCommentsForRepo({ ...query, page })),
    ),
  ]);
  return {
    items: [...said.items, ...atLines.items],
    complete: said.complete && atLines.complete,
  };
}
