// What a reviewing agent may record a review of when a person asks it something on an open pull request.
import type { Handoff, RoutingPolicy } from '#src/coordinator/index.ts';
import { attempt } from '#src/errors.ts';
import { isWorkPath } from '#src/workspace/index.ts';
import type { RepositoryContext } from '../context/load-repository.ts';

/** As many as squad_route takes; a review of more is of everything. */
const MOST_FILES = 100;

type ReviewedThread = Pick<RepositoryContext, 'pullRequest' | 'team'>;

/**
 * Adds the files of the thread's open pull request that an agent who reviews may record a review of: those that it didn't
 * write. Whether the person asked for a review is for the agent to read. Never rejects.
 */
export async function withReviewableFiles(
  handoff: Handoff,
  { roster, authorsOf }: Pick<RoutingPolicy, 'roster' | 'authorsOf'>,
  { pullRequest, team }: ReviewedThread,
): Promise<Handoff> {
  const agent = roster.find(handoff.to);
  if (pullRequest?.pull.state !== 'open' || agent?.reviews !== true) return handoff;
  const paths = pullRequest.files.items
    .map(({ path }) => path)
    .filter((path) => isWorkPath(path, team.directory));
  const found = await attempt(authorsOf(paths, agent.slug));
  const authors = found.kind === 'done' ? found.value : [];
  const own = new Set(authors.flatMap((one) => (one.agent === agent.slug ? [one.path] : [])));
  const files = paths.filter((path) => !own.has(path));
  if (own.size > 0 && files.length === 0) return handoff;
  return { ...handoff, reviewable: files.length > MOST_FILES ? [] : files };
}
