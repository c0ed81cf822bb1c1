// Updates an open pull request's text and title after a later run.

import type { OutboundText, PullRequestChange } from '../../../ports/github.ts';
import type { PullRequest } from '../../../ports/threads.ts';
import type { PublishDeps } from '../../publish-deps.ts';
import { isOurs, readSection, TITLES } from '../body-sections.ts';
import { undoneParts } from '../not-done-items.ts';
import {
  isMarkedUnfinished,
  markUnfinished,
  renderPullRequestTitle,
} from '../pull-request-title.ts';
import { markReady, waitsForChecks } from './mark-ready.ts';
import { type FollowUp, renderFollowUp, type Sealing } from './render-follow-up.ts';
import { isFirstTold } from './since-then.ts';

/**
 * Updates title and body, and makes a draft ready if its work is finished; leaves a pull request alone that was closed
 * meanwhile. Returns the pull request as read before the text changed, with its new draft state. Throws a SquadError.
 */
export async function updatePullRequestText(
  number: number,
  told: FollowUp,
  deps: PublishDeps,
): Promise<PullRequest> {
  // People may have edited the text while the agents worked.
  const pull = await deps.github.pullRequest(number);
  const isGone = told.settled?.every((part) => !undoneParts(pull.body).includes(part)) === true;
  if (pull.state === 'closed' || isGone) return pull;
  const followUp = told.settled === undefined ? told : afterSettling(told, told.settled, pull);
  // Comes before the new text: from the old one, a later run would still see that the draft has to be made ready.
  const now = await markReady(pull, followUp.staysDraft, deps);
  const change = {
    ...bodyChange(renderFollowUp(pull.body, followUp, deps)),
    ...(isOurs(pull.body) ? titleChange(pull, followUp, deps) : {}),
  };
  if (Object.keys(change).length > 0) await deps.github.updatePullRequest(number, change);
  return now;
}

/** Returns the follow-up with what the text still lists as not done. Checks that failed before did not run again. */
function afterSettling(
  followUp: FollowUp,
  settled: readonly string[],
  pull: PullRequest,
): FollowUp {
  const isLeft = undoneParts(pull.body).some((part) => !settled.includes(part));
  const isUnfinished = followUp.isUnfinished || isLeft;
  const isBlocked = isUnfinished || waitsForChecks(pull);
  const { work, staysDraft } = followUp;
  const share = { ...work.share, isReady: work.share.isReady && !isBlocked };
  const told = { isUnfinished, staysDraft: staysDraft || isBlocked };
  return { ...followUp, ...told, work: { ...work, share } };
}

/** Updates what the text says about reviews, after a run that only reviewed the pull request. Throws a SquadError. */
export async function updateReviewText(
  number: number,
  { transcript, work }: Pick<FollowUp, 'transcript' | 'work'>,
  deps: Sealing & Pick<PublishDeps, 'github'>,
): Promise<void> {
  const pull = await deps.github.pullRequest(number);
  if (pull.state === 'closed' || !isOurs(pull.body)) return;
  const share = { isWhole: false, isReady: isFinished(pull) };
  const review = { isNew: false, isUnfinished: false, staysDraft: true, only: TITLES.findings };
  const followUp = { transcript, work: { ...work, share }, proposals: undefined, ...review };
  const body = renderFollowUp(pull.body, followUp, deps);
  if (body !== undefined) await deps.github.updatePullRequest(number, { body });
}

/** True if neither the draft state nor the text says that work is missing. */
function isFinished({ draft, title, body }: PullRequest): boolean {
  const isWhole = readSection(TITLES.notDone, body).content === '';
  return !draft && !isMarkedUnfinished(title) && isWhole;
}

function bodyChange(body: OutboundText | undefined): PullRequestChange {
  return body === undefined ? {} : { body };
}

function titleChange(
  { title, body, number }: Pick<PullRequest, 'title' | 'body' | 'number'>,
  { isNew, isUnfinished, work, transcript }: FollowUp,
  { sealTitle }: PublishDeps,
): PullRequestChange {
  // The old title may name only a part of the work, since no earlier run described the whole.
  const isPart =
    isNew && !isUnfinished && isMarkedUnfinished(title) && isFirstTold(body, transcript);
  const whole = markUnfinished(title, false);
  const marked = isPart
    ? renderPullRequestTitle({
        titles: [work.report.title],
        request: '',
        threadTitle: whole,
        pulls: [number],
      })
    : markUnfinished(title, isUnfinished);
  return marked === title ? {} : { title: sealTitle(marked) };
}
