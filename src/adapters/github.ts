// GitHub's REST API for the event's repository, behind the port GitHub. No method merges, approves, labels or deletes.
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import { Octokit } from '@octokit/rest';
import Bottleneck from 'bottleneck/light.js';
import type { GitHub, Permission, ReactionTarget } from '../world.ts';
import { statusOf, translated } from './github-errors.ts';
import { collect, lastPages } from './github-pages.ts';
import * as shape from './github-shapes.ts';

export type GitHubSettings = {
  /** GITHUB_API_URL. */
  readonly apiUrl: string;
  readonly owner: string;
  readonly name: string;
  readonly token: string;
  readonly warn: (text: string) => void;
};

/** The longest wait for a rate limit, in seconds; beyond it the run ends and says so. */
const LONGEST_WAIT_S = 60;
const REQUEST_MS = 30_000;

type Client = ReturnType<typeof createClient>;
type Scope = { readonly octokit: Client; readonly owner: string; readonly repo: string };

/** Opens the client; nothing is sent yet. */
export function createGitHub(settings: GitHubSettings): GitHub {
  const { owner, name: repo } = settings;
  const scope = { octokit: createClient(settings), owner, repo };
  return { ...accessOf(scope), ...threadOf(scope), ...pullRequestsOf(scope) };
}

function createClient({ apiUrl, token, warn }: GitHubSettings) {
  const Client = Octokit.plugin(retry, throttling);
  const mayWait =
    (what: string) => (seconds: number, _options: object, _: unknown, tries: number) => {
      warn(`GitHub asks us to wait ${seconds} s (${what}).`);
      return tries < 2 && seconds <= LONGEST_WAIT_S;
    };
  const octokit = new Client({
    auth: token,
    baseUrl: apiUrl,
    userAgent: 'squad-action',
    request: { fetch: fetchWithin },
    log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    retry: { retries: 2 },
    throttle: {
      // The plugin's own pace is for bulk writers (three seconds a comment); a run writes a handful of times.
      write: paced(),
      notifications: paced(),
      onRateLimit: mayWait('rate limit'),
      onSecondaryRateLimit: mayWait('secondary rate limit'),
    },
  });
  // A write may have arrived although its answer didn't: callers look before they write again.
  octokit.hook.before('request', (options) => {
    if (options.method !== 'GET') options.request.retries = 0;
  });
  return octokit;
}

/** Eight writes at once, then one a second. */
function paced() {
  return new Bottleneck.Group({
    maxConcurrent: 4,
    reservoir: 8,
    reservoirIncreaseAmount: 1,
    reservoirIncreaseInterval: 1000,
    reservoirIncreaseMaximum: 8,
  });
}

const ignore = () => undefined;

/** GitHub answers in seconds or not at all; redirects keep to the host by fetch's own rule for the header. */
const fetchWithin: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: AbortSignal.timeout(REQUEST_MS) });

