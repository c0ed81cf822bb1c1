// GitHub's REST API for the event's repository, behind the port GitHub. No method merges, approves or deletes.

import * as z from 'zod';
import { attempt } from '#src/errors.ts';
import { attachmentId } from '#src/markdown/attachment-address.ts';
import { isLogin, PERMISSIONS, type Permission } from '#src/ports/accounts.ts';
import type { AttachmentAnswer, GitHub, PostSource, ReactionTarget } from '#src/ports/github.ts';
import { adviceOn } from '#src/refusals.ts';
import { readAtMost } from '../proxy/proxied-fetch.ts';
import { type GitHubSettings, openRepositoryClient, type RepositoryClient } from './client.ts';
import {
  expectSuccess,
  foreignAnswerError,
  type GitHubRefusal,
  parseResponse,
  parseResponseAbout,
  readRefusal,
  refusalError,
} from './errors.ts';
import { pullMethods } from './pulls.ts';
import { reviewMethods } from './reviews.ts';
import * as shape from './schemas.ts';
import { threadMethods } from './threads.ts';

// Reads attachments of posts. Those of a private repository need signed addresses, which GitHub writes into a post's HTML.

const HTML = z.object({ body_html: z.string() });
const MEDIA_TYPE = 'application/vnd.github.full+json';
const SOURCE = /<img\b[^<>]{0,2000}?\bsrc="(https?:\/\/[^"<>\s]{1,4000})"/g;

function attachmentMethods(client: RepositoryClient) {
  return {
    async readAttachments(post, ids, maxBytes) {
      const found = await attempt(findAddresses(client, post));
      const read = async (id: string): Promise<readonly [string, AttachmentAnswer]> => {
        if (found.kind === 'threw') return [id, missing('GitHub does not return the post')];
        const address = found.value.get(id);
        if (address === undefined) return [id, missing('not shown in the post')];
        return [id, await download(client.fetch, address, maxBytes)];
      };
      return new Map(await Promise.all(ids.map(read)));
    },
  } satisfies Partial<GitHub>;
}

function missing(reason: string): AttachmentAnswer {
  return { kind: 'missing', reason };
}

/** The addresses of a post's images on GitHub's own hosts, by their ids. */
async function findAddresses(
  client: RepositoryClient,
  post: PostSource,
): Promise<ReadonlyMap<string, string>> {
  const html = await readHtml(client, post);
  const addresses = [...html.matchAll(SOURCE)].flatMap(([, source = '']) => {
    const address = source.replaceAll('&amp;', '&');
    const id = attachmentId(address, client.serverUrl);
    return id === undefined ? [] : [[id, address] as const];
  });
  return new Map(addresses);
}

async function readHtml(
  { octokit, owner, repo }: RepositoryClient,
  post: PostSource,
): Promise<string> {
  const { issues, pulls } = octokit.rest;
  const params = { owner, repo, headers: { accept: MEDIA_TYPE } };
  switch (post.kind) {
    case 'issue':
      return htmlOf(issues.get({ ...params, issue_number: post.number }));
    case 'issue-comment':
      return htmlOf(issues.getComment({ ...params, comment_id: post.id }));
    case 'review':
      return htmlOf(pulls.getReview({ ...params, pull_number: post.pull, review_id: post.id }));
    case 'review-comment':
      return htmlOf(pulls.getReviewComment({ ...params, comment_id: post.id }));
  }
}

async function htmlOf(answer: Promise<{ readonly data: unknown }>): Promise<string> {
  return (await parseResponse('reading a post', HTML, answer)).body_html;
}

/** Downloads from a signed address: sends no token with it, and follows no redirect to another host. */
async function download(
  fetchAddress: typeof fetch,
  address: string,
  maxBytes: number,
): Promise<AttachmentAnswer> {
  const answered = await attempt(fetchAddress(address));
  if (answered.kind === 'threw') return missing('not available from GitHub');
  const response = answered.value;
  if (!response.ok) {
    await attempt(response.body?.cancel() ?? Promise.resolve());
    return missing(`not available from GitHub (HTTP ${response.status})`);
  }
  const read = await attempt(readAtMost(response, maxBytes));
  if (read.kind === 'threw') return missing('not available from GitHub');
  return read.value === undefined ? missing('too large') : { kind: 'read', bytes: read.value };
}

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

