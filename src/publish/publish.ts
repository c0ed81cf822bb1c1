// Publishes a run's work: pushes its branch without force, and opens its pull request or says how people can open it.

import { attempt } from '#src/errors.ts';
import type { PublishedWork } from '#src/outcome.ts';
import type { Git } from '#src/ports/git.ts';
import type { PullRequest } from '#src/ports/github.ts';
import { treeOf } from '#src/workspace/git-history.ts';
import { deliverWork } from './deliver-work.ts';
import { openOrFindPullRequest, toPublishedWork, withoutSecrets } from './open-pull-request.ts';
import type { PublishableWork, PublishDeps } from './publishable-work.ts';
import {
  readWork,
  renderPullRequestText,
  toldTranscript,
  updatePullRequestText,
} from './pull-request-text.ts';
import { isMarkedUnfinished } from './pull-request-title.ts';

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

/** Updates the text of a pull request that was already open to match the pushed commit. Throws a SquadError. */
export async function updateOpenPullRequest(
  publishable: PublishableWork,
  commit: string,
  deps: PublishDeps,
): Promise<PullRequest | undefined> {
  const { target, prefix, draft: staysDraft } = publishable;
  const { pull } = target;
  if (pull === undefined) return undefined;
  // A state makes no draft ready, so the next run has to find it unfinished.
  const isLeft = publishable.isReturned === true && pull.draft && isMarkedUnfinished(pull.title);
  const pushed = await asPushed(publishable, commit, deps);
  const isJoined = pushed.transcript.checks.isBeforeOthers === true;
  const isUnfinished = publishable.isUnfinished || isLeft || isJoined;
  const work = await readWork(commit, pushed, deps);
  const transcript = toldTranscript(pushed);
  const isOwn = target.branch.startsWith(prefix);
  const update = { transcript, work, isUnfinished, staysDraft, isOwn };
  return updatePullRequestText(pull.number, update, deps);
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