function accessOf({
  octokit,
  owner,
  repo,
}: Scope): Pick<GitHub, 'permissionOf' | 'ownLogin' | 'react'> {
  return {
    // https://docs.github.com/en/rest/collaborators/collaborators#get-repository-permissions-for-a-user
    async permissionOf(username) {
      const doing = 'asking for a permission';
      const answer = octokit.rest.repos.getCollaboratorPermissionLevel({ owner, repo, username });
      const { data } = await translated(doing, answer);
      return strongest(shape.permission.parse(data));
    },
    // REST's `GET /user` refuses an installation's token; this takes every kind.
    // https://docs.github.com/en/graphql/reference/queries#viewer
    async ownLogin() {
      const answer = octokit.graphql('query { viewer { login } }');
      return shape.viewer.parse(await translated('asking who we are', answer)).viewer.login;
    },
    // https://docs.github.com/en/rest/reactions/reactions
    async react(target) {
      await translated('reacting', react({ octokit, owner, repo }, target));
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

function react({ octokit, owner, repo }: Scope, target: ReactionTarget): Promise<unknown> {
  const { reactions } = octokit.rest;
  const content = 'eyes';
  switch (target.kind) {
    case 'issue':
      return reactions.createForIssue({ owner, repo, issue_number: target.number, content });
    case 'issue-comment':
      return reactions.createForIssueComment({ owner, repo, comment_id: target.id, content });
    case 'review-comment':
      return reactions.createForPullRequestReviewComment({
        owner,
        repo,
        comment_id: target.id,
        content,
      });
  }
}

type ThreadMethods = Pick<GitHub, 'issue' | 'listComments' | 'createComment' | 'updateComment'>;

// https://docs.github.com/en/rest/issues/comments
function threadOf({ octokit, owner, repo }: Scope): ThreadMethods {
  const { issues } = octokit.rest;
  return {
    async issue(issue_number) {
      const answer = issues.get({ owner, repo, issue_number });
      return shape.issue.parse((await translated('reading the issue', answer)).data);
    },
    async listComments(issue_number, total) {
      const doing = 'reading the thread';
      const pages = await lastPages(total, (page) =>
        translated(
          doing,
          issues.listComments({ owner, repo, issue_number, per_page: 100, page }),
        ).then(({ data }) => data),
      );
      return { items: shape.comments.parse(pages.items), complete: pages.complete };
    },
    async createComment(issue_number, body) {
      const answer = issues.createComment({ owner, repo, issue_number, body });
      const { data } = await translated('writing a comment', answer);
      return shape.comment.parse(data);
    },
    async updateComment(comment_id, body) {
      const answer = issues.updateComment({ owner, repo, comment_id, body });
      await translated('updating our comment', answer);
    },
  };
}

type PullMethods = Pick<
  GitHub,
  | 'pullRequest'
  | 'listFiles'
  | 'listReviews'
  | 'listReviewComments'
  | 'pullRequestsOf'
  | 'openPullRequest'
  | 'updatePullRequest'
>;

// https://docs.github.com/en/rest/pulls
function pullRequestsOf({ octokit, owner, repo }: Scope): PullMethods {
  const { pulls } = octokit.rest;
  const here = (pull_number: number) => ({ owner, repo, pull_number, per_page: 100 });
  const all = async <T>(doing: string, load: (page: number) => Promise<{ data: T[] }>) =>
    collect((page) => translated(doing, load(page)).then(({ data }) => data));
  return {
    async pullRequest(pull_number) {
      const answer = pulls.get({ owner, repo, pull_number });
      return shape.pullRequest.parse((await translated('reading the pull request', answer)).data);
    },
    async listFiles(number) {
      const files = await all('reading the changed files', (page) =>
        pulls.listFiles({ ...here(number), page }),
      );
      return { ...files, items: shape.files.parse(files.items) };
    },
    async listReviews(number) {
      const reviews = await all('reading the reviews', (page) =>
        pulls.listReviews({ ...here(number), page }),
      );
      return { ...reviews, items: shape.reviews.parse(reviews.items) };
    },
    async listReviewComments(number) {
      const comments = await all('reading the review comments', (page) =>
        pulls.listReviewComments({ ...here(number), page }),
      );
      return { ...comments, items: shape.reviewComments.parse(comments.items) };
    },
    async pullRequestsOf(branch) {
      const query = {
        owner,
        repo,
        head: `${owner}:${branch}`,
        state: 'all',
        per_page: 20,
      } as const;
      const { data } = await translated('looking for the pull request', pulls.list(query));
      // Some servers ignore a `head` they don't know; only exact matches count.
      return shape.pullRequests.parse(data).filter((pull) => pull.head.ref === branch);
    },
    async openPullRequest(pull) {
      try {
        const { data } = await pulls.create({ owner, repo, ...pull });
        return { kind: 'opened', pullRequest: shape.pullRequest.parse(data) };
      } catch (error) {
        const { status, text } = statusOf(error);
        if (status === 422 && /already exists/i.test(text)) return { kind: 'exists' };
        if (/not permitted to create|not accessible by integration/i.test(text)) {
          return { kind: 'not-permitted', message: text };
        }
        return translated('opening the pull request', Promise.reject(error));
      }
    },
    async updatePullRequest(pull_number, change) {
      const answer = pulls.update({ owner, repo, pull_number, ...change });
      await translated('updating the pull request', answer);
    },
  };
}