function accessMethods(client: RepositoryClient) {
  const { octokit, owner, repo } = client;
  return {
    // https://docs.github.com/en/rest/collaborators/collaborators#get-repository-permissions-for-a-user
    async permissionOf(username) {
      if (!isLogin(username)) return 'none';
      const isAsked = ({ user }: shape.PermissionResponse) =>
        user.login.toLowerCase() === username.toLowerCase();
      const answer = octokit.rest.repos
        .getCollaboratorPermissionLevel({ owner, repo, username })
        .catch((error: unknown) => {
          // This is an answer too: GitHub knows nobody of this name here.
          const user = { login: username };
          if (readRefusal(error).status === 404) return { data: { user, permission: 'none' } };
          throw error;
        });
      const doing = 'asking for a permission';
      return strongestPermission(
        await parseResponseAbout(doing, shape.permission, isAsked, answer),
      );
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
  } satisfies Partial<GitHub>;
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

/** What became of a run that could not be cancelled. */
function cancelRefusal(refusal: GitHubRefusal): 'ended' | 'not-permitted' {
  if (adviceOn(refusal.text)?.kind === 'permission' && refusal.status === 403) {
    return 'not-permitted';
  }
  if (refusal.status === 404 || refusal.status === 409) return 'ended';
  throw refusalError('cancelling a run', refusal);
}

function settingsMethods({ octokit, owner, repo }: RepositoryClient) {
  const { actions, repos } = octokit.rest;
  const workflowOf = async (run: string) => {
    const { data } = await actions.getWorkflowRun({ owner, repo, run_id: Number(run) });
    return shape.workflowRun.safeParse(data).data?.workflow_id;
  };
  return {
    // https://docs.github.com/en/rest/actions/workflow-runs
    async cancelRun(runId, ownRun) {
      const found = await Promise.all([runId, ownRun].map(workflowOf)).catch(readRefusal);
      if ('text' in found) return cancelRefusal(found);
      if (found[0] === undefined || found[0] !== found[1]) return 'foreign';
      const request = actions.cancelWorkflowRun({ owner, repo, run_id: Number(runId) });
      const answer = await request.catch(readRefusal);
      return 'text' in answer ? cancelRefusal(answer) : 'cancelled';
    },
    // https://docs.github.com/en/rest/repos/repos#get-a-repository
    ownership: () =>
      parseResponse('reading the repository', shape.ownership, repos.get({ owner, repo })),
    // https://docs.github.com/en/rest/actions/permissions: only administrators may ask, so a job's own token is refused.
    async actionsMayOpenPullRequests() {
      const request = actions.getGithubActionsDefaultWorkflowPermissionsRepository({ owner, repo });
      const answer = request.catch((error: unknown) => {
        if ([403, 404].includes(readRefusal(error).status ?? 0)) return { data: {} };
        throw error;
      });
      const doing = 'reading the settings for Actions';
      const settings = await parseResponse(doing, shape.actionsSettings, answer);
      return settings.can_approve_pull_request_reviews;
    },
    // https://docs.github.com/en/rest/branches/branches#list-branches
    async protectedBranches() {
      const answer = repos.listBranches({ owner, repo, protected: true, per_page: 100 });
      const doing = 'reading the protected branches';
      const branches = await parseResponse(doing, shape.branches, answer);
      return branches.map(({ name }) => name);
    },
    // https://docs.github.com/en/graphql/reference/objects#repository: REST takes a request for each.
    async refsAmong(refs) {
      const named = refs.map((ref, at) => [`r${at}`, ref] as const);
      const variables = named.map(([field]) => `$${field}: String!`).join(', ');
      const fields = named.map(([field]) => `${field}: ref(qualifiedName: $${field}) { name }`);
      const query = `query($owner: String!, $repo: String!, ${variables}) { repository(owner: $owner, name: $repo) { ${fields.join(' ')} } }`;
      const asked = octokit.graphql(query, { owner, repo, ...Object.fromEntries(named) });
      const answer = asked.then((data) => ({ data }));
      const { repository } = await parseResponse('looking for refs', shape.namedRefs, answer);
      return named.flatMap(([field, ref]) => (repository[field] ? [ref] : []));
    },
    // https://docs.github.com/en/rest/repos/rules#get-rules-for-a-branch
    async rulesFor(branch) {
      const answer = repos.getBranchRules({ owner, repo, branch, per_page: 100 });
      const rules = await parseResponse('reading the rules for a branch', shape.rules, answer);
      return rules.map(({ type }) => type);
    },
  } satisfies Partial<GitHub>;
}
