// Publishes a run's work: pushes its branch without force, and opens its pull request or says how people can open it.
import { attempt, SquadError } from '../errors.ts';
import type { PublishedWork } from '../outcome.ts';
import type { Git } from '../ports/git.ts';
import type { GitHub } from '../ports/github.ts';
import type { Transcript } from '../run-log/transcript.ts';
import type { ToolProposal } from '../tools/custom/executable/proposed-tools.ts';
import type { BranchTarget } from '../workspace/branch-target.ts';
import { pushBranch, pushToFallbackBranch } from '../workspace/push.ts';
import { reviewRequests } from './ask-reviewers.ts';
import {
  type OpenPullRequestDeps,
  openOrFindPullRequest,
  type PullRequestText,
  toPublishedWork,
} from './open-pull-request.ts';
import type { Outbound } from './outbound/outbound.ts';
import type { StandingReviews } from './pull-request/body-items.ts';
import type { IssueShare } from './pull-request/closing-line.ts';
import { updatePullRequestText } from './pull-request/follow-up.ts';
import { renderPullRequestBody, renderStackedNote } from './pull-request/pull-request.ts';
import { markUnfinished, renderPullRequestTitle } from './pull-request/pull-request-title.ts';
import type { BriefFacts } from './pull-request/reviewer-brief.ts';
import type { RenderContext } from './render/render-context.ts';
import { gatherReviews, openObjections } from './reviews/gather-reviews.ts';
import { loadChangesSince } from './reviews/post-reviews.ts';
import { type Diff, readDiff } from './reviews/read-diff.ts';

export type PublishableWork = {
  readonly target: BranchTarget;
  /** Where the run began, and its newest commit. */
  readonly start: string;
  readonly tip: string;
  readonly transcript: Transcript;
  /** The last answer of the coordinator, or of the one agent. */
  readonly answer: string;
  readonly threadTitle: string;
  readonly draft: boolean;
  /** Work was cut short, and nobody finished it in this run. */
  readonly isUnfinished: boolean;
  /** How much of its issue the work is. */
  readonly share: IssueShare;
  readonly prefix: string;
  /** The branch that the team's memory belongs to, and its commit; not a pull request's branch. */
  readonly baseBranch: { readonly name: string; readonly commit: string };
  /** The squad's folder: `.squad`. */
  readonly directory: string;
  /** Tools that the run proposes. */
  readonly proposals?: readonly ToolProposal[] | undefined;
};

export type PublishDeps = Pick<Outbound, 'seal' | 'sealTitle' | 'sealWithin'> &
  Pick<OpenPullRequestDeps, 'effect'> & {
    readonly git: Git;
    readonly github: GitHub;
    readonly context: () => RenderContext;
    readonly holdsSecret: (text: string) => boolean;
  };

/** Pushes the run's branch and opens or updates its pull request. Throws a SquadError when the push is refused. */
export async function publishBranch(
  publishable: PublishableWork,
  deps: PublishDeps,
): Promise<PublishedWork> {
  const { target } = publishable;
  const commit = await pushWork(publishable, deps);
  if (target.pull !== undefined) {
    return toPublishedWork({ head: target.branch, commit }, target.pull);
  }
  const facts = await collectReviewFacts(commit, publishable, deps);
  const text = withoutSecrets(renderPullRequestText(publishable, facts, deps), deps);
  const { base, branch: head } = target;
  return openOrFindPullRequest({ base, head, commit, text, draft: publishable.draft }, deps);
}

/** Brings the text of a pull request that was open before up to date with the work that was pushed. Throws a SquadError. */
export async function updateOpenPullRequest(
  publishable: PublishableWork,
  commit: string,
  deps: PublishDeps,
): Promise<void> {
  const { target, transcript, share, isUnfinished, proposals } = publishable;
  if (target.pull === undefined) return;
  const { standing } = await collectReviewFacts(commit, publishable, deps);
  const isNew = publishable.tip !== publishable.start;
  const reports = isNew ? reportsOf(publishable) : undefined;
  const { branch } = target;
  await updatePullRequestText(
    target.pull.number,
    { transcript, reports, branch, share, isUnfinished, standing, proposals },
    deps,
  );
}

type ReviewFacts = {
  /** Undefined when nobody asked for a review, or the diff can't be read. */
  readonly brief: BriefFacts | undefined;
  readonly standing: StandingReviews;
};

