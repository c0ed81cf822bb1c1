// Checks who may start this run, by trigger/access-policy.ts, and how often. GitHub is asked first, while most of the program still loads.

import { findOwnBoards } from '#src/publish/board.ts';
import { plural } from '#src/text/count.ts';
import { authorise, type Permit, permissionFrom } from '#src/trigger/access-policy.ts';
import type { RunArgs } from './run-context.ts';

export type RefusedPermit = Extract<Permit, { readonly kind: 'refused' }>;

type AccessArgs = Omit<RunArgs, 'ports'> & { readonly ports: Pick<RunArgs['ports'], 'github'> };

/** GitHub may once say of somebody that it doesn't know them, so it is asked a second time after this pause. */
const ASK_AGAIN_MS = 2_000;

/** Checks everybody who has a part in making the request. */
export function checkAccess({ request, inputs, ports, job }: AccessArgs): Promise<Permit> {
  return authorise({
    request,
    minimum: inputs.minimumPermission,
    allowedBots: inputs.allowedBots,
    ownLogin: () => ports.github.ownLogin(),
    triggeringActor: job.triggeringActor,
    permissionOf: permissionFrom(ports.github),
  });
}

/**
 * Checks again before work is delivered. What was allowed at the start stays allowed unless GitHub says no twice: when
 * GitHub gives no answer, finished work is not thrown away.
 */
export async function findRevocation(args: RunArgs): Promise<RefusedPermit | undefined> {
  const permit = await checkAccess(args);
  if (permit.kind === 'allowed' || permit.cause === 'lookup') return undefined;
  await args.ports.clock.sleep(ASK_AGAIN_MS);
  const again = await checkAccess(args);
  return again.kind === 'refused' ? permit : undefined;
}

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
