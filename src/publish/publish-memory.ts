// Publishes what the team learnt in runs that changed nothing else: on one rolling branch with one long-lived pull request.
import { attempt, describe } from '#src/errors.ts';
import type { PublishedWork } from '#src/outcome.ts';
import type { PullRequest } from '#src/ports/github.ts';
import { isAncestor } from '#src/workspace/git-history.ts';
import { commitTree, replay } from '#src/workspace/merge.ts';
import { completeHistory, fetchBranchIfExists } from '#src/workspace/remote.ts';
import { memoryBranch } from '#src/workspace/run-branch.ts';
import { hasRivalWork, type RunOfRequest } from '#src/workspace/trailers.ts';
import {
  type DeliveredWork,
  deliverWork,
  keepElsewhere,
  type WorkDelivery,
} from './deliver-work.ts';
import { renderMemoryPullRequest } from './memory-pull-request.ts';
import { openOrFindPullRequest, toPublishedWork, withoutSecrets } from './open-pull-request.ts';
import type { PublishableWork, PublishDeps } from './publishable-work.ts';
import { WHOLE_BODY } from './render/markers.ts';

/**
 * Adds a run's decisions and learnings to the branch `squad/memory` and its pull request, where they stay until people
 * merge them. Throws a SquadError when they can't be kept anywhere.
 */
export async function publishMemory(
  publishable: PublishableWork,
  deps: PublishDeps,
): Promise<PublishedWork> {
  const { work, addedTo } = await publishOnce(publishable, deps);
  if (addedTo === undefined) return work;
  // People may have merged or closed it while we pushed, without our commits.
  const now = await attempt(deps.github.pullRequest(addedTo.number));
  const isClosed = now.kind === 'done' && now.value.state === 'closed';
  return isClosed ? (await publishOnce(publishable, deps)).work : work;
}

/** Publishes, and returns the pull request that was already open. */
async function publishOnce(
  publishable: PublishableWork,
  deps: PublishDeps,
): Promise<{ readonly work: PublishedWork; readonly addedTo?: PullRequest }> {
  const { start, tip, prefix, baseBranch, transcript } = publishable;
  const branch = memoryBranch(prefix);
  const { triggerId: request, runId: run } = deps.context().facts;
  const by = { request, run };
  const delivery = { branch, start, tip, base: baseBranch.commit, isMemory: true, by };
  const found = await attempt(findMemoryBranch(branch, baseBranch, deps));
  if (found.kind === 'threw') {
    const reason = describe(found.error).message;
    return keepElsewhere(delivery, { kind: 'unreachable', reason }, deps);
  }
  const { onto, pull, closed } = found.value;
  const delivered = await deliverOnto(onto, delivery, publishable, deps);
  if (delivered.kind === 'kept') return delivered;
  const { commit } = delivered;
  const opening = { base: baseBranch.name, head: branch, commit, draft: false };
  if (closed !== undefined && commit === onto) return { work: toPublishedWork(opening, closed) };
  const text = withoutSecrets(renderMemoryPullRequest(deps.context(), transcript, commit), deps);
  if (pull === undefined) return { work: await openOrFindPullRequest({ ...opening, text }, deps) };
  const body = deps.sealWithin(WHOLE_BODY, text.body);
  // The work is in the pull request by now: an outdated text is no reason to fail.
  await attempt(deps.github.updatePullRequest(pull.number, { body }));
  return { work: toPublishedWork(opening, pull), addedTo: pull };
}

/** Adds the commits to the branch's tip, or none if another run of the request has added its own. */
async function deliverOnto(
  onto: string,
  work: WorkDelivery & { readonly by: RunOfRequest },
  { transcript }: PublishableWork,
  deps: PublishDeps,
): Promise<DeliveredWork> {
  const { start, tip, base, by } = work;
  if (onto === start) return deliverWork(work, deps);
  // Commits of an interrupted run that this one resumes are not a rival's.
  const known = new Set(transcript.agents.flatMap(({ commit }) => commit ?? []));
  const ranges = { ours: { base: start, tip }, theirs: { base, tip: onto } };
  if (await hasRivalWork(deps.git, by, ranges, known)) return { kind: 'delivered', commit: onto };
  const replayed = await replay(deps.git, { base: start, tip }, onto);
  return replayed.kind === 'conflict'
    ? keepElsewhere(work, replayed, deps)
    : deliverWork({ ...work, start: onto, tip: replayed.commit }, deps);
}

type MemoryPlace = {
  /** The commit that the new commits are added to. */
  readonly onto: string;
  /** The open pull request. */
  readonly pull?: PullRequest;
  /** The newest closed one, if nothing on the branch waits for another pull request. */
  readonly closed?: PullRequest;
};

/** Continues from the branch's tip while that waits to be merged, else from the base branch. */
async function findMemoryBranch(
  branch: string,
  base: PublishableWork['baseBranch'],
  deps: PublishDeps,
): Promise<MemoryPlace> {
  const tip = await fetchBranchIfExists(deps.git, branch);
  if (tip === undefined) return { onto: base.commit };
  const pulls = await deps.github.pullRequestsOf(branch);
  const pull = pulls.find(({ state }) => state === 'open');
  if (pull !== undefined) return { onto: tip, pull };
  const [last] = pulls;
  return last === undefined ? { onto: tip } : beginAgain({ branch, tip, last }, base, deps);
}

type ClosedMemory = {
  readonly branch: string;
  readonly tip: string;
  /** Its newest pull request, which is closed. */
  readonly last: PullRequest;
};

/**
 * Resets the branch to the base branch's files, so that what people merged or refused doesn't come back. A merge commit does
 * this without a force push. Commits pushed after the pull request was closed are replayed on top.
 */
async function beginAgain(
  { branch, tip, last }: ClosedMemory,
  { name, commit }: PublishableWork['baseBranch'],
  { git }: PublishDeps,
): Promise<MemoryPlace> {
  // Fetched again: with the files from before the merge, the branch would revert what people merged.
  const base = (await fetchBranchIfExists(git, name)) ?? commit;
  await completeHistory(git, [branch, name]);
  if (await isAncestor(git, tip, base)) return { onto: base, closed: last };
  const merge = { tree: `${base}^{tree}`, parent: tip, secondParent: base, author: git.identity };
  const begun = await commitTree(git, { ...merge, text: 'Begin again at the base branch' });
  const late = { base: last.head.sha, tip };
  const isKnown = await isAncestor(git, late.base, tip);
  const replayed = isKnown ? await replay(git, late, begun) : { kind: 'replayed', commit: begun };
  // On a conflict the branch stays as it is.
  const onto = 'commit' in replayed ? replayed.commit : tip;
  return onto === begun ? { onto, closed: last } : { onto };
}
