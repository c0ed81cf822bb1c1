// Input `dry-run`: everything happens but the writes to GitHub; what would be written is in the log.
import type { Comment, GitHub, PullRequest, World } from '../world.ts';

/** The same world with GitHub and the remote read-only. */
export function withoutWrites(world: World): World {
  const would = (what: string, text = '') => world.log.info(`[dry run] ${what}\n${text}`.trimEnd());
  const { git } = world;
  return {
    ...world,
    github: readOnly(world.github, would),
    git: {
      ...git,
      async attempt(args, options) {
        if (args[0] !== 'push') return git.attempt(args, options);
        would(`would push ${args.at(-1) ?? ''}`);
        return { code: 0, stdout: '', stderr: '' };
      },
    },
  };
}

type Would = (what: string, text?: string) => void;

function readOnly(github: GitHub, would: Would): GitHub {
  return {
    ...github,
    async react() {
      would('would react with eyes');
    },
    async createComment(thread, body) {
      would(`would comment on #${thread}:`, body);
      return commentOf(body);
    },
    async updateComment(_id, body) {
      would('would update the board:', body);
    },
    async openPullRequest(pull) {
      would(`would open a pull request, ${pull.head} into ${pull.base}: ${pull.title}`, pull.body);
      return { kind: 'opened', pullRequest: pullOf(pull.head, pull.base) };
    },
    async updatePullRequest(number, change) {
      would(`would update pull request #${number}:`, change.body);
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
