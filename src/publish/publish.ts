// Publishes a run's work: pushes its branch without force, then opens its pull request or updates the one that is open.

import { attempt, describe } from '#src/errors.ts';
import type { PublishedWork } from '#src/outcome.ts';
import type { PullRequest } from '#src/ports/github.ts';
import { treeOf } from '#src/workspace/git-history.ts';
import { deliverWork } from './deliver-work.ts';
import { openOrFindPullRequest, toPublishedWork, withoutSecrets } from './open-pull-request.ts';
import type { PublishableWork, PublishDeps } from './publishable-work.ts';
import { readWork, renderPullRequestText, updatePullRequest } from './pull-request-text.ts';

/** Pushes the run's branch and makes its pull request tell of it. Throws a SquadError when the work can't be kept anywhere. */
export async function publishBranch(
  work: PublishableWork,
  deps: PublishDeps,
): Promise<PublishedWork> {
  const { target, remoteTip: start, tip, baseBranch } = work;
  const { branch, pull } = target;
  const { triggerId: request, runId: run } = deps.context().facts;
  const place = { branch, start, tip, base: baseBranch.commit };
  const delivered = await deliverWork({ ...place, isMemory: false, by: { request, run } }, deps);
  if (delivered.kind === 'kept') return delivered.work;
  const { commit } = delivered;
  const pushed = await asPushed(work, commit, deps);
  if (pull === undefined) return openPullRequest(pushed, commit, deps);
  const now = await updateOrNote(pull, pushed, commit, deps);
  if (now.state === 'open') return toPublishedWork({ head: branch, commit }, now);
  // What people merged needs another pull request; what they closed is not proposed again.
  if (now.merged) {
    const next = { ...pushed, target: { ...target, pull: undefined }, tip: commit };
    return publishBranch({ ...next, checked: undefined }, deps);
  }
  deps.note(
    `#${now.number} was closed while the squad worked: the new commits are only on its branch \`${branch}\`. Reopen it if you want them.`,
  );
  return toPublishedWork({ head: branch, commit }, undefined);
}

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