/** The facts for reviewers, of the work as it was pushed. */
async function collectReviewFacts(
  commit: string,
  { transcript, start, target, baseBranch, directory }: PublishableWork,
  { git, holdsSecret }: PublishDeps,
): Promise<ReviewFacts> {
  const { reviews: notes, handoffs } = transcript;
  const isAsked = notes.length > 0 || reviewRequests(handoffs).length > 0;
  if (!isAsked) return { brief: undefined, standing: { reviews: [], commit } };
  const base = target.base === baseBranch.name ? baseBranch.commit : start;
  const read = await attempt(readDiff(git, { base, tip: commit }));
  const diff: Diff = read.kind === 'done' ? read.value : [];
  const since = await loadChangesSince(notes, commit, git);
  // The text shows no suggestion: reviews do.
  const mayChange = () => false;
  const reviews = gatherReviews({ notes, diff, since, holdsSecret, mayChange });
  const findingPaths = notes.flatMap(({ findings }) => findings.map(({ path }) => path));
  const brief = read.kind === 'done' ? { diff, commit, findingPaths, directory } : undefined;
  return { brief, standing: { reviews, commit } };
}

function renderPullRequestText(
  publishable: PublishableWork,
  facts: ReviewFacts,
  { context }: PublishDeps,
): PullRequestText {
  const { target, transcript, answer, threadTitle, directory, isUnfinished } = publishable;
  const { stackedOn, branch } = target;
  const stacked = stackedOn && renderStackedNote(stackedOn);
  const share = shareOf(publishable);
  const { proposals = [] } = publishable;
  const work = { answer, branch, directory, share, stacked, proposals, ...facts };
  const { request } = transcript;
  const title = renderPullRequestTitle({ reports: reportsOf(publishable), request, threadTitle });
  return {
    title: markUnfinished(title, isUnfinished),
    body: renderPullRequestBody(context(), transcript, work),
  };
}

/** Nothing is ready while a reviewing agent waits for changes. */
function shareOf({ share, transcript }: PublishableWork): IssueShare {
  const isOpen = openObjections(transcript.reviews).length > 0;
  return { ...share, isReady: share.isReady && !isOpen };
}

/** The report that speaks for all the work, or that of the one agent who did it. */
function reportsOf({ answer, transcript }: PublishableWork): readonly string[] {
  const workers = transcript.agents.filter(
    ({ session, files }) => session !== 'coordinator' && files.length > 0,
  );
  const [only, ...others] = workers.filter(({ state }) => state === 'done' || state === 'idle');
  return only === undefined || others.length > 0 ? [answer] : [answer, only.answer];
}

/** Replaces a description that holds a secret: the pull request is opened without it. */
export function withoutSecrets(
  text: PullRequestText,
  { holdsSecret }: PublishDeps,
): PullRequestText {
  if (!holdsSecret(`${text.title}\n${text.body}`)) return text;
  return { title: 'Changes by the squad', body: NOT_SHOWN };
}

const NOT_SHOWN =
  'What the agents wrote about these changes holds a secret, or something shaped like one, so it is not shown here. Look at the commits before you merge.';

/** Pushes the branch, on top of what others pushed to it meanwhile; gives the pushed commit. */
export async function pushWork(publishable: PublishableWork, deps: PublishDeps): Promise<string> {
  const { target, tip, start } = publishable;
  const answer = await pushBranch(deps.git, { branch: target.branch, commit: tip, start });
  if (answer.kind === 'pushed') {
    deps.effect('push', `${target.branch} ${answer.commit}`);
    return answer.commit;
  }
  if (answer.kind === 'conflict') return failWithFallbackBranch(publishable, deps);
  throw new SquadError({
    code: 'E_GIT',
    message: `The branch ${target.branch} could not be pushed: ${answer.reason}.`,
    hint: 'The job needs `permissions: contents: write`, and no rule may forbid the bot to create this branch.',
  });
}

/** Pushes work that conflicts with a person's push to a branch of its own, without force, and throws. */
async function failWithFallbackBranch(
  { target, tip }: PublishableWork,
  deps: PublishDeps,
): Promise<string> {
  const fallbackBranch = `${target.branch}-${tip.slice(0, 8)}`;
  const branch = await pushToFallbackBranch(deps.git, { branch: fallbackBranch, commit: tip });
  throw new SquadError({
    code: 'E_GIT',
    message: `Somebody changed the same lines on ${target.branch} while the squad worked. The work is kept on the branch ${branch}.`,
    hint: 'Merge that branch by hand, or ask again.',
  });
}
