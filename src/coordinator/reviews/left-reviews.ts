// The reviews of an interrupted run whose rejected work was not revised, or not looked at again.
import { COORDINATOR } from '#src/run-log/agent-row.ts';
import type { ReviewNote } from '#src/run-log/review-note.ts';
import type { Transcript } from '#src/run-log/transcript.ts';
import type { AgentRoster, Colleague, SessionBroker } from '../tasks/handoff.ts';
import type { Lockout } from './lockout.ts';
import { planRevision } from './plan-revision.ts';
import type { AssignedRevision } from './reviews.ts';
import { reviseAndLookAgain } from './revise.ts';
import { standingReviews } from './standing-findings.ts';

/** A review that rejected work, and what follows from it; without a revision, only its reviewer's second look. */
export type LeftReview = {
  readonly note: ReviewNote;
  readonly reviewer: Colleague;
  readonly revisions: readonly AssignedRevision[];
};

type Before = Pick<Transcript, 'reviews' | 'locks' | 'handoffs' | 'agents'>;

type ReviewPolicy = { readonly roster: AgentRoster; readonly lockout: Lockout };

/** Returns what the reviews of the run before leave to do. A revision that changed nothing is for whoever asked. Pure. */
export function leftReviews(before: Before, policy: ReviewPolicy): readonly LeftReview[] {
  return standingReviews(before.reviews).flatMap((note) => {
    const reviewer = policy.roster.find(note.reviewer);
    if (reviewer === undefined || !isFromColleague(note, policy.roster)) return [];
    const written = before.locks.filter(({ by }) => by === note.reviewer);
    const wished = { ...note, reassignTo: note.reviser ?? note.reassignTo };
    const planned = planRevision(wished, written, [note.requestedBy], policy).revisions;
    const all = planned.flatMap(({ reviser, paths: files }) =>
      reviser === undefined || reviser.slug === note.requestedBy ? [] : [{ reviser, files }],
    );
    const revisions = all.filter((one) => !hasAnswered(one, note, before));
    const isToLookAt = revisions.length > 0 || all.some((one) => hasChanged(one, before));
    return isToLookAt ? [{ note, reviewer, revisions }] : [];
  });
}

/** A person who asked for a review decides what follows from it. */
function isFromColleague({ requestedBy }: ReviewNote, roster: AgentRoster): boolean {
  if (requestedBy === COORDINATOR) return true;
  return !roster.isPerson(requestedBy) && roster.find(requestedBy)?.slug === requestedBy;
}

/** True when the reviser was asked after the review, and answered. */
function hasAnswered(
  { reviser }: AssignedRevision,
  { handoff, requestedBy }: ReviewNote,
  { handoffs }: Before,
): boolean {
  const later = handoffs.slice(handoffs.findIndex(({ id }) => id === handoff) + 1);
  return later.some(
    ({ from, to, type, status }) =>
      from === requestedBy &&
      to === reviser.slug &&
      type === 'implementation-request' &&
      status === 'answered',
  );
}

function hasChanged({ reviser, files }: AssignedRevision, { agents }: Before): boolean {
  return agents.some(
    (row) => row.agent === reviser.slug && row.files.some((path) => files.includes(path)),
  );
}

/** Has all that is left revised and looked at again. Returns what became of it, a sentence each. Never rejects. */
export async function followReviews(
  left: readonly LeftReview[],
  lockout: Lockout,
  route: SessionBroker['route'],
): Promise<readonly string[]> {
  const said = await Promise.all(
    left.map(({ note: { requestedBy: from, files, handoff: chain }, reviewer, revisions }) => {
      for (const { reviser, files: own } of revisions) lockout.assign(reviser.slug, own);
      const ask: Parameters<typeof reviseAndLookAgain>[3] = (message) =>
        route(message, { session: undefined, chain });
      return reviseAndLookAgain({ from, files }, reviewer, revisions, ask);
    }),
  );
  return said.flat();
}
