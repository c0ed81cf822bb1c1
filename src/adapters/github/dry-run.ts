// Input `dry-run`: nothing is written to GitHub; the log says what would have been written.
import { BOT } from '#src/ports/accounts.ts';
import type { Git } from '#src/ports/git.ts';
import type { Comment, GitHub, PullRequest } from '#src/ports/github.ts';
import type { Ports } from '#src/ports/ports.ts';

type LogSkipped = (what: string, text?: string) => void;

/** The same ports, with GitHub and the remote read-only. */
export function withoutWrites<GivenPorts extends Pick<Ports, 'github' | 'git' | 'log'>>(
  ports: GivenPorts,
): GivenPorts {
  const logSkipped: LogSkipped = (what, text = '') =>
    ports.log.info(`[dry run] would ${what}\n${text}`.trimEnd());
  return {
    ...ports,
    github: { ...ports.github, ...skippedWrites(logSkipped) },
    git: withoutPush(ports.git, logSkipped),
  };
}

function withoutPush(git: Git, logSkipped: LogSkipped): Git {
  const attempt: Git['attempt'] = async (args, options) => {
    if (args[0] !== 'push') return git.attempt(args, options);
    logSkipped(`push ${args.at(-1) ?? ''}`);
    return { code: 0, stdout: '', stderr: '' };
  };
  return {
    ...git,
    attempt,
    async run(args, options) {
      return args[0] === 'push' ? (await attempt(args)).stdout : git.run(args, options);
    },
  };
}

/** The methods that a dry run passes on; all others must be replaced below, or the code doesn't compile. */
type ReadMethod =
  | 'ownership'
  | 'actionsMayOpenPullRequests'
  | 'protectedBranches'
  | 'rulesFor'
  | 'refsAmong'
  | 'openPullRequests'
  | 'permissionOf'
  | 'ownLogin'
  | 'isCollaborator'
  | 'issue'
  | 'threadEnd'
  | 'listComments'
  | 'comment'
  | 'readAttachments'
  | 'listRecentComments'
  | 'pullRequest'
  | 'listFiles'
  | 'listReviews'
  | 'listReviewComments'
  | 'pullRequestsOf';

function skippedWrites(logSkipped: LogSkipped): Omit<GitHub, ReadMethod> {
  return {
    async createReaction() {
      logSkipped('react with eyes');
      return 'created';
    },
    async createComment(thread, body) {
      logSkipped(`comment on #${thread}:`, body);
      return dryRunComment(body);
    },
    async updateComment(_id, body) {
      logSkipped('update the board:', body);
      return 'edited';
    },
    async openPullRequest(pull) {
      logSkipped(`open a pull request, ${pull.head} into ${pull.base}: ${pull.title}`, pull.body);
      return { kind: 'opened', pullRequest: dryRunPullRequest(pull.head, pull.base) };
    },
    async updatePullRequest(number, { title, body }) {
      const named = title === undefined ? '' : ` to ${title}`;
      logSkipped(`update pull request #${number}${named}:`, body);
    },
    async markReadyForReview({ number }) {
      logSkipped(`make pull request #${number} ready for review`);
    },
    async requestReviewers(pull, { users, teams }) {
      logSkipped(`ask for reviews of #${pull}: ${[...users, ...teams].join(', ')}`);
      return { kind: 'requested' };
    },
    async createReview(pull, { body, comments }) {
      const lines = comments.map(({ path, line, body: text }) => `${path}:${line}: ${text}`);
      logSkipped(`review #${pull}:`, [body, ...lines].join('\n'));
      return { kind: 'posted', url: '' };
    },
    async replyToReviewComment(pull, comment, body) {
      logSkipped(`answer review comment ${comment} of #${pull}:`, body);
    },
    async cancelRun(runId) {
      logSkipped(`cancel run ${runId}`);
      return 'cancelled';
    },
    async addLabels(number, labels) {
      logSkipped(`label #${number}: ${labels.join(', ')}`);
    },
  };
}

function dryRunComment(body: string): Comment {
  const author = { login: BOT.name, type: 'Bot' };
  const now = new Date().toISOString();
  return { id: 0, body, author, association: 'NONE', createdAt: now, updatedAt: now, url: '' };
}

function dryRunPullRequest(head: string, base: string): PullRequest {
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
