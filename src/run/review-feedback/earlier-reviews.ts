// Whose request for changes stood before the run, and stands after it.
import { rejectedFiles, standingLocks } from '../../coordinator/reviews/standing-findings.ts';
import type { EarlierReview } from '../../outcome.ts';
import type { Review } from '../../ports/github.ts';
import type { LockNote } from '../../run-log/review-note.ts';
import type { Transcript } from '../../run-log/transcript.ts';
import type { Request } from '../../trigger/request.ts';
import type { RepositoryContext } from '../context/load-repository.ts';

type BranchBefore = Pick<RepositoryContext, 'rejections'> & {
  readonly pullRequest: { readonly reviews: { readonly items: readonly Review[] } } | undefined;
};

/** Agents' and people's, without those of who asks now: they know. Pure. */
export function earlierReviews(
  { names, reviews }: Pick<Transcript, 'names' | 'reviews'>,
  { rejections, pullRequest }: BranchBefore,
  { author }: Pick<Request, 'author'>,
): readonly EarlierReview[] {
  // What this run's reviews reject is told of them.
  const isAsked = ({ by, path }: LockNote) =>
    reviews.some((note) => note.reviewer === by && rejectedFiles(note).includes(path));
  const standing = standingLocks(rejections, reviews).filter(
    (lock) => names.has(lock.by) && !isAsked(lock),
  );
  const byAgents = [...new Set(standing.map(({ by }) => by))].map((reviewer) => {
    const own = standing.filter(({ by }) => by === reviewer);
    return { reviewer, files: [...new Set(own.map(({ path }) => path))] };
  });
  const people = objectors(pullRequest?.reviews.items ?? []).filter((one) => one !== author.login);
  return [...byAgents, ...people.map((reviewer) => ({ reviewer, files: [] }))];
}

/** Whose review can hold a merge up. */
const MEMBERS: ReadonlySet<string> = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);
/** A comment takes nothing back. */
const VERDICTS: ReadonlySet<string> = new Set(['APPROVED', 'CHANGES_REQUESTED', 'DISMISSED']);

/** The logins of members whose last verdict asks for changes. */
function objectors(reviews: readonly Review[]): readonly string[] {
  const last = new Map<string, string>();
  for (const { author, state, association } of reviews) {
    if (author === undefined || !MEMBERS.has(association) || !VERDICTS.has(state)) continue;
    last.set(author.login, state);
  }
  return [...last].flatMap(([login, state]) => (state === 'CHANGES_REQUESTED' ? [login] : []));
}
