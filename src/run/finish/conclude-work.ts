// What follows the agents' work: publishes it and the reviews, replies to feedback, and calls people when something went wrong.
import { attempt } from '#src/errors.ts';
import type { Outcome, WorkSize } from '#src/outcome.ts';
import { isWorkPath, sizeOfChange } from '#src/workspace/index.ts';
import type { RepositoryContext } from '../context/load-repository.ts';
import { replyToReviewThreads } from '../review-feedback/reply-to-review-threads.ts';
import type { RunContext } from '../start/run-context.ts';
import { decideOutcome, type Published, type WorkResult } from './decide-outcome.ts';
import { escalate } from './escalate.ts';
import { followReviews } from './follow-reviews.ts';
import { publishReviews } from './publish/publish-reviews.ts';
import { publishWork } from './publish/publish-work.ts';

/** Publishes what the agents did, and decides how the run ended. */
export async function concludeWork(
  result: WorkResult,
  context: RunContext,
  repository: RepositoryContext,
): Promise<Outcome> {
  const sizing = sizeOfWork(context, repository);
  await followReviews(context, repository);
  const published = withSize(await publishWork(result, context, repository), await sizing);
  await publishReviews(published, context, repository);
  const outcome = decideOutcome(result, published, context.transcript.read());
  await replyToReviewThreads(outcome, context, repository);
  await escalate(outcome, context, repository);
  return outcome;
}

/** Returns what the run changed besides the team's memory; undefined when it changed nothing, or git can't say. */
async function sizeOfWork(
  { ports }: RunContext,
  repository: RepositoryContext,
): Promise<WorkSize | undefined> {
  const { branch, target } = repository;
  const range = { base: branch.start, tip: branch.tip() };
  if (range.base === range.tip) return undefined;
  const isMemory = (path: string) => !isWorkPath(path, repository.team.directory);
  const sized = await attempt(sizeOfChange(ports.git, range, isMemory));
  if (sized.kind === 'threw') return undefined;
  return { ...sized.value, isPartial: target.from === 'branch' };
}

function withSize(published: Published, size: WorkSize | undefined): Published {
  if (published?.kind !== 'branch') return published;
  return { ...published, work: { ...published.work, size } };
}
