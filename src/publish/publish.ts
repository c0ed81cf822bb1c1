// Makes the work visible: pushed without force, with a pull request, or kept on its branch with the way to open one.

import { attempt, SquadError } from '../errors.ts';
import type { PublishedWork } from '../outcome.ts';
import type { Git } from '../ports/git.ts';
import type { GitHub, OutboundText } from '../ports/github.ts';
import type { Transcript } from '../run-log/transcript.ts';
import type { ToolProposal } from '../tools/custom/executable/proposed-tools.ts';
import type { BranchTarget } from '../workspace/branch-target.ts';
import { BOT, commitTree } from '../workspace/commit.ts';
import { fetchBranchIfExists, pushBranch, pushToFallbackBranch } from '../workspace/remote.ts';
import { replay } from '../workspace/replay.ts';
import { reviewRequests } from './ask-reviewers.ts';
import { openOrFindPullRequest, toPublishedWork } from './open-pull-request.ts';
import type { Outbound } from './outbound/outbound.ts';
import {
  type PullRequestText,
  renderMemoryPullRequest,
  renderPullRequestBody,
  renderStackedNote,
} from './pull-request/pull-request.ts';
import { renderPullRequestTitle } from './pull-request/pull-request-title.ts';
import type { BriefFacts } from './pull-request/reviewer-brief.ts';
import type { RenderContext } from './render/render-markdown.ts';
import { readDiff } from './reviews/read-diff.ts';

export type PublishableWork = {
  readonly target: BranchTarget;
  /** Where the run began, and its newest commit. */
  readonly start: string;
  readonly tip: string;
  readonly transcript: Transcript;
  /** The coordinator's (or the one agent's) last word. */
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

export type PublishDeps = {
  readonly git: Git;
  readonly github: GitHub;
  readonly context: () => RenderContext;
  readonly seal: (markdown: string) => OutboundText;
  readonly sealTitle: (text: string) => OutboundText;
  readonly sealWithin: Outbound['sealWithin'];
  readonly holdsSecret: (text: string) => boolean;
  /** Told of every effect on the outside. */
  readonly effect: (effect: string, detail: string) => void;
};

/** Pushes the run's branch and opens or updates its pull request. Throws a SquadError when the push is refused. */
export async function publishBranch(
  publishable: PublishableWork,
  deps: PublishDeps,
): Promise<PublishedWork> {
  const { target } = publishable;
  const commit = await pushWork(publishable, deps);
  if (target.pull !== undefined) {
    return { branch: target.branch, commit, pullRequest: target.pull, compareUrl: undefined };
  }
  const brief = await collectBriefFacts(commit, publishable, deps);
  const text = withoutSecrets(renderPullRequestText(publishable, brief, deps), deps);
  const { base, branch: head } = target;
  return openOrFindPullRequest({ base, head, commit, text, draft: publishable.draft }, deps);
}

/** The facts for reviewers, when an agent asked for a review; a diff that can't be read is no reason to fail. */
async function collectBriefFacts(
  commit: string,
  { transcript, start, target, baseBranch, directory }: PublishableWork,
  { git }: PublishDeps,
): Promise<BriefFacts | undefined> {
  if (reviewRequests(transcript.handoffs).length === 0) return undefined;
  const base = target.base === baseBranch.name ? baseBranch.commit : start;
  const diff = await attempt(readDiff(git, { base, head: commit }));
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
  const stacked =
    stackedOn && renderStackedNote({ number: stackedOn.number, head: stackedOn.head.ref });
  const work = {
    answer,
    branch,
    ...(stacked === undefined ? {} : { stacked }),
    ...(brief === undefined ? {} : { brief }),
    proposals,
  };
  return {
    title: renderPullRequestTitle({ request: transcript.request, threadTitle }),
    body: renderPullRequestBody(context(), transcript, work),
  };
}

/** A description that holds a secret is not sent; the pull request is opened without it, and people are told. */
function withoutSecrets(text: PullRequestText, { holdsSecret }: PublishDeps): PullRequestText {
  if (!holdsSecret(`${text.title}\n${text.body}`)) return text;
  return { title: 'Changes by the squad', body: NOT_SHOWN };
}

const NOT_SHOWN =
  'What the agents wrote about these changes holds a secret, or something shaped like one, so it is not shown here. Look at the commits before you merge.';

async function pushWork(publishable: PublishableWork, deps: PublishDeps): Promise<string> {
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

/** Work that collides with a person's push goes to a branch of its own: nothing is lost, nothing forced. */
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

/** Puts a run's drop-boxes onto the rolling branch `squad/memory`, with its one long-lived pull request. */
export async function publishMemory(
  publishable: PublishableWork,
  deps: PublishDeps,
): Promise<PublishedWork> {
  const { start, tip, prefix, target, baseBranch, transcript } = publishable;
  const { git, github } = deps;
  const branch = `${prefix}memory`;
  const { onto, pull } = await findMemoryBranch(branch, baseBranch, deps);
  const replayed =
    onto === start
      ? { kind: 'replayed' as const, commit: tip }
      : await replay(git, { from: start, to: tip, onto });
  if (replayed.kind === 'conflict') {
    throw new SquadError({
      code: 'E_GIT',
      message: `What was learnt could not be added to ${branch}: ${replayed.files.join(', ')} collide.`,
      hint: 'Merge or close the pull request *What the squad learnt*, then ask again.',
    });
  }
  const memoryTarget: BranchTarget = { ...target, branch, from: 'branch', pull: undefined };
  const commit = await pushWork(
    { ...publishable, target: memoryTarget, start: onto, tip: replayed.commit },
    deps,
  );
  const text = withoutSecrets(renderMemoryPullRequest(deps.context(), transcript, branch), deps);
  const opening = { base: baseBranch.name, head: branch, commit, text, draft: false };
  if (pull === undefined) return openOrFindPullRequest(opening, deps);
  // The work is in the pull request by now; that its text tells of an earlier run is no reason to fail.
  await attempt(github.updatePullRequest(pull.number, { body: deps.seal(text.body) }));
  return toPublishedWork(opening, pull);
}

/** Where the rolling branch goes on: at its tip while that waits for its merge, else at the trunk. */
async function findMemoryBranch(
  branch: string,
  baseBranch: PublishableWork['baseBranch'],
  { git, github }: PublishDeps,
) {
  const remoteTip = await fetchBranchIfExists(git, branch);
  if (remoteTip === undefined) return { onto: baseBranch.commit, pull: undefined };
  const pulls = await github.pullRequestsOf(branch);
  const pull = pulls.find(({ state }) => state === 'open');
  if (pull !== undefined || pulls.length === 0) return { onto: remoteTip, pull };
  // What was merged (or refused) must not come back: a merge that takes the trunk's files, so that no force is needed.
  const tree = `${baseBranch.commit}^{tree}`;
  const merge = { tree, parent: remoteTip, secondParent: baseBranch.commit, author: BOT };
  return {
    onto: await commitTree(git, { ...merge, text: 'Begin again at the trunk' }),
    pull: undefined,
  };
}
