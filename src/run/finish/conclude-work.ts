// What follows the agents' work: it is published, reviewed, answered for, and people are asked where it went wrong.
import { attempt } from '../../errors.ts';
import type { Outcome } from '../../outcome.ts';
import { removeWorktrees } from '../../workspace/worktrees/worktrees.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import { replyToReviewThreads } from '../review-feedback/reply-to-review-threads.ts';
import type { RunContext } from '../start/run-context.ts';
import { answerOf, decideOutcome, type WorkResult } from './decide-outcome.ts';
import { escalate } from './escalate.ts';
import { followReviews } from './follow-reviews.ts';
import { publishReviews } from './publish-reviews.ts';
import { publishWork } from './publish-work.ts';

/** Publishes what the agents did, and decides how the run ended. */
export async function concludeWork(
  result: WorkResult,
  context: RunContext,
  repository: RepositoryContext,
): Promise<Outcome> {
  // The worktrees go while the commits are published. Where the run broke, an agent may still be at work in one.
  const removing =
    result.kind === 'broken' ? undefined : attempt(removeWorktrees(context.ports.git));
  await followReviews(context, repository);
  const published = await publishWork(answerOf(result), context, repository);
  await publishReviews(published, context, repository);
  const outcome = decideOutcome(result, published, context.transcript.read());
  await replyToReviewThreads(outcome, context, repository);
  await escalate(outcome, context, repository);
  await removing;
  return outcome;
}
