// Records what a review found, locks out the authors of rejected work, and tells the requester what follows.
import { attempt, describe } from '#src/errors.ts';
import { type Report, reportText } from '#src/report.ts';
import type { ParsedReview, ReviewNote } from '#src/run-log/index.ts';
import { type Handoff, mayRecordReview, reviewedFiles } from '../messages/handoff.ts';
import { describeReview } from './describe-review.ts';
import { type AuthorsOf, planRevision, type RevisionPlan } from './plan-revision.ts';
import { lockOut, nameOf, type RejectionDeps } from './reject-work.ts';
import type { ReviewStore } from './review-store.ts';
import { settlesFile } from './standing-findings.ts';

export type ReviewDeps = RejectionDeps & {
  readonly authorsOf: AuthorsOf;
  readonly reviews: ReviewStore;
};

/** A review request that has ended. */
export type EndedReview = {
  readonly id: string;
  readonly handoff: Handoff;
  readonly reviewer: string;
  /** The sender's chain: slugs that the sender can't hand work to. */
  readonly path: readonly string[];
  /** The reviewer's report; undefined when its session failed. */
  readonly report: Report | undefined;
};

/** What the requester of a review is told. */
export type ReviewReply = {
  readonly response: string;
  /** What follows from the review, a sentence each. */
  readonly remarks: readonly string[];
};

/** Records a review, and locks out rejected authors. Undefined without one, for a request that was not for a review. */
export async function recordReview(
  ended: EndedReview,
  deps: ReviewDeps,
): Promise<ReviewReply | undefined> {
  const { handoff, reviewer, path } = ended;
  const answer = ended.report?.summary ?? '';
  const recorded = mayRecordReview(handoff) ? deps.reviews.find(handoff, reviewer) : undefined;
  if (recorded === undefined) return recordWords(ended, deps);
  const note = noteOf(recorded, ended, recorded.summary ?? answer);
  const remarks = await applyReview(note, path, deps);
  const name = nameOf(reviewer, deps);
  const response = describeReview(recorded, name, answer, handoff.isFromPerson);
  return { response, remarks };
}

/** Records what a reviewer said who was asked for a review and recorded none: its words alone approve or reject nothing. */
async function recordWords(ended: EndedReview, deps: ReviewDeps): Promise<ReviewReply | undefined> {
  const { handoff, reviewer, path, report } = ended;
  if (handoff.type !== 'review-request' || report === undefined) return undefined;
  const answer = reportText(report);
  const remarks = await applyReview(noteOf(NO_REVIEW, ended, answer), path, deps);
  const none = `${nameOf(reviewer, deps)} recorded no review, so nothing is approved or rejected.`;
  return { response: answer, remarks: [none, ...remarks] };
}

const NO_REVIEW: ParsedReview = { verdict: 'none', findings: [], reassignTo: undefined };

function noteOf(
  review: ParsedReview,
  { id, handoff, reviewer }: EndedReview,
  text: string,
): ReviewNote {
  const files = reviewedFiles(handoff);
  return { ...review, handoff: id, reviewer, requestedBy: handoff.from, files, text };
}

async function applyReview(
  note: ReviewNote,
  chain: readonly string[],
  deps: ReviewDeps,
): Promise<readonly string[]> {
  const { emit } = deps.environment;
  const record = (ended: ReviewNote) => {
    deps.reviews.add(ended);
    emit({ kind: 'review', note: ended });
  };
  const planned = await attempt(planRevision(note, chain, deps));
  if (planned.kind === 'threw') {
    record(note);
    const text = `A review rejected work whose author could not be determined: ${describe(planned.error).message}`;
    emit({ kind: 'note', text });
    return [];
  }
  const plan = planned.value;
  const [only, ...others] = plan.revisions;
  record({ ...note, reviser: others.length === 0 ? only?.reviser?.slug : undefined });
  deps.lockout.release(note.reviewer, (path) => settlesFile(note, path));
  return [...lockOut(note, plan, { chain, deps }), ...wishRemarks(note, plan, deps)];
}

/** Says what became of the reviewer's wish, unless the sentence about the reviser already does. */
function wishRemarks(
  { reviewer }: ReviewNote,
  { authors, wish }: RevisionPlan,
  deps: ReviewDeps,
): readonly string[] {
  if (wish === undefined) return [];
  const { name, refusal } = wish;
  const wished = `${nameOf(reviewer, deps)} wanted ${name} to revise it`;
  if (refusal !== undefined) return [`${wished}, which is not possible: ${refusal}.`];
  return authors.length === 0 ? [`${wished}.`] : [];
}
