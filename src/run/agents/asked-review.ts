// A person's request to one agent for a review of the thread's pull request, which becomes a review request to that agent.
import type { Handoff } from '../../coordinator/messages/handoff.ts';
import type { RoutingPolicy } from '../../coordinator/messages/route-handoff.ts';
import { attempt } from '../../errors.ts';
import { asksForReview } from '../../trigger/review-request.ts';
import { isWorkPath } from '../../workspace/work-path.ts';
import type { RepositoryContext } from '../context/load-repository.ts';

/** As many as squad_route takes; a review of more is of everything. */
const MOST_FILES = 100;

type ReviewedThread = Pick<RepositoryContext, 'pullRequest' | 'team'>;

/**
 * Makes a person's handoff a review request if it asks an agent that reviews for a review of an open pull request, and the
 * agent didn't write all of it. Never rejects.
 */
export async function asReviewRequest(
  handoff: Handoff,
  { roster, authorsOf }: Pick<RoutingPolicy, 'roster' | 'authorsOf'>,
  { pullRequest, team }: ReviewedThread,
): Promise<Handoff> {
  const agent = roster.find(handoff.to);
  const isMeant = pullRequest?.pull.state === 'open' && asksForReview(handoff.task);
  if (!isMeant || agent?.reviews !== true) return handoff;
  const paths = pullRequest.files.items
    .map(({ path }) => path)
    .filter((path) => isWorkPath(path, team.directory));
  const found = await attempt(authorsOf(paths, agent.slug));
  const authors = found.kind === 'done' ? found.value : [];
  const own = new Set(authors.flatMap((one) => (one.agent === agent.slug ? [one.path] : [])));
  const files = paths.filter((path) => !own.has(path));
  if (own.size > 0 && files.length === 0) return handoff;
  return { ...handoff, type: 'review-request', files: files.length > MOST_FILES ? [] : files };
}
