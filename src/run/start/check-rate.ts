// The limit on one person's runs, counted by the boards of the last hour, which name the requester.
import { findOwnBoards } from '#src/publish/index.ts';
import { plural } from '#src/text/index.ts';
import type { RefusedPermit } from '../context/check-access.ts';
import type { RunArgs } from '../context/run-context.ts';

const HOUR_MS = 3_600_000;

/**
 * Refuses a person who started as many runs within the last hour as the workflow allows; 0 allows any number.
 * Requests at the same moment don't see each other's boards. Throws a SquadError (E_GITHUB, E_GITHUB_PERMISSION).
 */
export async function checkRate({
  request,
  inputs,
  ports: { github, clock },
}: RunArgs): Promise<RefusedPermit | undefined> {
  const limit = inputs.maxRunsPerPerson;
  if (limit === 0) return undefined;
  const { login } = request.author;
  const from = clock.now() - HOUR_MS;
  const { items } = await github.listRecentComments(new Date(from).toISOString());
  const recent = items.filter(({ createdAt }) => Date.parse(createdAt) >= from);
  const boards = await findOwnBoards(github, recent);
  const own = boards.filter(
    ({ marker }) =>
      marker.triggerId !== request.id && marker.asker?.toLowerCase() === login.toLowerCase(),
  );
  if (own.length < limit) return undefined;
  const reason = `${login} started ${plural(own.length, 'run')} within the last hour, as many as this repository allows; please ask again later`;
  return { kind: 'refused', login, reason, audience: 'collaborator', cause: 'rate' };
}
