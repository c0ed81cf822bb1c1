// What follows from a review: whose work it rejects, who revises it, and what becomes of the reviewer's wish.
import type { ReviewNote } from '../../run-log/review-note.ts';
import { cutCharacters } from '../../text/cut-characters.ts';
import { isSameRole } from '../messages/choose-recipient.ts';
import type { AgentRoster, Colleague } from '../messages/handoff.ts';
import { chooseReviser, type Lockout } from './lockout.ts';
import { toRepositoryPath } from './standing-findings.ts';

export type FileAuthor = { readonly agent: string; readonly path: string };

/** Which agent wrote what: of these files, or of what the sender (or anybody, for the coordinator) changed in this run. */
export type AuthorsOf = (
  files: readonly string[],
  sender: string,
) => Promise<readonly FileAuthor[]>;

export type RevisionPlanDeps = {
  readonly roster: AgentRoster;
  readonly lockout: Pick<Lockout, 'isLocked' | 'reviewersOf'>;
  readonly authorsOf: AuthorsOf;
};

/** What a review is about, and what it says. */
export type ReviewedWork = Pick<
  ReviewNote,
  'verdict' | 'findings' | 'files' | 'reviewer' | 'requestedBy' | 'reassignTo'
>;

export type RevisionPlan = {
  /** Whose work is rejected, file by file; empty when none is. */
  readonly authors: readonly FileAuthor[];
  /** The rejected files. */
  readonly paths: readonly string[];
  /** Undefined when nothing is rejected, or nobody is left. */
  readonly reviser: Colleague | undefined;
  /** Whom the reviewer wants to revise, and why that agent doesn't. */
  readonly wish: RevisionWish | undefined;
};

export type RevisionWish = {
  /** The name, or what the reviewer wrote. */
  readonly name: string;
  /** Undefined: the wish is followed. */
  readonly refusal: string | undefined;
};

/** Plans the revision; `chain` holds the slugs that can't be handed work from the sender. Throws what `authorsOf` throws. */
export async function planRevision(
  review: ReviewedWork,
  chain: readonly string[],
  { roster, lockout, authorsOf }: RevisionPlanDeps,
): Promise<RevisionPlan> {
  const { reviewer, requestedBy, verdict } = review;
  const isRejection = verdict === 'changes-requested';
  const found = isRejection ? await authorsOf(rejectedFiles(review), requestedBy) : [];
  const authors = found.filter(({ agent }) => agent !== reviewer);
  const paths = [...new Set(authors.map(({ path }) => path))];
  const isLocked = (agent: string, path: string) =>
    lockout.isLocked(agent, path) ||
    authors.some((author) => author.agent === agent && author.path === path);
  const choose = (without: readonly string[], preferred?: Colleague) =>
    chooseReviser({ ...roster, lockout: { ...lockout, isLocked }, paths, without, preferred });
  const wanted = findWanted(review, roster);
  const isWanted = wanted !== undefined && wanted.slug !== reviewer;
  const preferred = isWanted && choose([], wanted) === wanted ? wanted : undefined;
  const next =
    preferred ?? choose([reviewer, ...chain]) ?? choose([reviewer]) ?? choose([]) ?? undefined;
  const reviser = authors.length === 0 ? undefined : next;
  return { authors, paths, reviser, wish: answerWish(review, roster, { paths, isLocked, next }) };
}

/** The files with findings; without any, those that were to be reviewed. */
export function rejectedFiles({
  files,
  findings,
}: Pick<ReviewedWork, 'files' | 'findings'>): readonly string[] {
  if (findings.length === 0) return files;
  return [...new Set(findings.map(({ path }) => toRepositoryPath(path, files)))];
}

/** An agent by name, or by a role that only one agent has. */
function findWanted(
  { reassignTo }: Pick<ReviewedWork, 'reassignTo'>,
  roster: AgentRoster,
): Colleague | undefined {
  if (reassignTo === undefined) return undefined;
  const inRole = roster.colleagues.filter(({ role }) => isSameRole(role, reassignTo));
  return roster.find(reassignTo) ?? (inRole.length === 1 ? inRole[0] : undefined);
}

type WishContext = Pick<Lockout, 'isLocked'> &
  Pick<RevisionPlan, 'paths'> & { readonly next: Colleague | undefined };

function answerWish(
  review: ReviewedWork,
  roster: AgentRoster,
  context: WishContext,
): RevisionWish | undefined {
  const { reassignTo } = review;
  if (reassignTo === undefined) return undefined;
  const wanted = findWanted(review, roster);
  const name = wanted?.name ?? cutCharacters(reassignTo, 60);
  if (review.verdict !== 'changes-requested') return { name, refusal: 'nothing was rejected' };
  if (wanted !== undefined) return { name, refusal: whyNot(wanted, review, context) };
  const isPerson = roster.isPerson(reassignTo);
  return { name, refusal: isPerson ? 'that is a person' : 'nobody on this squad has that name' };
}

function whyNot(
  { slug, name, implements: changesFiles }: Colleague,
  { reviewer }: ReviewedWork,
  { paths, isLocked, next }: WishContext,
): string | undefined {
  if (!changesFiles) return `${name} does not change files`;
  const locked = paths.filter((path) => isLocked(slug, path));
  if (locked.length > 0) return `a review rejected ${name}'s work on ${locked.join(', ')}`;
  const isReviewer = slug === reviewer && next?.slug !== slug;
  return isReviewer ? 'who reviews the work revises it only when nobody else can' : undefined;
}
