// Opens a pull request for a branch that is pushed, finds the one that is there, or says how a person can open it.
import { attempt, describe, SquadError } from '../errors.ts';
import type { PublishedWork } from '../outcome.ts';
import type { GitHub, PullRequest } from '../ports/github.ts';
import type { Outbound } from './outbound/outbound.ts';
import { type RepositorySite, repositoryUrl } from './render/render-context.ts';

export type PullRequestText = { readonly title: string; readonly body: string };

/** A pushed branch that becomes a pull request. */
export type PullRequestOpening = {
  readonly base: string;
  readonly head: string;
  readonly commit: string;
  readonly text: PullRequestText;
  readonly draft: boolean;
};

export type OpenPullRequestDeps = Pick<Outbound, 'seal' | 'sealTitle'> & {
  readonly github: Pick<GitHub, 'openPullRequest' | 'pullRequestsOf'>;
  readonly context: () => { readonly facts: RepositorySite };
  /** Is called for every effect on the outside. */
  readonly effect: (effect: string, detail: string) => void;
};

/** Opens the pull request, or finds the open one. The work is pushed by now: the error that this throws says where it is. */
export async function openOrFindPullRequest(
  opening: PullRequestOpening,
  deps: OpenPullRequestDeps,
): Promise<PublishedWork> {
  const opened = await attempt(openPullRequest(opening, deps));
  if (opened.kind === 'done') return opened.value;
  const { code, message, hint } = describe(opened.error);
  throw new SquadError({
    code,
    message: `The work is on the branch ${opening.head}, but its pull request could not be opened. ${message}`,
    hint: hint ?? 'Open it by hand, or run the job again.',
    cause: opened.error,
  });
}

async function openPullRequest(
  opening: PullRequestOpening,
  deps: OpenPullRequestDeps,
): Promise<PublishedWork> {
  const { base, head, commit, text, draft } = opening;
  const { github, context } = deps;
  const sealed = { title: deps.sealTitle(text.title), body: deps.seal(text.body) };
  const answer = await attempt(github.openPullRequest({ ...sealed, head, base, draft }));
  if (answer.kind === 'done' && answer.value.kind === 'opened') {
    deps.effect('pull-request', `#${answer.value.pullRequest.number}`);
    return toPublishedWork(opening, answer.value.pullRequest);
  }
  if (answer.kind === 'done' && answer.value.kind === 'not-permitted') {
    const compareUrl = `${repositoryUrl(context().facts, 'compare', `${base}...${head}`)}?expand=1`;
    return { branch: head, commit, pullRequest: undefined, compareUrl };
  }
  // It exists already, or GitHub's answer was lost.
  const existing = (await github.pullRequestsOf(head)).find(({ state }) => state === 'open');
  if (existing !== undefined) return toPublishedWork(opening, existing);
  if (answer.kind === 'threw') throw answer.error;
  return toPublishedWork(opening, undefined);
}

/** The opening, and its pull request if there is one, as an outcome holds them. */
export function toPublishedWork(
  { head, commit }: Pick<PullRequestOpening, 'head' | 'commit'>,
  pull: PullRequest | undefined,
): PublishedWork {
  if (pull === undefined) {
    return { branch: head, commit, pullRequest: undefined, compareUrl: undefined };
  }
  const { number, url, draft: isDraft } = pull;
  const pullRequest = { number, url, isDraft };
  return { branch: head, commit, pullRequest, compareUrl: undefined };
}
