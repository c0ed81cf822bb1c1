// Input `dry-run`: everything happens but the writes to GitHub; what would be written is in the log.
import type { Comment, Git, GitHub, PullRequest, World } from '../world.ts';

type Would = (what: string, text?: string) => void;

/** The same world, or part of one, with GitHub and the remote read-only. */
export function withoutWrites<Ports extends Pick<World, 'github' | 'git' | 'log'>>(
  world: Ports,
): Ports {
  const would: Would = (what, text = '') =>
    world.log.info(`[dry run] would ${what}\n${text}`.trimEnd());
  return { ...world, github: readOnly(world.github, would), git: unpushed(world.git, would) };
}

function unpushed(git: Git, would: Would): Git {
  return {
    ...git,
    get remoteUrl() {
      return git.remoteUrl;
    },
    async run(args, options) {
      if (args[0] !== 'push') return git.run(args, options);
      would(`push ${args.at(-1) ?? ''}`);
      return '';
    },
    async attempt(args, options) {
      if (args[0] !== 'push') return git.attempt(args, options);
      would(`push ${args.at(-1) ?? ''}`);
      return { code: 0, stdout: '', stderr: '' };
    },
  };
}

/** Names every method, so that none that is added later writes unnoticed. */
function readOnly(github: GitHub, would: Would): GitHub {
  const { permissionOf, ownLogin, isCollaborator, issue, listComments } = github;
  const { listRecentComments } = github;
  const { pullRequest, listFiles, listReviews, listReviewComments, pullRequestsOf } = github;
  const { actionsMayOpenPullRequests, protectedBranches, rulesFor, openPullRequests } = github;
  return {
    ...{ actionsMayOpenPullRequests, protectedBranches, rulesFor, openPullRequests },
    ...{ permissionOf, ownLogin, isCollaborator, issue, listComments, listRecentComments },
    ...{ pullRequest, listFiles, listReviews, listReviewComments, pullRequestsOf },
    async react() {
      would('react with eyes');
    },
    async createComment(thread, body) {
      would(`comment on #${thread}:`, body);
      return commentOf(body);
    },
    async updateComment(_id, body) {
      would('update the board:', body);
    },
    async openPullRequest(pull) {
      would(`open a pull request, ${pull.head} into ${pull.base}: ${pull.title}`, pull.body);
      return { kind: 'opened', pullRequest: pullOf(pull.head, pull.base) };
    },
    async updatePullRequest(number, change) {
      would(`update pull request #${number}:`, change.body);
    },
    async requestReviewers(pull, { users, teams }) {
      would(`ask for reviews of #${pull}: ${[...users, ...teams].join(', ')}`);
      return { kind: 'requested' };
    },
    async createReview(pull, { body, comments }) {
      const lines = comments.map(({ path, line, body: text }) => `${path}:${line}: ${text}`);
      would(`review #${pull}:`, [body, ...lines].join('\n'));
      return { kind: 'posted', url: '' };
    },
    async replyToReviewComment(pull, comment, body) {
      would(`answer review comment ${comment} of #${pull}:`, body);
    },
    async addLabels(number, labels) {
      would(`label #${number}: ${labels.join(', ')}`);
    },
  };
}

function commentOf(body: string): Comment {
  const author = { login: 'github-actions[bot]', type: 'Bot' };
  const now = new Date().toISOString();
  return { id: 0, body, author, association: 'NONE', createdAt: now, updatedAt: now, url: '' };
}

function pullOf(head: string, base: string): PullRequest {
  const end = { sha: '', repository: undefined };
  return {
    number: 0,
    url: '',
    title: '',
    body: '',
    state: 'open',
    merged: false,
    draft: false,
    author: undefined,
    head: { ...end, ref: head },
    base: { ...end, ref: base },
  };
}
