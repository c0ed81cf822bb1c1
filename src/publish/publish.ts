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
import { renderPullRequestBody, renderStackedNote } from './pull-request/pull-request.ts';
import { renderPullRequestTitle } from './pull-request/pull-request-title.ts';
import type { BriefFacts } from './pull-request/reviewer-brief.ts';
import type { RenderContext } from './render/render-context.ts';
import { readDiff } from './reviews/read-diff.ts';

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
  readonly prefix: string;
  /** The branch that the team's memory belongs to, and its commit; not a pull request's branch. */
  readonly baseBranch: { readonly name: string; readonly commit: string };
  /** The squad's folder: `.squad`. */
  readonly directory: string;
  /** Tools that the run proposes. */
  readonly proposals?: readonly ToolProposal[];
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
  const brief = await collectBriefFacts(commit, publishable, deps);
  const text = withoutSecrets(renderPullRequestText(publishable, brief, deps), deps);
  const { base, branch: head } = target;
  return openOrFindPullRequest({ base, head, commit, text, draft: publishable.draft }, deps);
}

/** The facts for reviewers, when an agent asked for a review; undefined when the diff can't be read. */
async function collectBriefFacts(
  commit: string,
  { transcript, start, target, baseBranch, directory }: PublishableWork,
  { git }: PublishDeps,
): Promise<BriefFacts | undefined> {
  if (reviewRequests(transcript.handoffs).length === 0) return undefined;
  const base = target.base === baseBranch.name ? baseBranch.commit : start;
  const diff = await attempt(readDiff(git, { base, tip: commit }));
  if (diff.kind === 'threw') return undefined;
  const findingPaths = transcript.reviews.flatMap(({ findings }) =>
    findings.map(({ path }) => path),
  );
  return { diff: diff.value, commit, findingPaths, directory };
}

function renderPullRequestText(
  publishable: PublishableWork,
  brief: BriefFacts | undefined,
  { context }: PublishDeps,
): PullRequestText {
  const { target, transcript, answer, threadTitle, proposals = [] } = publishable;
  const { stackedOn, branch } = target;
  const stacked = stackedOn && renderStackedNote(stackedOn);
  const work = { answer, branch, stacked, brief, proposals };
  return {
    title: renderPullRequestTitle({ request: transcript.request, threadTitle }),
    body: renderPullRequestBody(context(), transcript, work),
  };
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
