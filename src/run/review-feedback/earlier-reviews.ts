// Whose requests for changes from before the run still stand after it.
import { rejectedFiles, speaksFor, standingLocks } from '#src/coordinator/index.ts';
import type { EarlierReview } from '#src/outcome.ts';
import type { Review } from '#src/ports/index.ts';
import type { LockNote, Transcript } from '#src/run-log/index.ts';
import type { Request } from '#src/trigger/index.ts';
import type { RepositoryContext } from '../context/load-repository.ts';

type BranchBefore = Pick<RepositoryContext, 'rejections'> & {
  readonly pullRequest: { readonly reviews: { readonly items: readonly Review[] } } | undefined;
};

/** Returns standing reviews of agents and people, except those of the requester, who knows them. Pure. */
export function earlierReviews(
  { names, reviews }: Pick<Transcript, 'names' | 'reviews'>,
  { rejections, pullRequest }: BranchBefore,
  { author }: Pick<Request, 'author'>,
): readonly EarlierReview[] {
  // What this run's reviews reject is reported with those reviews.
  const isAsked = (lock: LockNote) =>
    reviews.some((note) => speaksFor(note, lock) && rejectedFiles(note).includes(lock.path));
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

/** Associations of people whose review can block a merge. */
const MEMBERS: ReadonlySet<string> = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);
/** States that replace an earlier verdict; a comment doesn't. */
const VERDICTS: ReadonlySet<string> = new Set(['APPROVED', 'CHANGES_REQUESTED', 'DISMISSED']);

/** Returns the logins of members whose last verdict asks for changes. */
function objectors(reviews: readonly Review[]): readonly string[] {
  const last = new Map<string, string>();
  for (const { author, state, association } of reviews) {
    if (author === undefined || !MEMBERS.has(association) || !VERDICTS.has(state)) continue;
    last.set(author.login, state);
  }
  return [...last].flatMap(([login, state]) => (state === 'CHANGES_REQUESTED' ? [login] : []));
}
