// Finds the work that a reviewer or a reviser is told about: its diff, who wrote it, and what is new.

import type { Handoff, RoutingPolicy } from '#src/coordinator/index.ts';
import { attempt } from '#src/errors.ts';
import { type FileDiff, readDiff } from '#src/publish/index.ts';
import { COORDINATOR } from '#src/run-log/index.ts';
import { pathsChangedBy, pathsChangedSince } from '#src/workspace/index.ts';
import { continuedWork } from '../../../context/follow-up.ts';
import type { RepositoryContext } from '../../../context/load-repository.ts';
import type { RunContext } from '../../../start/run-context.ts';
import { findEarlierAuthors, withName } from './earlier-authors.ts';
import { isNamed } from './numbered-diff.ts';
import { findStoppedWork, type StoppedWork } from './stopped-work.ts';

export type WorkDeps = {
  readonly context: RunContext;
  readonly repository: RepositoryContext;
  readonly isResumed: boolean;
  readonly policy: Pick<RoutingPolicy, 'authorsOf' | 'roster'>;
};

/** The work that a task is about. */
export type WorkSoFar = {
  readonly files: readonly FileDiff[];
  /** The authors' slugs, by path. */
  readonly authors: ReadonlyMap<string, readonly string[]>;
  /** True for what this run changed, if earlier ones changed something too. */
  readonly isNew: (path: string) => boolean;
  /** For a reviewer who looks again: what has changed since the last look. */
  readonly since?: ChangedSince | undefined;
  /** For an agent that begins: what others left when they were stopped. */
  readonly stopped?: readonly StoppedWork[];
};

export type ChangedSince = { readonly commit: string; readonly paths: readonly string[] };

/** The most files whose authors are looked up. */
const MOST_TRACED = 40;

/**
 * Returns the work that a review or a revision is about, or that a session of a continued run begins with; undefined for
 * other tasks, and when nothing was changed. Never rejects.
 */
export async function findWork(
  handoff: Handoff,
  isFirst: boolean,
  deps: WorkDeps,
): Promise<WorkSoFar | undefined> {
  const { context, repository, isResumed } = deps;
  const isReview = handoff.type === 'review-request';
  const stopped = isFirst && !isReview ? await findStoppedWork(context, repository) : [];
  const isContinuing = isResumed || stopped.length > 0 || continuedWork(repository) !== undefined;
  const files = await findChanges(handoff, isReview || (isFirst && isContinuing), deps);
  if (files.length === 0) return undefined;
  const [authors, isNew, since] = await Promise.all([
    traceAuthors(files, handoff, deps),
    findNew(deps),
    isReview ? findSince(handoff, deps) : undefined,
  ]);
  return { files, authors, isNew, since, stopped };
}

/** Returns the changes of the branch; none when the task is not about them. */
async function findChanges(
  { files: named }: Handoff,
  isAboutAll: boolean,
  { context, repository: { branch, baseCommit, team } }: WorkDeps,
): Promise<readonly FileDiff[]> {
  if ((!isAboutAll && named.length === 0) || branch.tip() === baseCommit) return [];
  const read = await attempt(readDiff(context.ports.git, { base: baseCommit, tip: branch.tip() }));
  if (read.kind === 'threw') return [];
  const files = read.value.filter(({ path }) => !path.startsWith(`${team.directory}/`));
  return isAboutAll || files.some((file) => isNamed(file, named)) ? files : [];
}

/** Returns what changed since this reviewer's last review in the run; undefined for the first, or when git can't say. */
async function findSince(
  { to }: Handoff,
  { context, repository: { branch, team }, policy }: WorkDeps,
): Promise<ChangedSince | undefined> {
  const slug = policy.roster.find(to)?.slug ?? to;
  const { reviews } = context.transcript.read();
  const commit = reviews.findLast(({ reviewer }) => reviewer === slug)?.commit;
  if (commit === undefined) return undefined;
  const range = { base: commit, tip: branch.tip() };
  const read = await attempt(pathsChangedSince(context.ports.git, range));
  if (read.kind === 'threw') return undefined;
  return { commit, paths: read.value.filter((path) => !path.startsWith(`${team.directory}/`)) };
}

async function findNew({ context, repository }: WorkDeps): Promise<WorkSoFar['isNew']> {
  const { branch, baseCommit } = repository;
  if (branch.start === baseCommit) return () => false;
  const range = { base: branch.start, tip: branch.tip() };
  const read = await attempt(pathsChangedSince(context.ports.git, range));
  const paths = new Set(read.kind === 'done' ? read.value : []);
  return (path) => paths.has(path);
}

async function traceAuthors(
  files: readonly FileDiff[],
  { files: named }: Handoff,
  { policy, context, repository }: WorkDeps,
): Promise<WorkSoFar['authors']> {
  const asked = [
    ...files.filter((file) => isNamed(file, named)),
    ...files.filter((file) => !isNamed(file, named)),
  ].map(({ path }) => path);
  const [found, earlier] = await Promise.all([
    attempt(policy.authorsOf(asked.slice(0, MOST_TRACED), COORDINATOR)),
    findEarlierAuthors(repository.commits, (commit) => pathsChangedBy(context.ports.git, commit)),
  ]);
  const authors = new Map(earlier);
  if (found.kind === 'threw') return authors;
  for (const { path, agent } of found.value) {
    authors.set(path, withName(authors.get(path), agent));
  }
  return authors;
}
