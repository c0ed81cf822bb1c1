// What follows from a review: whose work it rejects, who revises it, and whether the reviewer's wish is followed.
import type { ReviewNote } from '#src/run-log/index.ts';
import type { AgentRoster, Colleague } from '../messages/handoff.ts';
import { chooseReviser, type Lockout } from './lockout.ts';
import { answerWish, findWanted, type RevisionWish } from './revision-wish.ts';
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
export type ReviewedWork = Pick<
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
