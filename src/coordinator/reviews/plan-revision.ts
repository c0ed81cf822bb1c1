// What follows from a review: whose work it rejects, who revises it, and whether the reviewer's wish is followed.

import type { ReviewNote } from '#src/run-log/review-note.ts';
import { cutCharacters } from '#src/text/cut-characters.ts';
import { isAmong } from '#src/text/paths.ts';
import { type AgentRoster, type Colleague, isSameRole } from '../tasks/handoff.ts';
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

/** What a review is about, and what it says. */
type ReviewedWork = Pick<
  ReviewNote,
  'verdict' | 'findings' | 'files' | 'applied' | 'reviewer' | 'requestedBy' | 'reassignTo'
>;

export type RevisionPlan = {
  /** Whose work is rejected, file by file; empty when nothing is. */
  readonly authors: readonly FileAuthor[];
  /** Who revises which of the rejected files; empty when nothing is rejected. */
  readonly revisions: readonly Revision[];
  /** Whom the reviewer wants as reviser, by name, and why that agent isn't chosen. */
  readonly wish: { readonly name: string; readonly refusal: string | undefined } | undefined;
};

type Revision = {
  /** Undefined when nobody is left. */
  readonly reviser: Colleague | undefined;
  readonly paths: readonly string[];
};

/** What the choice of a reviser depends on. */
type RevisionPolicy = {
  readonly roster: AgentRoster;
  readonly lockout: Pick<Lockout, 'isLocked' | 'reviewersOf'>;
};

/** Returns who wrote what the review rejects. Throws what `authorsOf` throws. */
export async function rejectedAuthors(
  review: ReviewedWork,
  authorsOf: AuthorsOf,
): Promise<readonly FileAuthor[]> {
  if (!isRejection(review)) return [];
  const written = await authorsOf(rejectedFiles(review), review.requestedBy, true);
  return written.filter(({ agent }) => agent !== review.reviewer);
}

/** Plans the revision of what these authors wrote; `chain` holds the slugs that the sender can't hand work to. Pure. */
export function planRevision(
  review: ReviewedWork,
  written: readonly FileAuthor[],
  chain: readonly string[],
  { roster, lockout }: RevisionPolicy,
): RevisionPlan {
  const rejected = rejectedFiles(review);
  const isRejected = ({ path }: FileAuthor) => rejected.length === 0 || isAmong(path, rejected);
  const authors = isRejection(review) ? written.filter(isRejected) : [];
  const isLocked = (agent: string, path: string) =>
    lockout.isLocked(agent, path) ||
    authors.some((author) => author.agent === agent && author.path === path);
  const policy = {
    roster,
    lockout: { isLocked, reviewersOf: (some: readonly string[]) => lockout.reviewersOf(some) },
  };
  // What else such a review asks for, in files that the work left alone, goes with it.
  const beside = written.length === 0 ? [] : rejected;
  const paths = [...new Set([...authors.map(({ path }) => path), ...beside])];
  const revisions = chooseRevisers(paths, review, chain, policy);
  return { authors, revisions, wish: answerWish(review, paths, revisions, policy) };
}

/** Without files, everything that the sender wrote is rejected. Nits alone reject nothing. */
function isRejection(review: ReviewedWork): boolean {
  const { verdict, findings } = review;
  return (
    verdict === 'changes-requested' && (findings.length === 0 || rejectedFiles(review).length > 0)
  );
}

/** Picks one reviser for all files, or else one per file, since an author may revise another's file; the reviewer last. */
function chooseRevisers(
  paths: readonly string[],
  { reviewer, reassignTo }: ReviewedWork,
  chain: readonly string[],
  { roster, lockout }: RevisionPolicy,
): readonly Revision[] {
  if (paths.length === 0) return [];
  const choose = (some: readonly string[], without: readonly string[], preferred?: Colleague) =>
    chooseReviser({ colleagues: roster.colleagues, lockout, paths: some, without, preferred });
  const chooseFor = (some: readonly string[]) =>
    choose(some, [reviewer, ...chain]) ?? choose(some, [reviewer]);
  const wanted = findWanted(reassignTo, roster);
  const isFollowed = wanted?.slug !== reviewer && choose(paths, [], wanted) === wanted;
  const forAll = isFollowed ? wanted : chooseFor(paths);
  if (forAll !== undefined) return [{ reviser: forAll, paths }];
  const revisers = new Map<Colleague | undefined, string[]>();
  for (const path of paths) {
    const reviser = chooseFor([path]) ?? choose([path], []);
    revisers.set(reviser, [...(revisers.get(reviser) ?? []), path]);
  }
  return [...revisers].map(([reviser, own]) => ({ reviser, paths: own }));
}

/** Finds the wanted agent by name, or by a role that only one agent has. */
function findWanted(reassignTo: string | undefined, roster: AgentRoster): Colleague | undefined {
  if (reassignTo === undefined) return undefined;
  const inRole = roster.colleagues.filter(({ role }) => isSameRole(role, reassignTo));
  return roster.find(reassignTo) ?? (inRole.length === 1 ? inRole[0] : undefined);
}

/** Says whom the reviewer wants and, if that agent doesn't revise these files, why not. */
function answerWish(
  review: ReviewedWork,
  paths: readonly string[],
  revisions: readonly Revision[],
  policy: RevisionPolicy,
): RevisionPlan['wish'] {
  const { verdict, reassignTo } = review;
  if (reassignTo === undefined) return undefined;
  const wanted = findWanted(reassignTo, policy.roster);
  const name = wanted?.name ?? cutCharacters(reassignTo, 60);
  if (verdict !== 'changes-requested') return { name, refusal: 'nothing was rejected' };
  if (wanted === undefined) {
    const isPerson = policy.roster.isPerson(reassignTo);
    return { name, refusal: isPerson ? 'that is a person' : 'nobody on this squad has that name' };
  }
  if (!wanted.implements) return { name, refusal: `${name} does not change files` };
  const locked = paths.filter((path) => policy.lockout.isLocked(wanted.slug, path)).join(', ');
  if (locked !== '') return { name, refusal: `a review rejected ${name}'s work on ${locked}` };
  return {
    name,
    refusal: wanted.slug === review.reviewer ? whyNotReviewer(revisions, wanted) : undefined,
  };
}

function whyNotReviewer(
  [only, ...others]: readonly Revision[],
  { slug }: Colleague,
): string | undefined {
  const isReviser = others.length === 0 && only?.reviser?.slug === slug;
  return isReviser ? undefined : 'the reviewer revises the work only when nobody else can';
}

/** Returns `Hockney may not revise src/a.js, and Fenster may not revise src/b.js`, each with its own files. */
export function lockText(authors: readonly FileAuthor[], nameOf: (slug: string) => string): string {
  const namesByPaths = new Map<string, string[]>();
  for (const slug of new Set(authors.map(({ agent }) => agent))) {
    const paths = authors.flatMap(({ agent, path }) => (agent === slug ? [path] : [])).join(', ');
    namesByPaths.set(paths, [...(namesByPaths.get(paths) ?? []), nameOf(slug)]);
  }
  return [...namesByPaths]
    .map(([paths, names]) => `${names.join(' and ')} may not revise ${paths}`)
    .join(', and ');
}
