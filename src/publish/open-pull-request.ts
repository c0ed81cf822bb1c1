// Opens a pull request for a pushed branch, finds the one that exists, or says how a person can open it.
import { attempt, describe, isFinal } from '#src/errors.ts';
import type { PublishedWork } from '#src/outcome.ts';
import type { GitHub, NewPullRequest, PullRequest } from '#src/ports/github.ts';
import { type BackoffDeps, openBackoff } from '#src/workspace/deliver.ts';
import type { Outbound } from './outbound/outbound.ts';
import type { PublishDeps, PullRequestText } from './publishable-work.ts';
import { WHOLE_BODY } from './render/markers.ts';
import { type RepositorySite, repositoryUrl } from './render/render-context.ts';

/** A pushed branch that becomes a pull request. */
export type PullRequestOpening = {
  readonly base: string;
  readonly head: string;
  readonly commit: string;
  readonly text: PullRequestText;
  readonly draft: boolean;
  /** Called for an open pull request with another text than this: makes it tell of this work. Returns it as it is then. */
  readonly renew?: (found: PullRequest) => Promise<PullRequest>;
};

type OpenPullRequestDeps = BackoffDeps &
  Pick<Outbound, 'sealWithin' | 'sealTitle'> & {
    readonly github: Pick<GitHub, 'openPullRequest' | 'pullRequestsOf'>;
    readonly context: () => { readonly facts: RepositorySite };
    /** Called for every effect on the outside world. */
    readonly effect: (effect: string, detail: string) => void;
  };

/** Tries run one after the other, with a pause between them. */
const MAX_TRIES = 3;

/** Opens the pull request, or finds the open one. If both fail, the work stays pushed and a person can open it. */
export async function openOrFindPullRequest(
  opening: PullRequestOpening,
  deps: OpenPullRequestDeps,
): Promise<PublishedWork> {
  const backoff = openBackoff(deps);
  const { title, body } = opening.text;
  const sealed = { title: deps.sealTitle(title), body: deps.sealWithin(WHOLE_BODY, body) };
  for (let tries = 1; ; tries += 1) {
    const opened = await openOrFindOnce(opening, sealed, deps);
    if (opened.kind === 'there') return toPublishedWork(opening, opened.pull);
    const isOver = opened.isLasting || tries === MAX_TRIES;
    if (isOver || !(await backoff.afterFailure(PAUSE))) {
      return toUnopenedWork(opening, opened.reason, deps);
    }
  }
}

const PAUSE = { waitMs: 1000, isLasting: false };

type OpenedPull =
  | { readonly kind: 'there'; readonly pull: PullRequest }
  /** `reason` is undefined when Actions may not open pull requests here. */
  | { readonly kind: 'missing'; readonly isLasting: boolean; readonly reason: string | undefined };

type SealedText = Pick<NewPullRequest, 'title' | 'body'>;

async function openOrFindOnce(
  { base, head, draft, renew }: PullRequestOpening,
  sealed: SealedText,
  { github, effect }: OpenPullRequestDeps,
): Promise<OpenedPull> {
  const answer = await attempt(github.openPullRequest({ ...sealed, head, base, draft }));
  if (answer.kind === 'done' && answer.value.kind === 'opened') {
    effect('pull-request', `#${answer.value.pullRequest.number}`);
    return { kind: 'there', pull: answer.value.pullRequest };
  }
  if (answer.kind === 'done' && answer.value.kind === 'not-permitted') {
    return { kind: 'missing', isLasting: true, reason: undefined };
  }
  // It exists already, or GitHub's answer was lost.
  const found = await attempt(github.pullRequestsOf(head));
  const pulls = found.kind === 'done' ? found.value : [];
  const pull = pulls.find(({ state }) => state === 'open');
  if (pull !== undefined) return { kind: 'there', pull: await renewed(pull, sealed, renew) };
  if (answer.kind === 'done') return { kind: 'missing', isLasting: false, reason: NOT_LISTED };
  const { code, message, hint } = describe(answer.error);
  const parts = hint === undefined ? [message] : [message, hint];
  const reason = parts.map((part) => part.replace(/\.$/, '')).join('. ');
  const isLasting = code === 'E_GITHUB_PERMISSION' || isFinal(answer.error);
  return { kind: 'missing', isLasting, reason };
}

/** Returns the pull request that was found, after its text was renewed if it isn't the one that we sent. */
async function renewed(
  found: PullRequest,
  { title, body }: SealedText,
  renew: PullRequestOpening['renew'],
): Promise<PullRequest> {
  const isAsSent = found.title === title && found.body === body;
  return isAsSent || renew === undefined ? found : renew(found);
}

const NOT_LISTED =
  'GitHub says that a pull request exists already, but lists none by somebody who may write here';

/** Pushed work whose pull request a person has to open. */
function toUnopenedWork(
  { base, head, commit }: PullRequestOpening,
  notOpened: string | undefined,
  { context }: OpenPullRequestDeps,
): PublishedWork {
  const compareUrl = `${repositoryUrl(context().facts, 'compare', `${base}...${head}`)}?expand=1`;
  const work = { branch: head, commit, pullRequest: undefined, compareUrl };
  return notOpened === undefined ? work : { ...work, notOpened };
}

/** Returns the opening, and its pull request if there is one, in the form that an outcome holds. */
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

/** Replaces a text that holds a secret, so that the pull request can be opened without it. */
export function withoutSecrets(
  text: PullRequestText,
  { holdsSecret }: Pick<PublishDeps, 'holdsSecret'>,
): PullRequestText {
  if (!holdsSecret(`${text.title}\n${text.body}`)) return text;
  return { title: 'Changes by the squad', body: NOT_SHOWN };
}

const NOT_SHOWN =
  'What the agents wrote about these changes holds a secret, or something shaped like one, so it is not shown here. Look at the commits before you merge.';
