// What follows from a review: whose work it rejects, who revises it, and whether the reviewer's wish is followed.

import type { ReviewNote } from '#src/run-log/review-note.ts';
import { cutCharacters } from '#src/text/cut-characters.ts';
import type { AgentRoster, Colleague } from '../tasks/handoff.ts';
import { isSameRole } from '../tasks/handoff.ts';
import { chooseReviser, type Lockout } from './lockout.ts';
import { rejectedFiles } from './standing-findings.ts';

/** An agent who wrote a file, in this run or in an earlier one. */
export type FileAuthor = {
  readonly agent: string;
  readonly path: string;
  readonly isEarlier?: true;
};

/**
 * Finds who wrote these files or folders or, without any, what the sender changed in this run (if the coordinator asks: all
 * that the branch changes). For a rejection, earlier runs' authors count only for files that this run left alone and, without
 * files, only if this run changed nothing; of several authors of a file, the last.
 */
export type AuthorsOf = (
  files: readonly string[],
  sender: string,
  isRejected?: boolean,
) => Promise<readonly FileAuthor[]>;

export type RevisionPlanDeps = {
  readonly roster: AgentRoster;
  readonly lockout: Pick<Lockout, 'isLocked' | 'reviewersOf'>;
  readonly authorsOf: AuthorsOf;
};

/** What a review is about, and what it says. */
type ReviewedWork = Pick<
  ReviewNote,
  'verdict' | 'findings' | 'files' | 'reviewer' | 'requestedBy' | 'reassignTo'
>;

export type RevisionPlan = {
  /** Whose work is rejected, file by file; empty when nothing is. */
  readonly authors: readonly FileAuthor[];
  /** The rejected files. */
  readonly paths: readonly string[];
  /** Who revises which of the rejected files; empty when nothing is rejected. */
  readonly revisions: readonly Revision[];
  /** Whom the reviewer wants as reviser, and why that agent isn't chosen. */
  readonly wish: RevisionWish | undefined;
};

export type Revision = {
  /** Undefined when nobody is left. */
  readonly reviser: Colleague | undefined;
  readonly paths: readonly string[];
};

/** Plans the revision; `chain` holds the slugs that the sender can't hand work to. Throws what `authorsOf` throws. */
export async function planRevision(
  review: ReviewedWork,
  chain: readonly string[],
  { roster, lockout, authorsOf }: RevisionPlanDeps,
): Promise<RevisionPlan> {
  const { reviewer } = review;
  const authors = (await findAuthors(review, authorsOf)).filter(({ agent }) => agent !== reviewer);
  const paths = [...new Set(authors.map(({ path }) => path))];
  const isLocked = (agent: string, path: string) =>
    lockout.isLocked(agent, path) ||
    authors.some((author) => author.agent === agent && author.path === path);
  const lists = { ...roster, lockout: { ...lockout, isLocked } };
  const choose: Choose = (chosen, without, preferred) =>
    chooseReviser({ ...lists, paths: chosen, without, preferred });
  const wanted = findWanted(review, roster);
  const isWanted = wanted !== undefined && wanted.slug !== reviewer;
  const preferred = isWanted && choose(paths, [], wanted) === wanted ? wanted : undefined;
  const revisions = planRevisions(paths, { choose, preferred, reviewer, chain });
  const next = revisions.length === 1 ? revisions[0]?.reviser : undefined;
  return { authors, paths, revisions, wish: answerWish(review, roster, { paths, isLocked, next }) };
}

function findAuthors(review: ReviewedWork, authorsOf: AuthorsOf): Promise<readonly FileAuthor[]> {
  const { verdict, findings, requestedBy } = review;
  const rejected = rejectedFiles(review);
  // Without files, everything that the sender wrote is rejected. Nits alone reject nothing.
  const isRejection =
    verdict === 'changes-requested' && (rejected.length > 0 || findings.length === 0);
  if (!isRejection) return Promise.resolve([]);
  return authorsOf(rejected, requestedBy, true);
}

type Choose = (
  paths: readonly string[],
  without: readonly string[],
  preferred?: Colleague,
) => Colleague | undefined;

type RevisionChoice = {
  readonly choose: Choose;
  readonly preferred: Colleague | undefined;
  readonly reviewer: string;
  readonly chain: readonly string[];
};

/** Picks one reviser for all files, or else one per file, since an author may revise another's file; the reviewer last. */
function planRevisions(
  paths: readonly string[],
  { choose, preferred, reviewer, chain }: RevisionChoice,
): readonly Revision[] {
  if (paths.length === 0) return [];
  const chooseFor = (some: readonly string[]) =>
    choose(some, [reviewer, ...chain]) ?? choose(some, [reviewer]);
  const forAll = preferred ?? chooseFor(paths);
  if (forAll !== undefined) return [{ reviser: forAll, paths }];
  const revisers = new Map<Colleague | undefined, string[]>();
  for (const path of paths) {
    const reviser = chooseFor([path]) ?? choose([path], []);
    revisers.set(reviser, [...(revisers.get(reviser) ?? []), path]);
  }
  return [...revisers].map(([reviser, own]) => ({ reviser, paths: own }));
}

/** Returns `Hockney may not revise src/a.js, and Fenster may not revise src/b.js`, each with its own files. */
export function lockText(authors: readonly FileAuthor[], nameOf: (slug: string) => string): string {
  const slugs = [...new Set(authors.map(({ agent }) => agent))];
  const pathsOf = (slug: string) =>
    authors.flatMap(({ agent, path }) => (agent === slug ? [path] : [])).join(', ');
  const namesOf = new Map<string, string[]>();
  for (const slug of slugs) {
    const paths = pathsOf(slug);
    namesOf.set(paths, [...(namesOf.get(paths) ?? []), nameOf(slug)]);
  }
  return [...namesOf]
    .map(([paths, names]) => `${names.join(' and ')} may not revise ${paths}`)
    .join(', and ');
}

// Whom a reviewer wants as reviser, and why that agent isn't chosen.

/** A wish, and whether it is followed. */
type RevisionWish = {
  /** The agent's name, or what the reviewer wrote. */
  readonly name: string;
  /** Undefined when the wish is followed. */
  readonly refusal: string | undefined;
};

/** Finds the wanted agent by name, or by a role that only one agent has. */
function findWanted(
  { reassignTo }: Pick<ReviewNote, 'reassignTo'>,
  roster: AgentRoster,
): Colleague | undefined {
  if (reassignTo === undefined) return undefined;
  const inRole = roster.colleagues.filter(({ role }) => isSameRole(role, reassignTo));
  return roster.find(reassignTo) ?? (inRole.length === 1 ? inRole[0] : undefined);
}

type WishfulReview = Pick<ReviewNote, 'reassignTo' | 'verdict' | 'reviewer'>;

type WishContext = Pick<Lockout, 'isLocked'> & {
  /** The rejected files. */
  readonly paths: readonly string[];
  /** The reviser, if one agent revises them all. */
  readonly next: Colleague | undefined;
};

/** Answers a reviewer's wish; undefined without one. */
function answerWish(
  review: WishfulReview,
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
  { reviewer }: WishfulReview,
  { paths, isLocked, next }: WishContext,
): string | undefined {
  if (!changesFiles) return `${name} does not change files`;
  const locked = paths.filter((path) => isLocked(slug, path));
  if (locked.length > 0) return `a review rejected ${name}'s work on ${locked.join(', ')}`;
  const isReviewer = slug === reviewer && next?.slug !== slug;
  return isReviewer ? 'the reviewer revises the work only when nobody else can' : undefined;
}
