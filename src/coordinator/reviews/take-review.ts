// Takes the review that a reviewer records in its session, and says what follows from it.
import { attempt } from '../../errors.ts';
import type { RunningTask } from '../messages/task-runner.ts';
import { planRevision, type RevisionPlan, type RevisionPlanDeps } from './plan-revision.ts';
import type { RecordedReview, ReviewReceipt, ReviewStore } from './review-store.ts';

type TakeReviewDeps = RevisionPlanDeps & { readonly reviews: ReviewStore };

/** Keeps the review until the session ends; `task` is what the session works on. Never rejects. */
export async function takeReview(
  review: RecordedReview,
  task: RunningTask | undefined,
  deps: TakeReviewDeps,
): Promise<ReviewReceipt> {
  if (task === undefined || task.handoff.type !== 'review-request') return { kind: 'not-asked' };
  const { handoff, openedAgent, chain } = task;
  const reviewer = openedAgent.assignment.agent.slug;
  deps.reviews.keep(handoff, reviewer, review);
  const facts = { ...review, reviewer, requestedBy: handoff.from, files: handoff.files };
  const senders = chain.path.filter((slug) => slug !== reviewer);
  const planned = await attempt(planRevision(facts, senders, deps));
  return {
    kind: 'recorded',
    next: planned.kind === 'done' ? whatFollows(planned.value, deps) : '',
  };
}

function whatFollows(
  { authors, paths, reviser, wish }: RevisionPlan,
  { roster }: RevisionPlanDeps,
): string {
  const names = [...new Set(authors.map(({ agent }) => roster.find(agent)?.name ?? agent))];
  const who = reviser === undefined ? 'people are asked who does' : `${reviser.name} does`;
  const revision =
    authors.length === 0
      ? ''
      : `${names.join(' and ')} may not revise ${paths.join(', ')}: ${who}.`;
  const answer =
    wish?.refusal === undefined ? '' : `${wish.name} can't revise it: ${wish.refusal}.`;
  return [revision, answer].filter((text) => text !== '').join(' ');
}
