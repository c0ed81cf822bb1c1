// Takes the review that a reviewer records in its session, and tells the reviewer what follows from it.
import { attempt } from '#src/errors.ts';
import {
  lockText,
  planRevision,
  type RevisionPlan,
  type RevisionPlanDeps,
} from '../reviews/plan-revision.ts';
import type { ReviewStore } from '../reviews/review-store.ts';
import type { RecordedReview, ReviewReceipt } from '../tasks/handoff.ts';
import { mayRecordReview, reviewedFiles } from '../tasks/handoff.ts';
import type { RunningTask } from './run-in-slot.ts';

type TakeReviewDeps = RevisionPlanDeps & { readonly reviews: ReviewStore };

/** Keeps the review until the session ends; `task` is what the session works on. Never rejects. */
export async function takeReview(
  review: RecordedReview,
  task: RunningTask | undefined,
  deps: TakeReviewDeps,
): Promise<ReviewReceipt> {
  if (task === undefined || !mayRecordReview(task.handoff)) return { kind: 'not-asked' };
  const { handoff, openedAgent, chain } = task;
  const reviewer = openedAgent.assignment.agent.slug;
  deps.reviews.keep(handoff, reviewer, review);
  const facts = { ...review, reviewer, requestedBy: handoff.from, files: reviewedFiles(handoff) };
  const senders = chain.path.filter((slug) => slug !== reviewer);
  const planned = await attempt(planRevision(facts, senders, deps));
  return {
    kind: 'recorded',
    next: planned.kind === 'done' ? whatFollows(planned.value, deps) : '',
  };
}

function whatFollows(plan: RevisionPlan, { roster }: RevisionPlanDeps): string {
  const { authors, revisions, wish } = plan;
  const nameOf = (slug: string) => roster.find(slug)?.name ?? slug;
  const doers = revisions.map(({ reviser, paths }) => {
    const what = revisions.length === 1 ? 'does' : `revises ${paths.join(', ')}`;
    return reviser === undefined ? `people are asked who ${what}` : `${reviser.name} ${what}`;
  });
  const tasks = authors.length === 0 ? [] : [`${lockText(authors, nameOf)}: ${doers.join(', ')}.`];
  const answer =
    wish?.refusal === undefined ? [] : [`${wish.name} can't revise it: ${wish.refusal}.`];
  return [...tasks, ...answer].join(' ');
}
