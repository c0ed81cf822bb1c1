// Every kind of failure that is played.
import type { Kind } from '../story.ts';
import { endlessLoop } from './handoffs/endless-loop.ts';
import { lostContext } from './handoffs/lost-context.ts';
import { lostHandoff } from './handoffs/lost-handoff.ts';
import { neverEnds } from './handoffs/never-ends.ts';
import { prematureEnd } from './handoffs/premature-end.ts';
import { repeatedWork } from './handoffs/repeated-work.ts';
import { unansweredQuestion } from './handoffs/unanswered-question.ts';
import { wrongRecipient } from './handoffs/wrong-recipient.ts';
import { ignoredReview } from './reviews/ignored-review.ts';
import { ownWork } from './reviews/own-work.ts';
import { forgedOrders } from './trust/forged-orders.ts';
import { contradictingEdits } from './work/contradicting-edits.ts';
import { inventedNames } from './work/invented-names.ts';
import { outsideTheTask } from './work/outside-the-task.ts';
import { partialFailure } from './work/partial-failure.ts';
import { refusalAsSuccess } from './work/refusal-as-success.ts';
import { unfoundedClaim } from './work/unfounded-claim.ts';
import { wrongArguments } from './work/wrong-arguments.ts';

export const KINDS: readonly Kind[] = [
  lostHandoff,
  endlessLoop,
  prematureEnd,
  wrongRecipient,
  repeatedWork,
  lostContext,
  unansweredQuestion,
  neverEnds,
  contradictingEdits,
  unfoundedClaim,
  partialFailure,
  refusalAsSuccess,
  outsideTheTask,
  inventedNames,
  wrongArguments,
  ignoredReview,
  ownWork,
  forgedOrders,
];
