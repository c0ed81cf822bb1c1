// Records what a review found, locks out the authors whose work it rejects, and tells who asked what follows.
import { attempt, describe } from '../../errors.ts';
import type { RunEvent } from '../../run-log/events.ts';
import type { ParsedReview, ReviewNote } from '../../run-log/review-note.ts';
import { askWhoRevises, type EscalationDeps } from '../messages/escalations.ts';
import type { Handoff } from '../messages/handoff.ts';
import { describeReview, VERDICTS } from './describe-review.ts';
import { type AuthorsOf, planRevision, type RevisionPlan } from './plan-revision.ts';
import { readReview } from './read-review.ts';
import type { ReviewStore } from './review-store.ts';

export type ReviewDeps = EscalationDeps & {
  readonly authorsOf: AuthorsOf;
  readonly reviews: ReviewStore;
  readonly environment: { emit(event: RunEvent): void };
};

/** A review request that has ended. */
export type EndedReview = {
  readonly id: string;
  readonly handoff: Handoff;
  readonly reviewer: string;
  /** The sender's chain: slugs that can't be handed work from there. */
  readonly path: readonly string[];
  /** The reviewer's last words; undefined when its session failed. */
  readonly answer: string | undefined;
};

/** What who asked for a review is told. */
export type ReviewReply = {
  readonly response: string;
  /** What follows from it, a sentence each. */
  readonly remarks: readonly string[];
};

/** Records the review and locks rejected authors out; undefined when there is none. A review by squad_review wins over a written one. */
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
  if (recorded === undefined) return { response: text, remarks };
  const name = nameOf(reviewer, deps);
  const response = describeReview(recorded, name, answer ?? '');
  return { response, remarks: [...contradictionRemark(recorded, answer, name), ...remarks] };
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
    const text = `A review rejected work, and who wrote it could not be found out: ${describe(planned.error).message}`;
    emit({ kind: 'note', text });
    return [];
  }
  const plan = planned.value;
  record({ ...note, reviser: plan.reviser?.slug });
  return [...lockOut(note, plan, { chain, deps }), ...wishRemarks(note, plan, deps)];
}

type LockOutContext = { readonly chain: readonly string[]; readonly deps: ReviewDeps };

function lockOut(
  { reviewer: by, requestedBy }: ReviewNote,
  { authors, paths, reviser }: RevisionPlan,
  { chain, deps }: LockOutContext,
): readonly string[] {
  const { lockout, environment } = deps;
  if (authors.length === 0) return [];
  for (const author of authors) {
    const lock = { ...author, by };
    if (lockout.lock(lock)) environment.emit({ kind: 'lock', note: lock });
  }
  const names = [...new Set(authors.map(({ agent }) => nameOf(agent, deps)))];
  const locked = `The work was rejected: ${names.join(' and ')} may not revise ${paths.join(', ')}.`;
  if (reviser === undefined) {
    askWhoRevises({ files: paths, from: by }, deps);
    return [`${locked} Nobody is left who may: people are asked. Leave these files as they are.`];
  }
  lockout.assign(reviser.slug, paths);
  const { slug, name } = reviser;
  if (slug === requestedBy) return [`${locked} You revise it.`];
  return chain.includes(slug)
    ? [`${locked} ${name}, who waits for your answer, revises it: say there what was rejected.`]
    : [`${locked} Hand the revision to ${slug} with squad_route, with these files.`];
}

/** What became of the reviewer's wish, where the sentence about the reviser doesn't tell. */
function wishRemarks(
  { reviewer }: ReviewNote,
  { authors, wish }: RevisionPlan,
  deps: ReviewDeps,
): readonly string[] {
  if (wish === undefined) return [];
  const { name, refusal } = wish;
  const wished = `${nameOf(reviewer, deps)} wanted ${name} to revise it`;
  if (refusal !== undefined) return [`${wished}, which can't be: ${refusal}.`];
  return authors.length === 0 ? [`${wished}.`] : [];
}

function nameOf(slug: string, { roster }: Pick<ReviewDeps, 'roster'>): string {
  return roster.find(slug)?.name ?? slug;
}
