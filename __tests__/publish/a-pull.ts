// Builders of pull requests, threads and comments, as the adapters hand them over.
import type { Comment, PullRequest } from '#src/ports/github.ts';
import type { Thread } from '#src/trigger/request.ts';

export const repository = 'acme/harbour';
export const bot = { login: 'github-actions[bot]', type: 'Bot' };
export const mona = { login: 'mona', type: 'User' };

export function aThread(changes: Partial<Thread> = {}): Thread {
  return {
    kind: 'issue',
    number: 7,
    title: 'Login form',
    body: 'It takes anything.',
    author: mona,
    authorAssociation: 'OWNER',
    url: 'https://github.example/acme/harbour/issues/7',
    state: 'open',
    locked: false,
    commentCount: 0,
    ...changes,
  };
}

type End = PullRequest['head'];
type PullChanges = Partial<Omit<PullRequest, 'head' | 'base'>> & {
  readonly head?: Partial<End>;
  readonly base?: Partial<End>;
};

/** An open pull request by the bot, from its branch into main. */
export function aPull({ head, base, ...changes }: PullChanges = {}): PullRequest {
  const end = { sha: 'a'.repeat(40), repository };
  return {
    number: 8,
    url: 'https://github.example/acme/harbour/pull/8',
    title: 'Validate the login form',
    body: '',
    state: 'open',
    merged: false,
    draft: false,
    author: bot,
    head: { ...end, ref: 'squad/7-login-form', ...head },
    base: { ...end, ref: 'main', ...base },
    ...changes,
  };
}

export function aComment(changes: Partial<Comment> = {}): Comment {
  const id = changes.id ?? 1;
  const createdAt = changes.createdAt ?? '2026-11-20T09:00:00Z';
  return {
    id,
    body: `comment ${id}`,
    author: mona,
    association: 'NONE',
    createdAt,
    updatedAt: createdAt,
    url: `https://github.example/acme/harbour/issues/7#issuecomment-${id}`,
    ...changes,
  };
}
