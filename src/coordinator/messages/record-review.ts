// Records what a review found, locks out the authors of rejected work, and tells the requester what follows.
import { attempt, describe } from '#src/errors.ts';
import { type Report, reportText } from '#src/report.ts';
import type { RunEvent } from '#src/run-log/events.ts';
import type { ParsedReview, ReviewNote } from '#src/run-log/review-note.ts';
import {
  type AuthorsOf,
  lockText,
  planRevision,
  type Revision,
  type RevisionPlan,
} from '../reviews/plan-revision.ts';
import type { ReviewStore } from '../reviews/review-store.ts';
import { describeReview, settlesFile } from '../reviews/standing-findings.ts';
import { type Handoff, mayRecordReview, reviewedFiles } from '../tasks/handoff.ts';
import { askWhoRevises, type EscalationDeps } from './escalations.ts';

// Locks out the authors of rejected work, and tells the requester who revises it.

type RejectionDeps = EscalationDeps & {
  readonly environment: { emit(event: RunEvent): void };
};

type LockOutContext = { readonly chain: readonly string[]; readonly deps: RejectionDeps };

/** Locks out the authors. Returns what the requester is told, in at most one paragraph. */
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

/** Returns the agent's name, or the slug where nobody has it. */
function nameOf(slug: string, { roster }: Pick<RejectionDeps, 'roster'>): string {
  return roster.find(slug)?.name ?? slug;
}

export type ReviewDeps = RejectionDeps & {
  readonly authorsOf: AuthorsOf;
  readonly reviews: ReviewStore;
};

/** A review request that has ended. */
type EndedReview = {
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
