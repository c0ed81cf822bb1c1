// Records what a review found, locks out the authors of rejected work, and tells the requester what follows.
import { attempt, describe } from '../../errors.ts';
import type { RunEvent } from '../../run-log/events.ts';
import type { ParsedReview, ReviewNote } from '../../run-log/review-note.ts';
import { askWhoRevises, type EscalationDeps } from '../messages/escalations.ts';
import type { Handoff } from '../messages/handoff.ts';
import { describeReview, VERDICTS } from './describe-review.ts';
import {
  type AuthorsOf,
  lockText,
  planRevision,
  type Revision,
  type RevisionPlan,
} from './plan-revision.ts';
import { readReview } from './read-review.ts';
import type { ReviewStore } from './review-store.ts';
import { settlesFile } from './standing-findings.ts';

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
  const response = describeReview(recorded, name, answer ?? '');
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

type LockOutContext = { readonly chain: readonly string[]; readonly deps: ReviewDeps };

function lockOut(
  note: ReviewNote,
  { authors, revisions }: RevisionPlan,
  context: LockOutContext,
): readonly string[] {
  const { lockout, environment } = context.deps;
  if (authors.length === 0) return isNitsOnly(note) ? [ONLY_NITS] : [];
  for (const author of authors) {
    const reviser = revisions.find(({ paths }) => paths.includes(author.path))?.reviser?.slug;
    const lock = { ...author, by: note.reviewer, reviser };
    if (lockout.lock(lock)) environment.emit({ kind: 'lock', note: lock });
  }
  const locked = `The work was rejected: ${lockText(authors, (slug) => nameOf(slug, context.deps))}.`;
  const isOne = revisions.length === 1;
  return [[locked, ...revisions.map((one) => handOn(one, note, { ...context, isOne }))].join(' ')];
}

const ONLY_NITS = 'These are nits: the author may fix them or leave them.';

function isNitsOnly({ verdict, findings }: ReviewNote): boolean {
  const isRejection = verdict === 'changes-requested' && findings.length > 0;
  return isRejection && findings.every(({ severity }) => severity === 'nit');
}

/** Tells the requester who revises these files. */
function handOn(
  { reviser, paths }: Revision,
  { reviewer: from, requestedBy }: ReviewNote,
  { chain, deps, isOne }: LockOutContext & { readonly isOne: boolean },
): string {
  const [files, it] = isOne ? ['', 'it'] : [` of ${paths.join(', ')}`, paths.join(', ')];
  if (reviser === undefined) {
    askWhoRevises({ files: paths, from }, deps);
    return `Nobody is left who may${isOne ? '' : ` revise ${it}`}: people are asked. Leave ${isOne ? 'these files' : it} as they are.`;
  }
  deps.lockout.assign(reviser.slug, paths);
  const { slug, name } = reviser;
  if (slug === requestedBy) return `You revise ${it}.`;
  if (chain.includes(slug)) {
    return `${name}, who waits for your answer, revises ${it}: say there what was rejected.`;
  }
  const again = slug === from ? '' : `; then ask ${from} for a review of it`;
  return `Hand the revision${files} to ${slug} with squad_route, with these files${again}.`;
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

function nameOf(slug: string, { roster }: Pick<ReviewDeps, 'roster'>): string {
  return roster.find(slug)?.name ?? slug;
}
