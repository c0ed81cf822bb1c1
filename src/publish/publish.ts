// Publishes a run's work: pushes its branch without force, then opens its pull request or updates the one that is open.

import { attempt, describe } from '#src/errors.ts';
import type { PublishedWork } from '#src/outcome.ts';
import type { PullRequest } from '#src/ports/github.ts';
import { emptyTranscript } from '#src/run-log/transcript.ts';
import { deliverToOwnBranch } from '#src/workspace/deliver.ts';
import { isAncestor, treeOf } from '#src/workspace/git-history.ts';
import { replay } from '#src/workspace/merge.ts';
import { fetchBranchIfExists } from '#src/workspace/remote.ts';
import { deliverWork, keepElsewhere, type WorkDelivery } from './deliver-work.ts';
import { openOrFindPullRequest, toPublishedWork, withoutSecrets } from './open-pull-request.ts';
import type { PublishableWork, PublishDeps } from './publishable-work.ts';
import { readWork, renderPullRequestText, updatePullRequest } from './pull-request-text.ts';

/** Pushes the run's branch and makes its pull request tell of it. Throws a SquadError when the work can't be kept anywhere. */
export async function publishBranch(
  work: PublishableWork,
  deps: PublishDeps,
): Promise<PublishedWork> {
  const { branch, pull } = work.target;
  const before = pull && (await attempt(deps.github.pullRequest(pull.number)));
  // What people merged needs another pull request; what they closed is not proposed again.
  if (before?.kind === 'done' && before.value.merged) {
    return (await publishRest(work, before.value, deps)) ?? publishAsBegun(work, undefined, deps);
  }
  const delivered = await deliverWork(deliveryOf(work, deps), deps);
  if (delivered.kind === 'kept') return delivered.work;
  const { commit } = delivered;
  const pushed = await asPushed(work, commit, deps);
  if (pull === undefined) return openPullRequest(pushed, commit, deps);
  const now = await updateOrNote(pull, pushed, commit, deps);
  if (now.state === 'open') return toPublishedWork({ head: branch, commit }, now);
  if (now.merged) {
    return (
      (await publishRest({ ...work, tip: commit }, now, deps)) ?? publishAsBegun(work, commit, deps)
    );
  }
  deps.note(
    `#${now.number} was closed while the squad worked: the new commits are only on its branch \`${branch}\`. Reopen it if you want them.`,
  );
  return toPublishedWork({ head: branch, commit }, undefined);
}

function deliveryOf(work: PublishableWork, { context }: PublishDeps): WorkDelivery {
  const { target, remoteTip: start, tip, baseBranch } = work;
  const { triggerId: request, runId: run } = context().facts;
  const place = { branch: target.branch, start, tip, base: baseBranch.commit };
  return { ...place, isMemory: false, by: { request, run } };
}

/** Publishes the commits with those that were merged, for a base that takes them in no other way. `tip`: the pushed commit. */
function publishAsBegun(
  work: PublishableWork,
  tip: string | undefined,
  deps: PublishDeps,
): Promise<PublishedWork> {
  const target = { ...work.target, pull: undefined };
  return publishBranch({ ...work, target, tip: tip ?? work.tip, checked: undefined }, deps);
}

/**
 * Publishes what a merged pull request doesn't hold, in one of its own that begins at the base as it is now: a squash or a rebase
 * leaves the commits of its branch out of the base. Returns undefined when the commits don't fit there.
 */
async function publishRest(
  work: PublishableWork,
  merged: PullRequest,
  deps: PublishDeps,
): Promise<PublishedWork | undefined> {
  const { target, tip, remoteTip } = work;
  const { git, note } = deps;
  const base = (await fetchBranchIfExists(git, target.base)) ?? work.baseCommit;
  const { sha } = merged.head;
  const done = (await isAncestor(git, sha, tip)) ? sha : remoteTip;
  const replayed = await replay(git, { base: done, tip }, base);
  if (replayed.kind === 'conflict') return undefined;
  const { commit } = replayed;
  if (commit === base) return toPublishedWork({ head: target.branch, commit: sha }, merged);
  const delivered = await deliverToOwnBranch(deps, { branch: target.branch, commit });
  const { branch } = delivered;
  const rest = {
    ...work,
    ...NOTHING_BEFORE,
    start: base,
    remoteTip: base,
    baseCommit: base,
    tip: commit,
  };
  const next = { ...rest, target: { ...target, branch, pull: undefined } };
  if (delivered.kind !== 'pushed') {
    return (await keepElsewhere(deliveryOf(next, deps), delivered, deps)).work;
  }
  deps.effect('push', `${branch} ${commit}`);
  note(
    `#${merged.number} was merged while the squad worked: what came after it has a pull request of its own.`,
  );
  return openPullRequest(next, commit, deps);
}

/** What a branch that begins at the base tells of earlier requests and checks. */
const NOTHING_BEFORE = {
  checked: undefined,
  earlier: { requests: [], transcript: emptyTranscript(0) },
} as const;

/** Opens the pull request; one that another run opened for the branch meanwhile is made to tell of this work. */
async function openPullRequest(
  work: PublishableWork,
  commit: string,
  deps: PublishDeps,
): Promise<PublishedWork> {
  const { base, branch: head } = work.target;
  const read = await readWork(commit, work, deps);
  const text = withoutSecrets(renderPullRequestText(work, read, deps), deps);
  const renew = (found: PullRequest) => updateOrNote(found, work, commit, deps);
  return openOrFindPullRequest({ base, head, commit, text, draft: work.draft, renew }, deps);
}

/** Updates an open pull request, and returns it as it is now. A failure becomes a note; never rejects. */
async function updateOrNote(
  pull: PullRequest,
  work: PublishableWork,
  commit: string,
  deps: PublishDeps,
): Promise<PullRequest> {
  const updated = await attempt(updatePullRequest(pull.number, work, commit, deps));
  if (updated.kind === 'done') return updated.value;
  deps.note(
    `The text of #${pull.number} could not be updated: this board shows what is new. ${describe(updated.error).message}`,
  );
  return pull;
}

/** Returns the work; if others' commits were added to those that the checks ran on, its checks say so, and a note does. */
async function asPushed(
  work: PublishableWork,
  commit: string,
  { git, note }: Pick<PublishDeps, 'git' | 'note'>,
): Promise<PublishableWork> {
  const { checked, transcript, target } = work;
  if (checked === undefined || checked === commit) return work;
  const [before, after] = await Promise.all([treeOf(git, checked), treeOf(git, commit)]);
  if (before === after) return work;
  note(
    `Somebody pushed to \`${target.branch}\` while the squad worked: the checks ran before those commits were joined, and nothing was run on both together.`,
  );
  const checks = { ...transcript.checks, isBeforeOthers: true };
  return { ...work, transcript: { ...transcript, checks } };
}
