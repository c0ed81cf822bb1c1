// Publishes a run's work: pushes its branch without force, and opens its pull request or says how people can open it.

import { attempt } from '../errors.ts';
import type { PublishedWork } from '../outcome.ts';
import type { Git } from '../ports/git.ts';
import type { PullRequest } from '../ports/threads.ts';
import { treeOf } from '../workspace/git-history.ts';
import { deliverWork } from './deliver-work.ts';
import { openOrFindPullRequest, toPublishedWork, withoutSecrets } from './open-pull-request.ts';
import type { PublishDeps } from './publish-deps.ts';
import type { PublishableWork } from './publishable-work.ts';
import { isOurs, TITLES } from './pull-request/body-sections.ts';
import { updatePullRequestText, updateReviewText } from './pull-request/follow-up/follow-up.ts';
import { wasUnfinished } from './pull-request/follow-up/mark-ready.ts';
import { readWork, renderPullRequestText } from './pull-request/pull-request-text.ts';

/** Pushes the run's branch and opens its pull request. Throws a SquadError when the work can't be kept anywhere. */
export async function publishBranch(
  publishable: PublishableWork,
  deps: PublishDeps,
): Promise<PublishedWork> {
  const { target, remoteTip: start, tip, baseBranch } = publishable;
  const { base, branch: head } = target;
  const { triggerId: request, runId: run } = deps.context().facts;
  const place = { branch: head, start, tip, base: baseBranch.commit };
  const work = { ...place, isMemory: false, by: { request, run } };
  // What is told of the work is read while it is pushed, and again if others' commits were joined meanwhile.
  const reading = target.pull ? undefined : attempt(readWork(tip, publishable, deps));
  const delivered = await deliverWork(work, deps);
  if (delivered.kind === 'kept') return delivered.work;
  const { commit } = delivered;
  if (target.pull !== undefined) return toPublishedWork({ head, commit }, target.pull);
  const pushed = await asPushed(publishable, commit, deps);
  const known = commit === tip ? await reading : undefined;
  const read = known?.kind === 'done' ? known.value : await readWork(commit, pushed, deps);
  const text = withoutSecrets(renderPullRequestText(pushed, read, deps), deps);
  const renew = (found: PullRequest) => renewFound(found, publishable, commit, deps);
  return openOrFindPullRequest({ base, head, commit, text, draft: publishable.draft, renew }, deps);
}

/** Updates the text of a pull request that another run opened for the branch meanwhile. Never rejects. */
async function renewFound(
  found: PullRequest,
  publishable: PublishableWork,
  commit: string,
  deps: PublishDeps,
): Promise<PullRequest> {
  const target = { ...publishable.target, pull: found };
  const updating = updateOpenPullRequest({ ...publishable, target }, commit, deps);
  const updated = await attempt(updating);
  if (updated.kind === 'done') return updated.value ?? found;
  deps.note(staleTextNote(found));
  return found;
}

/** Tells people that a pull request's text is out of date. */
export function staleTextNote({ number }: Pick<PullRequest, 'number'>): string {
  return `The text of #${number} could not be updated: this board shows what is new.`;
}

/** Updates the text of a pull request that was already open to match the pushed work. Throws a SquadError. */
export async function updateOpenPullRequest(
  publishable: PublishableWork,
  commit: string,
  deps: PublishDeps,
): Promise<PullRequest | undefined> {
  const { target, share, draft, proposals } = publishable;
  if (target.pull === undefined) return undefined;
  // A saved state makes no draft ready, so the next run has to find it unfinished.
  const isLeft = publishable.isReturned === true && target.pull.draft;
  const isUnfinished = publishable.isUnfinished || (isLeft && wasUnfinished(target.pull));
  const pushed = await asPushed(publishable, commit, deps);
  const { transcript } = pushed;
  const work = await readWork(commit, pushed, deps);
  const isNew = publishable.tip !== publishable.start;
  const isJoined = transcript.checks.isBeforeOthers === true;
  const staysDraft = draft || isJoined || isLeft;
  return updatePullRequestText(
    target.pull.number,
    { transcript, work: { ...work, share }, isNew, isUnfinished, staysDraft, proposals },
    deps,
  );
}

/** Takes settled parts off an open pull request's list, after a run that changed nothing there. Throws a SquadError. */
export async function settleParts(
  settled: readonly string[],
  publishable: PublishableWork,
  deps: PublishDeps,
): Promise<void> {
  const { target, transcript, start, share, isUnfinished, draft: staysDraft } = publishable;
  if (target.pull === undefined) return;
  const work = { ...(await readWork(start, publishable, deps)), share };
  const part = { isNew: false, proposals: undefined, only: TITLES.notDone, settled };
  const followUp = { transcript, work, isUnfinished, staysDraft, ...part };
  await updatePullRequestText(target.pull.number, followUp, deps);
}

/** True if others' commits were added to those that the checks ran on. */
export async function isBeforeOthers(
  { checked }: Pick<PublishableWork, 'checked'>,
  pushed: string,
  git: Git,
): Promise<boolean> {
  if (checked === undefined || checked === pushed) return false;
  const [before, after] = await Promise.all([treeOf(git, checked), treeOf(git, pushed)]);
  return before !== after;
}

/** Returns the work; its checks say so if they ran before others' commits were added. */
async function asPushed(
  publishable: PublishableWork,
  commit: string,
  { git }: Pick<PublishDeps, 'git'>,
): Promise<PublishableWork> {
  if (!(await isBeforeOthers(publishable, commit, git))) return publishable;
  const { transcript } = publishable;
  const checks = { ...transcript.checks, isBeforeOthers: true };
  return { ...publishable, transcript: { ...transcript, checks } };
}

/** Updates what an open pull request's text says about reviews, after a run that changed nothing there. Throws a SquadError. */
export async function updateOpenReviews(
  publishable: PublishableWork,
  deps: PublishDeps,
): Promise<void> {
  const { target, transcript, start } = publishable;
  if (target.pull === undefined || !isOurs(target.pull.body)) return;
  const work = await readWork(start, publishable, deps);
  await updateReviewText(target.pull.number, { transcript, work }, deps);
}
