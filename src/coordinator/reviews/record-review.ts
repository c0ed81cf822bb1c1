// Records what a review found, locks out the authors of rejected work, and tells the requester what follows.
import { attempt, describe } from '../../errors.ts';
import type { ParsedReview, ReviewNote } from '../../run-log/review-note.ts';
import type { Handoff } from '../messages/handoff.ts';
import { describeReview, VERDICTS } from './describe-review.ts';
import { type AuthorsOf, planRevision, type RevisionPlan } from './plan-revision.ts';
import { readReview } from './read-review.ts';
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
  /** The reviewer's last words; undefined when its session failed. */
  readonly answer: string | undefined;
};

/** What the requester of a review is told. */
export type ReviewReply = {
  readonly response: string;
  /** What follows from the review, a sentence each. */
  readonly remarks: readonly string[];
};

/** Records the review, by squad_review or else as written, and locks out rejected authors. Undefined without a review. */
export async function recordReview(
  ended: EndedReview,
  deps: ReviewDeps,
): Promise<ReviewReply | undefined> {
  const { id, handoff, reviewer, path, answer } = ended;
  if (handoff.type !== 'review-request') return undefined;
  const recorded = deps.reviews.find(handoff, reviewer);
  if (recorded === undefined && answer === undefined) return undefined;
  const review = recorded ?? readReview(answer ?? '');
  const { files, from: requestedBy } = handoff;
  const text = recorded?.summary ?? answer ?? '';
  const note = { ...review, handoff: id, reviewer, requestedBy, files, text };
  const remarks = await applyReview(note, path, deps);
  const name = nameOf(reviewer, deps);
  if (recorded === undefined) {
    return { response: text, remarks: [...noVerdictRemark(review, name), ...remarks] };
  }
  const response = describeReview(recorded, name, answer ?? '', handoff.isFromPerson);
  return { response, remarks: [...contradictionRemark(recorded, answer, name), ...remarks] };
}

/** Says that words of praise alone approve nothing. */
function noVerdictRemark({ verdict, findings }: ParsedReview, name: string): readonly string[] {
  if (verdict !== 'none' || findings.length > 0) return [];
  return [`${name} recorded no review and gave no verdict, so this is no approval.`];
}

function contradictionRemark(
  { verdict }: ParsedReview,
  answer = '',
  name: string,
): readonly string[] {
  const written = readReview(answer).verdict;
  if (written === 'none' || written === verdict) return [];
  const words = `${name}'s last words say "${VERDICTS[written]}"`;
  return [`${words}; the recorded review counts, and says: ${VERDICTS[verdict]}.`];
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
